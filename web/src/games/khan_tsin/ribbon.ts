// The dragon's body as geometry: one line winding over the leather, cut into thirty-six scales.
//
// `t` runs along the line: scale `n` lies between t = n and t = n + 1, the tail below 0, the neck above 36.
// `o` runs across it: 0 is the spine, positive is left of whoever walks from tail to head.

export const SQUARES = 36;
const PITCH = 62; // a scale's length where the dragon lies straight
const BULGE = 0.16; // how far a scale's round edge lies over the one behind it, in scales
const PER_BEND = 2; // scales in a bend: with more, a tall pile would hide the scale above it
const TAIL = -2.15; // where the tail ends
const NECK = 36.75; // where the head begins
const FRINGE = 16; // ridge and belly, beyond the scales
const HEADROOM = 96; // above the highest row: a pile of eight and its tag
const FOOTROOM = 62;
const SIDE = 6;

/** How the dragon lies: on a desk in three bends, on a phone in four. */
export interface Shape {
  rows: number;
  /** Scales in a row between two bends; the first and the last row leave one out for tail and head. */
  perRow: number;
  /** Half the way from one row to the next, and half the width of the body. */
  bend: number;
  half: number;
  /** Seen from the head: North's end is the near one. */
  isTurned?: boolean;
}

export const DESK: Shape = { rows: 4, perRow: 8, bend: 62, half: 38 };
export const PHONE: Shape = { rows: 5, perRow: 6, bend: 74, half: 40 };
const REACH_OUT = 54; // how far a bend goes sideways

export interface Point {
  x: number;
  y: number;
}

/** Where a scale's pile stands, where its number and claws are, and where a tall pile's tag hangs. */
export interface Place extends Point {
  number: Point;
  claws: Point;
  row: number;
  /** Which way the eye goes from here to the next scale: 1 east, -1 west. */
  way: 1 | -1;
  /** Where it hangs beside the pile instead of above it. */
  tag?: Point;
}

interface Seen {
  row: number;
  way: 1 | -1;
  y: number;
  bend: "lower" | "upper" | undefined;
  /** Of a bend's two scales the one nearer to the tail. */
  isFirst: boolean;
}

interface Piece {
  from: number;
  to: number;
  at: (share: number) => Point;
}

export interface Ribbon {
  shape: Shape;
  width: number;
  height: number;
  places: Place[];
  scales: string[];
  /** The shadow that each scale throws on the one behind it; the last is the neck's. */
  shades: string[];
  /** A line of light along each scale's round edge. */
  lights: string[];
  body: string;
  belly: string;
  bellyLines: string;
  ridge: string;
  /** The small scales of the tail. */
  tailScales: string;
  head: Point & { way: 1 | -1 };
  tail: Point & { angle: number };
  /** The way from one square to another along the spine. */
  travel: (from: number, to: number) => Point[];
}

const FINE = 300; // points along the whole body
const ROUND = (value: number): number => Math.round(value * 10) / 10;
export const line = (points: Point[]): string => points.map(({ x, y }) => `${ROUND(x)} ${ROUND(y)}`).join("L");
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
const wayOf = (row: number): 1 | -1 => (row % 2 === 0 ? 1 : -1);
const opposite = (way: 1 | -1): 1 | -1 => (way === 1 ? -1 : 1);
const widthOf = (shape: Shape): number => 2 * (REACH_OUT + shape.half + FRINGE + SIDE) + shape.perRow * PITCH;

function pieces(shape: Shape): Piece[] {
  const left = REACH_OUT + shape.half + FRINGE + SIDE;
  const right = left + shape.perRow * PITCH;
  const found: Piece[] = [];
  let from = 0;
  for (let row = 0; row < shape.rows; row += 1) {
    const y = rowY(shape, row);
    const isEnd = row === 0 || row === shape.rows - 1;
    const count = shape.perRow - (isEnd ? 1 : 0);
    const way = wayOf(row);
    const near = way === 1 ? left : right;
    const begin = row === 0 ? near + way * PITCH : near;
    found.push({ from, to: from + count, at: (share) => ({ x: begin + way * share * count * PITCH, y }) });
    from += count;
    if (row === shape.rows - 1) break;
    const turn = way === 1 ? right : left;
    found.push({ from, to: from + PER_BEND, at: (share) => onBend(turn, y, way, shape.bend, share) });
    from += PER_BEND;
  }
  return found;
}

function rowY(shape: Shape, row: number): number {
  return HEADROOM + (shape.rows - 1 - row) * 2 * shape.bend;
}

function onBend(turn: number, lowerY: number, way: number, bend: number, share: number): Point {
  const angle = Math.PI * (0.5 - share);
  return { x: turn + way * REACH_OUT * Math.cos(angle), y: lowerY - bend + bend * Math.sin(angle) };
}

/** The spine at `t`, as whoever sits there sees it: half a turn around the middle, from the head. */
function spineOf(shape: Shape): (t: number) => Point {
  const spine = fromTail(shape);
  const [width, height] = [widthOf(shape), rowY(shape, 0) + rowY(shape, shape.rows - 1)];
  if (!shape.isTurned) return spine;
  return (t) => {
    const { x, y } = spine(t);
    return { x: width - x, y: height - y };
  };
}

/** Seen from the tail; tail and neck go on where the first and the last row lead. */
function fromTail(shape: Shape): (t: number) => Point {
  const all = pieces(shape);
  const first = all[0]!;
  const last = all[all.length - 1]!;
  return (t) => {
    const piece = t < 0 ? first : (all.find(({ to }) => t <= to) ?? last);
    const point = piece.at((t - piece.from) / (piece.to - piece.from));
    return t < 0 ? { x: point.x, y: point.y - 19 * Math.sin(t * 2.3) * Math.min(1, -t) } : point;
  };
}

/** A point beside the spine. */
export function besides(spine: (t: number) => Point): (t: number, o: number) => Point {
  return (t, o) => {
    const [back, here, ahead] = [spine(t - 0.01), spine(t), spine(t + 0.01)];
    const [dx, dy] = [ahead.x - back.x, ahead.y - back.y];
    const length = Math.hypot(dx, dy);
    return { x: here.x + (dy / length) * o, y: here.y - (dx / length) * o };
  };
}

/** Half the body's width at `t`: the tail grows thin, and so does the neck. */
function halfAt(shape: Shape, t: number): number {
  if (t < 0) return shape.half * Math.max(0.1, 1 - (t / TAIL) ** 1.3);
  return t <= SQUARES ? shape.half : shape.half * (1 - 0.3 * Math.min(1, t - SQUARES));
}

export function ribbon(shape: Shape): Ribbon {
  const spine = spineOf(shape);
  const beside = besides(spine);
  const { half } = shape;
  const cut = (n: number): number => (isApex(shape, n) ? n + BULGE : n);
  const edge = (n: number, inset = 0, by = 0): Point[] =>
    steps(-half + inset, half - inset, 10).map((o) => beside(cut(n) - BULGE * (1 - (o / half) ** 2) + by, o));
  const edges = [...squares(), SQUARES].map((n) => edge(n));
  // Straight in a row, round in a bend
  const side = (n: number, o: number): Point[] =>
    steps(cut(n), cut(n + 1), isInRow(shape, n) ? 1 : 14).map((t) => beside(t, o));
  const scales = squares().map(
    (n) => `M${line([...edges[n]!, ...side(n, half), ...edges[n + 1]!.toReversed(), ...side(n, -half).reverse()])}Z`,
  );
  const shades = edges.map((own, n) => `M${line([...own, ...edge(n, 0, -0.1).reverse()])}Z`);
  const lights = squares().map((n) => `M${line(edge(n, 5, 0.06))}`);
  const headed = shape.isTurned ? opposite(wayOf(shape.rows - 1)) : wayOf(shape.rows - 1);
  const up = headed; // the ridge is on the side that is up where the head is
  const top = spine(NECK);
  return {
    shape,
    width: widthOf(shape),
    height: HEADROOM + (shape.rows - 1) * 2 * shape.bend + FOOTROOM,
    places: squares().map((n) => place(shape, spine, n)),
    scales,
    shades,
    lights,
    body: outline(shape, beside),
    belly: band(shape, beside, -up),
    bellyLines: bellyLines(shape, beside, -up),
    ridge: ridge(shape, beside, up),
    tailScales: tailScales(shape, beside),
    head: { ...top, way: headed },
    tail: tailEnd(spine),
    travel: (from, to) => travel(shape, spine, from, to),
  };
}

/** Of these shapes the one that is drawn largest in a room, and how large. */
export function fitting(ribbons: readonly Ribbon[], width: number, height: number): { ribbon: Ribbon; scale: number } {
  const scaled = ribbons.map((ribbon) => ({ ribbon, scale: Math.min(width / ribbon.width, height / ribbon.height) }));
  return scaled.reduce((best, one) => (one.scale > best.scale ? one : best));
}

const squares = (): number[] => Array.from({ length: SQUARES }, (_, n) => n);

function place(shape: Shape, spine: (t: number) => Point, square: number): Place {
  const at = seenAt(shape, square);
  const { x } = spine(at.isFirst ? square : square + 1); // where the bend begins
  const out = x > widthOf(shape) / 2 ? 1 : -1;
  // A scale's round edge lies towards the tail, and so does the place of its neighbour in the row
  const by = shape.isTurned ? out * BULGE * PITCH : 0;
  if (at.bend === "lower") return lowPlace({ x: x + by, y: at.y }, at.row, at.way, out);
  if (at.bend === "upper") return marked({ x: x + out * 45, y: at.y + 14 }, at.row, at.way, 2 * out);
  return marked(spine(square + 0.5 - BULGE / 2), at.row, at.way, 0);
}

/** Row, way and half of a bend, as they are seen from this side of the table. */
function seenAt(shape: Shape, square: number): Seen {
  const { row, bend } = whereabouts(shape, square);
  const isFirst = bend === "lower"; // on the way from tail to head
  if (!shape.isTurned) return { row, way: wayOf(row), y: rowY(shape, row), bend, isFirst };
  const seen = shape.rows - 1 - row;
  const other = bend && (isFirst ? "upper" : "lower");
  return { row: seen, way: opposite(wayOf(row)), y: rowY(shape, seen), bend: other, isFirst };
}

/** Number and claws side by side under the pile. */
function marked({ x, y }: Point, row: number, way: 1 | -1, by: number): Place {
  return { x, y, row, way, number: { x: x + by - 15, y: y + 26 }, claws: { x: x + by + 14, y: y + 25 } };
}

/** In the lower half of a bend claws and tag are beside the pile, so as not to hide the scale above. */
function lowPlace({ x, y }: Point, row: number, way: 1 | -1, side: 1 | -1): Place {
  const out = (by: number, down: number): Point => ({ x: x + side * by, y: y + down });
  return { ...out(20, 2), row, way, number: out(20, 27), claws: out(60, -14), tag: out(67, -40) };
}

/** Whether a cut between two scales is at the top of a bend. */
function isApex(shape: Shape, cut: number): boolean {
  return cut > 0 && cut < SQUARES && whereabouts(shape, cut).bend === "upper";
}

/** Whether a scale lies in a row, and so do those beside it. */
function isInRow(shape: Shape, square: number): boolean {
  return [square - 1, square, square + 1].every(
    (n) => n < 0 || n >= SQUARES || whereabouts(shape, n).bend === undefined,
  );
}

/** In which row a square lies, and in which half of a bend. */
function whereabouts(shape: Shape, square: number): { row: number; bend?: "lower" | "upper" } {
  let first = 0;
  for (let row = 0; row < shape.rows; row += 1) {
    const count = shape.perRow - (row === 0 || row === shape.rows - 1 ? 1 : 0);
    if (square < first + count) return { row };
    if (square === first + count && row < shape.rows - 1) return { row, bend: "lower" };
    if (square === first + count + 1 && row < shape.rows - 1) return { row: row + 1, bend: "upper" };
    first += count + PER_BEND;
  }
  throw new RangeError(`no scale ${square}`);
}

type Beside = (t: number, o: number) => Point;

function outline(shape: Shape, beside: Beside): string {
  const all = steps(TAIL, NECK + 0.2, FINE);
  const left = all.map((t) => beside(t, halfAt(shape, t) + 3));
  const right = all.map((t) => beside(t, -halfAt(shape, t) - 3));
  return `M${line([...left, ...right.reverse()])}Z`;
}

function band(shape: Shape, beside: Beside, sign: number): string {
  const all = steps(TAIL, NECK + 0.2, FINE);
  const inner = all.map((t) => beside(t, sign * (halfAt(shape, t) - 2)));
  const outer = all.map((t) => beside(t, sign * (halfAt(shape, t) + 9 * thin(t))));
  return `M${line([...inner, ...outer.reverse()])}Z`;
}

const thin = (t: number): number => (t >= 0 ? 1 : Math.max(0, 1 - t / TAIL));

function bellyLines(shape: Shape, beside: Beside, sign: number): string {
  return steps(-2, NECK - 0.05, 190)
    .map(
      (t) =>
        `M${line([beside(t, sign * halfAt(shape, t)), beside(t - 0.05, sign * (halfAt(shape, t) + 9 * thin(t)))])}`,
    )
    .join("");
}

/** The spikes on its back; inside a bend, where they crowd, they are short. */
function ridge(shape: Shape, beside: Beside, sign: number): string {
  const count = Math.round((NECK - 0.25 + 2.2) * 4);
  return steps(-2.2, NECK - 0.25, count)
    .map((t) => {
      const foot = sign * (halfAt(shape, t) + 1);
      const [begin, end] = [beside(t, foot), beside(t + 0.25, foot)];
      const length = Math.min(FRINGE - 1, Math.hypot(end.x - begin.x, end.y - begin.y) * 0.95);
      return `M${line([begin, beside(t - 0.02, foot + sign * length), end])}Z`;
    })
    .join("");
}

function tailScales(shape: Shape, beside: Beside): string {
  return steps(TAIL + 0.35, -0.34, 5)
    .map((t) => `M${line(steps(-1, 1, 8).map((o) => beside(t - 0.14 * (1 - o * o), o * halfAt(shape, t))))}`)
    .join("");
}

function tailEnd(spine: (t: number) => Point): Point & { angle: number } {
  const [end, before] = [spine(TAIL), spine(TAIL + 0.1)];
  return { ...end, angle: ROUND((Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI) };
}

function travel(shape: Shape, spine: (t: number) => Point, from: number, to: number): Point[] {
  const [begin, end] = [place(shape, spine, from), place(shape, spine, to)];
  const count = Math.max(2, Math.abs(to - from) * 3);
  const between = steps(from + 0.4, to + 0.4, count)
    .slice(1, -1)
    .map(spine);
  return [{ x: begin.x, y: begin.y }, ...between, { x: end.x, y: end.y }];
}

/** A point a share of the way along, by length. */
export function alongWay(way: Point[], share: number): Point {
  const lengths = way.slice(1).map((point, at) => Math.hypot(point.x - way[at]!.x, point.y - way[at]!.y));
  let rest = Math.max(0, Math.min(1, share)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    if (rest <= length && length > 0) return mix(way[at]!, way[at + 1]!, rest / length);
    rest -= length;
  }
  return way[way.length - 1]!;
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
