// Bakschisch for the eye: where the squares of the palace lie, what must be clicked, what is said of it.

import type { ScoreLine } from "..";
import type { Message } from "../../lib/messages";
import type { View } from "../../lib/protocol";
import type { BakschischAction } from "../protocol";
import { city, type City, type Person } from "./city";
import { words } from "./words";

export interface Spot {
  x: number;
  y: number;
}

/** The palace's measures, in the drawing's own units. */
export interface Frame {
  perRow: number;
  rows: number;
  cell: number;
  /** From one floor to the next, the beam included. */
  storey: number;
  /** A floor, seen from its end; the squares' numbers are on it. */
  beam: number;
  /** Left and right of the rooms, for the stairs. */
  side: number;
  roof: number;
  width: number;
  height: number;
  /** How large persons and pawns are drawn, and letters. */
  person: number;
  pawn: number;
  letter: number;
  isNarrow: boolean;
}

/** How much room there is: `low`, neither wide nor high enough for the storeys of a phone. */
export type Room = "wide" | "narrow" | "low";

const STOREYS = 4;
const ROOMS_WIDTH = 880;
const LONGEST_ROW = 8;
const READABLE = 14; // pixels

interface Measures {
  side: number;
  beam: number;
  roof: number;
  letter: number;
  /** The lowest and the highest that a storey may be. */
  storeys: [number, number];
}
const WIDE: Measures = { side: 60, beam: 24, roof: 84, letter: 21, storeys: [97, 150] };
const NARROW: Measures = { side: 44, beam: 46, roof: 86, letter: 40, storeys: [142, 222] };
const LOW: Measures = { ...NARROW, beam: 40, roof: 34, letter: 36, storeys: [100, 222] };
const MEASURES: Record<Room, Measures> = { wide: WIDE, narrow: NARROW, low: LOW };

function rowsOf(squares: number): { perRow: number; rows: number } {
  const perRow = Math.min(LONGEST_ROW, Math.ceil(squares / STOREYS));
  return { perRow, rows: Math.ceil(squares / perRow) };
}

/**
 * Four storeys, as on the usual board; a longer path has more of them, not smaller rooms.
 * `ratio` is the height there is for each unit of width: the storeys are as high as it allows.
 */
export function frame(squares: number, place: Room, ratio: number): Frame {
  const { side, beam, roof, letter, storeys } = MEASURES[place];
  const isNarrow = place !== "wide";
  const { perRow, rows } = rowsOf(squares);
  const width = ROOMS_WIDTH + 2 * side;
  const storey = Math.min(storeys[1], Math.max(storeys[0], (ratio * width - roof) / rows));
  const room = storey - beam;
  return {
    side,
    beam,
    roof,
    letter,
    perRow,
    rows,
    isNarrow,
    width,
    storey,
    cell: ROOMS_WIDTH / perRow,
    height: roof + rows * storey,
    person: room / 118,
    pawn: isNarrow ? 1.35 : Math.min(1.1, Math.max(0.85, room / 90)),
  };
}

/** The least height for each unit of width: storeys as low as they may be. */
export function leastRatio(squares: number, place: Room): number {
  const { height, width } = frame(squares, place, 0);
  return height / width;
}

/** The least pixels from ground to roof, in a room of that width: below it letters are too small to read. */
export function leastHeight(squares: number, place: Room, width: number): number {
  const { width: drawn, letter } = frame(squares, place, 0);
  return leastRatio(squares, place) * Math.min(width, (READABLE * drawn) / letter);
}

/** Where the row of a square goes: the way begins at the bottom right and winds upwards. */
export function heading(palace: Frame, square: number): 1 | -1 {
  return Math.floor(square / palace.perRow) % 2 === 0 ? -1 : 1;
}

/** The middle of a square, on its floor. */
export function spot(palace: Frame, square: number): Spot {
  const row = Math.floor(square / palace.perRow);
  const along = (square % palace.perRow) + 0.5;
  const column = heading(palace, square) === 1 ? along : palace.perRow - along;
  return { x: palace.side + column * palace.cell, y: floor(palace, row) };
}

/** The height of a storey's floor; 0 is the ground. */
export function floor(palace: Frame, row: number): number {
  return palace.height - row * palace.storey - palace.beam;
}

/** The turns of the stairs between a storey and the next: foot, landing, head. */
export function stairs(palace: Frame, row: number): [Spot, Spot, Spot] {
  const goesRight = row % 2 === 1;
  const inner = goesRight ? palace.width - palace.side : palace.side;
  const outer = goesRight ? palace.width - palace.side * 0.35 : palace.side * 0.35;
  const low = floor(palace, row);
  return [
    { x: inner, y: low },
    { x: outer, y: low - palace.storey / 2 },
    { x: inner, y: low - palace.storey },
  ];
}

/** The way of a pawn, square by square and over the stairs, without where it stood. */
export function way(palace: Frame, from: number, to: number): Spot[] {
  if (from > to) return [...way(palace, to, from).reverse().slice(1), spot(palace, to)];
  const passed: Spot[] = [];
  for (let square = from + 1; square <= to; square += 1) {
    if (square % palace.perRow === 0) passed.push(...stairs(palace, square / palace.perRow - 1));
    passed.push(spot(palace, square));
  }
  return passed;
}

/** Where the gate stands: before the first square of the palace. */
export function gate(palace: Frame, first: number): Spot {
  const { x, y } = spot(palace, first);
  return { x: x - (heading(palace, first) * palace.cell) / 2, y };
}

/** Pawns that share a square stand side by side, every other one a little behind. */
export function abreast(palace: Frame, at: number, count: number): Spot {
  if (count === 1) return { x: 0, y: 0 };
  const wide = 34 * palace.pawn;
  const gap = Math.min(wide, (Math.min(palace.cell, 130) - wide) / (count - 1));
  const isTight = gap < wide * 0.8;
  return { x: (at - (count - 1) / 2) * gap, y: isTight && at % 2 === 1 ? -20 * palace.pawn : 0 };
}

/** Where each seat's pawn is drawn. */
export function pawnSpots(palace: Frame, pawns: readonly number[]): Spot[] {
  return pawns.map((square, seat) => {
    const here = pawns.map((_, other) => other).filter((other) => pawns[other] === square);
    const base = spot(palace, square);
    const shift = abreast(palace, here.indexOf(seat), here.length);
    return { x: base.x + shift.x, y: base.y + shift.y };
  });
}

/** A fist is closed at once on coins or on the thief: one click, the one that closes it. */
export function handles(action: BakschischAction): string[] {
  switch (action.type) {
    case "bid":
      return [`coins-${action.coins}`];
    case "thief":
      return ["thief"];
    default:
      return [];
  }
}

/** The most coins that may be closed in the fist; -1 when it is not asked for. */
export function mostCoins(glowing: ReadonlySet<string>): number {
  let most = -1;
  while (glowing.has(`coins-${most + 1}`)) most += 1;
  return most;
}

/** A number typed digit by digit, as far as the bag allows. */
export function typed(before: string, digit: string, most: number): string {
  const longer = String(Number(before + digit));
  if (Number(longer) <= most) return longer;
  return Number(digit) <= most ? digit : String(most);
}

/** The person that the card lying up last calls; the Caliph is on no square. */
export function called(table: City): Person | null {
  const face = table.cards[table.bribe - 1];
  return face && face !== "caliph" ? face : null;
}

/** A square in words, for whoever does not see it. */
export function describe(table: City, square: number): Message {
  const here = table.pawns.map((_, seat) => seat).filter((seat) => table.pawns[seat] === square);
  return words.square(square, table.squares[square] ?? "start", square === table.palace, here);
}

/** A seat's points: the square that its pawn has reached; and the gold that parts whoever is as far. */
export function score(view: View<"bakschisch">, seat: number): ScoreLine[] {
  const { pawns, squares, bags } = city(view);
  const square = pawns[seat] ?? 0;
  const text = words.square(square, squares[square] ?? "start", false, []);
  const gold = bags[seat];
  const bag = gold == null ? [] : [{ text: words.pointsGold, points: gold }];
  return [{ text, points: view.scores[seat] ?? 0 }, ...bag];
}
