// A simulated throw, read from what the server sent: where each die is, and how it is turned.

import type { Film } from "../../lib/protocol";

export const DICE = 8;
const NUMBERS = 7; // of one die in one frame
const SOUK = 3000; // tenths of millimetres: the side of the square
const TURN = 32_767;

/** w, x, y, z */
export type Turn = [number, number, number, number];

/** A die in the souk's own measure: the square goes from -0.5 to 0.5, and y points to the far side. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  turn: Turn;
}

export interface Frames {
  count: number;
  every: number;
  /** How long it is, in milliseconds. */
  length: number;
  numbers: Int16Array;
}

export function read(film: Film): Frames {
  const bytes = Uint8Array.from(atob(film.moves), (letter) => letter.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const numbers = Int16Array.from({ length: bytes.length / 2 }, (_, at) => data.getInt16(2 * at, true));
  const count = numbers.length / (DICE * NUMBERS);
  return { count, every: film.every, length: (count - 1) * film.every, numbers };
}

function frame(frames: Frames, at: number, die: number): number[] {
  const start = (at * DICE + die) * NUMBERS;
  return Array.from(frames.numbers.subarray(start, start + NUMBERS));
}

/** A die so many milliseconds after the throw began; before and after, as it was first and last. */
export function poseAt(frames: Frames, die: number, milliseconds: number): Pose {
  const place = Math.max(0, Math.min(frames.count - 1, milliseconds / frames.every));
  const first = Math.min(Math.floor(place), Math.max(0, frames.count - 2));
  const part = place - first;
  const one = frame(frames, first, die);
  const other = frame(frames, Math.min(first + 1, frames.count - 1), die);
  // The same turn is written in two ways: go the short way round
  const side = one.slice(3).reduce((sum, value, at) => sum + value * other[at + 3]!, 0) < 0 ? -1 : 1;
  const between = one.map((value, at) => value + ((at < 3 ? 1 : side) * other[at]! - value) * part);
  const length = Math.hypot(...between.slice(3)) || TURN;
  return {
    x: between[0]! / SOUK,
    y: between[1]! / SOUK,
    z: between[2]! / SOUK,
    turn: between.slice(3).map((value) => value / length) as Turn,
  };
}

/** How a lying die is turned on the table, seen from above, in degrees from -45 to 45. */
export function heading([w, x, y, z]: Turn): number {
  const alongX = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)];
  const alongY = [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)];
  const flat = Math.abs(alongX[2]!) < 0.7 ? alongX : alongY;
  const degrees = (Math.atan2(flat[1]!, flat[0]!) * 180) / Math.PI;
  return degrees - 90 * Math.round(degrees / 90);
}
