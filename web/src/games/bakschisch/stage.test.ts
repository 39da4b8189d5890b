import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened } from "../../lib/protocol";
import { Telling } from "../../lib/telling.svelte";
import type { BakschischAction } from "../protocol";
import { KINDS } from "./facts";
import { frame } from "./present";
import { Stage } from "./stage.svelte";
import { table } from "./table.example";

const motion = vi.hoisted(() => ({ prefersReducedMotion: { current: false } }));
vi.mock("svelte/motion", () => motion);

const PALACE = frame(16, "wide", 0);
const row = (name: string, ...said: number[]) => [KINDS.findIndex(([kind]) => kind === name), ...said];
const ALL_OPEN = [
  ...[0, 1, 2].map((seat) => row("opened", seat, seat + 1, seat + 2)),
  ...[0, 1, 2].map((seat) => row("gave", seat, seat + 1, 9 - seat)),
  row("filled", 6, 6),
  row("went", 2, 0, 3, 1, 1),
];
const SHARED = [row("shared", 1, 2, 0, 0), ...[0, 1, 2].map((seat) => row("got", seat, 2, 11 - seat, 1))];
const step = (at: number, seat: number, action: BakschischAction, more: number[][] = []): Happened<"bakschisch"> => {
  const effects = at === 3 ? [...ALL_OPEN, ...more] : [];
  return { step: at, seat, action, effects, told: [], at: null };
};
const NEWS = [
  step(0, -1, { type: "turn", card: 1 }),
  ...[0, 1, 2].map((seat) => step(seat + 1, seat, { type: "bid", coins: seat + 1 })),
  step(4, -1, { type: "turn", card: 2 }),
];
const BEFORE = table();
const AFTER = table({ bribe: 2, pawns: [0, 0, 3], bags: [9, 8, 7], pot: 6 });

function opened(after = AFTER, news = NEWS, telling?: Telling): Stage {
  const stage = new Stage(BEFORE, telling);
  stage.take(BEFORE, NEWS.slice(0, 1), PALACE);
  stage.take(after, news, PALACE);
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers();
  motion.prefersReducedMotion.current = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test("fists open, gold is paid, pawns climb, and then the view is shown", () => {
  const stage = opened();
  const seen = new Map<string, number>();
  for (let at = 0; stage.moment !== "rest"; at += 10) {
    if (!seen.has(stage.moment)) seen.set(stage.moment, at);
    if (stage.moment === "closed" || stage.moment === "open") expect(stage.table).toBe(BEFORE);
    if (stage.moment === "paid")
      expect([stage.table.bags, stage.table.pawns]).toEqual([
        [9, 8, 7],
        [0, 0, 0],
      ]);
    vi.advanceTimersByTime(10);
  }
  expect([...seen]).toEqual([
    ["closed", 0],
    ["open", 500],
    ["paid", 2000],
    ["climb", 3100],
  ]);
  expect(stage.table).toBe(AFTER);
  expect([stage.scene, stage.walking]).toEqual([undefined, {}]);
});

test("pawns go square by square", () => {
  const stage = opened();
  vi.advanceTimersByTime(3100 + 30);
  const first = stage.walking[2];
  expect(Object.keys(stage.walking)).toEqual(["2"]);
  vi.advanceTimersByTime(stage.pace);
  expect(stage.walking[2]).not.toEqual(first);
});

test("a round's pot is shared once the pawns have gone", () => {
  const after = table({ round: 2, bribe: 0, pawns: [0, 0, 3], bags: [11, 10, 9] });
  const last = step(3, 2, { type: "bid", coins: 3 }, SHARED);
  const stage = opened(after, [...NEWS.slice(0, 3), last]);
  vi.advanceTimersByTime(500 + 1500);
  expect([stage.moment, stage.table.bags, stage.table.pot]).toEqual(["paid", [9, 8, 7], 6]);
  while (stage.moment !== "shared") vi.advanceTimersByTime(10);
  expect([stage.table.bags, stage.table.pot, stage.table.pawns]).toEqual([[11, 10, 9], 0, [0, 0, 3]]);
  expect(stage.table.round).toBe(1);
  vi.advanceTimersByTime(1100);
  expect([stage.moment, stage.table]).toEqual(["rest", after]);
});

test("who wants calm is shown the fists and no climbing", () => {
  motion.prefersReducedMotion.current = true;
  const stage = opened();
  vi.advanceTimersByTime(50);
  expect(stage.moment).toBe("open");
  vi.advanceTimersByTime(1500 + 1100);
  expect([stage.moment, stage.table]).toEqual(["rest", AFTER]);
});

test("who hurries sees the view at once", () => {
  const stage = opened();
  stage.finish();
  expect([stage.moment, stage.table, stage.scene]).toEqual(["rest", AFTER, undefined]);
  vi.runAllTimers();
  expect(stage.moment).toBe("rest");
});

test("what came before the fists opened is told at once, the rest when the scene is over", () => {
  const reached: number[] = [];
  const telling = new Telling((at) => reached.push(at));
  opened(AFTER, NEWS, telling);
  expect([reached, telling.isOn]).toEqual([[2], true]);
  telling.skip();
  expect([reached, telling.isOn]).toEqual([[2, Infinity], false]);
});
