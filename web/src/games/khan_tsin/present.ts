// Khan Tsin for the eye: what must be clicked for an action, what a pile holds, how a step changes it.

import type { Pair as Text } from "../../lib/messages";
import type { KhanTsinAction, KhanTsinTable } from "../protocol";
import type { Place, Point } from "./ribbon";
import { words } from "./words";

export const LIFT = 7; // from one baron of a pile to the next, in the drawing's own units
export const BASE = -4; // where a pile's lowest baron stands on its scale
export const DISC = { rx: 24, ry: 10 };
export const EMPEROR = 9;
const NEAR = 54; // from a scale's place: a finger that slips off the dragon still means it

export type Colour = "r" | "k" | "w";
export const COLOURS: Colour[] = ["r", "k", "w"];

/** What is clicked for an action. A handle with `~` is taken by itself when it is the only one. */
export function handles(action: KhanTsinAction): string[] {
  switch (action.type) {
    case "place":
      return [handleOf(action.square)];
    case "move": {
      const turned = `~turn-${Number(action.turn_moved)}${Number(action.turn_result)}`;
      return [handleOf(action.start), `~count-${action.count}`, handleOf(action.goal), turned];
    }
    case "pass":
      return ["pass"];
    case "deal":
      return [];
  }
}

export const handleOf = (square: number): string => `square-${square}`;

/** The square that a handle names, or -1. */
export function squareOf(handle: string | undefined): number {
  return handle?.startsWith("square-") ? Number(handle.slice(7)) : -1;
}

/** The squares among what can be clicked, from South's end. */
export function squaresIn(glowing: Iterable<string>): number[] {
  return [...glowing]
    .map(squareOf)
    .filter((square) => square >= 0)
    .sort((a, b) => a - b);
}

/** How many barons of each colour a pile has. */
export function tally(pile: string): Record<Colour, number> {
  const found = { r: 0, k: 0, w: 0 };
  for (const baron of pile) found[baron as Colour] += 1;
  return found;
}

/** A square in words, for whoever does not see it. */
export function describe(table: KhanTsinTable, square: number, isMine = false): Text {
  const pile = table.piles[square] ?? "";
  const told = words.square(square + 1, table.kinds[square] ?? 0, pile.length, tally(pile));
  return isMine ? { fr: `${told.fr}, ${words.mine.fr}`, en: `${told.en}, ${words.mine.en}` } : told;
}

/** How far above its scale a pile's highest disc lies. */
export const rise = (height: number): number => Math.max(0, height - 1) * LIFT;

/** How many barons somebody takes who grips a pile at this height above its scale's middle. */
export function gripped(height: number, above: number): number {
  const level = Math.floor((above + BASE + DISC.ry / 2) / LIFT);
  return height - Math.max(0, Math.min(height - 1, level));
}

/** Of the numbers that may be moved, the one nearest to what was gripped. */
export function nearestCount(glowing: Iterable<string>, wanted: number): string | undefined {
  const counts = [...glowing].filter((handle) => handle.startsWith("~count-"));
  const off = (handle: string): number => Math.abs(Number(handle.slice(7)) - wanted);
  return counts.sort((a, b) => off(a) - off(b))[0];
}

const turned = (pile: string): string => [...pile].reverse().join("");

/** What a move lifts off its pile, and the piles as they stand until it lands. */
export function lifted(piles: string[], action: KhanTsinAction): { part: string; rest: string[] } {
  if (action.type !== "move") return { part: "", rest: piles };
  const pile = piles[action.start] ?? "";
  const cut = pile.length - action.count;
  return { part: pile.slice(cut), rest: piles.with(action.start, pile.slice(0, cut)) };
}

/** The piles once a step is done, as far as a picture needs it; what the server tells wins. */
export function after(piles: string[], action: KhanTsinAction, told: string[]): string[] {
  if (action.type === "place") return piles.with(action.square, told[action.square]?.[0] ?? "");
  if (action.type !== "move") return piles;
  const { part, rest } = lifted(piles, action);
  const landed = (rest[action.goal] ?? "") + (action.turn_moved ? turned(part) : part);
  return rest.with(action.goal, action.turn_result ? turned(landed) : landed);
}

/** The next square, in the direction of an arrow key, of those that can be chosen. */
export function stepTo(places: Place[], from: number, key: string, open: number[]): number | undefined {
  const here = places[from];
  if (!here) return open[0];
  if (key === "Home") return open[0];
  if (key === "End") return open[open.length - 1];
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const step = (key === "ArrowRight" ? 1 : -1) * here.way;
    return step > 0 ? open.find((square) => square > from) : open.findLast((square) => square < from);
  }
  const rows = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  return rows ? nearestRow(places, here, rows, open) : undefined;
}

function nearestRow(places: Place[], here: Place, rows: 1 | -1, open: number[]): number | undefined {
  const beyond = open.filter((square) => (places[square]!.row - here.row) * rows > 0);
  const off = (square: number): number =>
    Math.abs(places[square]!.x - here.x) + 1000 * Math.abs(places[square]!.row - here.row);
  return beyond.sort((a, b) => off(a) - off(b))[0];
}

/** The square under a point: a pile that stands there, or the scale that was touched, or the nearest one. */
export function squareAt(places: Place[], piles: string[], { x, y }: Point, touched = -1): number {
  const standing = places.findIndex((place, square) => {
    const height = piles[square]?.length ?? 0;
    const top = place.y + BASE - rise(height) - DISC.ry;
    return height > 0 && Math.abs(x - place.x) <= DISC.rx && y >= top && y <= place.y + BASE + DISC.ry;
  });
  if (standing >= 0 || touched >= 0) return standing >= 0 ? standing : touched;
  const off = (square: number): number => Math.hypot(places[square]!.x - x, places[square]!.y - y);
  const nearest = places.map((_, square) => square).reduce((a, b) => (off(b) < off(a) ? b : a));
  return off(nearest) <= NEAR ? nearest : -1;
}
