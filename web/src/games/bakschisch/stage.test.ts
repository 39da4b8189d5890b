import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened } from "../../lib/protocol";
import type { BakschischAction } from "../protocol";
import { KINDS } from "./facts";
import { frame } from "./present";
import { Stage } from "./stage.svelte";
import { table } from "./table.example";

const motion = vi.hoisted(() => ({ prefersReducedMotion: { current: false } }));
vi.mock("svelte/motion", () => motion);

const PALACE = frame(16, false, 0);
const OPENED = KINDS.findIndex(([kind]) => kind === "opened");
const ALL_OPEN = [0, 1, 2].map((seat) => [OPENED, seat, seat + 1, seat + 2]);
const step = (at: number, seat: number, action: BakschischAction): Happened<"bakschisch"> => {
  const effects = at === 3 ? ALL_OPEN : [];
  return { step: at, seat, action, effects, told: [], notation: "", at: null };
};
const NEWS = [
  step(0, -1, { type: "turn", card: 1 }),
  ...[0, 1, 2].map((seat) => step(seat + 1, seat, { type: "bid", coins: seat + 1 })),
  step(4, -1, { type: "turn", card: 2 }),
];
const BEFORE = table();
const AFTER = table({ bribe: 2, pawns: [0, 0, 3], bags: [9, 8, 7], pot: 6 });

function opened(): Stage {
  const stage = new Stage(BEFORE, null);
  stage.take(BEFORE, NEWS.slice(0, 1), PALACE);
  stage.take(AFTER, NEWS, PALACE);
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
  const [first] = Object.values({ ...stage.walking }).slice(2);
  vi.advanceTimersByTime(stage.pace);
  expect(stage.walking[2]).not.toEqual(first);
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
