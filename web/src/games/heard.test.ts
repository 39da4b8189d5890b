import { expect, test } from "vitest";
import { heard } from "../lib/heard";
import type { Info, Update } from "../lib/protocol";

const infoOf = (game: string): Info => ({ game, laid: "" }) as Info;
const told = (choices: unknown[], action: unknown, table: unknown = {}): Update =>
  ({
    views: [{ seat: 0, choices, view: { game: "hex", table } }],
    happened: [{ step: 0, seat: 0, action }],
  }) as unknown as Update;

test("ids are turned into the actions that they mean", () => {
  const { views, happened } = heard(infoOf("khan-tsin"), told([39, 7], 36));
  expect(views[0]!.choices).toEqual([
    { id: 39, action: { type: "pass" } },
    { id: 7, action: { type: "place", square: 7 } },
  ]);
  expect(happened[0]!.action).toEqual({ type: "deal", colour: 1 });
});

test("of a game that has no layout here everything is told, and stays as it is", () => {
  const place = { id: 3, action: { type: "place", cell: 3 }, notation: "d1" };
  const { views, happened } = heard(infoOf("hex"), told([place], { type: "swap" }));
  expect(views[0]!.choices).toEqual([place]);
  expect(happened[0]!.action).toEqual({ type: "swap" });
});
