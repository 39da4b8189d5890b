import { describe, expect, test } from "vitest";
import { cardIn, score, soukOf } from "./souk";
import { holding, row, seen, table } from "./table.example";

const NOTHING = [0, 0, 0, 0, 0, 0];

describe("the dice", () => {
  test("lie there with their colours as soon as it is told how many missed", () => {
    const { dice, missed, hasDice } = soukOf(seen());
    expect({ dice, missed, hasDice }).toEqual({
      dice: { r: 3, o: 1, y: 1, g: 1, b: 1, v: 0 },
      missed: 1,
      hasDice: true,
    });
    expect(soukOf(seen({}, [row("missed", 0)]))).toMatchObject({ missed: 0, hasDice: true });
    expect(soukOf(seen({}, []))).toMatchObject({ missed: 0, hasDice: false });
  });

  test("are thrown from somebody's cup, or by two together", () => {
    expect(soukOf(seen()).thrower).toBe(0);
    expect(soukOf(seen({ thrower: 0 }, [])).thrower).toBeNull();
  });
});

describe("the tower", () => {
  test("is told thing by thing: what is held, then what is left", () => {
    const { things, stands } = holding({ 1: ["lamp"], 4: ["gem"] });
    expect(things.map(({ kind, copy, holder }) => [kind, copy, holder])).toEqual([
      ["column", 0, null],
      ["lamp", 0, 1],
      ["chest", 0, null],
      ["carpet", 0, null],
      ["pouf", 0, null],
      ["gem", 0, 4],
      ["gem", 1, null],
    ]);
    expect(stands).toBe(true);
  });

  test("stands no more without its column", () => {
    expect(holding({ 1: ["column"] }).stands).toBe(false);
    expect(soukOf(seen({ tower: NOTHING })).stands).toBe(false);
  });
});

describe("cards", () => {
  test("are a colour, none, or a secret", () => {
    const mine = table({ card: [4, null, 0, null, null, null] });
    expect([0, 1, 2].map((place) => cardIn(mine, place))).toEqual(["g", null, ""]);
  });

  test("lie in so many places: before each seat, or in a row for two", () => {
    const six = soukOf(seen());
    expect([six.hasRow, six.cards]).toEqual([false, [null, null, null, null, null, null]]);
    const two = soukOf(seen({ card: [1, 0, 6, 0, 0, 0] }, [row("card-places", 3, 1)]));
    expect([two.hasRow, two.cards]).toEqual([true, ["r", "", "v"]]);
  });

  test("are shown at a check, if they are met", () => {
    expect(soukOf(seen())).toMatchObject({ verdict: null, met: "" });
    expect(soukOf(seen({ verdict: "card", met: 5 }))).toMatchObject({ verdict: "card", met: "b" });
  });
});

test("gold is told value by value, and points are gold cards", () => {
  const { gold, sacks } = soukOf(seen());
  expect(gold[0]).toMatchObject([
    { value: 1, count: 2, sacks: 2 },
    { value: 4, count: 1, sacks: 4 },
  ]);
  expect([gold.length, gold[1], sacks]).toEqual([6, [], [6, 0, 0, 0, 0, 0]]);
  const lines = score({ game: "attrap-tresors", ...seen() } as never, 0);
  expect(lines.map(({ points }) => points)).toEqual([2, 4]);
});

test("each seat has a key, and it is told what that means now", () => {
  const { keys, meant } = soukOf(seen());
  expect(keys.join("")).toBe("SLEPXN");
  expect(meant.slice(0, 2)).toEqual([null, 2932]);
});

test("the round is told with its number, of how many", () => {
  expect(soukOf(seen({ throws: 2 }))).toMatchObject({ round: 1, rounds: 10, throws: 2, phase: "grabbing" });
});
