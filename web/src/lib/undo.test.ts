import { describe, expect, test } from "vitest";
import type { Chair } from "./protocol";
import { forcedSteps, lastDecision, stillAsked } from "./undo";

const story = (...seats: number[]) => seats.map((seat, step) => ({ step, seat }));
const NONE = new Set<number>();

describe("what may be taken back", () => {
  test("the last move of a seat of mine, whatever the others did since", () => {
    expect(lastDecision(story(-1, 0, 1), [0], NONE)?.step).toBe(1);
    expect(lastDecision(story(-1, 0, 1), [0, 1], NONE)?.step).toBe(2);
  });

  test("nothing before anything was played, nor once chance has answered", () => {
    expect(lastDecision(story(-1, 1), [0], NONE)).toBeUndefined();
    expect(lastDecision(story(0, 1, -1), [0], NONE)).toBeUndefined();
  });

  test("a forced move is passed over: to the decision before it, or to chance", () => {
    expect(lastDecision(story(0, 0), [0], new Set([1]))?.step).toBe(0);
    expect(lastDecision(story(0, -1, 0), [0], new Set([2]))).toBeUndefined();
  });
});

test("forced is what a seat did that had a single choice", () => {
  const asked = [
    { seat: 0, choices: [{}] },
    { seat: 2, choices: [{}, {}] },
  ];
  expect(
    forcedSteps(
      [
        { step: 4, seat: 0 },
        { step: 5, seat: -1 },
      ],
      asked,
    ),
  ).toEqual([4]);
  expect(forcedSteps([{ step: 4, seat: 2 }], asked)).toEqual([]);
  expect(forcedSteps([{ step: 4, seat: 1 }], asked)).toEqual([]);
});

test("whoever asks waits for the other people, not for robots, nor for who said yes", () => {
  const chair = (seat: number, person: string, level: string | null = null) =>
    ({ seat, player: { person, level } }) as unknown as Chair;
  const chairs = [chair(0, "me"), chair(1, "you"), chair(2, "", "vizir"), chair(3, "her"), chair(4, "me")];
  const waitingFor = (agreed: number[]) =>
    stillAsked({ asked: { seat: 0, steps: 1, agreed, discards: false }, chairs }).map(({ seat }) => seat);
  expect(waitingFor([])).toEqual([1, 3]);
  expect(waitingFor([3])).toEqual([1]);
  expect(stillAsked({ asked: null, chairs })).toEqual([]);
});
