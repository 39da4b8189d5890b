// The record of attrap-tresors; written by `make protocol` from its state.py.

import type { Layout } from "../../lib/records";

export interface Table {
  /** AT-07: of a fall of 4, 5 .. 8 dice */
  weight: number[];
  /** secret cards, or the row of two, RED to VIOLET; 0: none; UNKNOWN */
  card: (number | null)[];
  /** colours that all know a secret card not to be */
  barred: number[][];
  /** instruction cards laid aside, by colour */
  aside: number[];
  /** counting dice of each colour, until the next throw */
  dice: number[];
  /** AT-03: objects of each kind in a whole tower */
  built: number[];
  /** objects still standing, until the next throw */
  tower: number[];
  /** objects taken since the last throw */
  held: number[][];
  /** by seat, value: gold cards won */
  gold: number[][];
  /** gold cards of each value not handed out */
  stock: number[];
  /** AT-13: gold cards given back, out of the game */
  back: number[];
  /** instruction cards of each colour in the box */
  copies: number;
  /** how many play */
  seats: number;
  /** PHYSICAL or NONE */
  misses: "physical" | "none";
  /** seconds */
  patience: number;
  /** DEALING to OVER */
  phase: "dealing" | "starting" | "throwing" | "grabbing" | "giving" | "over";
  /** seat that throws; 0 where two throw together (AT-20) */
  thrower: number;
  /** seat that took the column since the last throw; NOBODY */
  holder: number | null;
  /** what the check of the column found, UNCHECKED to BY_SIX */
  verdict: "unchecked" | "wrong" | "card" | "six";
  /** colour shown as fulfilled at that check, RED to VIOLET; 0: none */
  met: number;
  /** rounds that count (AT-16) */
  rounds: number;
  /** throws of the round under way */
  throws: number;
  /** once over: who has won */
  winners: number[];
}

export const LAYOUT: Layout = {
  board: [],
  own: [
    ["weight", "i8", 0, [5]],
    ["card", "i1", 40, [6], { absent: -1 }],
    ["barred", "i1", 46, [6], { width: 1, each: "seats" }],
    ["aside", "i1", 52, [6]],
    ["dice", "i1", 58, [6]],
    ["built", "i1", 64, [6]],
    ["tower", "i1", 70, [6]],
    ["held", "i1", 76, [6, 6], { each: "seats" }],
    ["gold", "i1", 112, [6, 4], { each: "seats" }],
    ["stock", "i1", 136, [4]],
    ["back", "i1", 140, [4]],
    ["copies", "i1", 144, []],
    ["seats", "i1", 145, []],
    ["misses", "i1", 146, [], { names: ["physical", "none"] }],
    ["patience", "i1", 147, []],
    ["phase", "i1", 148, [], { names: ["dealing", "starting", "throwing", "grabbing", "giving", "over"] }],
    ["thrower", "i1", 149, []],
    ["holder", "i1", 150, [], { absent: -1 }],
    ["verdict", "i1", 151, [], { names: ["unchecked", "wrong", "card", "six"] }],
    ["met", "i1", 152, []],
    ["rounds", "i1", 153, []],
    ["throws", "i1", 154, []],
    ["winners", "i1", 155, [], { width: 1 }],
  ],
};
