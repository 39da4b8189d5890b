import { expect, describe as suite, test } from "vitest";
import { after, drawn } from "./drawn";
import type { Fact, Route } from "./facts";
import { card, cards, lies, table, told } from "./table.example";

const [NONE, OUT] = [-1, -2];
const route = (start: number, first: number, second = NONE, third = NONE): Route => ({
  type: "route",
  start,
  first,
  second,
  third,
  fourth: NONE,
  fifth: NONE,
  sixth: NONE,
});
const HELD: Fact = { type: "held", seat: 0, spot: 12, treasures: 3, has_head: 1, walls: 1 };
const LEFT: Fact = { type: "left", seat: 1, place: OUT, treasures: 7, inside: 1 };

suite("a view", () => {
  test("tells what lies where", () => {
    const { cave, gap, pile, die } = drawn(told({ look: cards(7), gap: 7 }, lies(12, card(2, 0b0110))));
    expect([cave[0], cave[1], cave[7], cave[12]]).toEqual([null, card(1), null, card(2, 0b0110)]);
    expect([gap, pile, die]).toEqual([7, 5, null]);
  });
  test("tells who is inside, who is not yet, and who is out", () => {
    const { pawns, out } = drawn(told({ pawn: [12, OUT, null] }, LEFT));
    expect([pawns, out]).toEqual([
      [12, null, null],
      [false, true, false],
    ]);
  });
  test("tells what each has taken", () => {
    const heap: Fact = { type: "heaped", seat: 1, treasures: 9, ones: 1, twos: 1, threes: 2 };
    expect(drawn(told({}, heap)).loot).toEqual([
      { treasures: 0, cards: [0, 0, 0] },
      { treasures: 9, cards: [1, 1, 2] },
    ]);
  });
  test("tells every way that may be gone, and out", () => {
    const shown = drawn(told({}, { type: "way-out", spot: 1 }, route(12, 7, 2), route(12, 11), route(12, 7, 2, 1)));
    expect(shown.walks).toEqual([
      [12, 7, 2],
      [12, 11],
      [12, 7, 2, 1],
    ]);
    expect(shown.exits).toEqual([1]);
    expect(drawn(told()).exits).toEqual([]);
  });
  test("tells the card held, and how it may be laid", () => {
    const turns = [1, 2].map((turn) => ({ turn, walls: turn }));
    const offered = turns.map((turn): Fact => ({ type: "may-lie", ...turn }));
    expect(drawn(told({ phase: "laying", gap: 12 }, HELD, ...offered))).toMatchObject({
      held: card(3, 1, true),
      turns,
      gap: 12,
    });
  });
});

suite("after a fact", () => {
  test("the card held lies as it was turned, and nothing waits", () => {
    const held = after(table({ turns: [{ turn: 1, walls: 1 }] }), HELD);
    const laid: Fact = { type: "laid", seat: 0, spot: 12, look: 4, treasures: 3, walls: 8, held: NONE, gap: NONE };
    const shown = after(held, laid);
    expect(shown.cave[12]).toEqual(card(3, 8, true));
    expect(shown).toMatchObject({ held: null, turns: [], gap: null });
  });
  test("of which nothing is drawn, all is as before", () => {
    const before = table();
    expect(after(before, { type: "scored", seat: 0, points: 3 })).toBe(before);
  });
});
