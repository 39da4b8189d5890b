import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened } from "../../lib/protocol";
import type { KhanTsinMove } from "../protocol";
import { Show } from "./show.svelte";

const motion = vi.hoisted(() => ({
  prefersReducedMotion: { current: false },
  Tween: class {
    set = () => Promise.resolve();
  },
}));
vi.mock("svelte/motion", () => motion);

const move = (step: number, start: number, goal: number): Happened<"khan-tsin"> => {
  const action: KhanTsinMove = { type: "move", start, count: 1, goal, turn_moved: false, turn_result: false };
  return { step, seat: 0, action, notation: "", told: [], effects: [], at: null };
};
const START = ["r", "", "", "k"];
const THERE = ["", "r", "", "k"];
const BACK = ["", "r", "k", ""];

beforeEach(() => {
  vi.useFakeTimers();
  motion.prefersReducedMotion.current = false;
});
afterEach(() => {
  vi.useRealTimers();
});

function told(): Show {
  const show = new Show();
  show.tell(START, []);
  return show;
}

test("a pile flies, and lands where the view has it", () => {
  const show = told();
  show.tell(THERE, [move(0, 0, 1)]);
  expect(show.flight).toEqual({ part: "r", from: 0, to: 1 });
  expect(show.piles).toEqual(["", "", "", "k"]);
  vi.runAllTimers();
  expect([show.flight, show.piles]).toEqual([undefined, THERE]);
});

test("two flights come one after the other", () => {
  const show = told();
  show.tell(BACK, [move(0, 0, 1), move(1, 3, 2)]);
  expect(show.flight?.from).toBe(0);
  vi.advanceTimersByTime(200); // half as long: another waits
  expect(show.flight?.from).toBe(3);
  expect(show.piles).toEqual(["", "r", "", ""]);
  vi.runAllTimers();
  expect(show.piles).toEqual(BACK);
});

test("what a hand has carried there does not fly again", () => {
  const show = told();
  show.carried = { start: 0, goal: 1 };
  show.tell(THERE, [move(0, 0, 1)]);
  expect([show.flight, show.piles]).toEqual([undefined, THERE]);
});

test("a move that was taken back, and calm, show the view at once", () => {
  const show = told();
  show.tell(THERE, [move(0, 0, 1)]);
  show.tell(START, []);
  expect([show.flight, show.piles]).toEqual([undefined, START]);
  motion.prefersReducedMotion.current = true;
  show.tell(THERE, [move(0, 0, 1)]);
  expect([show.flight, show.piles]).toEqual([undefined, THERE]);
});
