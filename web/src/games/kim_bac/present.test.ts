import { expect, test } from "vitest";
import type { KimBacRound as Round, KimBacTable as Table } from "../protocol";
import { describe, gatesOf, goalsOf, handles, numberAt, score, sharing, sorted, whereIs } from "./present";
import { words } from "./words";

const round = (changes: Partial<Round>): Round => ({
  ended: "arrived",
  kim_bac: 0,
  secret: 16,
  treasure: 9,
  cards: [1, 1, 0],
  worth: 7000,
  sharing: [
    { seat: 1, reason: "premium", taels: 2000, cards: 1 },
    { seat: 0, reason: "rest", taels: 5000, cards: 0 },
  ],
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
  const [one, three, twelve] = [
    { number: 1, is_pair: false },
    { number: 3, is_pair: false },
    { number: 12, is_pair: true },
  ];
  expect(sorted([one, three, twelve])).toEqual([twelve, one, three]);
  expect(sorted([])).toEqual([]);
});

test("the sharing is told as the server lists it, after what the treasure was worth", () => {
  const lines = sharing(round({}));
  expect(lines.map((line) => line.taels)).toEqual([7000, 2000, 5000]);
  expect(lines.map((line) => line.text)).toEqual([words.worth(16, 9), words.premium(1, 1), words.keeps(0)]);
});

test("every reason has words of its own, also where nobody gets anything", () => {
  const reasons = ["premium", "cut premium", "rest", "captured", "part"] as const;
  const paid = reasons.map((reason) => ({ seat: 1, reason, taels: 1, cards: 2 }));
  const unpaid = (["lost", "remainder"] as const).map((reason) => ({ seat: null, reason, taels: 1, cards: 0 }));
  const told = sharing(round({ sharing: [...paid, ...unpaid] })).map(({ text }) => text.name);
  expect(new Set(told).size).toBe(8);
});

test("without a race nothing is shared", () => {
  const none = { ended: "no race", kim_bac: null, secret: null, treasure: null, sharing: [] } as const;
  expect(sharing(round({ ...none, sharing: [] }))).toEqual([]);
});

test("the points are told round by round", () => {
  const table = { sheet: [round({}), round({ ended: "captured", taels: [0, 9000, 7000] })] } as Table;
  const lines = score({ table } as never, 1);
  expect(lines.map((line) => line.points)).toEqual([2000, 9000]);
  expect(lines.map((line) => line.text)).toEqual(table.sheet.map((each, at) => words.roundLine(at + 1, each, 1)));
});

test("a place in words: a crossing, its monument, a gate", () => {
  const table = {
    crossings: [
      { crossing: 4, name: "a4", x: 0, y: 0, number: 11 },
      { crossing: 5, name: "a5", x: 0, y: 0, number: 0 },
    ],
    gates: [{ place: 70, name: "G", crossing: 5, x: 0, y: 0 }],
  } as Table;
  expect([numberAt(table, 4), numberAt(table, 5), numberAt(table, 70)]).toEqual([11, undefined, undefined]);
  expect([describe(table, 4), describe(table, 5)]).toEqual([words.crossing("a4", 11), words.crossing("a5")]);
  expect([whereIs(table, 5), whereIs(table, 70)]).toEqual([words.atCrossing(words.crossing("a5")), words.atGate("G")]);
});
