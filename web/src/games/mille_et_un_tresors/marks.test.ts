import { expect, test } from "vitest";
import { KINDS } from "./facts";
import { laidIn, tookIn, walksIn } from "./marks";

const row = (type: string, numbers: Record<string, number>): number[] => {
  const at = KINDS.findIndex(([name]) => name === type);
  return [at, ...KINDS[at]!.slice(1).map((name) => numbers[name] ?? 0)];
};
const step = (...effects: number[][]) => ({ step: 0, effects });

test("a walk goes through every spot, and each pawn has its own", () => {
  const one = step(row("stepped", { seat: 1, start: 3, goal: 4 }), row("stepped", { seat: 1, start: 4, goal: 9 }));
  const other = step(row("carried", { seat: 2, start: 0, goal: 19 }));
  expect(walksIn([one, other])).toEqual([
    { seat: 1, spots: [3, 4, 9] },
    { seat: 2, spots: [0, 19] },
  ]);
});

test("where two took, one after the other, is marked once", () => {
  const steps = [step(row("took", { seat: 1, spot: 9 }), row("took", { seat: 2, spot: 9 }))];
  expect(tookIn(steps)).toEqual([9]);
});

test("where treasures were taken and cards laid", () => {
  const steps = [step(row("took", { seat: 1, spot: 9 })), step(row("laid", { spot: 3 }), row("placed", { spot: 5 }))];
  expect(tookIn(steps)).toEqual([9]);
  expect(laidIn(steps)).toEqual([3, 5]);
});
