import { expect, test } from "vitest";
import type { Update } from "./protocol";
import { hasThrow, isForAMoment } from "./realtime";

const told = (phase: string, action: object, whole = false): Update =>
  ({
    whole,
    views: [{ seat: 0, choices: [], turn: 0, view: { game: "attrap-tresors", table: { phase } } }],
    happened: [{ step: 0, seat: 0, action, notation: "", text: [], at: null }],
  }) as unknown as Update;

test("the dice wait for their moment, and so does the going of the column", () => {
  expect(isForAMoment(told("grabbing", { type: "throw", counts: [] }))).toBe(true);
  expect(isForAMoment(told("grabbing", { type: "grab", object: 0 }))).toBe(true);
});

test("dice fall in an update that is not told from the beginning", () => {
  expect(hasThrow(told("grabbing", { type: "throw", counts: [] }))).toBe(true);
  expect(hasThrow(told("grabbing", { type: "grab", object: 0 }))).toBe(false);
  expect(hasThrow(told("grabbing", { type: "throw", counts: [] }, true))).toBe(false);
});

test("everything else is seen when it is told", () => {
  expect(isForAMoment(told("grabbing", { type: "grab", object: 3 }))).toBe(false);
  expect(isForAMoment(told("giving", { type: "grab", object: 0 }))).toBe(false);
  expect(isForAMoment(told("grabbing", { type: "throw", counts: [] }, true))).toBe(false);
});
