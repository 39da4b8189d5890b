// The record of bakschisch; written by `make protocol` from its state.py.

import type { Layout } from "../../lib/records";

export interface Table {
  /** squares of each person; the start is bit 0 (BK-01) */
  track: number[][];
  /** copies of each card not seen since the last shuffle */
  left: number[];
  /** the row of this round, FAKIR to CALIPH; 0: face down */
  card: number[];
  /** square of each pawn, the throne at the furthest */
  pawn: number[];
  /** square before the fists were opened; then as `pawn` */
  came: number[];
  /** pieces in each bag; UNKNOWN where bags are not shown */
  gold: (number | null)[];
  /** 1: in the bag; 0: used this round, or left at the gate */
  thief: boolean[];
  /** NOT_YET to THIEF_IN_FIST; UNKNOWN: closed, while BIDDING */
  fist: (number | null)[];
  /** bribe that brought the pawn to the throne; 0: not there */
  arrival: number[];
  /** gold beside the board (BK-10) */
  pot: number;
  /** gold out of the game (BK-18) */
  box: number;
  /** rounds begun */
  rounds: number;
  /** cards face up; the last of them is the one being bribed */
  up: number;
  /** TURNING, BIDDING or OVER */
  phase: "turning" | "bidding" | "over";
  /** seats whose fist is not yet in; 0 unless BIDDING */
  waiting: number[];
  /** once over: who has won */
  winners: number[];
  /** how many play */
  seats: number;
  /** last square */
  throne: number;
  /** first square behind the gate (BK-16) */
  palace: number;
  /** a theft keeps everybody where they are (BK-12) */
  theft_cancels: boolean;
  /** BEHIND or MIRROR */
  reverse_place: number;
  /** TO_POT or TO_BOX */
  remainder: number;
  /** everybody sees every bag (BK-22) */
  open_bags: boolean;
}

export const LAYOUT: Layout = {
  board: [],
  own: [
    ["track", "i8", 0, [5], { width: 1 }],
    ["left", "i1", 40, [6]],
    ["card", "i1", 46, [5]],
    ["pawn", "i1", 51, [4], { each: "seats" }],
    ["came", "i1", 55, [4], { each: "seats" }],
    ["gold", "i1", 59, [4], { absent: -1, each: "seats" }],
    ["thief", "i1", 63, [4], { each: "seats", isSwitch: true }],
    ["fist", "i1", 67, [4], { absent: -1, each: "seats" }],
    ["arrival", "i1", 71, [4], { each: "seats" }],
    ["pot", "i1", 75, []],
    ["box", "i1", 76, []],
    ["rounds", "i1", 77, []],
    ["up", "i1", 78, []],
    ["phase", "i1", 79, [], { names: ["turning", "bidding", "over"] }],
    ["waiting", "i1", 80, [], { width: 1 }],
    ["winners", "i1", 81, [], { width: 1 }],
    ["seats", "i1", 82, []],
    ["throne", "i1", 83, []],
    ["palace", "i1", 84, []],
    ["theft_cancels", "i1", 85, [], { isSwitch: true }],
    ["reverse_place", "i1", 86, []],
    ["remainder", "i1", 87, []],
    ["open_bags", "i1", 88, [], { isSwitch: true }],
  ],
};
