// A decision judged afterwards (agents/analysis.py): what the best action promised, and what the one played kept of it.

import type { Match } from "../match";
import type { Box } from "./box";
import type { Pace } from "./pace";
import type { Candidate } from "./searcher";
import type { Judgement } from "./thinker";
import { ROOT } from "./tree";

/** The decision that the seat took here; null where it had no choice. */
export async function judge(
  box: Box,
  match: Match,
  seat: number,
  played: number,
  pace: Pace,
): Promise<Judgement | null> {
  if (match.legal(seat).length < 2) return null;
  const { levels } = box.machine.manifest;
  const isDeep = levels["calife"]!.kind === "depth";
  return isDeep ? byDepth(box, match, seat, played, pace) : bySearch(box, match, seat, played, pace);
}

async function bySearch(box: Box, match: Match, seat: number, played: number, pace: Pace): Promise<Judgement> {
  const searcher = box.searcher(box.machine.manifest.thinking!.judging);
  const found = await searcher.think(match, seat, pace);
  const best = found[0]!;
  const { tree } = searcher;
  const node = tree.node(ROOT, "armed") ? ROOT : tree.find(ROOT, best.action);
  const visits = Math.max(1, tree.node(node, "visits"));
  return {
    values: Array.from({ length: match.seats }, (_, other) => tree.node(node, "total", other) / visits),
    best: best.action,
    promised: best.value,
    kept: keptOf(found, played, box.machine.manifest.thinking!.doubt),
    why: box.sayings.why(match, seat, best.action),
    sure: "searched",
    endsIn: 0,
  };
}

/** The value of what was played; the less it was tried the less is made of it. */
function keptOf(found: readonly Candidate[], played: number, doubt: number): number {
  const best = found[0]!.value;
  const tried = found.find(({ action }) => action === played);
  return tried ? (tried.visits * tried.value + doubt * best) / (tried.visits + doubt) : best;
}

/** Two who see everything: what one is promised the other is not. */
async function byDepth(box: Box, match: Match, seat: number, played: number, pace: Pace): Promise<Judgement> {
  const { nodes } = box.machine.manifest.thinking!;
  const best = await (await box.alphabeta()).think(match, seat, { nodes }, pace);
  const why = box.sayings.why(match, seat, best.action);
  if (best.endsIn) why.push(box.sayings.proved(best.value, best.endsIn));
  const kept = played === best.action ? best.value : await valueAfter(box, match, seat, played, pace);
  return {
    values: Array.from({ length: match.seats }, (_, other) => (other === seat ? best.value : -best.value)),
    best: best.action,
    promised: best.value,
    kept: Math.min(kept, best.value),
    why,
    sure: best.endsIn ? "proved" : "searched",
    endsIn: best.endsIn,
  };
}

/** What the seat is promised once that was played. */
async function valueAfter(box: Box, match: Match, seat: number, played: number, pace: Pace): Promise<number> {
  const { nodes } = box.machine.manifest.thinking!;
  const after = match.copy();
  after.follow([[seat, played]]);
  if (after.isOver) return box.returns(after, seat);
  const other = after.actors[0]!;
  const { value } = await (await box.alphabeta()).think(after, other, { nodes }, pace);
  return other === seat ? value : -value;
}
