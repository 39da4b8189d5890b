import { expect, test } from "vitest";
import { fact, round, view } from "./facts.example";
import { describe, gatesOf, goalsOf, handles, numberAt, score, sharing, sorted, whereIs } from "./present";
import type { Paid, Unpaid } from "./facts";
import { words } from "./words";

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
    { number: 1, isPair: false },
    { number: 3, isPair: false },
    { number: 12, isPair: true },
  ];
  expect(sorted([one, three, twelve])).toEqual([twelve, one, three]);
  expect(sorted([])).toEqual([]);
});

test("the sharing is told as the server lists it, after what the treasure was worth", () => {
  const lines = sharing(round());
  expect(lines.map((line) => line.taels)).toEqual([7000, 2000, 5000]);
  expect(lines.map((line) => line.text)).toEqual([words.worth(16, 9), words.premium(1, 1), words.keeps(0)]);
});

test("every reason has words of its own, also where nobody gets anything", () => {
  const paid = [0, 1, 2, 3, 4].map((reason) => fact<Paid>("paid", { seat: 1, reason, taels: 1, cards: 2 }));
  const unpaid = [0, 1].map((reason) => fact<Unpaid>("unpaid", { taels: 1, reason }));
  const told = sharing(round({ sharing: [...paid, ...unpaid] })).map(({ text }) => text.name);
  expect(told).toEqual([
    ...["worth", "premium", "cut-premium", "keeps", "gets-nothing", "part"],
    ...["lost-for-all", "remainder"],
  ]);
});

test("without a race nothing is shared", () => {
  const none = { ended: "no race", kimBac: null, secret: null, treasure: null, sharing: [] } as const;
  expect(sharing(round({ ...none, sharing: [] }))).toEqual([]);
});

test("the points are told round by round", () => {
  const table = {
    ended: ["arrived", "captured", "not yet"] as const,
    hero: [0, 1, 0],
    taels: [
      [5000, 2000, 0],
      [0, 9000, 7000],
    ],
  };
  const lines = score(view({ ...table, ended: [...table.ended] }), 1);
  expect(lines.map((line) => line.points)).toEqual([2000, 9000]);
  const rounds = [round(), round({ ended: "captured", kimBac: 1 })];
  expect(lines.map((line) => line.text)).toEqual(rounds.map((each, at) => words.roundLine(at + 1, each, 1)));
});

test("a place in words: a crossing, its monument, a gate", () => {
  const town = { number: [0, 0, 0, 0, 11, 0] };
  expect([numberAt(town, 4), numberAt(town, 5), numberAt(town, 70)]).toEqual([11, undefined, undefined]);
  expect([describe(town, 4), describe(town, 5)]).toEqual([words.crossing("a4", 11), words.crossing("a5")]);
  expect(describe(town, 47)).toEqual(words.crossing("e7"));
  expect([whereIs(town, 5), whereIs(town, 70)]).toEqual([words.atCrossing(words.crossing("a5")), words.atGate("G")]);
});
