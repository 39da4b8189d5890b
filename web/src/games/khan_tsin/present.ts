// Khan Tsin for the eye: where the scales of the dragon lie, what must be clicked for an action.

import type { KhanTsinAction, KhanTsinTable, Text } from "../../lib/protocol";
import { words } from "./words";

export const SQUARES = 36;
export const SCALE = 100; // side of a scale's place, in the drawing's own units
export const LIFT = 11; // from one baron of a pile to the next
export const ROOM = 64; // above a row, for tall piles

export interface Place {
  x: number;
  y: number;
  /** Which way the ribbon goes on: 1 east, -1 west. */
  way: 1 | -1;
}

/** The ribbon winds from South's end at the bottom upwards, so many scales a row. */
export function places(perRow: number): Place[] {
  const rows = Math.ceil(SQUARES / perRow);
  return Array.from({ length: SQUARES }, (_, square) => {
    const row = Math.floor(square / perRow);
    const way = row % 2 === 0 ? 1 : -1;
    const column = way === 1 ? square % perRow : perRow - 1 - (square % perRow);
    return { x: (column + 0.5) * SCALE, y: (rows - row - 0.5) * (SCALE + ROOM) + ROOM / 2, way };
  });
}

export function size(perRow: number): { width: number; height: number } {
  return { width: perRow * SCALE, height: Math.ceil(SQUARES / perRow) * (SCALE + ROOM) };
}

/** The dragon's back as one line through its scales. */
export function spine(all: Place[]): string {
  return all
    .map(({ x, y }, at) => {
      const before = all[at - 1];
      if (!before) return `M${x} ${y}`;
      if (before.y === y) return `L${x} ${y}`;
      const bulge = before.way * SCALE * 0.62;
      return `C${before.x + bulge} ${before.y} ${x + bulge} ${y} ${x} ${y}`;
    })
    .join("");
}

/** What is clicked for an action. A handle with `~` is taken by itself when it is the only one. */
export function handles(action: KhanTsinAction): string[] {
  switch (action.type) {
    case "place":
      return [`square-${action.square}`];
    case "move": {
      const turned = `~turn-${Number(action.turn_moved)}${Number(action.turn_result)}`;
      return [`square-${action.start}`, `~count-${action.count}`, `square-${action.goal}`, turned];
    }
    case "pass":
      return ["pass"];
    case "deal":
      return [];
  }
}

/** How many barons of each colour a pile has. */
export function tally(pile: string): { r: number; k: number; w: number } {
  const found = { r: 0, k: 0, w: 0 };
  for (const baron of pile) found[baron as "r" | "k" | "w"] += 1;
  return found;
}

/** A square in words, for whoever does not see it. */
export function describe(table: KhanTsinTable, square: number): Text {
  const pile = table.piles[square] ?? "";
  return words.square(square + 1, table.kinds[square] ?? 0, pile.length, tally(pile));
}
