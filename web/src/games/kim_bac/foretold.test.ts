import { expect, test } from "vitest";
import { row } from "./facts.example";
import { foretold } from "./foretold";

const named = (...rows: number[][]) => foretold(rows).map(({ name, values }) => [name, values]);

test("a seeker's step: how far the monuments of their pairs would be", () => {
  expect(named(row("went"), row("wanted", { number: 7, steps: 2, was: 3 }))).toEqual([
    ["wanted", { number: 7, steps: 2, was: 3, stays: 0 }],
  ]);
});

test("a pursuer's step: their own way to him, and what is left to him", () => {
  const would = named(row("went"), row("chased", { steps: 1, was: 2 }), row("ringed", { free: 1, streets: 3 }));
  expect(would).toEqual([
    ["exits", { free: 1, all: 3 }],
    ["chased", { steps: 1, was: 2, stays: 0 }],
  ]);
  expect(named(row("trapped"))).toEqual([["trapped", {}]]);
});

test("the Kim-Bac's step: the treasure, whether a way is open, and the nearest of many", () => {
  const would = named(
    row("ahead", { number: 4, steps: 5, was: 6, free: -1 }),
    row("chased", { pawn: 0, steps: 4, was: 3 }),
    row("chased", { pawn: 1, steps: 2, was: 3 }),
  );
  expect(would).toEqual([
    ["ahead", { steps: 5, was: 6, stays: 0 }],
    ["ways-closed", {}],
    ["nearest", { steps: 2 }],
  ]);
});

test("taels: between the worst and the best, or exactly", () => {
  expect(named(row("promised", { least: 1000, most: 3000 }))).toEqual([
    ["promised", { least: 1000, most: 3000, same: 0 }],
  ]);
  expect(named(row("promised", { least: 3000, most: 3000 }))).toEqual([
    ["promised", { least: 3000, most: 3000, same: 1 }],
  ]);
});
