import { expect, test } from "vitest";
import type { KimBacTable as Table } from "../protocol";
import { distance, hull, turn } from "./geometry";
import { drawingOf } from "./monuments";
import { buildTown, GATE_LETTERS, townOf, WIDTH, type Plan } from "./town";
import { headingAfter, lastPicture, nearest, placeOf, ringOf, sameWay, walksBetween, wayBetween } from "./ways";

/** Eighteen crossings on a circle, a nineteenth in its middle, a bridge across: any town will do. */
const RING = 18;
const spot = (at: number, far: number): [number, number] => [
  Math.round(50 + far * Math.cos((at * 2 * Math.PI) / RING)),
  Math.round(50 + far * Math.sin((at * 2 * Math.PI) / RING)),
];
const plan: Plan = {
  crossings: [
    ...Array.from({ length: RING }, (_, at) => ({
      crossing: at,
      name: `${"ab"[Math.floor(at / 10)]}${at % 10}`,
      x: spot(at, 40)[0],
      y: spot(at, 40)[1],
    })),
    { crossing: 18, name: "b8", x: 50, y: 50 },
  ],
  streets: [...Array.from({ length: RING }, (_, at): [number, number] => [(at + 1) % RING, at]), [18, 0], [18, 6]],
  bridges: [[18, 9]],
  river: [
    [0, 50],
    [30, 48],
  ],
  monuments: Array.from({ length: RING }, (_, at) => at),
  gates: Array.from({ length: 12 }, (_, at): [number, number, number] => [at, ...spot(at * 1.5, 50)]),
};
const town = buildTown(plan, 1.1);
const table = (pawns: string[][], changes: Partial<Table> = {}): Table =>
  ({ ...plan, phase: "racing", pawns, due: 2, taker: 0, kim_bac: 1, sheet: [], ...changes }) as Table;

test("everything of a plan is drawn inside the frame", () => {
  const points = [...town.crossings.values(), ...town.gates, ...town.monuments, ...town.houses, ...town.woods];
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(town.height);
  }
  expect(town.gates.map((gate) => gate.letter).join("")).toBe(GATE_LETTERS);
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
  expect(buildTown({ ...plan, river: [] }, 0.9).river).toBe("");
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

test("a pawn's mark is a gate, a crossing, or nothing", () => {
  expect(placeOf("C", town.names)).toEqual({ gate: 2 });
  expect(placeOf("a4", town.names)).toEqual({ crossing: 4 });
  expect(placeOf("-", town.names)).toBeUndefined();
});

test("a pawn walks along the street, whichever way", () => {
  const there = wayBetween(town, 3, 4)!;
  const back = wayBetween(town, 4, 3)!;
  expect(there.from).toEqual(town.crossings.get(3));
  expect(back.from).toEqual(town.crossings.get(4));
  expect(back.by).toEqual(there.by);
  expect(wayBetween(town, 2, 9)).toBeUndefined();
});

test("the ring around the Kim-Bac: streets only, and who stands there", () => {
  const ring = ringOf(
    table([
      ["b8", "-"],
      ["a0", "a9"],
    ]),
    town,
  );
  expect(ring).toEqual([
    { crossing: 0, isFree: false },
    { crossing: 6, isFree: true },
  ]); // not 9: over the bridge
  expect(ringOf(table([["b8"]], { phase: "moving" }), town)).toEqual([]);
});

test("the same direction again, if there is one", () => {
  const before = table(
    [
      ["-", "-"],
      ["a3", "a4"],
    ],
    { due: 1 },
  );
  const after = table(
    [
      ["-", "-"],
      ["a2", "a4"],
    ],
    { due: 2 },
  );
  const heading = headingAfter(before, after, 1, town)!;
  const from = town.crossings.get(4)!;
  expect(walksBetween(before, after)).toEqual([{ seat: 1, pawn: 0, from: "a3", to: "a2" }]);
  expect(sameWay([3, 5], from, heading, town)).toBe(3);
  expect(sameWay([5], from, heading, town)).toBeUndefined();
  expect(headingAfter(before, { ...after, due: 1 }, 1, town)).toBeUndefined(); // a new turn
});

test("a tap means the nearest goal within reach", () => {
  const beside = { x: town.crossings.get(5)!.x + 9, y: town.crossings.get(5)!.y };
  expect(nearest([4, 5], beside, 40, town)).toBe(5);
  expect(nearest([12], beside, 40, town)).toBeUndefined();
});

test("the end of a race is shown with its last step made", () => {
  const before = table([["b8"], ["a0", "a1"]]);
  const step = {
    step: 9,
    seat: 1,
    action: { type: "step" as const, crossing: 2, take: false },
    notation: "a2",
    told: [],
    effects: [],
    at: null,
  };
  expect(lastPicture(before, [step]).pawns).toEqual([["b8"], ["a0", "a2"]]);
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
