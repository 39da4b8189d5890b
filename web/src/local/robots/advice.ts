// Hints (agents/advice.py): what the strongest would do on a seat, why, and how sure that is.

import type { Hinted } from "../../lib/protocol";
import type { Match } from "../match";
import type { Box } from "./box";
import type { Pace } from "./pace";

/** What the search says of one action. */
interface Thought extends Pick<Hinted, "action" | "value" | "visits" | "sure"> {
  /** Actions to the end, this one among them, if that is proved; else 0. */
  endsIn: number;
}

/** Every action worth a thought, best first; from nothing that the seat may not know. */
export async function advise(box: Box, match: Match, seat: number, seconds: number, pace: Pace): Promise<Hinted[]> {
  const found = await thoughts(box, match, seat, seconds, pace);
  const best = found[0]!.value;
  return found.map((thought, place) => {
    const { action, value, visits, sure } = thought;
    const told = toldOf(box, thought, place, best - value);
    return { action, value, visits, why: [...box.sayings.why(match, seat, action), told], sure };
  });
}

/** What the strongest way to think finds, best first. */
async function thoughts(box: Box, match: Match, seat: number, seconds: number, pace: Pace): Promise<Thought[]> {
  const { levels, thinking } = box.machine.manifest;
  const strongest = levels["calife"]!;
  if (strongest.kind !== "search") return looked(box, match, seat, seconds, pace);
  const found = await box.searcher({ ...strongest, seconds }).think(match, seat, pace);
  return found.map(({ action, value, visits }) => {
    const sure = visits > thinking!.guessed ? "searched" : "guessed";
    return { action, value, visits, sure, endsIn: 0 };
  });
}

/** The best by a deep search, what it proves told as such; the others by a glance at each. */
async function looked(box: Box, match: Match, seat: number, seconds: number, pace: Pace): Promise<Thought[]> {
  const alphabeta = await box.alphabeta();
  const best = await alphabeta.think(match, seat, { seconds: seconds / 2 }, pace);
  const { action, value, nodes, plies, endsIn } = best;
  const sure = endsIn ? "proved" : plies ? "searched" : "guessed";
  const first: Thought = { action, value, visits: nodes, sure, endsIn };
  if (!plies) return [first];
  alphabeta.forget();
  const glances: Thought[] = [];
  for (const other of match.legal(seat)) glances.push(await glanced(box, match, seat, other, pace));
  const alike = glances.find((other) => other.action === action)!;
  const others = glances.filter((other) => other !== alike).map((other) => beside(first, alike, other));
  return [first, ...others.sort((one, other) => other.value - one.value)];
}

/** What comes of one action, by a short search of the table after it. */
async function glanced(box: Box, match: Match, seat: number, action: number, pace: Pace): Promise<Thought> {
  const { thinking } = box.machine.manifest;
  const after = match.copy();
  after.follow([[seat, action]]);
  if (after.isOver) return { action, value: box.returns(after, seat), visits: 1, sure: "proved", endsIn: 1 };
  const other = after.actors[0]!;
  const found = await (await box.alphabeta(false)).think(after, other, { nodes: thinking!.glance }, pace);
  const value = other === seat ? found.value : -found.value;
  if (found.endsIn) return { action, value, visits: found.nodes, sure: "proved", endsIn: found.endsIn + 1 };
  return { action, value, visits: found.nodes, sure: "guessed", endsIn: 0 };
}

/**
 * An action beside the best: what is proved stands; else a glance is compared with a glance. A deep search and a short
 * one judge the same table differently: their values do not compare.
 */
function beside(first: Thought, alike: Thought, other: Thought): Thought {
  if (first.sure === "proved" || other.sure === "proved")
    return { ...other, value: Math.min(other.value, first.value) };
  return { ...other, value: Math.max(-1, first.value - Math.max(0, alike.value - other.value)) };
}

function toldOf({ machine, sayings }: Box, thought: Thought, place: number, behind: number): number[] {
  if (thought.sure === "proved") return sayings.proved(thought.value, thought.endsIn);
  if (place && thought.visits <= machine.manifest.thinking!.guessed) return sayings.hardlyTried(thought.visits);
  return sayings.compared(place, behind);
}
