// Lines through points, for what is pointed out on a board.

export interface Spot {
  x: number;
  y: number;
}

const far = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);
const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The same line without its last piece, so that an arrow ends before what it points at. */
export function shortened(points: readonly Spot[], by: number): Spot[] {
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!before || !last) return [...points];
  const length = far(before, last);
  if (length > by) return [...points.slice(0, -1), between(last, before, by / length)];
  return points.length > 2 ? shortened(points.slice(0, -1), by - length) : [before, between(before, last, 0.5)];
}

/** Where a line is headed at its end, in degrees. */
export function heading(points: readonly Spot[]): number {
  const [before, last] = [points.at(-2), points.at(-1)];
  return before && last ? (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI : 0;
}

export const drawnAlong = (points: readonly Spot[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
