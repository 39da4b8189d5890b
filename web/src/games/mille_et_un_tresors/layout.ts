// Where everything lies, in the drawing's own units: the cave, the chief's path, the carpet.

export const COLUMNS = 5;
export const ROWS = 4;
export const SPOTS = COLUMNS * ROWS;
export const CELL = 100;
const TRACK = 68; // outside the cave, where the chief rides
const EDGE = 32; // outside the cave elsewhere: names of columns and rows
const CARPET = 132; // below, where the loot lies
const ASIDE = 148; // or beside the cave, where the room is wide
const BROADER = 100; // there at most, where it is wider still
const BORDER = 44; // of the carpet, above and below
const HEM = 16; // left and right
const HEAP = { width: 112, height: 88 }; // what lies before one seat
const LARGEST = 1.5; // times that: where there is room
const STEP = 20; // the drawing is not made anew for every line that the sentence below it gains

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Of the cave with the path around it; a carpet beside it lies to the east. */
  side: number;
  /** The cave's north-west corner. */
  cave: Point;
  /** Where the chief stands after 0, 1, 2 ... steps: from his tent to the entrance. */
  stones: Point[];
  /** The corners of his path, from the tent to the entrance. */
  track: Point[];
  carpet: { x: number; y: number; width: number; height: number };
  isEast: boolean; // the entrance
  isSouth: boolean;
}

/** Where one lies on the carpet, and how large. */
export interface Heap extends Point {
  scale: number;
}

/**
 * The chief comes from the corner across, up the far side, along the side of the entrance.
 * `ratio` is the height there is for each unit of width: in a wide room the carpet lies beside the cave, in a high one
 * loot lies larger, then there is more sand.
 */
export function layout(entrance: number, path: number, seats = 4, ratio = 0): Layout {
  const isEast = entrance % COLUMNS > 0;
  const isSouth = entrance >= COLUMNS;
  const width = EDGE + COLUMNS * CELL + TRACK;
  const depth = EDGE + ROWS * CELL + TRACK;
  const isBeside = ratio > 0 && scaleIn(width + ASIDE, depth, ratio) > scaleIn(width, depth + CARPET, ratio);
  const below = isBeside ? 0 : CARPET;
  const more = isBeside ? 0 : Math.max(0, stepped(ratio * width - depth - CARPET));
  const wide = width - 12;
  const loot = Math.min(more, Math.max(0, largestCarpet(wide, seats) - CARPET));
  const sand = (more - loot) / 2; // above the cave and below it
  const aside = isBeside ? ASIDE + Math.max(0, Math.min(BROADER, stepped(depth / ratio - width - ASIDE))) : 0;
  const cave = { x: isEast ? TRACK : EDGE, y: sand + (isSouth ? EDGE : TRACK) };
  const across = isEast ? TRACK / 2 : width - TRACK / 2;
  const along = sand + (isSouth ? depth - TRACK / 2 : TRACK / 2);
  const home = sand + (isSouth ? EDGE + 96 : depth - EDGE - 96);
  const door = centre(cave, entrance);
  const track = [
    { x: across, y: home },
    { x: across, y: along },
    { x: door.x, y: along },
    { x: door.x, y: door.y + (isSouth ? 22 : -22) },
  ];
  return {
    width: width + aside,
    height: depth + 2 * sand + below + loot,
    side: width,
    cave,
    stones: spread(track, path),
    track,
    carpet: isBeside
      ? { x: width + 2, y: 6, width: aside - 8, height: depth - 12 }
      : { x: 6, y: depth + 2 * sand + 2, width: wide, height: CARPET + loot - 8 },
    isEast,
    isSouth,
  };
}

/** How large a drawing can be in a room of width 1. */
const scaleIn = (width: number, height: number, ratio: number): number => Math.min(1 / width, ratio / height);

const stepped = (length: number): number => Math.floor(length / STEP) * STEP;

/** The middle of a spot. */
export function centre(cave: Point, spot: number): Point {
  return { x: cave.x + ((spot % COLUMNS) + 0.5) * CELL, y: cave.y + (Math.floor(spot / COLUMNS) + 0.5) * CELL };
}

/** So many equal steps along a line with corners, its first point included. */
export function spread(line: Point[], steps: number): Point[] {
  const lengths = line.slice(1).map((to, at) => distance(line[at]!, to));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: steps + 1 }, (_, step) => {
    let left = (whole * step) / steps;
    for (const [at, length] of lengths.entries()) {
      if (left <= length || at === lengths.length - 1)
        return between(line[at]!, line[at + 1]!, length ? left / length : 0);
      left -= length;
    }
    return line[0]!;
  });
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A line through points, as SVG writes it, its corners rounded. */
export function rounded(line: Point[], radius: number): string {
  return line
    .map((here, at) => {
      const before = line[at - 1];
      const after = line[at + 1];
      if (!before) return `M${here.x} ${here.y}`;
      if (!after) return `L${here.x} ${here.y}`;
      const into = between(here, before, Math.min(0.5, radius / (distance(here, before) || 1)));
      const out = between(here, after, Math.min(0.5, radius / (distance(here, after) || 1)));
      return `L${into.x} ${into.y}Q${here.x} ${here.y} ${out.x} ${out.y}`;
    })
    .join("");
}

/** The places on the carpet: one for each seat, the last for the pile; in the rows that let them be largest. */
export function heaps(carpet: Layout["carpet"], seats: number): Heap[] {
  const count = seats + 1;
  const [width, height] = [carpet.width - HEM, carpet.height - BORDER];
  const sizes = Array.from({ length: count }, (_, more) => sizeIn(width, height, count, more + 1));
  const scale = Math.max(...sizes);
  const rows = sizes.indexOf(scale) + 1;
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: carpet.x + HEM / 2 + ((column + 0.5) * width) / inRow,
      y: carpet.y + BORDER / 2 + ((row + 0.5) * height) / rows,
      scale,
    };
  });
}

function sizeIn(width: number, height: number, count: number, rows: number): number {
  const each = { width: width / Math.ceil(count / rows), height: height / rows };
  return Math.max(1, Math.min(LARGEST, each.width / HEAP.width, each.height / HEAP.height));
}

/** The height of a carpet on which loot is as large as it may be. */
function largestCarpet(width: number, seats: number): number {
  const rows = (width - HEM) / (seats + 1) < LARGEST * HEAP.width ? 2 : 1;
  return BORDER + 8 + rows * LARGEST * HEAP.height;
}

/** Four who stand at one spot do not hide each other: those in front stand between those behind. */
export function beside(at: Point, seat: number): Point {
  return { x: at.x - 28 + (seat % 2 ? 42 : 0) + (seat > 1 ? 21 : 0), y: at.y + (seat > 1 ? 26 : -10) };
}
