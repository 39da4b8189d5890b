import { expect, test } from "vitest";
import { distance, hull, turn } from "./geometry";
import { drawingOf } from "./monuments";
import { buildTown, townOf, WIDTH, type Plan } from "./town";
import { headingOf, nearest, sameWay, wayBetween, waysAlong } from "./ways";

/** Eighteen crossings on a circle, a nineteenth in its middle, a bridge across: any town will do. */
const RING = 18;
const spot = (at: number, far: number): [number, number] => [
  Math.round(50 + far * Math.cos((at * 2 * Math.PI) / RING)),
  Math.round(50 + far * Math.sin((at * 2 * Math.PI) / RING)),
];
const ROADS = [...Array.from({ length: RING }, (_, at) => [(at + 1) % RING, at]), [18, 0], [18, 6]];
const near = (roads: number[][]): number[][] =>
  Array.from({ length: RING + 1 }, (_, at) =>
    roads.filter((ends) => ends.includes(at)).map(([from, to]) => (from === at ? to! : from!)),
  );
const around = Array.from({ length: RING }, (_, at) => spot(at, 40));
const outside = Array.from({ length: 12 }, (_, at) => spot(at * 1.5, 50));
const plan: Plan = {
  // The twentieth crossing is not there
  x: [...around.map(([x]) => x), 50, -1],
  y: [...around.map(([, y]) => y), 50, -1],
  streets: [...near(ROADS), []],
  ways: [...near([...ROADS, [18, 9]]), []],
  river_x: [0, 30, -1],
  river_y: [50, 48, -1],
  monument: Array.from({ length: RING }, (_, at) => at),
  gate: Array.from({ length: 12 }, (_, at) => at),
  gate_x: outside.map(([x]) => x),
  gate_y: outside.map(([, y]) => y),
};
const town = buildTown(plan, 1.1);

test("everything of a plan is drawn inside the frame", () => {
  const points = [...town.crossings.values(), ...town.gates, ...town.monuments, ...town.houses, ...town.woods];
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(town.height);
  }
  expect(town.gates.map((gate) => gate.name).join("")).toBe("ABCDEFGHIJKL");
  expect(town.wall.endsWith("Z")).toBe(true);
  expect(town.river).not.toBe("");
});

test("a monument stands beside its own crossing, and no two on one spot", () => {
  for (const { crossing, x, y } of town.monuments)
    expect(distance(town.crossings.get(crossing)!, { x, y })).toBeCloseTo(58, 5);
  for (const one of town.monuments)
    for (const other of town.monuments) if (one !== other) expect(distance(one, other)).toBeGreaterThan(30);
});

test("a town without a river or with another shape is drawn too", () => {
  expect(buildTown({ ...plan, river_x: [-1], river_y: [-1] }, 0.9).river).toBe("");
});

test("the same plan is not built twice", () => {
  expect(townOf(structuredClone(plan), 1)).toBe(townOf(plan, 1));
  expect(townOf(plan, 1.1)).not.toBe(townOf(plan, 1));
});

test("eighteen monuments have a drawing each; another number has the hall", () => {
  const drawings = Array.from({ length: 18 }, (_, at) => JSON.stringify(drawingOf(at + 1)));
  expect(new Set(drawings).size).toBe(18);
  expect(drawings).not.toContain(JSON.stringify(drawingOf(19)));
});

test("every street is drawn once, and what is no street is a bridge", () => {
  expect(town.streets).toHaveLength(RING + 2);
  expect(town.bridges.map(({ ends }) => ends)).toEqual([[18, 9]]);
});

test("a pawn can stand on every crossing and at every gate, and nowhere else", () => {
  expect(town.places.size).toBe(19 + 12);
  expect(town.places.get(4)).toEqual(town.crossings.get(4));
  expect(town.places.get(66)).toMatchObject({ x: town.gates[2]!.x, y: town.gates[2]!.y });
  expect(town.places.get(62)).toBeUndefined();
});

test("a pawn walks along the street, whichever way", () => {
  const there = wayBetween(town, 3, 4)!;
  const back = wayBetween(town, 4, 3)!;
  expect(there.from).toEqual(town.crossings.get(3));
  expect(back.from).toEqual(town.crossings.get(4));
  expect(back.by).toEqual(there.by);
  expect(wayBetween(town, 62, 3)).toBeUndefined(); // it comes from beside the board
});

test("through several places it walks from each to the next", () => {
  const ways = waysAlong(town, [64, 0, 1]);
  expect(ways.map(({ to }) => to)).toEqual([town.crossings.get(0), town.crossings.get(1)]);
  expect(ways[1]!.by).toEqual(wayBetween(town, 0, 1)!.by);
});

test("the same direction again, if there is one", () => {
  const heading = headingOf(town, { start: 3, goal: 2 })!;
  const from = town.crossings.get(4)!;
  expect(sameWay([3, 5], from, heading, town)).toBe(3);
  expect(sameWay([5], from, heading, town)).toBeUndefined();
});

test("a tap means the nearest goal within reach", () => {
  const beside = { x: town.crossings.get(5)!.x + 9, y: town.crossings.get(5)!.y };
  expect(nearest([4, 5], beside, 40, town)).toBe(5);
  expect(nearest([12], beside, 40, town)).toBeUndefined();
});

test("geometry", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  expect(hull([...square, { x: 2, y: 2 }, { x: 1, y: 3 }])).toHaveLength(4);
  expect(turn(0.1, 2 * Math.PI - 0.1)).toBeCloseTo(0.2);
});
