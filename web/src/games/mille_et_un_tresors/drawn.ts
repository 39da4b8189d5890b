// The table as it is drawn: the view's, or between two views what the effects of a step have told so far.

import type { View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import type { MilleEtUnTresorsTable as Table } from "../protocol";
import { KINDS, type Fact, type Route } from "./facts";

/** What is told of the table at one moment. */
export type Told = Pick<View<"mille-et-un-tresors">, "table" | "facts">;

/** A card face up: what it shows, and how it lies. */
export interface Card {
  treasures: number;
  /** The chief's. */
  hasHead: boolean;
  /** Walled sides, as bits n, e, s, w. */
  walls: number;
}

/** A way in which the card held may be laid. */
export interface Turn {
  /** As the action says it. */
  turn: number;
  walls: number;
}

/** What lies before a seat. */
export interface Loot {
  treasures: number;
  /** Cards that show one, two, three treasures. */
  cards: number[];
}

export interface Drawn {
  phase: Table["phase"];
  /** The card on each spot. */
  cave: (Card | null)[];
  entrance: number;
  /** Spaces from which the cave may be left. */
  exits: number[];
  /** The spot of each seat's pawn; null: not placed, or out. */
  pawns: (number | null)[];
  /** By seat: has left the cave. */
  out: boolean[];
  /** Where the pawn may walk: all that it goes over, its own spot first. */
  walks: number[][];
  /** By seat. */
  loot: Loot[];
  /** Cards left to draw. */
  pile: number;
  /** The card drawn and not laid, its first wall north. */
  held: Card | null;
  /** How it may be laid now: as it is held, then a quarter further each. */
  turns: Turn[];
  /** The spot that waits for a card. */
  gap: number | null;
  /** Steps that the chief has gone. */
  chief: number;
  /** Steps to go in all. */
  path: number;
  die: number | null;
}

export const factsOf = (rows: number[][]): Fact[] => read<Fact>(KINDS, rows);

/** As a view has it. */
export function drawn({ table, facts }: Told): Drawn {
  const bare: Drawn = {
    phase: table.phase,
    cave: table.look.map(() => null),
    entrance: table.entrance,
    exits: [],
    pawns: table.pawn.map((spot) => (spot !== null && spot >= 0 ? spot : null)),
    out: table.pawn.map(() => false),
    walks: [],
    loot: table.pawn.map(() => ({ treasures: 0, cards: [0, 0, 0] })),
    pile: table.pile.reduce((sum, cards) => sum + cards, 0),
    held: null,
    turns: [],
    gap: table.gap,
    chief: table.chief,
    path: table.path,
    die: table.thrown,
  };
  return factsOf(facts).reduce(after, bare);
}

/** The table once a fact has been shown. */
export function after(table: Drawn, fact: Fact): Drawn {
  switch (fact.type) {
    case "lies":
      return { ...table, cave: table.cave.with(fact.spot, shown(fact)) };
    case "way-out":
      return { ...table, exits: [...table.exits, fact.spot] };
    case "heaped": {
      const { treasures, ones, twos, threes } = fact;
      return { ...table, loot: table.loot.with(fact.seat, { treasures, cards: [ones, twos, threes] }) };
    }
    case "may-lie":
      return { ...table, turns: [...table.turns, { turn: fact.turn, walls: fact.walls }] };
    case "route":
      return { ...table, walks: [...table.walks, spotsOf(fact)] };
    case "placed":
      return stood(table, fact.seat, fact.spot);
    case "stepped":
    case "carried":
      return stood(table, fact.seat, fact.goal);
    case "left":
      return { ...stood(table, fact.seat, null), out: table.out.with(fact.seat, true) };
    case "thrown":
      return { ...table, die: fact.pips };
    case "put-away":
      return { ...table, die: null };
    case "took":
      return { ...table, cave: table.cave.with(fact.spot, null), gap: fact.spot };
    case "drew":
      return { ...table, pile: fact.pile };
    case "held":
      return { ...table, held: shown(fact), gap: fact.spot };
    case "rode":
      return { ...table, chief: fact.goal };
    case "laid": {
      const card = { ...shown(fact), hasHead: table.held?.hasHead ?? false };
      return { ...table, cave: table.cave.with(fact.spot, card), held: null, gap: null, turns: [] };
    }
    default:
      return table;
  }
}

const shown = (fact: { treasures: number; has_head?: number; walls: number }): Card => ({
  treasures: fact.treasures,
  hasHead: fact.has_head === 1,
  walls: fact.walls,
});

const stood = (table: Drawn, seat: number, spot: number | null): Drawn => ({
  ...table,
  pawns: table.pawns.with(seat, spot),
});

const spotsOf = ({ start, first, second, third, fourth, fifth, sixth }: Route): number[] =>
  [start, first, second, third, fourth, fifth, sixth].filter((spot) => spot >= 0);
