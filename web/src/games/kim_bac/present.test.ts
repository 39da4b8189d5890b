import { expect, test } from "vitest";
import type { KimBacRound as Round, KimBacTable as Table } from "../protocol";
import { diceFor, gatesOf, goalsOf, handles, score, sharing, sorted } from "./present";

const round = (changes: Partial<Round>): Round => ({
  ended: "arrived",
  kim_bac: 0,
  secret: 16,
  treasure: 9,
  cards: [1, 1, 0],
  worth: 7000,
  premium: 2000,
  part: 0,
  taels: [5000, 2000, 0],
  ...changes,
});

test("a step is one click, unless the chest can be taken there", () => {
  expect(handles({ type: "step", crossing: 24, take: false })).toEqual(["to-24", "~pass"]);
  expect(handles({ type: "step", crossing: 24, take: true })).toEqual(["to-24", "take"]);
  expect(handles({ type: "stay", take: true })).toEqual(["stay", "take"]);
  expect(handles({ type: "place", gate: 3 })).toEqual(["gate-3"]);
  expect(handles({ type: "renounce" })).toEqual(["renounce"]);
  expect(handles({ type: "draw", number: 4 })).toEqual([]);
});

test("what glows is told apart", () => {
  const glowing = new Set(["to-24", "to-3", "gate-2", "stay", "take"]);
  expect(goalsOf(glowing)).toEqual([3, 24]);
  expect(gatesOf(glowing)).toEqual([2]);
});

test("a hand shows its pairs first", () => {
  expect(sorted([3, 12, 7, 12, 1])).toEqual([
    { number: 12, isPair: true },
    { number: 1, isPair: false },
    { number: 3, isPair: false },
    { number: 7, isPair: false },
  ]);
  expect(sorted([])).toEqual([]);
});

test("two dice make every number from 1 to 18", () => {
  for (let number = 1; number <= 18; number += 1) {
    const [ordinary, great] = diceFor(number);
    expect(ordinary + great).toBe(number);
    expect([0, 6, 12]).toContain(great);
    expect(ordinary).toBeGreaterThanOrEqual(1);
    expect(ordinary).toBeLessThanOrEqual(6);
  }
});

test("KB-21: who arrives pays the cards of the others, line by line", () => {
  expect(sharing(round({})).map((line) => line.taels)).toEqual([7000, 2000, 5000]);
});

test("KB-22, KB-24: captured, the others take their cards first and share the rest", () => {
  const lines = sharing(
    round({ ended: "captured", cards: [0, 1, 0], worth: 16000, premium: 2000, part: 7000, taels: [0, 9000, 7000] }),
  );
  expect(lines.map((line) => line.taels)).toEqual([16000, 2000, 0, 7000, 7000]);
  expect(lines[1]!.text.fr).toContain("Rouge");
});

test("without a race nothing is shared", () => {
  expect(sharing(round({ ended: "no race", kim_bac: null, secret: null, treasure: null }))).toEqual([]);
});

test("the points are told round by round", () => {
  const table = { sheet: [round({}), round({ ended: "captured", taels: [0, 9000, 7000] })] } as Table;
  const lines = score({ table } as never, 1);
  expect(lines.map((line) => line.points)).toEqual([2000, 9000]);
  expect(lines[0]!.text.fr).toContain("Manche 1");
});
