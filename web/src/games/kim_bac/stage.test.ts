import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { picture, round, row, step } from "./facts.example";
import { Stage, WALK } from "./stage.svelte";
import { Telling } from "../../lib/telling.svelte";

const motion = vi.hoisted(() => ({ prefersReducedMotion: { current: false } }));
vi.mock("svelte/motion", () => motion);

const went = (seat: number, start: number, goal: number) => row("went", { seat, pawn: 0, start, goal });
const CAPTURED = round({ ended: "captured", taels: [0, 3000] });
const BEFORE = picture({ pawns: [[4], [7]] });
const ENDS = step(
  1,
  went(1, 7, 5),
  row("race-ended", { round: 0, seat: 0 }),
  row("revealed", { number: 13 }),
  row("paid", { seat: 1, reason: 4, taels: 3000 }),
  row("summed", { seat: 0 }),
  row("summed", { seat: 1, taels: 3000 }),
  row("cleared", { pawn: 62 }),
  row("laid", { round: 1 }),
);
const NEXT = picture({ phase: "placing", pawns: [[62], [62]], sheet: [CAPTURED], scores: [0, 3000] });

function staged(before = BEFORE): Stage {
  const stage = new Stage(before);
  stage.take(before, [step(0)]);
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers();
  motion.prefersReducedMotion.current = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test("a walk of my own is in the picture at once, and known street by street", () => {
  const stage = staged();
  const after = picture({ pawns: [[5], [7]] });
  stage.take(after, [step(0), step(1, went(0, 4, 5))]);
  expect(stage.picture).toBe(after);
  expect(stage.trails.get("0-0")).toEqual([4, 5]);
  expect(stage.isTelling).toBe(false);
});

test("of a robot's turn, which comes move by move, one pawn walks after the other", () => {
  const stage = staged(
    picture({
      pawns: [
        [4, 1],
        [7, 20],
      ],
    }),
  );
  const news = [step(0), step(1, went(1, 7, 8))];
  stage.take(
    picture({
      pawns: [
        [4, 1],
        [8, 20],
      ],
    }),
    news,
  );
  news.push(step(2, row("went", { seat: 1, pawn: 1, start: 20, goal: 21 })));
  const after = picture({
    pawns: [
      [4, 1],
      [8, 21],
    ],
  });
  vi.advanceTimersByTime(WALK / 2); // the second move is told while the first pawn walks
  stage.take(after, news);
  expect(stage.picture.pawns).toEqual([
    [4, 1],
    [8, 20],
  ]);
  vi.advanceTimersByTime(WALK / 2);
  expect(stage.picture.pawns).toEqual([
    [4, 1],
    [8, 21],
  ]);
  vi.runAllTimers();
  expect(stage.picture).toBe(after);
});

test("the chest has the whole stage while it is taken and looked into, and then it is asked about", () => {
  const stage = staged();
  const taken = step(1, went(0, 4, 5), row("laid-open", { seat: 0, number: 3 }), row("took", { seat: 0, number: 3 }));
  const looked = step(2, row("looked", { seat: 0, number: 13, ordinary: 1, special: 12, worth: 10_000 }), row("due"));
  const after = picture({ phase: "deciding", pawns: [[5], [7]] });
  stage.take(after, [step(0), taken, looked]);
  const seen: unknown[] = [];
  for (let last = ""; stage.picture !== after; vi.advanceTimersByTime(10)) {
    const now = [stage.scene?.type, stage.picture.phase, stage.isTelling];
    if (JSON.stringify(now) !== last) seen.push(now);
    last = JSON.stringify(now);
  }
  const [, ...scenes] = seen;
  expect(scenes).toEqual([
    ["took", "racing", true],
    ["looked", "racing", true],
  ]);
  expect([stage.scene, stage.isTelling]).toEqual([undefined, false]);
});

test("what a race was about is shown to all once it is over", () => {
  const stage = staged();
  stage.take(NEXT, [step(0), ENDS]);
  vi.advanceTimersByTime(WALK + 1500);
  expect([stage.scene?.type, stage.scene?.seat]).toEqual(["revealed", -1]);
  vi.advanceTimersByTime(1900);
  expect([stage.scene, stage.isSummed]).toEqual([undefined, true]);
});

test("the chest of another may be skipped like every scene", () => {
  const stage = staged();
  const after = picture({ phase: "deciding" });
  stage.take(after, [step(0), step(1, row("took", { seat: 1 })), step(2, row("looked-unseen", { seat: 1 }))]);
  expect(stage.scene?.type).toBe("took");
  stage.finish();
  expect([stage.scene, stage.picture]).toEqual([undefined, after]);
});

test("of several pawns one walks after the other", () => {
  const stage = staged();
  const after = picture({ pawns: [[5], [8]] });
  stage.take(after, [step(0), step(1, went(1, 7, 8)), step(2, went(0, 4, 5))]);
  expect(stage.picture.pawns).toEqual([[4], [8]]);
  vi.advanceTimersByTime(WALK);
  expect(stage.picture).toBe(after);
  expect(stage.trails.get("0-0")).toEqual([4, 5]);
});

test("who hurries sees the view at once, and pawns still go through their streets", () => {
  const stage = staged();
  const after = picture({ pawns: [[6], [8]] });
  stage.take(after, [step(0), step(1, went(1, 7, 8)), step(2, went(0, 4, 5)), step(3, went(0, 5, 6))]);
  stage.finish();
  expect(stage.picture).toBe(after);
  expect(stage.trails.get("0-0")).toEqual([4, 5, 6]);
});

test("a race is seen to end before the sheet tells of it, and both before the next round", () => {
  const stage = staged();
  stage.take(NEXT, [step(0), ENDS]);
  const seen: unknown[] = [];
  for (let last = ""; stage.picture !== NEXT; vi.advanceTimersByTime(10)) {
    const { pawns, treasure, sheet, scores } = stage.picture;
    const now = [pawns, stage.ended, treasure, sheet.length, scores[1], stage.isSummed];
    if (JSON.stringify(now) !== last) seen.push(now);
    last = JSON.stringify(now);
  }
  const there = [[4], [5]];
  expect(seen).toEqual([
    [there, undefined, null, 0, 0, false],
    [there, "captured", null, 0, 0, false],
    [there, "captured", 13, 0, 0, false],
    [there, "captured", 13, 1, 3000, true],
  ]);
  expect(stage.ended).toBeUndefined();
});

test("a round without a race is over at once, and stays for a moment", () => {
  const stage = staged();
  const none = round({ ended: "no race", sharing: [] });
  const next = picture({ phase: "placing", pawns: [[62], [62]], sheet: [none] });
  stage.take(next, [step(0), step(1, went(1, 7, 5), row("no-race"), row("cleared", { pawn: 62 }), row("laid"))]);
  vi.advanceTimersByTime(WALK);
  expect([stage.ended, stage.picture.pawns, stage.isSummed]).toEqual(["no race", [[4], [5]], true]);
  vi.runAllTimers();
  expect([stage.ended, stage.picture]).toEqual([undefined, next]);
});

test("the last race of all is told like the others, and stays on the board with its end", () => {
  const stage = staged();
  const over = picture({ phase: "over", pawns: [[4], [5]], sheet: [CAPTURED], over: true });
  stage.take(over, [step(0), ENDS]);
  expect([stage.ended, stage.picture.pawns]).toEqual([undefined, [[4], [5]]]);
  vi.advanceTimersByTime(WALK);
  expect([stage.ended, stage.isSummed, stage.isTelling]).toEqual(["captured", false, true]);
  vi.runAllTimers();
  expect([stage.ended, stage.isSummed, stage.picture]).toEqual(["captured", true, over]);
});

test("dice fall one after the other; a tie is thrown again; then somebody starts", () => {
  const stage = staged(picture({ phase: "placing" }));
  const throws = [
    step(1, row("threw", { seat: 0, points: 4 })),
    step(2, row("threw", { seat: 1, points: 4 }), row("tied", { seats: 3, points: 4 })),
    step(3, row("threw", { seat: 0, points: 2 })),
    step(4, row("threw", { seat: 1, points: 6 }), row("starts", { seat: 1, points: 6 })),
  ];
  const after = picture({ phase: "moving" });
  stage.take(after, [step(0), ...throws]);
  const seen: unknown[] = [];
  for (let last = ""; stage.picture !== after; vi.advanceTimersByTime(10)) {
    const now = [stage.picture.dice, stage.thrown?.type];
    if (JSON.stringify(now) !== last) seen.push(now);
    last = JSON.stringify(now);
    expect([stage.picture.phase, stage.isTelling]).toEqual(["throwing", true]);
  }
  expect(seen).toEqual([
    [[4, 0], undefined],
    [[4, 4], undefined],
    [[4, 4], "tied"],
    [[2, 0], undefined],
    [[2, 6], undefined],
    [[2, 6], "starts"],
  ]);
  expect(stage.isTelling).toBe(false);
});

test("however quickly others go on, a scene is told to its end", () => {
  const stage = staged(picture({ phase: "placing", pawns: [[64], [70]] }));
  const news = [step(0), step(1, row("threw", { seat: 0, points: 4 }), row("starts", { seat: 0, points: 4 }))];
  stage.take(picture({ phase: "drawing" }), news);
  for (let at = 2; at < 10; at += 1) {
    news.push(step(at, went(0, at === 2 ? 64 : at, at + 1)));
    stage.take(picture({ phase: "moving", pawns: [[at + 1], [70]] }), news);
  }
  expect([stage.isTelling, stage.picture.pawns]).toEqual([true, [[64], [70]]]);
  vi.runAllTimers();
  expect([stage.isTelling, stage.picture.pawns]).toEqual([false, [[10], [70]]]);
  expect(stage.trails.get("0-0")).toEqual([64, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("who wants calm sees no walks, but how a race ended", () => {
  motion.prefersReducedMotion.current = true;
  const stage = staged();
  stage.take(NEXT, [step(0), ENDS]);
  const sheet = () => stage.picture.sheet.length;
  expect([stage.picture.pawns, stage.ended, sheet()]).toEqual([[[4], [5]], "captured", 0]);
  vi.advanceTimersByTime(2000); // the dice, too
  expect([stage.picture.pawns, stage.ended, sheet()]).toEqual([[[4], [5]], "captured", 1]);
  vi.advanceTimersByTime(1200);
  expect(stage.picture).toBe(NEXT);
});

test("what was taken back, missed or is seen by another is not played", () => {
  const stage = staged();
  stage.take(NEXT, [step(0), ENDS]);
  stage.take(BEFORE, [step(0)]);
  expect([stage.picture, stage.isTelling]).toEqual([BEFORE, false]);
  stage.take(NEXT, [step(5, went(1, 7, 5)), step(6, ...ENDS.effects)]);
  expect(stage.picture).toBe(NEXT);
  const other = picture({ seat: 1 });
  stage.take(other, [step(7, ...ENDS.effects)]);
  expect(stage.picture).toBe(other);
  vi.runAllTimers();
  expect(stage.picture).toBe(other);
});

test("the same steps told again do not end a scene", () => {
  const stage = staged();
  stage.take(NEXT, [step(0), ENDS]);
  const again = { ...NEXT };
  stage.take(again, [step(0), ENDS]);
  expect(stage.isTelling).toBe(true);
  vi.runAllTimers();
  expect(stage.picture).toBe(again);
});

test("a scene is not cut short by the end of the next one", () => {
  const stage = staged();
  stage.take(NEXT, [step(0), ENDS]);
  vi.advanceTimersByTime(WALK);
  stage.take(picture({ phase: "moving" }), [step(0), ENDS, step(2, row("threw", { seat: 0, points: 4 }))]);
  expect([stage.picture.phase, stage.picture.dice[0]]).toEqual(["throwing", 4]);
});

test("what pawns do is told as each has done it, and a race once it is over", () => {
  const reached: number[] = [];
  const stage = new Stage(BEFORE, new Telling((at) => reached.push(at)));
  stage.take(BEFORE, [step(0)]);
  stage.take(NEXT, [step(0), step(1, went(1, 7, 8)), step(2, ...ENDS.effects.with(0, went(1, 8, 5)))]);
  expect(reached).toEqual([]);
  vi.advanceTimersByTime(WALK);
  expect(reached).toEqual([1]);
  vi.advanceTimersByTime(WALK + 1500 + 1900);
  expect([reached, stage.isSummed]).toEqual([[1], true]);
  vi.advanceTimersByTime(1200 + 350);
  expect([reached, stage.picture]).toEqual([[1, 2], NEXT]);
});
