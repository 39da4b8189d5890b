// A table and steps to try the readers on.

import type { MilleEtUnTresorsCard as Card, MilleEtUnTresorsTable as Table } from "../protocol";
import { KINDS, type Fact } from "./facts";
import { SPOTS } from "./layout";
import type { Seen, Step } from "./scene";

export const card = (treasures: number, walls = 0, has_head = false): Card => ({ treasures, has_head, walls });

/** Every card shows one treasure and no wall, but for these. */
export const cave = (others: Record<number, Card | null> = {}): (Card | null)[] =>
  Array.from({ length: SPOTS }, (_, spot) => others[spot] ?? (spot === 0 || spot in others ? null : card(1)));

export const table = (others: Partial<Table> = {}): Table => ({
  phase: "moving",
  cave: cave(),
  entrance: 0,
  exits: [1, 5],
  pawns: [12, null],
  out: [false, false],
  steps: 1,
  walks: [],
  loot: [
    { treasures: 0, cards: [0, 0, 0] },
    { treasures: 0, cards: [0, 0, 0] },
  ],
  pile: { "2": 3, "3h": 2 },
  pile_size: 5,
  held: null,
  turns: [],
  gap: null,
  chief: 0,
  path: 10,
  die: null,
  counted: [],
  ...others,
});

/** Ali is to act. */
export const view = (others: Partial<Table> = {}): Seen =>
  ({ table: table(others), actors: [0], winners: [] }) as unknown as Seen;

/** A fact as it is sent. */
export function row(fact: Fact): number[] {
  const kind = KINDS.findIndex(([type]) => type === fact.type);
  const said = fact as unknown as Record<string, number>;
  return [kind, ...KINDS[kind]!.slice(1).map((part) => said[part]!)];
}

export const step = (at: number, ...facts: Fact[]): Step => ({ step: at, effects: facts.map(row) });
