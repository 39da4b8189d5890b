// The record of mille-et-un-tresors; written by `make protocol` from its state.py.

import type { Layout } from "../../lib/records";

export interface Table {
  /** spots: nothing but walls can bar the way to the next one east */
  east: number[];
  /** the same, south; what MT-09 and MT-21 close is closed here */
  south: number[];
  /** spaces with a pawn */
  occupied: number[];
  /** for each side n, e, s, w: spaces whose card is walled there */
  walls: number[][];
  /** the card on each spot and how it lies; NONE: no card */
  look: (number | null)[];
  /** the spot of each seat's pawn; NONE: not placed; OUT */
  pawn: (number | null)[];
  /** by face: entrance cards not yet dealt */
  stock: number[];
  /** by face: rock cards not yet drawn */
  pile: number[];
  /** by seat, face: cards won */
  taken: number[][];
  /** face of the card drawn and not laid, once over too (MT-12); NONE */
  held: number | null;
  /** the spot that waits for a card, once over too; NONE */
  gap: number | null;
  /** steps the chief has gone, path at the most */
  chief: number;
  /** steps from the tent to the entrance */
  path: number;
  /** the corner that is the way out */
  entrance: number;
  /** the die; 0: not thrown, or the move is made */
  thrown: number | null;
  /** DEALING to OVER */
  phase: "dealing" | "starting" | "placing" | "throwing" | "moving" | "drawing" | "laying" | "over";
  /** whose turn it is; 0 before it begins; once over: who acted last */
  seat: number;
  /** how many play */
  seats: number;
  /** a walk must end exactly at the way out (MT-09) */
  exact_exit: boolean;
  /** the variant with the die (MT-20) */
  luck: boolean;
  /** SMALL or FULL (MT-20) */
  die: "small" | "full";
}

export const LAYOUT: Layout = {
  board: [],
  own: [
    ["east", "i4", 0, [], { width: 1 }],
    ["south", "i4", 4, [], { width: 1 }],
    ["occupied", "i4", 8, [], { width: 1 }],
    ["walls", "i4", 12, [4], { width: 1 }],
    ["look", "i1", 28, [20], { absent: -1 }],
    ["pawn", "i1", 48, [4], { absent: -1, each: "seats" }],
    ["stock", "i1", 52, [8]],
    ["pile", "i1", 60, [15]],
    ["taken", "i1", 75, [4, 15], { each: "seats" }],
    ["held", "i1", 135, [], { absent: -1 }],
    ["gap", "i1", 136, [], { absent: -1 }],
    ["chief", "i1", 137, []],
    ["path", "i1", 138, []],
    ["entrance", "i1", 139, []],
    ["thrown", "i1", 140, [], { absent: 0 }],
    [
      "phase",
      "i1",
      141,
      [],
      { names: ["dealing", "starting", "placing", "throwing", "moving", "drawing", "laying", "over"] },
    ],
    ["seat", "i1", 142, []],
    ["seats", "i1", 143, []],
    ["exact_exit", "i1", 144, [], { isSwitch: true }],
    ["luck", "i1", 145, [], { isSwitch: true }],
    ["die", "i1", 146, [], { names: ["small", "full"] }],
  ],
};
