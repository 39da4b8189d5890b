// Steps, a table and its picture for tests.

import type { View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { drawn, type Picture } from "./drawn";
import { KINDS, type Fact } from "./facts";
import type { Step } from "./picture";
import type { Round } from "./sheet";
import type { Table } from "./table";

/** A row of a kind, by the names of its numbers; 0 if not said. */
export function row(type: Fact["type"], said: Record<string, number> = {}): number[] {
  const kind = KINDS.findIndex(([name]) => name === type);
  return [kind, ...KINDS[kind]!.slice(1).map((part) => said[part] ?? 0)];
}

/** The same, as it is read. */
export const fact = <F extends Fact>(type: F["type"], said: Record<string, number> = {}): F =>
  read<F>(KINDS, [row(type, said)])[0]!;

export const step = (at: number, ...effects: number[][]): Step => ({ step: at, effects });

const TOWN = {
  ...{ streets: [], ways: [], monument: [], number: [], gate: [] },
  ...{ x: [], y: [], gate_x: [], gate_y: [], river_x: [], river_y: [] },
};

/** Two seats with a pawn each, in the first of two rounds. */
export const table = (changes: Partial<Table> = {}): Table => ({
  ...TOWN,
  ...{ phase: "racing", turns: 0, turn: 0, due: 0, moves: 0, occupied: [], throwing: [], throw_offs: 0 },
  ...{ seats: 2, pawns: 1, pawn: [[4], [7]], die: [0, 0] },
  ...{ hand: [[], []], held: [0, 0], stock: [], stocked: 0, open: [], paired: false, renounced: false },
  ...{ taker: null, kim_bac: 0, secret: 0, treasure: 0, ruled_out: [] },
  ...{ current: 0, rounds: 2, ended: ["not yet", "not yet"], hero: [0, 0], began: [0, 0], hoard: [0, 0] },
  ...{ premium: [], taels: [] },
  ...changes,
});

export const view = (changes: Partial<Table> = {}, ...facts: number[][]): View<"kim-bac"> => ({
  ...{ game: "kim-bac", seats: 2, seat: 0, actors: [], over: false, winners: [], scores: [0, 0], prompt: [] },
  table: table(changes),
  facts,
});

export const picture = (changes: Partial<Picture> = {}): Picture => ({ ...drawn(view()), ...changes });

export const round = (changes: Partial<Round> = {}): Round => ({
  ended: "arrived",
  kimBac: 0,
  secret: 16,
  treasure: 9,
  taels: [5000, 2000, 0],
  worth: 7000,
  sharing: [
    fact("paid", { seat: 1, reason: 0, taels: 2000, cards: 1 }),
    fact("paid", { seat: 0, reason: 2, taels: 5000 }),
  ],
  ...changes,
});
