// Finished games: replays and their scenes; and a table to show the rules on. As server/transport/review.py.

import type { Drawn, Film, Replay, Sample, Scene } from "../lib/protocol";
import { CHANCE } from "./events";
import { below } from "./dice";
import { review } from "./decisions";
import type { Box } from "./games";
import { Match } from "./match";
import { denied } from "./refusals";
import type { Look } from "./tables";
import { termsOf } from "./terms";

const CHUNK = 32; // views in one answer
const SEED = "1"; // of a table to look at: always the same one

/** A finished game, step by step, as that seat or a spectator saw it. */
export function replay({ table, telling }: Look, seat: number | null): Replay {
  review(table);
  checkSeat(table.match, seat);
  const { match } = table;
  return {
    info: telling.info(),
    seat,
    steps: match.log.length,
    actors: actorsOf(match),
    happened: telling.whole(seat),
    is_timed: table.isTimed,
  };
}

function actorsOf(match: Match): number[][] {
  const found = match.at(0);
  return [found.actors, ...match.log.map((step) => (found.follow([step]), found.actors))];
}

/** The table before that step and the next ones, as that seat saw it. */
export function scenes({ table, box }: Look, first: number, seat: number | null): Scene[] {
  review(table);
  const { match } = table;
  checkSeat(match, seat);
  if (!(first >= 0 && first <= match.log.length)) throw denied("no-such-step", { step: String(first) });
  const found = match.at(first);
  const steps = match.log.slice(first, first + CHUNK - 1);
  return [sceneOf(found, seat, box), ...steps.map((step) => (found.follow([step]), sceneOf(found, seat, box)))];
}

function sceneOf(match: Match, seat: number | null, { stranger }: Pick<Box, "stranger">): Scene {
  const view = match.seen(seat);
  if (!stranger) return { view, drawing: null };
  return { view: stranger.view(view, match.laid), drawing: stranger.drawing(view, match.laid) };
}

/** The table in letters, as each seat of ours knows it, and its choices in words: for a game that has no board. */
export function drawings({ table, telling, box: { stranger } }: Look, language: string): Drawn[] {
  if (!stranger) return [];
  return telling.seatViews().map(({ seat, view, choices }) => ({
    ...{ seat, version: table.version, drawing: stranger.drawing(view, table.match.laid) },
    sentences: Object.fromEntries((choices as number[]).map((id) => [id, stranger.sentence(seat, id)[language] ?? ""])),
  }));
}

function checkSeat(match: Match, seat: number | null): void {
  if (seat !== null && !(seat >= 0 && seat < match.seats)) throw denied("no-such-seat", { seat: String(seat) });
}

/** The throw that led to that step, as it was seen; null if none did. */
export function film({ table, box }: Look, step: number): Film | null {
  review(table);
  return box.live?.film(table.match, step, `${table.id} ${step}`) ?? null;
}

/** A table as it is laid, or some moves later; who plays it plays anything. */
export function sample({ rules, stranger }: Box, steps: number): Sample {
  const match = new Match(rules, termsOf(rules.manifest, { options: rules.manifest.sample }));
  match.trust(SEED);
  for (let left = steps; left > 0 && match.actors.length; left--) {
    const seat = match.actors[0] ?? CHANCE;
    const legal = match.legal(seat);
    match.follow(match.answer(seat, legal[below(1, match.log.length, legal.length)]!));
  }
  return { scene: sceneOf(match, 0, { stranger }), laid: match.laid };
}
