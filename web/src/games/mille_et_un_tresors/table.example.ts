// For tests: a table, as it is told and as it is drawn, and steps on it.

import type { MilleEtUnTresorsTable as Table } from "../protocol";
import { drawn, type Card, type Drawn, type Told } from "./drawn";
import { KINDS, type Fact } from "./facts";
import { SPOTS } from "./layout";
import type { Seen, Step } from "./scene";

export const card = (treasures: number, walls = 0, hasHead = false): Card => ({ treasures, hasHead, walls });

export const lies = (spot: number, { treasures, hasHead, walls }: Card): Fact => ({
  type: "lies",
  spot,
  treasures,
  has_head: Number(hasHead),
  walls,
});

/** A card on every spot but the entrance and these. */
export const cards = (...without: number[]): (number | null)[] =>
  Array.from({ length: SPOTS }, (_, spot) => (spot === 0 || without.includes(spot) ? null : 0));

const record = (others: Partial<Table>): Table => ({
  east: [],
  south: [],
  occupied: [],
  walls: [],
  look: cards(),
  pawn: [12, null],
  stock: [],
  pile: [0, 3, 0, 2],
  taken: [],
  held: null,
  gap: null,
  chief: 0,
  path: 10,
  entrance: 0,
  thrown: null,
  phase: "moving",
  seat: 0,
  seats: 2,
  exact_exit: false,
  luck: false,
  die: "small",
  ...others,
});

/** A table, and facts of it: every card shows one treasure and no wall, but for those told. */
export function told(others: Partial<Table> = {}, ...facts: Fact[]): Told {
  const table = record(others);
  const plain = table.look.flatMap((look, spot) => (look === null ? [] : [lies(spot, card(1))]));
  return { table, facts: [...plain, ...facts].map(row) };
}

export const table = (others: Partial<Drawn> = {}): Drawn => ({ ...drawn(told()), ...others });

/** Ali is to act. */
export const view = (others: Partial<Table> = {}, ...facts: Fact[]): Seen =>
  ({ ...told(others, ...facts), actors: [0], winners: [] }) as unknown as Seen;

/** A fact as it is sent. */
export function row(fact: Fact): number[] {
  const kind = KINDS.findIndex(([type]) => type === fact.type);
  const said = fact as unknown as Record<string, number>;
  return [kind, ...KINDS[kind]!.slice(1).map((part) => said[part]!)];
}

export const step = (at: number, ...facts: Fact[]): Step => ({ step: at, effects: facts.map(row) });
