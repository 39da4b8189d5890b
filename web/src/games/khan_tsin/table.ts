// The record of khan-tsin; written by `make protocol` from its state.py.

import type { Layout } from "../../lib/records";

export interface Table {
  /** squares with a pile; South's end is bit 0 */
  occupied: number[];
  /** [n]: squares with n barons or more, n from 1 */
  tall: number[][];
  /** [colour, n]: with n or more */
  holds: number[][][];
  /** barons, the bottom one lowest; 0: empty square */
  pile: number[][];
  /** the winning pile (KT-13); 0 before */
  taken: number[];
  /** red + 8 black + 64 white + 512 in all of each pile */
  tally: number[];
  /** claws of each square (KT-02) */
  kind: number[];
  /** barons still beside the board: red, black, white */
  left: number[];
  /** PLACING, DEALING, MOVING or OVER */
  phase: "placing" | "dealing" | "moving" | "over";
  /** SOUTH or NORTH: who acts; once over: who won, or who could not move */
  seat: number;
  /** SOUTH, NORTH or NO_SEAT */
  winner: number | null;
  /** SHEET, ALTERNATE or RANDOM */
  setup: number;
  /** the moved part may be turned over (KT-30) */
  flip_moved: boolean;
  /** the resulting pile may be turned over (KT-31) */
  flip_result: boolean;
  /** hops and flights (KT-32) */
  two_speeds: boolean;
  /** North may turn the dragon round after South's first move (KT-33) */
  pie: boolean;
  /** the dragon was turned round (KT-33) */
  turned: boolean;
}

export const LAYOUT: Layout = {
  board: [],
  own: [
    ["occupied", "i8", 0, [], { width: 1 }],
    ["tall", "i8", 8, [9], { width: 1 }],
    ["holds", "i8", 80, [3, 5], { width: 1 }],
    ["pile", "i4", 200, [36], { width: 2 }],
    ["taken", "i4", 344, [], { width: 2 }],
    ["tally", "i2", 348, [36]],
    ["kind", "i1", 420, [36]],
    ["left", "i1", 456, [3]],
    ["phase", "i1", 459, [], { names: ["placing", "dealing", "moving", "over"] }],
    ["seat", "i1", 460, []],
    ["winner", "i1", 461, [], { absent: -1 }],
    ["setup", "i1", 462, []],
    ["flip_moved", "i1", 463, [], { isSwitch: true }],
    ["flip_result", "i1", 464, [], { isSwitch: true }],
    ["two_speeds", "i1", 465, [], { isSwitch: true }],
    ["pie", "i1", 466, [], { isSwitch: true }],
    ["turned", "i1", 467, [], { isSwitch: true }],
  ],
};
