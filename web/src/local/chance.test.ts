import { expect, test } from "vitest";
import { draw, hmac, isSeed, newSeed } from "./chance";
import { below } from "./dice";

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

test("HMAC-SHA256 is that of RFC 4231", () => {
  expect(hmac(ascii("Jefe"), ascii("what do ya want for nothing?"))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

// Of `sesame.core.fair.draw` and `sesame.core.dice`
test("a seed gives what it gives in Python", () => {
  const drawn = (seed: string) => [...Array(12).keys()].map((at) => draw(seed, at, [1, 2, 3, 4]));
  expect(drawn("42")).toEqual([3, 2, 3, 1, 2, 3, 2, 3, 1, 3, 2, 2]);
  expect(drawn("00".repeat(31) + "07")).toEqual([1, 3, 1, 3, 3, 2, 3, 2, 0, 2, 0, 0]);
  expect([...Array(8).keys()].map((at) => below(1, at, 1000))).toEqual([432, 360, 548, 648, 799, 6, 288, 38]);
});

test("a new seed is a secret that nobody has drawn before", () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
  expect(["42", newSeed(), "", "-1", "x".repeat(64), "1".repeat(21)].map(isSeed)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
