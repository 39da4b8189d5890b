import { describe as suite, expect, test } from "vitest";
import type { Text } from "../../lib/protocol";
import type { BakschischAction } from "../protocol";
import { fromBags, lastOpening, payment, read } from "./opening";
import { table } from "./table.example";

const said = (...lines: string[]): Text[] => lines.map((line) => ({ fr: line, en: line }));
const step = (at: number, seat: number, action: BakschischAction, ...lines: string[]) => ({
  step: at,
  seat,
  action,
  text: said(...lines),
});
const closed = { type: "closed" } as const;
const turn = (at: number) => step(at, -1, { type: "turn", card: 1 });

const FISTS = [
  step(1, 0, { type: "bid", coins: 2 }, "Ali has chosen."),
  step(2, 2, closed, "Chafik has chosen."),
  step(
    3,
    1,
    { type: "bid", coins: 0 },
    "Ali offers 2 coins to the fakir.",
    "Chafik sends the thief.",
    "Bahia offers nothing to the fakir.",
  ),
];

suite("fists that open", () => {
  test("tell what they held, in the order they were closed", () => {
    expect(lastOpening([turn(0), ...FISTS, turn(4)], table())).toEqual({ step: 3, shows: [2, 0, "thief"] });
  });
  test("are remembered while the next ones close", () => {
    const opening = lastOpening([turn(0), ...FISTS, turn(4), step(5, 1, closed)], table());
    expect(opening?.step).toBe(3);
  });
  test("are not open while one is missing", () => {
    expect(lastOpening([turn(0), ...FISTS.slice(0, 2)], table())).toBeUndefined();
  });
  test("end the game without another card, shown by the view", () => {
    const fists = [2, 0, "thief" as const].map((holds) => ({ state: "open" as const, holds }));
    const opening = lastOpening([turn(0), ...FISTS], table({ phase: "over", fists }));
    expect(opening).toEqual({ step: 3, shows: [2, 0, "thief"] });
  });
});

test("a sentence tells a number, the thief, or nothing", () => {
  expect(read("Bahia offers 12 coins to the eunuch.")).toBe(12);
  expect(read("Bahia offers nothing to the eunuch.")).toBe(0);
  expect(read("Bahia sends the thief.")).toBe("thief");
});

suite("fists closed before one arrived", () => {
  test("are told by the bags", () => {
    expect(fromBags(table(), table({ bags: [8, 7, 10] }), [2, null, null])).toEqual([2, 3, 0]);
  });
  test("held a thief that is used now", () => {
    expect(fromBags(table(), table({ bags: [8, 12, 10], thieves: ["bag", "used", "bag"] }), [2, null, 0])).toEqual([
      2,
      "thief",
      0,
    ]);
  });
  test("are told by the bags after the pot was shared too", () => {
    expect(fromBags(table({ pot: 3 }), table({ round: 2, bags: [10, 9, 12] }), [2, null, null])).toEqual([2, 3, 0]);
  });
  test("stay unknown where bags are not shown", () => {
    const bags = [10, null, null];
    expect(fromBags(table({ bags }), table({ bags: [8, null, null] }), [2, null, null])).toEqual([2, null, null]);
  });
});

suite("where the gold goes", () => {
  test("into the pot", () => {
    expect(payment(table(), table({ bags: [8, 9, 10], pot: 3 }), [2, 1, 0])).toEqual({
      stolen: [0, 0, 0],
      share: 0,
      total: 3,
    });
  });
  test("to a thief", () => {
    expect(payment(table(), table({ bags: [8, 9, 13] }), [2, 1, "thief"]).stolen).toEqual([0, 0, 3]);
  });
  test("to all when the pot is shared, to the thief on top", () => {
    const { stolen, share } = payment(table({ pot: 6 }), table({ bags: [10, 11, 15] }), [2, 1, "thief"]);
    expect({ stolen, share }).toEqual({ stolen: [0, 0, 3], share: 2 });
  });
  test("is guessed where bags are not shown", () => {
    expect(
      payment(table({ bags: [10, null, null] }), table({ bags: [8, null, null] }), [2, 1, "thief"]).stolen,
    ).toEqual([0, 0, 3]);
  });
});
