// The record of kim-bac; written by `make protocol` from its state.py.

import type { Layout } from "../../lib/records";

export interface Table {
  /** neighbours of each crossing by streets */
  streets: number[][];
  /** neighbours by streets and bridges */
  ways: number[][];
  /** crossing at the foot of each monument, number 1 first */
  monument: number[];
  /** number of the monument at each crossing; 0: none */
  number: number[];
  /** crossing that each gate leads to */
  gate: number[];
  /** where a crossing is drawn, west to east; -1: no such one */
  x: number[];
  /** where it is drawn, north to south */
  y: number[];
  /** where a gate is drawn, west to east */
  gate_x: number[];
  /** where a gate is drawn, north to south */
  gate_y: number[];
  /** the river's bends from its mouth on, west to east; -1: no more */
  river_x: number[];
  /** the same bends, north to south */
  river_y: number[];
  /** crossings with a pawn */
  occupied: number[];
  /** KB-31: numbers where all know the treasure is not */
  ruled_out: number[];
  /** turns begun in part one; 0 in the race */
  turns: number;
  /** KB-25: the score sheet */
  taels: number[][];
  /** where each pawn is: a crossing, BESIDE, or from AT_GATE on */
  pawn: number[][];
  /** cards of each number; UNKNOWN: not to be seen */
  hand: (number | null)[][];
  /** how many cards are in each hand */
  held: number[];
  /** cards of each number in the stock; UNKNOWN, to all */
  stock: (number | null)[];
  /** how many cards are in the stock */
  stocked: number;
  /** cards of each number that lie open, 0 or 2 */
  open: number[];
  /** KB-31: 1: all know that some hand holds a pair */
  paired: boolean;
  /** KB-08: thrown for the start; 0: not thrown */
  die: number[];
  /** seats that have to throw yet */
  throwing: number[];
  /** tied throw-offs */
  throw_offs: number;
  /** KB-14: 1: somebody has, in this round */
  renounced: boolean;
  /** who has the chest, or ran with its secret; NO_SEAT */
  taker: number | null;
  /** number of the monument where the chest was taken; 0 */
  secret: number;
  /** what the dice in the chest say; 0; UNKNOWN */
  treasure: number | null;
  /** moves of the Kim-Bac in this race */
  moves: number;
  /** PLACING to OVER */
  phase: "placing" | "throwing" | "drawing" | "moving" | "shaking" | "deciding" | "racing" | "over";
  /** whose turn it is; 0 when chance throws or it is over */
  turn: number;
  /** which pawn of that seat; the Kim-Bac or the taker's in between */
  due: number;
  /** which pawn of the taker has the secret; 0 if nobody's */
  kim_bac: number;
  /** the round being played */
  current: number;
  /** how many rounds there are */
  rounds: number;
  /** how many play */
  seats: number;
  /** pawns of each seat (KB-06) */
  pawns: number;
  /** how each finished round ended, NOT_YET to LOST */
  ended: ("not yet" | "no race" | "arrived" | "captured" | "lost")[];
  /** the seat of its Kim-Bac; NO_SEAT */
  hero: (number | null)[];
  /** number of the secret of each finished round */
  began: number[];
  /** number of its treasure */
  hoard: number[];
  /** cards of the treasure that each seat showed (KB-30) */
  premium: number[][];
}

export const LAYOUT: Layout = {
  board: [
    ["streets", "i8", 0, [62], { width: 1 }],
    ["ways", "i8", 496, [62], { width: 1 }],
    ["monument", "i1", 992, [18]],
    ["number", "i1", 1010, [62]],
    ["gate", "i1", 1072, [12]],
    ["x", "i1", 1084, [62]],
    ["y", "i1", 1146, [62]],
    ["gate_x", "i1", 1208, [12]],
    ["gate_y", "i1", 1220, [12]],
    ["river_x", "i1", 1232, [16]],
    ["river_y", "i1", 1248, [16]],
  ],
  own: [
    ["occupied", "i8", 0, [], { width: 1 }],
    ["ruled_out", "i4", 8, [], { width: 1 }],
    ["turns", "i2", 12, []],
    ["taels", "i2", 14, [8, 4], { each: "rounds" }],
    ["pawn", "i1", 78, [4, 6], { each: "seats" }],
    ["hand", "i1", 102, [4, 18], { absent: -1, each: "seats" }],
    ["held", "i1", 174, [4], { each: "seats" }],
    ["stock", "i1", 178, [18], { absent: -1 }],
    ["stocked", "i1", 196, []],
    ["open", "i1", 197, [18]],
    ["paired", "i1", 215, [], { isSwitch: true }],
    ["die", "i1", 216, [4], { each: "seats" }],
    ["throwing", "i1", 220, [], { width: 1 }],
    ["throw_offs", "i1", 221, []],
    ["renounced", "i1", 222, [], { isSwitch: true }],
    ["taker", "i1", 223, [], { absent: -1 }],
    ["secret", "i1", 224, []],
    ["treasure", "i1", 225, [], { absent: -1 }],
    ["moves", "i1", 226, []],
    [
      "phase",
      "i1",
      227,
      [],
      { names: ["placing", "throwing", "drawing", "moving", "shaking", "deciding", "racing", "over"] },
    ],
    ["turn", "i1", 228, []],
    ["due", "i1", 229, []],
    ["kim_bac", "i1", 230, []],
    ["current", "i1", 231, []],
    ["rounds", "i1", 232, []],
    ["seats", "i1", 233, []],
    ["pawns", "i1", 234, []],
    ["ended", "i1", 235, [8], { names: ["not yet", "no race", "arrived", "captured", "lost"], each: "rounds" }],
    ["hero", "i1", 243, [8], { absent: -1, each: "rounds" }],
    ["began", "i1", 251, [8], { each: "rounds" }],
    ["hoard", "i1", 259, [8], { each: "rounds" }],
    ["premium", "i1", 267, [8, 4], { each: "rounds" }],
  ],
};
