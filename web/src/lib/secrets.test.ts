import { describe, expect, test } from "vitest";
import { handTo } from "./secrets";

const sight = (seat: number, hand: (number[] | null)[], isAsked: boolean) => ({
  seat,
  view: { table: { hand, pawns: ["A1", "B2"] } },
  choices: isAsked ? [{}] : [],
});

describe("around one device", () => {
  test("nothing is hidden while hands are empty: the next one simply goes on", () => {
    const views = [sight(0, [[], null], false), sight(1, [null, []], true)];
    expect(handTo(views, 0)).toBeNull();
    expect(handTo(views, null)).toBeNull();
  });

  test("a card in either hand must not be seen by the other", () => {
    expect(handTo([sight(0, [[7], null], false), sight(1, [null, []], true)], 0)).toBe(1);
    expect(handTo([sight(0, [[], null], false), sight(1, [null, [7]], true)], 0)).toBe(1);
    expect(handTo([sight(0, [[], null], false), sight(1, [null, [7]], true)], null)).toBe(1);
  });

  test("whoever has the device and is asked goes on, whatever they hide", () => {
    expect(handTo([sight(0, [[7], null], true), sight(1, [null, [3]], false)], 0)).toBeNull();
    expect(handTo([sight(0, [[7], null], true), sight(1, [null, [3]], true)], 1)).toBeNull();
  });

  test("nobody is handed anything while nobody is asked", () => {
    expect(handTo([sight(0, [[7], null], false), sight(1, [null, [3]], false)], 0)).toBeNull();
  });
});
