// Khan Tsin for the eye: what must be clicked for an action, which square a finger or a key means.

import type { Message } from "../../lib/messages";
import type { KhanTsinAction } from "../protocol";
import type { Drawn } from "./drawn";
import type { Place, Point } from "./ribbon";
import { words } from "./words";

export const LIFT = 7; // from one baron of a pile to the next, in the drawing's own units
export const BASE = -4; // where a pile's lowest baron stands on its scale
export const DISC = { rx: 24, ry: 10 };
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
    case "turn-round":
      return ["turn-round"];
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

/** The number of barons that a handle names, or 0. */
export function countOf(handle: string | undefined): number {
  return handle?.startsWith("~count-") ? Number(handle.slice(7)) : 0;
}

/** A square in words, for whoever does not see it: what stands there, and whose reach it is in. */
export function describe(
  { piles, counts, reach }: Drawn,
  square: number,
  claws: number,
  looker: number,
  isSeated: boolean,
): Message {
  const [isMine, isTheirs] = [looker, 1 - looker].map((seat) => reach[seat]?.includes(square) ?? false);
  return words.square({
    ...{ number: square + 1, claws, pile: piles[square] ?? "", counts: counts[square] ?? [] },
    ...{ isMine: isMine!, isTheirs: isTheirs!, isSeated },
  });
}

/** The claws of a square, as the dragon lies now. */
export const clawed = ({ kind, turned }: { kind: number[]; turned: boolean }, square: number): number =>
  (turned ? kind.at(-1 - square) : kind[square]) ?? 0;

/** A pile that a hand parts: what is in the hand, and what is left on the scale. */
export interface Parted {
  part: string;
  stays: string;
}

/** A pile parted so that this many barons are in the hand. */
export const parted = (pile: string, count: number): Parted => ({
  part: pile.slice(pile.length - count),
  stays: pile.slice(0, pile.length - count),
});

/** How far above its scale a pile's highest disc lies. */
export const rise = (height: number): number => Math.max(0, height - 1) * LIFT;

/** Of the numbers that may be moved, the one whose lowest baron was gripped so high above the scale, or nearly. */
export function gripped(glowing: Iterable<string>, height: number, above: number): string | undefined {
  const level = Math.floor((above + BASE + DISC.ry / 2) / LIFT);
  const off = (handle: string): number => Math.abs(height - countOf(handle) - level);
  return [...glowing].filter(countOf).sort((a, b) => off(a) - off(b))[0];
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
