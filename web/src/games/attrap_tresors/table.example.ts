// For tests: a souk to draw, as it is told.

import { KINDS as FACTS } from "./facts";
import { KINDS, LETTERS, type Kind } from "./present";
import { soukOf, type Seen, type Souk } from "./souk";
import type { Table } from "./table";

type Name = (typeof FACTS)[number][0];

export const row = (name: Name, ...said: number[]): number[] => [FACTS.findIndex(([kind]) => kind === name), ...said];

/** The tower of six players. */
const TOWER = [1, 1, 1, 1, 1, 2];
const SEATS = [0, 1, 2, 3, 4, 5];

/** How many of each kind these are. */
const counted = (things: readonly Kind[]): number[] => KINDS.map((kind) => things.filter((one) => one === kind).length);

/** Six players around the tower, the dice just fallen: three red ones, and one beside. */
export function table(changes: Partial<Table> = {}): Table {
  return {
    weight: [],
    card: SEATS.map(() => null),
    barred: SEATS.map(() => []),
    aside: LETTERS.map(() => 0),
    dice: [3, 1, 1, 1, 1, 0],
    built: TOWER,
    tower: TOWER,
    held: SEATS.map(() => counted([])),
    gold: [[2, 0, 1, 0], ...SEATS.slice(1).map(() => [0, 0, 0, 0])],
    stock: [],
    back: [],
    copies: 3,
    seats: 6,
    misses: "physical",
    patience: 5,
    phase: "grabbing",
    thrower: 0,
    holder: null,
    verdict: "unchecked",
    met: 0,
    rounds: 0,
    throws: 1,
    winners: [],
    ...changes,
  };
}

/** What is told besides of that table. */
const FACTS_OF_SIX: number[][] = [
  row("card-places", 6, 0),
  row("in-round", 1, 10),
  row("has-cup", 0),
  row("missed", 1),
  row("counted", 0, 1, 2, 2),
  row("counted", 0, 4, 1, 4),
  ...SEATS.map((seat) => row("totalled", seat, seat ? 0 : 6, seat ? 0 : 3, 0)),
  ...[..."SLEPXN"].map((key, seat) => row("key-means", seat, key.codePointAt(0)!, seat ? 2932 : -1)),
];

export const seen = (changes: Partial<Table> = {}, facts: number[][] = FACTS_OF_SIX): Seen => ({
  table: table(changes),
  facts,
});

/** With things in these hands. */
export function holding(hands: Partial<Record<number, Kind[]>>): Souk {
  const held = SEATS.map((seat) => counted(hands[seat] ?? []));
  const tower = TOWER.map((count, kind) => held.reduce((left, counts) => left - counts[kind]!, count));
  return soukOf(seen({ held, tower }));
}
