import { describe, expect, test } from "vitest";
import type { Happened } from "../heard";
import type { Judged, Text } from "../protocol";
import type { Live } from "../realtime";
import { areOpposite, chances, nearest, path, percent, stepAt, x, y, type Frame } from "./curve";
import { current, firstDecision, handsOf, lines, livePace, pace } from "./steps";

const happened = (step: number, seat: number, ...fr: string[]): Happened =>
  ({
    step,
    seat,
    action: {},
    notation: "",
    told: fr.map((text) => ({ fr: text, en: text })),
    effects: [],
    at: null,
  }) as unknown as Happened;
const judged = (step: number, ...values: number[]): Judged => ({
  step,
  seat: 0,
  values,
  promised: 0,
  kept: 0,
  sure: "searched",
});

describe("steps", () => {
  const tell = (step: Happened): string[] => step.told.map((text) => (text as Text)["fr"]!);
  const told = [happened(0, -1, "les dés"), happened(1, 0), happened(2, 1, "a choisi", "ouvre")];

  test("a line leads to the view after its step", () => {
    expect(lines(told, tell).map((line) => [line.step, line.text, line.byChance])).toEqual([
      [1, "les dés", true],
      [3, "a choisi", false],
      [3, "ouvre", false],
    ]);
  });

  test("a step without a word marks what was said before it", () => {
    expect([0, 1, 2, 3].map((step) => current(lines(told, tell), step))).toEqual([-1, 0, 0, 2]);
  });

  test("a replay begins where somebody decides", () => {
    expect(firstDecision({ actors: [[], [], [1], []] })).toBe(2);
    expect(firstDecision({ actors: [[]] })).toBe(0);
  });

  test("chance that lays the table hurries", () => {
    const replay = { happened: told, actors: [[], [0], [1], []] };
    expect(pace(replay, 1)).toBeLessThan(pace(replay, 2));
  });
});

describe("real time", () => {
  const step = (seat: number, action: object, at: number | null): Happened =>
    ({ step: 0, seat, action, notation: "", told: [], effects: [], at }) as unknown as Happened;
  const live = {
    begins: ({ type }: { type: string }) => type === "throw",
    reaches: (action: object) => ("object" in action ? action.object : undefined),
  } as Live;
  const told = [
    step(-1, { type: "throw" }, null),
    step(1, { type: "grab", object: 0 }, 420),
    step(0, { type: "grab", object: 1 }, 900),
    step(-1, { type: "throw" }, null),
  ];

  test("goes as it went, and four times slower in slow motion", () => {
    expect(livePace(told, 2, 1, live)).toBe(480);
    expect(livePace(told, 2, 0.25, live)).toBe(1920);
    expect(livePace(told, 1, 1, live)).toBeGreaterThan(420); // the dice roll first
    expect(livePace(told, 3, 0.25, live)).toBe(livePace(told, 3, 1, live)); // nobody waits longer for the cup
  });

  test("has the hands of one throw", () => {
    expect(handsOf(told, 3, live).map(({ seat, object, reaction }) => [seat, object, reaction])).toEqual([
      [1, 0, 420],
      [0, 1, 900],
    ]);
    expect(handsOf(told, 4, live)).toEqual([]);
  });
});

describe("curve", () => {
  const frame: Frame = { steps: 10, width: 220, height: 120, margin: 10 };

  test("a seat's chances are averaged over one round", () => {
    const points = chances([judged(0, 0.2, -0.2), judged(1, 0.6, -0.6), judged(4, -1, 1)], 0);
    expect(points.map(({ step }) => step)).toEqual([0, 1, 4]);
    expect(points.map(({ value }) => Number(value.toFixed(2)))).toEqual([0.2, 0.4, -0.2]);
  });

  test("won is above, lost below, and a click finds its step", () => {
    expect([y(1, frame), y(0, frame), y(-1, frame)]).toEqual([10, 60, 110]);
    for (const step of [0, 3, 10]) expect(stepAt(x(step, frame), frame)).toBe(step);
    expect(stepAt(-50, frame)).toBe(0);
  });

  test("a path goes through its points", () => {
    expect(
      path(
        [
          { step: 0, value: 0 },
          { step: 10, value: 1 },
        ],
        frame,
      ),
    ).toBe("M10.0 60.0L210.0 10.0");
    expect(path([], frame)).toBe("");
  });

  test("one line tells all where two chances are opposite", () => {
    expect(areOpposite([judged(0, 0.3, -0.3), judged(1, -1, 1)])).toBe(true);
    expect(areOpposite([judged(0, -0.1, -0.1)])).toBe(false);
    expect(areOpposite([judged(0, 0, 0, 0)])).toBe(false);
  });

  test("a click beside a mark means the mark", () => {
    expect(nearest([2, 3, 9], x(3, frame) + 9, frame)).toBe(3);
    expect(nearest([9], x(3, frame), frame)).toBeUndefined();
  });

  test("chances are told in percent", () => expect(percent(0.5)).toBe(25));
});
