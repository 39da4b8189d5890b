import { expect, test } from "vitest";
import type { Ruled } from "../../lib/protocol";
import { quickest } from "./quickest";

const hand = (seat: number, reaction: number, reason: Ruled["reason"] = null): Ruled => ({
  ...{ seat, reaction, reason },
  ...{ object: 0, at: reaction, measured: "own clock" },
});

test("the quickest hand is that of whoever took something in the shortest time", () => {
  expect(quickest([hand(0, 410), hand(1, 320), hand(2, 395)])?.seat).toBe(1);
});

test("a hand that was too early or second is not the quickest", () => {
  expect(quickest([hand(0, 20, "too early"), hand(1, 320), hand(2, 310, "second")])?.seat).toBe(1);
});

test("of two alike it is the first; nobody's, where nothing was taken", () => {
  expect(quickest([hand(2, 300), hand(0, 300)])?.seat).toBe(2);
  expect(quickest([hand(0, 20, "too early")])).toBeUndefined();
});
