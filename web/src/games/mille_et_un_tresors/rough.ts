// Stone is never straight: shapes with jittered outlines, the same ones for the same seed.

import type { Point } from "./layout";

/** Numbers from 0 to 1 that look random and never change. */
export function grain(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 4294967296;
  };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const closed = (points: Point[]): string => `M${points.map(written).join("L")}Z`;

/** A rectangle as a mason would cut it: every side in some strokes, each a little off. */
export function slab(
  width: number,
  height: number,
  seed: number,
  off: number,
  strokes = 4,
  middle: Point = { x: 0, y: 0 },
): string {
  const next = grain(seed);
  const wobble = () => (next() - 0.5) * 2 * off;
  const corners = [
    { x: -width / 2, y: -height / 2 },
    { x: width / 2, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
  ];
  const points = corners.flatMap((from, at) => {
    const to = corners[(at + 1) % 4]!;
    return Array.from({ length: strokes }, (_, stroke) => {
      const part = stroke / strokes;
      return {
        x: middle.x + from.x + (to.x - from.x) * part + wobble(),
        y: middle.y + from.y + (to.y - from.y) * part + wobble(),
      };
    });
  });
  return closed(points);
}

/** A boulder around its middle. */
export function boulder(width: number, height: number, seed: number, middle: Point = { x: 0, y: 0 }): string {
  const next = grain(seed);
  const corners = 8;
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI + next() * 0.3;
    const reach = 0.82 + next() * 0.28;
    return {
      x: middle.x + (Math.cos(angle) * width * reach) / 2,
      y: middle.y + (Math.sin(angle) * height * reach) / 2,
    };
  });
  return closed(points);
}

export interface Stone extends Point {
  width: number;
  height: number;
  seed: number;
}

/** Stones in a row as few paths: each overlaps its neighbours, so every other one lies on top. */
export interface Stones {
  under: string;
  over: string;
  lights: string;
  shades: string;
}

export function stones(row: Stone[]): Stones {
  const outlines = row.map((stone) => boulder(stone.width, stone.height, stone.seed, stone));
  const within = (share: Point, off: Point) =>
    row
      .map(({ x, y, width, height, seed }) =>
        boulder(width * share.x, height * share.y, seed + 7, { x: x + off.x, y: y + off.y }),
      )
      .join("");
  return {
    under: outlines.filter((_, at) => at % 2 === 0).join(""),
    over: outlines.filter((_, at) => at % 2 === 1).join(""),
    lights: within({ x: 0.55, y: 0.4 }, { x: -1.5, y: -3 }),
    shades: within({ x: 0.7, y: 0.32 }, { x: 2, y: 7 }),
  };
}

/** A ridge of boulders along the north side of a card, around the card's middle. */
export function ridge(length: number, at: number, seed: number): Stones {
  const next = grain(seed);
  const count = 6;
  return stones(
    Array.from({ length: count }, (_, stone) => ({
      width: (length / count) * (1.15 + next() * 0.35),
      height: 15 + next() * 6,
      x: -length / 2 + ((stone + 0.5) * length) / count,
      y: at + (next() - 0.5) * 3,
      seed: seed * 31 + stone,
    })),
  );
}

/** A few cracks and grains on a plate, as one line. */
export function cracks(seed: number): string {
  const next = grain(seed + 77);
  const marks = Array.from({ length: 3 }, () => {
    const [x, y] = [(next() - 0.5) * 76, (next() - 0.5) * 76];
    const [dx, dy] = [(next() - 0.5) * 26, (next() - 0.5) * 26];
    const [start, on] = [`${x.toFixed(0)} ${y.toFixed(0)}`, `${dx.toFixed(0)} ${dy.toFixed(0)}`];
    return `M${start}l${on}l${(dy * 0.6).toFixed(0)} ${(-dx * 0.4).toFixed(0)}`;
  });
  const grains = Array.from(
    { length: 9 },
    () => `M${((next() - 0.5) * 84).toFixed(0)} ${((next() - 0.5) * 84).toFixed(0)}h1.5`,
  );
  return [...marks, ...grains].join("");
}
