import { expect, test } from "vitest";
import { FRONTS } from "../games";
import { changed, together } from "./listings";
import type { Listing } from "./protocol";

const listing = (table: string, at: number): Listing => ({
  table,
  game: FRONTS[0]!.name,
  status: "open",
  at,
  players: [],
  result: null,
});
const names = (tables: Listing[]) => tables.map(({ table }) => table);

test("a change puts new tables first, moves those that changed, and drops those that are gone", () => {
  const told = [listing("a", 3), listing("b", 2), listing("c", 1)];
  const after = changed(told, { changed: [listing("d", 4), listing("b", 9)], gone: ["c"] });
  expect(names(after)).toEqual(["b", "d", "a"]);
});

test("an older page adds what is not shown yet", () => {
  expect(names(together([listing("a", 3)], [listing("a", 3), listing("z", 1)]))).toEqual(["a", "z"]);
});
