// The table as it is drawn: the record, and what is said of it besides, put together as one picture.

import type { View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { KINDS, type Around, type Fact, type PawnDue, type Reached } from "./facts";
import { sheetOf, type Round } from "./sheet";
import type { Table } from "./table";

/** One or both cards of a number, in a hand. */
export interface Held {
  number: number;
  isPair: boolean;
}

/** The pawn that is to be placed or moved. */
export interface Due extends Pick<PawnDue, "seat" | "pawn" | "place"> {
  /** Crossings where its owner may take the chest now; to the owner. */
  claims: number[];
}

/** What the dice in the chest say, to whoever has seen them. */
export interface Look {
  ordinary: number;
  special: number;
  worth: number;
  /** Cards of the treasure's number in the taker's hand. */
  own: number;
  /** As many may be in other hands. */
  others: number;
  /** To run; nothing: there is nothing to decide. */
  isAdvised: boolean | null;
}

/** Who runs, how far he has come, how close the ring round him is. */
export interface Race {
  seat: number;
  pawn: number;
  place: number;
  moves: number;
  exits: { crossing: number; isFree: boolean }[];
  /** Of them. */
  free: number;
  /** Where he may come to soon, and whether anybody can be there before him. */
  reach: Reached[];
}

export interface Picture {
  /** Through whose eyes. */
  seat: number | null;
  over: boolean;
  phase: Table["phase"];
  /** From 1. */
  round: number;
  rounds: number;
  /** Of each seat: a crossing, a gate's place, or neither: beside the board. */
  pawns: number[][];
  due: Due | null;
  /** Of each pawn on the board: streets and distances, for whoever does not see the plan. */
  around: Around[];
  /** Of each seat; nothing where it is not to be seen. */
  hands: (Held[] | null)[];
  /** How many cards each holds. */
  held: number[];
  stock: number;
  /** Numbers whose two cards lie open. */
  open: number[];
  /** Thrown for the start; 0: not thrown. */
  dice: number[];
  taker: number | null;
  secret: number | null;
  /** To whoever has seen it. */
  treasure: number | null;
  look: Look | null;
  /** Numbers where all know that the treasure is not. */
  ruledOut: number[];
  race: Race | null;
  sheet: Round[];
  scores: number[];
}

export function drawn({ seat, over, scores, table, facts: rows }: View<"kim-bac">): Picture {
  const facts = read<Fact>(KINDS, rows);
  return {
    ...{ seat, over, scores },
    phase: table.phase,
    round: table.current + 1,
    rounds: table.rounds,
    pawns: table.pawn,
    due: dueOf(facts),
    around: all(facts, "around"),
    hands: table.hand.map(handOf),
    held: table.held,
    stock: table.stocked,
    open: numbersOf(table.open),
    dice: table.die,
    taker: table.taker,
    secret: table.secret || null,
    treasure: table.treasure || null,
    look: lookOf(facts),
    ruledOut: table.ruled_out,
    race: raceOf(table, facts),
    sheet: sheetOf(table, facts),
  };
}

type Of<T extends Fact["type"]> = Extract<Fact, { type: T }>;

const all = <T extends Fact["type"]>(facts: readonly Fact[], type: T): Of<T>[] =>
  facts.filter((fact): fact is Of<T> => fact.type === type);

/** The numbers of which there are cards. */
const numbersOf = (counts: readonly number[]): number[] => counts.flatMap((count, at) => (count ? [at + 1] : []));

function dueOf(facts: readonly Fact[]): Due | null {
  const [due] = all(facts, "pawn-due");
  if (!due) return null;
  const { seat, pawn, place } = due;
  return { seat, pawn, place, claims: all(facts, "claimable").map(({ crossing }) => crossing) };
}

function handOf(counts: readonly (number | null)[]): Held[] | null {
  const known = counts.filter((count) => count !== null);
  return known.length < counts.length
    ? null
    : numbersOf(known).map((number) => ({ number, isPair: known[number - 1]! > 1 }));
}

function lookOf(facts: readonly Fact[]): Look | null {
  const [[looked], [promised]] = [all(facts, "looked"), all(facts, "promised")];
  if (!looked || !promised) return null;
  const { ordinary, special, worth, cards: own, is_advised: advice } = looked;
  return { ordinary, special, worth, own, others: promised.cards, isAdvised: advice < 0 ? null : advice > 0 };
}

function raceOf({ taker, kim_bac: pawn }: Table, facts: readonly Fact[]): Race | null {
  const [[counted], [ringed]] = [all(facts, "counted"), all(facts, "ringed")];
  if (!counted || !ringed || taker === null) return null;
  const exits = all(facts, "exit").map(({ crossing, is_free }) => ({ crossing, isFree: is_free > 0 }));
  return {
    seat: taker,
    pawn,
    place: ringed.place,
    moves: counted.moves,
    exits,
    free: ringed.free,
    reach: all(facts, "reached"),
  };
}
