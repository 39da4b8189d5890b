// A card for the eye: on which sides its walls are drawn, and how far it is turned.

const SIDES = ["n", "e", "s", "w"] as const;
type Side = (typeof SIDES)[number];

/** Walled sides, as the bits say. */
export const sidesOf = (walls: number): Side[] => SIDES.filter((_, bit) => (walls >> bit) & 1);

const clockwise = (walls: number): number => ((walls << 1) | (walls >> 3)) & 15;

/** Degrees from a card that lies so to the same card lying so, the shorter way round; clockwise is positive. */
export function turnedBy(from: number, to: number): number {
  const quarter = clockwise(from);
  if (from === to) return 0;
  if (quarter === to) return 90;
  return clockwise(quarter) === to ? 180 : -90;
}
