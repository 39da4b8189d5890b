import { describe, expect, test } from "vitest";
import { handTo } from "./secrets";

const HIDDEN = [null, null, null];
const EMPTY = [0, 0, 0];
const CARD = [0, 1, 0]; // of each number how many there are

const sight = (seat: number, hand: (number | null)[][], isAsked: boolean) => ({
  seat,
  view: { table: { hand, pawns: ["A1", "B2"] } },
  choices: isAsked ? [{}] : [],
});

describe("around one device", () => {
  test("nothing is hidden while hands are empty: the next one simply goes on", () => {
    const views = [sight(0, [EMPTY, HIDDEN], false), sight(1, [HIDDEN, EMPTY], true)];
    expect(handTo(views, 0)).toBeNull();
    expect(handTo(views, null)).toBeNull();
  });

  test("a card in either hand must not be seen by the other", () => {
    expect(handTo([sight(0, [CARD, HIDDEN], false), sight(1, [HIDDEN, EMPTY], true)], 0)).toBe(1);
    expect(handTo([sight(0, [EMPTY, HIDDEN], false), sight(1, [HIDDEN, CARD], true)], 0)).toBe(1);
    expect(handTo([sight(0, [EMPTY, HIDDEN], false), sight(1, [HIDDEN, CARD], true)], null)).toBe(1);
  });

  test("nothing in a fist is a secret too, where it is not known how much is in it", () => {
    const fists = (seat: number, held: (number | null)[], isAsked: boolean) => sight(seat, [held], isAsked);
    expect(handTo([fists(0, [0, null], false), fists(1, [null, null], true)], 0)).toBe(1);
  });

  test("whoever has the device and is asked goes on, whatever they hide", () => {
    expect(handTo([sight(0, [CARD, HIDDEN], true), sight(1, [HIDDEN, CARD], false)], 0)).toBeNull();
    expect(handTo([sight(0, [CARD, HIDDEN], true), sight(1, [HIDDEN, CARD], true)], 1)).toBeNull();
  });

  test("nobody is handed anything while nobody is asked", () => {
    expect(handTo([sight(0, [CARD, HIDDEN], false), sight(1, [HIDDEN, CARD], false)], 0)).toBeNull();
  });
});
