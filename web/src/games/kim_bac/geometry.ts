// Points and curves; nothing here knows the town.

export interface Point {
  x: number;
  y: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const angle = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
/** So far from a point, in that direction. */
export const away = (from: Point, direction: number, far: number): Point => ({
  x: from.x + Math.cos(direction) * far,
  y: from.y + Math.sin(direction) * far,
});
/** How far two directions are apart, 0 to half a turn. */
export function turn(a: number, b: number): number {
  const apart = Math.abs(a - b) % (2 * Math.PI);
  return apart > Math.PI ? 2 * Math.PI - apart : apart;
}

/** How far a point is from the straight line between two others. */
export function toSegment(point: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const part = Math.min(1, Math.max(0, along));
  return distance(point, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
}

/** A curve from one point to another, drawn towards a third. */
export interface Bend {
  from: Point;
  by: Point;
  to: Point;
}

export function onBend({ from, by, to }: Bend, part: number): Point {
  const at = (axis: "x" | "y"): number =>
    (1 - part) ** 2 * from[axis] + 2 * (1 - part) * part * by[axis] + part ** 2 * to[axis];
  return { x: at("x"), y: at("y") };
}

export const sampled = (bend: Bend, count: number): Point[] =>
  Array.from({ length: count + 1 }, (_, at) => onBend(bend, at / count));

const f = (value: number): string => value.toFixed(1);
export const bendPath = ({ from, by, to }: Bend): string =>
  `M${f(from.x)} ${f(from.y)}Q${f(by.x)} ${f(by.y)} ${f(to.x)} ${f(to.y)}`;

/** A soft line through all these points; closed, it ends where it began. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  if (count < 2) return "";
  const at = (index: number): Point =>
    isClosed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  const start = `M${f(at(0).x)} ${f(at(0).y)}`;
  const pieces = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${f(out.x)} ${f(out.y)} ${f(into.x)} ${f(into.y)} ${f(to.x)} ${f(to.y)}`;
  });
  return start + pieces.join("") + (isClosed ? "Z" : "");
}

/** The points that a band around all of them would touch, in order. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const isRight = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
  const half = (some: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of some) {
      while (kept.length > 1 && isRight(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

/** Numbers from 0 to 1 that look like chance and are the same for everybody. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
