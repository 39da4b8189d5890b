// What happened since a player's own last move: marked on the board, and told in one line above it.

import { joined, type Line } from "./speech";

/** As much of a step as this needs. */
export interface Stepped {
  step: number;
  seat: number;
}

/**
 * The steps after the last one of these seats; of somebody who only looks on, from the last that anybody chose. Setting
 * up the table is not among them. Where all choose together (`isTogether`), my own step may be the one that opened
 * everybody's: it is one of them.
 */
export function since<S extends Stepped>(story: readonly S[], seats: readonly number[], isTogether = false): S[] {
  const isOwn = ({ seat }: S): boolean => (seats.length ? seats.includes(seat) : seat >= 0);
  const begun = story.findIndex(({ seat }) => seat >= 0);
  if (begun < 0) return [];
  const own = story.findLastIndex(isOwn);
  return story.slice(Math.max(begun, seats.length && !isTogether ? own + 1 : own));
}

/** Of what is told of one step only what matters afterwards: no closed fist, no card that was merely turned. */
export const gist = (told: readonly Line[], byChance: boolean): string[] =>
  told.map((line) => (byChance || line.isSealed ? line.came : joined(line))).filter(Boolean);
