// For the eye only: a way that a walk may have taken, along what is drawn. What is allowed, the
// server has said; where no way is found, a straight line is drawn.

import type { MilleEtUnTresorsTable as Table } from "../protocol";
import { COLUMNS, ROWS } from "./layout";

const SIDES = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
type Side = keyof typeof SIDES;
const ACROSS: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };

const isWalled = (look: string | undefined, side: Side): boolean => Boolean(look?.slice(1).includes(side));

/** The spots beside a spot that no wall is drawn before. */
export function besides(cave: readonly string[], spot: number): number[] {
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const column = (spot % COLUMNS) + SIDES[side][0];
    const row = Math.floor(spot / COLUMNS) + SIDES[side][1];
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return [];
    const next = row * COLUMNS + column;
    return isWalled(cave[spot], side) || isWalled(cave[next], ACROSS[side]) ? [] : [next];
  });
}

/** Spots from start to goal in exactly so many steps, none twice; undefined where there is none. */
export function wayOf(table: Table, start: number, goal: number, steps: number): number[] | undefined {
  const search = (way: number[]): number[] | undefined => {
    const here = way.at(-1)!;
    if (way.length === steps + 1) return here === goal ? way : undefined;
    if (here === table.entrance) return undefined;
    for (const next of besides(table.cave, here)) {
      if (way.includes(next) || (next === table.entrance && !table.exits.includes(here))) continue;
      const found = search([...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return search([start]);
}

/** As a pawn goes to a spot that it may go to; whoever leaves goes the shortest way out. */
export function wayTo(table: Table, start: number, goal: number): number[] {
  const steps = table.steps ?? 0;
  const lengths = goal === table.entrance ? Array.from({ length: steps }, (_, less) => less + 1) : [steps];
  for (const length of lengths) {
    const way = length ? wayOf(table, start, goal, length) : undefined;
    if (way) return way;
  }
  return [start, goal];
}
