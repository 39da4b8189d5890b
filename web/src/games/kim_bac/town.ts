// The town for the eye, from whatever plan the server sends: an owner's own is drawn by the same lines.

import {
  angle,
  away,
  distance,
  hull,
  middle,
  sampled,
  scatter,
  smooth,
  toSegment,
  type Bend,
  type Point,
} from "./geometry";
import { AT_GATE, gateName } from "./places";
import type { Table } from "./table";

export const WIDTH = 1000;
const SIDE = 82; // room for the wall and its gates
const TOP = 92;
const MOST_HOUSES = 230;

export interface Street extends Bend {
  ends: [number, number];
}

export interface Gate extends Point {
  name: string;
  crossing: number;
  /** Degrees, so that its front looks out of town. */
  turned: number;
}

export interface Monument extends Point {
  number: number;
  crossing: number;
  /** As large as the room around it allows. */
  size: number;
  /** Where its number stands: no pawn at any crossing hides it. */
  seal: Point;
}

export interface House extends Point {
  kind: "house" | "long" | "tree" | "bush";
  size: number;
  tint: number;
}

export interface Town {
  height: number;
  centre: Point;
  crossings: Map<number, Point>;
  /** Crossings and gates: wherever a pawn can stand. */
  places: Map<number, Point>;
  streets: Street[];
  bridges: Street[];
  river: string;
  wall: string;
  gates: Gate[];
  monuments: Monument[];
  houses: House[];
  /** Outside the wall. */
  woods: House[];
}

/** What of the table the plan is made of: always the same in one game. */
const PLAN = ["x", "y", "streets", "ways", "river_x", "river_y", "monument", "gate", "gate_x", "gate_y"] as const;
export type Plan = Pick<Table, (typeof PLAN)[number]>;

const drawn = new Map<string, Town>();
const FEW = 6;

/** The same town again is not built again: every update brings its plan. */
export function townOf(plan: Plan, ratio: number): Town {
  const key = JSON.stringify([ratio, ...PLAN.map((name) => plan[name])]);
  const known = drawn.get(key);
  if (known) return known;
  const town = buildTown(plan, ratio);
  if (drawn.size >= FEW) drawn.clear();
  drawn.set(key, town);
  return town;
}

/** `ratio`: how high the plan is drawn, by its width. */
export function buildTown(plan: Plan, ratio: number): Town {
  const height = Math.round(WIDTH * ratio);
  const place = (x: number, y: number): Point => ({
    x: SIDE + (x * (WIDTH - 2 * SIDE)) / 100,
    y: TOP + (y * (height - 2 * TOP)) / 100,
  });
  const centre = place(50, 50);
  const there = spots(plan.x, plan.y).map((spot, crossing) => ({ crossing, spot }));
  const crossings = new Map(
    there.filter(({ spot }) => isThere(spot)).map(({ crossing, spot }) => [crossing, place(...spot)]),
  );
  const streets = roads(plan.streets).map((ends) => curved(ends, crossings, centre));
  const bridges = roads(plan.ways)
    .filter(([from, to]) => !plan.streets[from]!.includes(to))
    .map((ends) => straight(ends, crossings));
  const bends = spots(plan.river_x, plan.river_y).filter(isThere);
  const river = riverPoints(
    bends.map((spot) => place(...spot)),
    bends,
    centre,
  );
  const gates = spots(plan.gate_x, plan.gate_y).map((spot, at) =>
    gateAt(place(...spot), plan.gate[at]!, gateName(at), crossings),
  );
  const roomy = {
    roads: [...streets, ...bridges].flatMap(segments),
    crossings: [...crossings.values()],
    water: pairs(river),
  };
  const ring = hull([...gates, ...[...crossings.values()].map((point) => away(point, angle(centre, point), 46))]);
  const built = monumentsBeside(plan.monument, crossings, roomy, ring);
  const monuments = sealed(built, [...crossings.values()], gates);
  return {
    height,
    centre,
    crossings,
    streets,
    bridges,
    gates,
    monuments,
    places: new Map([...crossings, ...gates.map((gate, at): [number, Point] => [AT_GATE + at, gate])]),
    river: smooth(river),
    wall: smooth(ring, true),
    houses: houses(ring, roomy, monuments, height),
    woods: woods(ring, gates, river, height),
  };
}

type Spot = [x: number, y: number];

const spots = (x: readonly number[], y: readonly number[]): Spot[] => x.map((east, at) => [east, y[at]!]);
const isThere = ([x]: Spot): boolean => x >= 0;

/** Each road once, from the neighbours of each crossing. */
const roads = (near: readonly number[][]): [number, number][] =>
  near.flatMap((ends, from) => ends.filter((to) => to < from).map((to): [number, number] => [from, to]));

/** Streets run round the town's middle: a straight one would cut the corner. */
function curved(ends: [number, number], crossings: Map<number, Point>, centre: Point): Street {
  const [from, to] = [crossings.get(ends[0])!, crossings.get(ends[1])!];
  const half = middle(from, to);
  const bulge = (distance(centre, from) + distance(centre, to)) / 2 - distance(centre, half);
  return { ends, from, to, by: away(half, angle(centre, half), bulge * 1.6) };
}

function straight(ends: [number, number], crossings: Map<number, Point>): Street {
  const [from, to] = [crossings.get(ends[0])!, crossings.get(ends[1])!];
  return { ends, from, to, by: middle(from, to) };
}

/** An end at the edge of the plan comes from far outside. */
function riverPoints(points: Point[], plan: Spot[], centre: Point): Point[] {
  const isEdge = ([x, y]: Spot): boolean => Math.min(x, y, 100 - x, 100 - y) <= 2;
  const outside = (point: Point): Point => away(point, angle(centre, point), 220);
  const [first, last] = [plan[0], plan.at(-1)];
  if (points.length < 2 || !first || !last) return [];
  return [
    ...(isEdge(first) ? [outside(points[0]!)] : []),
    ...points,
    ...(isEdge(last) ? [outside(points.at(-1)!)] : []),
  ];
}

function gateAt(at: Point, crossing: number, name: string, crossings: Map<number, Point>): Gate {
  const inside = crossings.get(crossing) ?? at;
  return { ...at, name, crossing, turned: (angle(inside, at) * 180) / Math.PI + 90 };
}

type Segment = [Point, Point];

interface Taken {
  roads: Segment[];
  crossings: Point[];
  water: Segment[];
}

const pairs = (points: Point[]): Segment[] => points.slice(1).map((to, at) => [points[at]!, to]);
const segments = (street: Street): Segment[] => pairs(sampled(street, 3));

/** How much room there is around a point. */
function room(point: Point, { roads, crossings, water }: Taken, riverHalf = 52): number {
  let least = Infinity;
  for (const [from, to] of roads) least = Math.min(least, toSegment(point, from, to));
  for (const [from, to] of water) least = Math.min(least, toSegment(point, from, to) - riverHalf);
  for (const crossing of crossings) least = Math.min(least, distance(point, crossing) - 8);
  return least;
}

type Unsealed = Omit<Monument, "seal">;

const AROUND = 20;
const BESIDE = 58; // from a crossing to the middle of its monument

/** A monument stands where the streets leave room beside its crossing, and apart from the others. */
function monumentsBeside(places: number[], crossings: Map<number, Point>, taken: Taken, ring: Point[]): Unsealed[] {
  const built: Unsealed[] = [];
  places.forEach((crossing, at) => {
    const foot = crossings.get(crossing)!;
    const spots = Array.from({ length: AROUND }, (_, step) => away(foot, (step * 2 * Math.PI) / AROUND, BESIDE));
    const worth = (spot: Point): number => {
      const others = built.map((other) => distance(other, spot) - 62);
      const outside = isInside(spot, ring, 34) ? 0 : 26; // a monument belongs within the wall
      return Math.min(room(spot, taken), ...others) - outside - Math.max(0, spot.y - foot.y) * 0.1;
    };
    const best = spots.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    const size = Math.min(
      1.4,
      Math.max(1.18, Math.min(room(best, taken), ...built.map((other) => distance(other, best) / 2)) / 30),
    );
    built.push({ number: at + 1, crossing, size, ...best });
  });
  return built;
}

// From a monument's middle, the best first
const SEALS = [
  ...[0, -22, 22, -42, 42].map((x): [number, number] => [x, 42]),
  ...[-44, 44].flatMap((x): [number, number][] => [
    [x, 22],
    [x, 0],
    [x, -20],
  ]),
  ...[0, -26, 26].map((x): [number, number] => [x, -54]),
];
const PAWN = 24; // above its crossing, the middle of one
const BY_LAST = 0.35; // units that each place is worse than the one before

/** Numbers where pawns, gates and other numbers leave them to be read. */
function sealed(monuments: Unsealed[], crossings: Point[], gates: Point[]): Monument[] {
  const seals: Point[] = [];
  return monuments.map((monument) => {
    const spots = SEALS.map(([x, y]) => ({ x: monument.x + x, y: monument.y + y }));
    const worth = (spot: Point, at: number): number =>
      Math.min(
        ...crossings.map((crossing) => apart(spot, { x: crossing.x, y: crossing.y - PAWN })),
        ...seals.map((other) => apart(spot, other)),
        ...gates.map((gate) => distance(spot, gate) - 20),
        ...monuments.map((other) => (other === monument ? Infinity : distance(spot, other) - 6)),
      ) -
      BY_LAST * at;
    const best = spots.reduce((one, at, index) => (worth(at, index) > worth(spots[one]!, one) ? index : one), 0);
    const seal = spots[best]!;
    seals.push(seal);
    return { ...monument, seal };
  });
}

/** What is wide lies apart sooner above one another than beside. */
const apart = (one: Point, other: Point): number => Math.hypot((one.x - other.x) * 0.8, one.y - other.y);

/** Roofs and trees fill what streets and river leave. */
function houses(ring: Point[], taken: Taken, monuments: Monument[], height: number): House[] {
  const random = scatter(taken.crossings.length * 7919 + 18);
  const built: House[] = [];
  for (let tries = 0; tries < 3000 && built.length < MOST_HOUSES; tries += 1) {
    const spot = { x: random() * WIDTH, y: random() * height };
    const kind = (["house", "house", "long", "tree", "bush"] as const)[Math.floor(random() * 5)]!;
    const [size, tint] = [0.95 + random() * 0.35, Math.floor(random() * 3)];
    const need = kind === "bush" ? 19 : 27;
    const isFree =
      built.every((other) => distance(other, spot) > 36) &&
      monuments.every((other) => distance(other, spot) > 52) &&
      isInside(spot, ring, 36) &&
      room(spot, taken, 58) > need;
    if (isFree) built.push({ ...spot, kind, size, tint });
  }
  return built.sort((a, b) => a.y - b.y);
}

/** Trees in the fields, where nothing else is drawn. */
function woods(ring: Point[], gates: Gate[], river: Point[], height: number): House[] {
  const random = scatter(gates.length * 104_729 + ring.length);
  const grown: House[] = [];
  for (let tries = 0; tries < 400 && grown.length < 46; tries += 1) {
    const spot = { x: random() * WIDTH, y: random() * height };
    const [size, tint] = [1 + random() * 0.7, 0];
    const isFree =
      !isInside(spot, ring, -46) &&
      gates.every((gate) => distance(gate, spot) > 92) &&
      distance(spot, { x: 76, y: height - 78 }) > 76 && // there the compass is
      pairs(river).every(([from, to]) => toSegment(spot, from, to) > 66) &&
      grown.every((other) => distance(other, spot) > 26);
    if (isFree) grown.push({ ...spot, kind: tries % 3 ? "tree" : "bush", size, tint });
  }
  return grown.sort((a, b) => a.y - b.y);
}

/** Within a ring that goes round to the right, and so far from it. */
function isInside(point: Point, ring: Point[], margin: number): boolean {
  return ring.every((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    const side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    return side >= margin * distance(from, to);
  });
}
