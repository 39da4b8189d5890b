// The city as the board draws it: the record, and what is told of it besides.

import type { View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { KINDS, type Fact, type Stands } from "./facts";
import type { Table } from "./table";

export type Person = "fakir" | "guard" | "servant" | "eunuch" | "harem";
export type Face = Person | "caliph";
export type Square = Person | "start" | "throne";
/** The most gold moves ahead, or the least goes back. */
export type Way = "ahead" | "back";

/** A hand over the board; null where what it holds cannot be known. */
export interface Fist {
  state: "empty" | "closed" | "open";
  holds: number | "thief" | null;
}

/** Squares are numbered from the start, which is 0. */
export interface City {
  phase: Table["phase"];
  round: number;
  /** Which card is up last, 1 to 5; 0 before the first. */
  bribe: number;
  /** The row from left to right; null: face down. */
  cards: (Face | null)[];
  /** By card of the row. */
  sends: Way[];
  /** Copies of each card not seen since the last shuffle. */
  unseen: [Face, number][];
  squares: Square[];
  /** The first square behind the gate. */
  palace: number;
  /** By seat. */
  pawns: number[];
  /** In the race, by seat, 1 the first. */
  places: number[];
  /** Gold by seat; null where it is not shown. */
  bags: (number | null)[];
  thieves: ("bag" | "used" | "gate")[];
  fists: Fist[];
  pot: number;
}

const PERSONS: Person[] = ["fakir", "guard", "servant", "eunuch", "harem"];
/** As cards are numbered, from 1; 0 lies face down. */
const FACES: Face[] = [...PERSONS, "caliph"];
const THIEVES = ["bag", "used", "gate"] as const;
const HANDS = ["empty", "closed", "open"] as const;

export function city({ table, facts }: Pick<View<"bakschisch">, "table" | "facts">): City {
  const told = read<Fact>(KINDS, facts);
  const seats = told.filter((fact) => fact.type === "stands");
  const sends = told.filter((fact) => fact.type === "sends");
  return {
    phase: table.phase,
    round: table.rounds,
    bribe: table.up,
    cards: table.card.map((card) => FACES[card - 1] ?? null),
    sends: sends.map((fact): Way => (fact.is_back ? "back" : "ahead")),
    unseen: FACES.map((face, at) => [face, table.left[at]!]),
    squares: squaresOf(table),
    palace: table.palace,
    pawns: table.pawn,
    places: seats.map(({ place }) => place),
    bags: table.gold,
    thieves: seats.map(({ thief }) => THIEVES[thief]!),
    fists: seats.map(fistOf),
    pot: table.pot,
  };
}

function squaresOf({ track, throne }: Table): Square[] {
  const squares = Array<Square>(throne + 1)
    .fill("start")
    .with(throne, "throne");
  track.forEach((mine, person) => mine.forEach((square) => (squares[square] = PERSONS[person]!)));
  return squares;
}

function fistOf({ hand, coins, has_thief }: Stands): Fist {
  return { state: HANDS[hand]!, holds: has_thief ? "thief" : coins < 0 ? null : coins };
}
