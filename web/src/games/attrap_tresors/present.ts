// Attrap'trésors for the eye: what must be clicked, where things stand and fall, how the dice lie.

import type { Film, Ruled } from "../../lib/protocol";
import type { AttrapTresorsAction } from "../protocol";
import { DICE, heading, poseAt, read } from "./film";
import type { Taken } from "./round";
import type { Souk } from "./souk";

/** In the order of their numbers. */
export const KINDS = ["column", "lamp", "chest", "carpet", "pouf", "gem"] as const;
export type Kind = (typeof KINDS)[number];
export const LETTERS = ["r", "o", "y", "g", "b", "v"] as const;
export type Letter = (typeof LETTERS)[number];

/** What is clicked for an action: the thing itself. */
export function handles(action: AttrapTresorsAction): string[] {
  if (action.type === "grab") return [KINDS[action.object] ?? ""];
  return action.type === "give" ? [`gold-${action.value}`] : [];
}

// --- the tower

/** From the foot up: what is broad carries what is slim. */
const STACK: readonly Kind[] = ["column", "chest", "pouf", "carpet", "lamp", "gem"];
export const HEIGHTS: Record<Kind, number> = { column: 73, chest: 46, pouf: 32, carpet: 24, lamp: 38, gem: 30 };
export const WIDTHS: Record<Kind, number> = { column: 84, chest: 84, pouf: 100, carpet: 104, lamp: 112, gem: 42 };

export interface Piece {
  key: string;
  kind: Kind;
  /** Who has taken it since the dice fell. */
  holder: number | null;
  /** Above the tower's foot, while it stands. */
  floor: number;
  /** Its number among what lies on the carpet once the column is gone. */
  slot: number;
}

/** The name of a thing: its kind by number, and which of those alike it is. */
export const keyOf = (object: number, copy: number): string => `${KINDS[object]}-${copy}`;

/** What the tower is built of, from the foot up; of things alike, `taken` tells which is whose. */
export function pieces({ things }: Pick<Souk, "things">, taken?: readonly Taken[]): Piece[] {
  const holders = taken && new Map(taken.map(({ key, seat }) => [key, seat]));
  const found: Piece[] = [];
  let floor = 0;
  for (const kind of STACK)
    for (const { copy, holder } of things.filter((thing) => thing.kind === kind)) {
      const key = `${kind}-${copy}`;
      found.push({
        key,
        kind,
        holder: holders ? (holders.get(key) ?? null) : holder,
        floor,
        slot: found.length - 1,
      });
      floor += HEIGHTS[kind];
    }
  return found;
}

// --- where things are on the screen

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  turn: number;
  scale: number;
}

export interface Layout {
  width: number;
  height: number;
  isTall: boolean;
  /** The middle of the square, and its side. */
  souk: Point & { size: number };
  /** The tower's foot, and how large a unit of its drawing is. */
  tower: Point & { scale: number };
  /** How far what falls may roll, to either side. */
  spill: number;
}

const TOWER = 250; // units that the highest tower needs, gems overlapping a little
const LOWEST = 200;

export function layout(width: number, height: number, objects: number): Layout {
  const isTall = width < height * 1.25;
  const need = objects > 5 ? TOWER + 40 : objects > 3 ? TOWER : LOWEST;
  if (isTall) {
    const size = Math.min(width * 0.8, height * 0.5);
    const below = Math.max(34, height * 0.03); // for a line of words
    const foot = height - size * 1.06 - below - 14;
    return {
      width,
      height,
      isTall,
      souk: { x: width / 2, y: height - size * 0.55 - below, size },
      tower: { x: width / 2, y: foot, scale: Math.min((foot * 0.94) / need, width / 300) },
      spill: width * 0.4,
    };
  }
  const size = Math.min(height * 0.68, width * 0.42);
  return {
    width,
    height,
    isTall,
    souk: { x: width * 0.27, y: height * 0.95 - size * 0.55, size },
    tower: { x: width * 0.75, y: height * 0.87, scale: Math.min((height * 0.78) / need, width / 440) },
    spill: width * 0.2,
  };
}

/** Where what has fallen lies: in two rows, not one on the other. */
export function fallen(slot: number, { tower, spill, isTall }: Layout): Spot {
  const across = [0, -0.62, -0.95, 0.38, 0.88, 1.02][slot] ?? 0;
  const isBack = slot % 2 === 1;
  const scale = tower.scale * (isTall ? 1.1 : 0.82);
  return {
    x: tower.x + across * spill,
    y: tower.y - (isBack ? 54 : -6) * scale,
    scale,
    turn: [-5, 11, -14, 16, -18, 9][slot] ?? 0,
  };
}

/** The side of the table where a seat sits: who looks sits in front, the others around. */
export function side(seat: number, seats: number, me: number, { width, height }: Layout): Point & { angle: number } {
  const angle = Math.PI / 2 + ((seat - me + seats) % seats) * ((2 * Math.PI) / seats);
  return { x: width / 2 + Math.cos(angle) * width * 0.47, y: height / 2 + Math.sin(angle) * height * 0.46, angle };
}

/** Where an object is: in the tower, on the carpet, or at the side of whoever took it. */
export function placed(
  piece: Piece,
  all: readonly Piece[],
  stands: boolean,
  seats: number,
  me: number,
  place: Layout,
): Spot {
  const { tower } = place;
  if (piece.holder !== null) return kept(piece, all, seats, me, place);
  if (!stands) return fallen(piece.slot, place);
  const sway = Math.sin(piece.floor);
  return {
    x: tower.x + sway * 2.4 * tower.scale,
    y: tower.y - piece.floor * tower.scale,
    turn: Math.sin(piece.floor * 3) * 1.6,
    scale: tower.scale,
  };
}

/** Where what a seat has taken is laid: on free ground, the others' in rows at the back, mine before them. */
function kept(piece: Piece, all: readonly Piece[], seats: number, me: number, place: Layout): Spot {
  const { width, height, isTall, souk, tower } = place;
  const order = (piece.holder! - me + seats) % seats;
  const left = isTall ? width * 0.05 : souk.x + souk.size * 0.68; // past the cup
  const room = width * 0.97 - left;
  const columns = isTall ? seats - 1 : Math.min(seats - 1, IN_A_ROW);
  const scale = Math.min(tower.scale * (isTall ? 0.85 : 0.72), room / columns / (2 * APART));
  const off = beside(piece, all) * APART * scale;
  const spot = (x: number, y: number): Spot => ({ x: within(x + off, 60 * scale, width), y, turn: 0, scale });
  if (order === 0) return isTall ? spot(width * 0.86, tower.y) : spot(left + room * 0.2, height * 0.62);
  const [row, column] = [Math.floor((order - 1) / columns), (order - 1) % columns];
  const behind = Math.ceil((seats - 1) / columns) - 1 - row;
  return spot(left + (room * (column + 0.5)) / columns, height * (isTall ? 0.24 : 0.36 - 0.12 * behind));
}
const IN_A_ROW = 3;
const APART = 92; // units from one thing of a seat to its next

/** Two objects of one seat lie side by side. */
export function beside(piece: Piece, all: readonly Piece[]): number {
  const theirs = all.filter((other) => other.holder === piece.holder);
  return theirs.indexOf(piece) - (theirs.length - 1) / 2;
}

const within = (value: number, margin: number, most: number): number =>
  Math.max(margin, Math.min(most - margin, value));

// --- the dice

export interface Lying {
  letter: Letter;
  counts: boolean;
  /** In the souk's measure, -0.5 to 0.5; y grows towards who looks. */
  x: number;
  y: number;
  turn: number;
}

export const SIDE = 0.115; // of a drawn die: twice as large as it is, to be read from afar
const ROUNDS = 80;

/** The dice as they lie: where the film ends; without one, somewhere. */
export function lying(souk: Souk, film: Film | null | undefined): Lying[] {
  const dice = film ? filmed(film) : scattered(souk);
  return spread(dice);
}

function filmed(film: Film): Lying[] {
  const frames = read(film);
  return Array.from({ length: DICE }, (_, die) => {
    const { x, y, turn } = poseAt(frames, die, Infinity);
    return { letter: film.tops[die] as Letter, counts: film.counts[die] ?? true, x, y: -y, turn: -heading(turn) };
  });
}

function scattered({ dice, missed }: Souk): Lying[] {
  const tops = LETTERS.flatMap((letter) => Array<Letter>(dice[letter]).fill(letter));
  const counting = tops.map((letter, at): Lying => {
    const angle = at * 2.4 + tops.length;
    const far = 0.12 + 0.035 * at;
    return { letter, counts: true, x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: ((at * 37) % 90) - 45 };
  });
  const missing = Array.from({ length: tops.length ? missed : 0 }, (_, at): Lying => ({
    letter: LETTERS[(at * 5) % 6]!,
    counts: false,
    x: at % 2 ? 0.53 : -0.53,
    y: 0.3 - 0.2 * at,
    turn: 20 * at + 12,
  }));
  return [...counting, ...missing];
}

/** No die under another: they are drawn larger than they are. */
export function spread(dice: readonly Lying[]): Lying[] {
  // Two in one place would be pushed along one line for ever
  const placed = dice.map((die, at) => ({
    ...die,
    x: die.x + 0.004 * Math.cos(at * 2.4),
    y: die.y + 0.004 * Math.sin(at * 2.4),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of placed) for (const other of placed) if (one !== other) part(one, other);
    for (const die of placed) keep(die);
  }
  return placed;
}

function part(one: Lying, other: Lying): void {
  const [x, y] = [other.x - one.x || 0.001, other.y - one.y || 0.001];
  const far = Math.hypot(x, y);
  const lack = SIDE * 1.32 - far;
  if (lack <= 0) return;
  other.x += (x / far) * lack * 0.5;
  other.y += (y / far) * lack * 0.5;
}

/** What counts lies wholly inside; what does not, on the edge or beyond. */
function keep(die: Lying): void {
  const most = 0.5 - SIDE * 0.72;
  if (die.counts) {
    die.x = Math.max(-most, Math.min(most, die.x));
    die.y = Math.max(-most, Math.min(most, die.y));
    return;
  }
  const axis = Math.abs(die.x) > Math.abs(die.y) ? "x" : "y";
  const across = axis === "x" ? "y" : "x";
  die[axis] = Math.sign(die[axis] || 1) * Math.max(0.5, Math.min(0.54, Math.abs(die[axis])));
  die[across] = Math.max(-0.5, Math.min(0.5, die[across]));
}

// --- hands

/** Hands of this throw that are told of for the first time: they are seen to reach. */
export function newHands(known: readonly Ruled[], now: readonly Ruled[]): Ruled[] {
  const isSame = known.length > 0 && known.every((ruled, at) => same(ruled, now[at]));
  return isSame ? now.slice(known.length) : [...now];
}

const same = (one: Ruled, other: Ruled | undefined): boolean =>
  one.seat === other?.seat && one.object === other.object && one.at === other.at && one.reason === other.reason;
