// Mille et un trésors for the eye: cards read, clicks for an action, what changed between views.

import type { Pair as Text } from "../../lib/messages";
import type { View } from "../../lib/protocol";
import type { MilleEtUnTresorsAction, MilleEtUnTresorsTable as Table } from "../protocol";
import { COLUMNS } from "./layout";
import { wayTo } from "./ways";
import { words } from "./words";

/** What is clicked for an action: the thing itself. */
export function handles(action: MilleEtUnTresorsAction): string[] {
  switch (action.type) {
    case "place":
    case "walk":
    case "fly":
      return [`${action.type}-${action.spot}`];
    case "leave":
      return ["leave"];
    case "lay":
      return [`lay-${action.turn}`];
    default:
      return [];
  }
}

export interface Goal {
  handle: string;
  kind: "place" | "walk" | "fly";
  spot: number;
}

/** The cards that can be clicked, row by row. */
export function goalsOf(glowing: Iterable<string>): Goal[] {
  return [...glowing]
    .map((handle) => ({ handle, found: /^(place|walk|fly)-(\d+)$/.exec(handle) }))
    .flatMap(({ handle, found }) => (found ? [{ handle, kind: found[1] as Goal["kind"], spot: Number(found[2]) }] : []))
    .sort((a, b) => a.spot - b.spot);
}

/** The ways the card drawn may lie, as the server counts them: clockwise. */
export function turnsOf(glowing: Iterable<string>): number[] {
  return [...glowing]
    .filter((handle) => handle.startsWith("lay-"))
    .map((handle) => Number(handle.slice(4)))
    .sort((a, b) => a - b);
}

export interface Card {
  treasures: number;
  hasHead: boolean;
  walls: string;
}

/** A card as the notation writes it: treasures, then `h` for the head or its walled sides. */
export function readCard(look: string): Card | undefined {
  const found = /^([123])(h|[nesw]*)$/.exec(look);
  if (!found) return undefined;
  const hasHead = found[2] === "h";
  return { treasures: Number(found[1]), hasHead, walls: hasHead ? "" : found[2]! };
}

const TURNS = ["", "n", "e", "s", "w", "ne", "es", "sw", "nw", "ns", "ew"];
const ANGLES = [0, 0, 90, 180, 270, 0, 90, 180, 270, 0, 90];
export const sidesOf = (turn: number): string => TURNS[turn] ?? "";
/** How far a card is turned from how it is drawn, its first wall in the north. */
export const angleOf = (walls: string): number => ANGLES[TURNS.indexOf(walls)] ?? 0;

export const spotName = (spot: number): string => `${"abcde"[spot % COLUMNS]}${Math.floor(spot / COLUMNS) + 1}`;

/** What somebody has taken: how many cards of one, two, three treasures, and all treasures. */
export function lootOf(hand: Record<string, number> | undefined): { cards: number[]; treasures: number } {
  const cards = [0, 0, 0];
  for (const [look, count] of Object.entries(hand ?? {})) cards[Number(look[0]) - 1]! += count;
  return { cards, treasures: cards.reduce((sum, count, at) => sum + count * (at + 1), 0) };
}

export const pileOf = (pile: Record<string, number>): number =>
  Object.values(pile).reduce((sum, count) => sum + count, 0);

/** The chief came, and somebody who had taken something has nothing any more. */
export function isCaught(table: Table, seat: number, score: number): boolean {
  return (
    table.phase === "over" && table.chief >= table.path && !table.out[seat] && table.pawns[seat] !== null && score === 0
  );
}

/** What a seat's points are made of, once the game is over: cards by kind, and what the chief took back. */
export function score(view: View<"mille-et-un-tresors">, seat: number): { text: Text; points: number }[] {
  const { cards, treasures } = lootOf(view.table.hands[seat]);
  const lines = cards.flatMap((count, at) =>
    count ? [{ text: words.scored(count, at + 1), points: count * (at + 1) }] : [],
  );
  if (isCaught(view.table, seat, view.scores[seat] ?? 0) && treasures)
    lines.push({ text: words.lost, points: -treasures });
  return lines;
}

/** What moved from one view to the next, for the eye to follow. */
export interface Trip {
  /** Spots that each pawn went over, by seat; its place outside is the entrance. */
  ways: Map<number, number[]>;
  /** The card somebody took. */
  taken: { seat: number; spot: number; look: string } | undefined;
  /** Where a card was laid. */
  laid: number | undefined;
  isDrawn: boolean;
  steps: number;
}

export function tripBetween(before: Table, after: Table): Trip {
  const ways = new Map<number, number[]>();
  let taken: Trip["taken"];
  after.pawns.forEach((to, seat) => {
    const from = before.pawns[seat] ?? null;
    const goal = to ?? (after.out[seat] ? after.entrance : null);
    if (from === null || goal === null || from === goal) return;
    ways.set(seat, wayTo(before, from, goal));
    if (before.cave[from] && !after.cave[from]) taken = { seat, spot: from, look: before.cave[from]! };
  });
  const laid = before.gap !== null && after.cave[before.gap] ? before.gap : undefined;
  const steps = Math.max(0, ...[...ways.values()].map((way) => way.length - 1));
  return { ways, taken, laid, isDrawn: before.held === null && after.held !== null, steps };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From one of these spots to the nearest in the direction of an arrow key. */
export function neighbour(spots: readonly number[], from: number, key: string): number | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const far = (spot: number): number => {
    const x = (spot % COLUMNS) - (from % COLUMNS);
    const y = Math.floor(spot / COLUMNS) - Math.floor(from / COLUMNS);
    const ahead = x * dx + y * dy;
    return ahead > 0 ? ahead + 3 * Math.abs(x * dy + y * dx) : Infinity;
  };
  const nearest = [...spots].sort((a, b) => far(a) - far(b))[0];
  return nearest !== undefined && far(nearest) < Infinity ? nearest : undefined;
}

/** A spot in words, for whoever does not see it. */
export function describe(table: Table, spot: number): Text {
  const card = readCard(table.cave[spot] ?? "");
  const pawn = table.pawns.indexOf(spot);
  return words.card(spotName(spot), card, pawn >= 0 ? pawn : undefined);
}
