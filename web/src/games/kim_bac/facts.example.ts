// Steps and a table for tests.

import type { View } from "../../lib/protocol";
import type { KimBacTable as Table } from "../protocol";
import { KINDS, type Fact } from "./facts";
import type { Step } from "./picture";

/** A row of a kind, by the names of its numbers; 0 if not said. */
export function row(type: Fact["type"], said: Record<string, number> = {}): number[] {
  const kind = KINDS.findIndex(([name]) => name === type);
  return [kind, ...KINDS[kind]!.slice(1).map((part) => said[part] ?? 0)];
}

export const step = (at: number, ...effects: number[][]): Step => ({ step: at, effects });

export const table = (changes: Partial<Table> = {}): Table =>
  ({ phase: "racing", pawns: [[4], [7]], dice: [0, 0], race: null, treasure: null, sheet: [], ...changes }) as Table;

export const view = (changes: Partial<Table> = {}, more: Partial<View<"kim-bac">> = {}): View<"kim-bac"> =>
  ({ seat: 0, over: false, scores: [0, 0], table: table(changes), ...more }) as View<"kim-bac">;
