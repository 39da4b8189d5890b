import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../../lib/protocol";
import { Parade } from "./parade.svelte";

type Seen = View<"mille-et-un-tresors">;
const cave = Array.from({ length: 20 }, () => "1");

/** A view in which Ali stands somewhere. */
const at = (spot: number): Seen =>
  ({
    table: {
      cave,
      pawns: [spot],
      out: [false],
      gap: null,
      held: null,
      entrance: 0,
      exits: [],
      chief: 0,
      path: 9,
      steps: 1,
    },
  }) as unknown as Seen;

let isCalm = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
});
afterEach(() => {
  isCalm = false;
  vi.useRealTimers();
});

test("the first thing is seen at once, the next ones after it", () => {
  const [start, ...steps] = [at(6), at(7), at(8), at(9)];
  const parade = new Parade(start!);
  for (const step of steps) parade.tell(step);
  expect(parade.shown).toBe(steps[0]);
  vi.advanceTimersByTime(400);
  expect(parade.shown).toBe(steps[1]);
  vi.runAllTimers();
  expect(parade.shown).toBe(steps[2]);
  expect(parade.trip?.ways.get(0)).toEqual([8, 9]);
});

test("too many at once: the last one is what counts", () => {
  const parade = new Parade(at(6));
  const steps = [7, 8, 9, 8, 7, 6, 11].map(at);
  for (const step of steps) parade.tell(step);
  vi.runAllTimers();
  expect(parade.shown).toBe(steps.at(-1));
});

test("who wants calm sees the newest at once", () => {
  isCalm = true;
  const parade = new Parade(at(6));
  const [next, last] = [at(7), at(8)];
  parade.tell(next);
  parade.tell(last);
  expect(parade.shown).toBe(last);
});

test("told twice, it is seen once", () => {
  const parade = new Parade(at(6));
  const next = at(7);
  parade.tell(next);
  const { trip } = parade;
  parade.tell(next);
  vi.runAllTimers();
  expect(parade.trip).toBe(trip);
});
