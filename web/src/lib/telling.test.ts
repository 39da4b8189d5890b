import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue, type Moment } from "./queue";
import { Telling } from "./telling.svelte";

const ALL = Infinity;
let told: number[];
let telling: Telling;
let board: Queue;
let isHidden: boolean;

const lasting =
  (milliseconds: number): Moment =>
  () =>
    milliseconds;
/** A step that is seen for 100 milliseconds. */
const scene = (step: number): Moment[] => [lasting(100), board.reached(step)];

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.stubGlobal("document", {
    get hidden() {
      return isHidden;
    },
  });
  told = [];
  telling = new Telling((step) => told.push(step));
  board = new Queue(() => {}, telling);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what the board makes no scene of is told at once", async () => {
  telling.expect();
  expect(told).toEqual([]); // the board has not looked at it yet
  await tick();
  expect([told, telling.isOn]).toEqual([[ALL], false]);
});

test("a scene is told step by step as it has been seen, and then it is over", async () => {
  telling.expect();
  board.add([scene(4), scene(5)], false);
  await tick();
  expect([told, telling.isOn]).toEqual([[], true]);
  vi.advanceTimersByTime(100);
  expect([told, telling.isOn]).toEqual([[4], true]);
  vi.advanceTimersByTime(100);
  await tick();
  expect([told, telling.isOn]).toEqual([[4, 5, ALL], false]);
});

test("where the reader wants calm there is no scene", async () => {
  telling.expect();
  board.add([scene(4)], true);
  await tick();
  expect([told.at(-1), telling.isOn]).toEqual([ALL, false]);
});

test("another scene in its place is not the end of telling", async () => {
  board.add([scene(4)], false);
  board.only(scene(5));
  await tick();
  expect([told, telling.isOn]).toEqual([[], true]);
});

test("skipped, the board shows how it ends and all is told, at once", () => {
  board.add([scene(4), scene(5)], false);
  telling.skip();
  expect([told, telling.isOn]).toEqual([[ALL], false]);
  vi.runAllTimers();
  expect(told).not.toContain(4);
});

test("a board that goes away leaves nothing untold", async () => {
  board.add([scene(4)], false);
  board.clear();
  await tick();
  expect([told, telling.isOn]).toEqual([[ALL], false]);
});

test("a moment that fails is the end of its scene", async () => {
  const fails = (): number => {
    throw new Error("no such piece");
  };
  board.add([[lasting(100), fails, ...scene(4)]], false);
  expect(() => vi.advanceTimersByTime(100)).toThrow("no such piece");
  await tick();
  expect([told, telling.isOn]).toEqual([[ALL], false]);
});

test("no step takes for ever", () => {
  board.add([[lasting(3_600_000), ...scene(4)]], false);
  vi.advanceTimersByTime(12_000);
  expect([told, telling.isOn]).toEqual([[ALL], false]);
});

test("in a tab that nobody sees all is told at once", async () => {
  isHidden = true;
  telling.expect();
  board.add([scene(4)], false);
  await tick();
  expect([told, telling.isOn]).toEqual([[ALL], false]);
});
