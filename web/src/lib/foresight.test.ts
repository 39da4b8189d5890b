import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Foresight } from "./foresight.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking(): { foresight: Foresight; asked: number[][] } {
  const asked: number[][] = [];
  return { foresight: new Foresight((actions) => `q${asked.push(actions)}`), asked };
}

const answer = (id: string, ...actions: number[]) => ({
  type: "foreseen" as const,
  id,
  version: 3,
  foreseen: actions.map((action) => ({ action, notation: `n${action}`, told: [0], effects: [] })),
});

test("a hand that goes over choices asks once it rests, and for each but once", () => {
  const { foresight, asked } = asking();
  foresight.want([1]);
  foresight.want([1, 2]);
  expect(asked).toEqual([]);
  vi.runAllTimers();
  expect(asked).toEqual([[1, 2]]);
  foresight.want([2, 1]);
  vi.runAllTimers();
  expect(asked).toHaveLength(1);
});

test("many choices are several questions", () => {
  const { foresight, asked } = asking();
  foresight.want(Array.from({ length: 100 }, (_, id) => id));
  vi.runAllTimers();
  expect(asked.map(({ length }) => length)).toEqual([64, 36]);
});

test("what was answered is known until something happens", () => {
  const { foresight } = asking();
  foresight.want([1, 2]);
  vi.runAllTimers();
  expect(foresight.hears(answer("q1", 1, 2))).toBe(true);
  expect(foresight.of(2)?.notation).toBe("n2");
  foresight.forget();
  expect(foresight.of(2)).toBeUndefined();
});

test("an answer that comes too late tells nothing, and its refusal is no news", () => {
  const { foresight } = asking();
  foresight.want([1]);
  vi.runAllTimers();
  foresight.forget();
  expect(foresight.hears({ type: "refused", id: "q1" })).toBe(true);
  expect(foresight.hears({ type: "refused", id: "q1" })).toBe(false);
  expect(foresight.hears({ type: "refused", id: null })).toBe(false);
  expect(foresight.of(1)).toBeUndefined();
});

test("an answer to a question of before tells nothing of now", () => {
  const { foresight } = asking();
  foresight.want([1]);
  vi.runAllTimers();
  foresight.forget();
  foresight.hears(answer("q1", 1));
  expect(foresight.of(1)).toBeUndefined();
});

test("a refusal of a question is heard here", () => {
  const { foresight } = asking();
  foresight.want([1]);
  vi.runAllTimers();
  expect(foresight.hears({ type: "refused", id: "q1" })).toBe(true);
});
