import { expect, test } from "vitest";
import { KINDS } from "./facts";
import { advisedBy, movedBy } from "./marks";

const row = (type: string, numbers: Record<string, number>): number[] => {
  const at = KINDS.findIndex(([name]) => name === type);
  return [at, ...KINDS[at]!.slice(1).map((name) => numbers[name] ?? 0)];
};

test("where a pile came from, and where it landed", () => {
  const effects = [
    row("lifted", { start: 14, count: 2 }),
    row("flew", { start: 14, goal: 10 }),
    row("landed", { goal: 10 }),
  ];
  expect(movedBy([{ step: 3, effects }])).toEqual([{ from: 14, to: 10 }]);
});

test("after two hops it is where the second one led", () => {
  const hops = [row("hopped", { start: 1, goal: 4 }), row("hopped", { start: 4, goal: 6 })];
  const effects = [row("lifted", { start: 1 }), ...hops, row("landed", { goal: 6 })];
  expect(movedBy([{ step: 3, effects }])).toEqual([{ from: 1, to: 6 }]);
});

test("a baron was laid where it is", () => {
  expect(movedBy([{ step: 0, effects: [row("laid", { square: 7 })] }])).toEqual([{ from: 7, to: 7 }]);
});

test("what is clicked for a hint names its squares", () => {
  const handles = ["square-14", "~count-2", "square-10", "~turn-00"];
  expect(advisedBy([{ handles, isNow: true }])).toEqual([{ from: 14, to: 10, count: 2, isNow: true }]);
  expect(advisedBy([{ handles: ["square-3"], isNow: false }])).toEqual([{ from: 3, to: 3, count: 0, isNow: false }]);
  expect(advisedBy([{ handles: ["pass"], isNow: true }])).toEqual([]);
});

test("what was moved lies elsewhere once the dragon was turned round (KT-33)", () => {
  const moved = { step: 3, effects: [row("lifted", { start: 0 }), row("landed", { goal: 1 })] };
  const turned = { step: 4, effects: [row("turned-round", { seat: 1, turned: 1 })] };
  expect(movedBy([moved, turned])).toEqual([{ from: 35, to: 34 }]);
});
