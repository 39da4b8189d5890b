import { expect, test } from "vitest";
import { newSecret, sealOf } from "../lib/fair";
import { draw, hmac, isSeed, mixed } from "./chance";
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

test("parts are mixed with a seed as Python mixes them", () => {
  const [seal, a, c] = ["0".repeat(64), "a1".repeat(32), "b2".repeat(32)];
  const parts = [a, null, c].map((bits, seat) => ({ seat, seal, bits }));
  expect(mixed("42", parts)).toBe("b049cd3336e7f2d1722e5a6b5e48f9cccb989c3f9f04f5df8a6ec5a3820b6b2e");
  expect(mixed(`${"00".repeat(31)}07`, parts)).toBe("9b132497d83b0c2745ab3923829aacb9ce87f9b57cf6844a2067d18103e6611a");
  expect(mixed("42", [{ seat: 1, seal, bits: null }])).toBe("42");
  expect(sealOf(a)).toBe("52fe6094743bfd4f9be4321d98adc7e23c1ab622b0ba830e271d1ee1cbfd7850");
});

test("a new seed is a secret that nobody has drawn before", () => {
  expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(["42", newSecret(), "", "-1", "x".repeat(64), "1".repeat(21)].map(isSeed)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
