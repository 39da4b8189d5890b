// For tests: a dragon to show, and steps on it.

import type { KhanTsinTable } from "../protocol";
import type { Seen, Step } from "./drawn";
import { KINDS } from "./facts";

type Kind = (typeof KINDS)[number][0];

export const row = (kind: Kind, ...said: number[]): number[] => [KINDS.findIndex(([name]) => name === kind), ...said];
export const step = (at: number, ...effects: number[][]): Step => ({ step: at, effects });

const barons = (letters: string): number[] => [...letters].map((baron) => "rkw".indexOf(baron) + 1);

/** A pile as it is told. */
export const told = (letters: string): number => barons(letters).reduceRight((pile, colour) => (pile << 2) | colour, 0);

/** What kernels say of a pile. */
export function counted(square: number, pile: string): number[] {
  const [red, black, white] = ["r", "k", "w"].map((colour) => pile.split(colour).length - 1);
  return row("counted", square, pile.length, red!, black!, white!, 9 - pile.length, 3);
}

/** A dragon with these piles, from South's end, and what each side may move of them. */
export function seen(piles: string[], reach: number[][] = [], taken = ""): Seen {
  const within = reach.flatMap((squares, seat) => squares.map((square) => row("reached", seat, square, 1)));
  const table: KhanTsinTable = {
    occupied: [],
    tall: [],
    holds: [],
    pile: piles.map(barons),
    taken: barons(taken),
    tally: [],
    kind: [],
    left: [],
    phase: "moving",
    seat: 0,
    winner: null,
    setup: 0,
    flip_moved: false,
    flip_result: false,
    two_speeds: false,
    pie: false,
    turned: false,
  };
  return { table, facts: [...piles.flatMap((pile, square) => (pile ? [counted(square, pile)] : [])), ...within] };
}
