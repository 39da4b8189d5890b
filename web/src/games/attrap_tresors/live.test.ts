import { expect, test } from "vitest";
import type { Update } from "../../lib/heard";
import * as realtime from "../../lib/realtime";
import { live } from "./live";

const isForAMoment = (update: Update<"attrap-tresors">) => realtime.isForAMoment(update, live);
const hasThrow = (update: Update<"attrap-tresors">) => realtime.hasThrow(update, live);
const told = (phase: string, action: object, whole = false): Update<"attrap-tresors"> =>
  ({
    whole,
    views: [{ seat: 0, choices: [], turn: 0, view: { game: "attrap-tresors", table: { phase } } }],
    happened: [{ step: 0, seat: 0, action, told: [], at: null }],
  }) as unknown as Update<"attrap-tresors">;

test("the dice wait for their moment, and so does the going of the column", () => {
  expect(isForAMoment(told("grabbing", { type: "throw", fall: 0 }))).toBe(true);
  expect(isForAMoment(told("grabbing", { type: "grab", object: 0 }))).toBe(true);
});

test("dice fall in an update that is not told from the beginning", () => {
  expect(hasThrow(told("grabbing", { type: "throw", fall: 0 }))).toBe(true);
  expect(hasThrow(told("grabbing", { type: "grab", object: 0 }))).toBe(false);
  expect(hasThrow(told("grabbing", { type: "throw", fall: 0 }, true))).toBe(false);
});

test("everything else is seen when it is told", () => {
  expect(isForAMoment(told("grabbing", { type: "grab", object: 3 }))).toBe(false);
  expect(isForAMoment(told("giving", { type: "grab", object: 0 }))).toBe(false);
  expect(isForAMoment(told("grabbing", { type: "throw", fall: 0 }, true))).toBe(false);
});

test("a game that is not of real time shows everything when it is told", () => {
  const update = told("grabbing", { type: "throw", fall: 0 });
  expect([realtime.hasThrow(update, undefined), realtime.isForAMoment(update, undefined)]).toEqual([false, false]);
});

test("a choice reaches for an object, or for none", () => {
  expect(live.reaches({ type: "grab", object: 4 })).toBe(4);
  expect(live.reaches({ type: "give", value: 2 })).toBeUndefined();
});
