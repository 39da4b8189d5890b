import { expect, test } from "vitest";
import type { Update } from "./heard";
import type { GameName } from "./protocol";
import { Untold } from "./untold.svelte";

const update = (version: number, ...steps: number[]): Update =>
  ({ version, happened: steps.map((step) => ({ step })) }) as Update;

function untold(...updates: Update[]): Untold<GameName> {
  const found = new Untold<GameName>();
  updates.forEach((each) => found.add(each));
  return found;
}

/** Version, steps, and whether that is all of it. */
const taken = (from: Untold<GameName>, step: number): unknown[] =>
  from
    .upTo(step)
    .map(({ update: { version, happened }, isWhole }) => [version, happened.map((one) => one.step), isWhole]);

test("steps are told as far as they have been seen, the rest of an update after the last of them", () => {
  const waiting = untold(update(7, 3, 4, 5));
  expect(taken(waiting, 2)).toEqual([]);
  expect(taken(waiting, 4)).toEqual([[7, [3, 4], false]]);
  expect(taken(waiting, 5)).toEqual([[7, [5], true]]);
  expect(taken(waiting, Infinity)).toEqual([]);
});

test("what says nothing of the game keeps its place in the line", () => {
  const waiting = untold(update(7, 3), update(8), update(9, 4), update(10));
  expect(taken(waiting, 3)).toEqual([
    [7, [3], true],
    [8, [], true],
  ]);
  expect(taken(waiting, Infinity)).toEqual([
    [9, [4], true],
    [10, [], true],
  ]);
});

test("the board knows all of it", () => {
  const waiting = untold(update(7, 3), update(8, 4, 5));
  expect([waiting.newest?.version, waiting.steps.map(({ step }) => step)]).toEqual([8, [3, 4, 5]]);
});
