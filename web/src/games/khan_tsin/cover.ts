// The dragon on the box: it curls around the Emperor's pile, tail in the sky, head over the moon.

import { besides, line, steps, type Point } from "./ribbon";

const KNOTS: Point[] = [
  [640, 20],
  [598, 62],
  [566, 118],
  [592, 196],
  [524, 276],
  [366, 310],
  [196, 300],
  [78, 240],
  [68, 162],
  [140, 118],
  [190, 116],
].map(([x, y]) => ({ x: x!, y: y! }));
const LAST = KNOTS.length - 3; // between the first two and the last two knots the line has no way of its own
const BULGE = 0.16;
const SCALES = 34;

/** A smooth line through the knots; t = 0 is the tail's end, t = LAST the neck. */
export function spine(t: number): Point {
  const at = Math.max(0, Math.min(LAST - 1, Math.floor(t)));
  const share = t - at;
  const [a, b, c, d] = KNOTS.slice(at, at + 4) as [Point, Point, Point, Point];
  const along = (key: "x" | "y"): number =>
    0.5 *
    (2 * b[key] +
      (c[key] - a[key]) * share +
      (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key]) * share ** 2 +
      (3 * b[key] - a[key] - 3 * c[key] + d[key]) * share ** 3);
  return { x: along("x"), y: along("y") };
}

const half = (t: number): number =>
  36 * Math.min(1, 0.12 + (0.88 * t) / 4.2) * (t > LAST - 1 ? 1 - 0.16 * (t - LAST + 1) : 1);
const beside = besides(spine);

function edge(t: number, inset = 0, by = 0): Point[] {
  return steps(-1 + inset, 1 - inset, 8).map((share) => beside(t + by - BULGE * (1 - share ** 2), share * half(t)));
}

const cuts = steps(0.15, LAST, SCALES);

export const scales = cuts.slice(0, -1).map((t, at) => {
  const next = cuts[at + 1]!;
  const side = (sign: number): Point[] => steps(t, next, 4).map((part) => beside(part, sign * half(part)));
  return `M${line([...edge(t), ...side(1), ...edge(next).reverse(), ...side(-1).reverse()])}Z`;
});
export const shades = cuts.map((t) => `M${line([...edge(t), ...edge(t, 0, -0.07).reverse()])}Z`).join("");
export const lights = cuts
  .slice(0, -1)
  .map((t) => `M${line(edge(t, 0.16, 0.04))}`)
  .join("");

const all = steps(0, LAST, 120);
const between = (out: (t: number) => number, back: (t: number) => number): string =>
  `M${line([...all.map((t) => beside(t, out(t))), ...all.map((t) => beside(t, back(t))).reverse()])}Z`;
export const body = between(
  (t) => half(t) + 2,
  (t) => -half(t) - 2,
);
export const belly = between(
  (t) => -half(t) + 2,
  (t) => -half(t) * 1.26,
);
export const bellyLines = steps(0.2, LAST, 110)
  .map((t) => `M${line([beside(t, -half(t)), beside(t - 0.03, -half(t) * 1.26)])}`)
  .join("");
export const ridge = steps(0.1, LAST - 0.1, 88)
  .map((t) => `M${line([beside(t, half(t)), beside(t - 0.03, half(t) * 1.42), beside(t + 0.09, half(t))])}Z`)
  .join("");
export const head = spine(LAST);
export const tail = spine(0);
