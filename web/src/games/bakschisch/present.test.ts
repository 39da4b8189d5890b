import { describe as suite, expect, test } from "vitest";
import { nextHandles } from "../../lib/narrow";
import type { Choice } from "../../lib/heard";
import type { View } from "../../lib/protocol";
import {
  called,
  describe,
  frame,
  gate,
  handles,
  leastHeight,
  leastRatio,
  mostCoins,
  pawnSpots,
  score,
  spot,
  stairs,
  typed,
  way,
  type Room,
} from "./present";
import { table } from "./table.example";
import { words } from "./words";

const ROOMS: Room[] = ["wide", "narrow", "low"];

suite("the palace", () => {
  const palace = frame(32, "wide", 0.6);
  test("has four storeys, the start at the bottom right", () => {
    expect(palace.rows).toBe(4);
    expect(spot(palace, 0).x).toBeGreaterThan(spot(palace, 7).x);
    expect(spot(palace, 0).y).toBe(spot(palace, 7).y);
    expect(spot(palace, 8).x).toBe(spot(palace, 7).x);
    expect(spot(palace, 31).y).toBeLessThan(spot(palace, 8).y);
  });
  test("of the short cut has four storeys too, a longer one more", () => {
    expect(frame(12, "narrow", 1)).toMatchObject({ perRow: 3, rows: 4 });
    expect(frame(64, "narrow", 1)).toMatchObject({ perRow: 8, rows: 8 });
  });
  test("keeps every square inside the drawing", () => {
    for (const place of ROOMS)
      for (const squares of [12, 32, 50, 64]) {
        const shape = frame(squares, place, 0.7);
        for (let square = 0; square < squares; square += 1) {
          const { x, y } = spot(shape, square);
          expect(x).toBeGreaterThan(shape.side);
          expect(x).toBeLessThan(shape.width - shape.side);
          expect(y).toBeGreaterThan(shape.roof);
          expect(y).toBeLessThan(shape.height);
        }
      }
  });
  test("is as high as there is room for, within reason", () => {
    expect(frame(32, "wide", 0.55).height).toBeCloseTo(550);
    expect(frame(32, "wide", 0.1).height / 1000).toBe(leastRatio(32, "wide"));
    expect(frame(32, "wide", 5).height).toBeLessThan(700);
  });
  test("grows no smaller than its letters can be read", () => {
    for (const place of ROOMS) {
      const { letter, height } = frame(32, place, 0);
      expect((letter * leastHeight(32, place, 2000)) / height).toBeCloseTo(14);
      expect(leastHeight(32, place, 300)).toBe(300 * leastRatio(32, place)); // nor wider than its room
    }
  });
  test("has its gate before the last storey", () => {
    const { x, y } = gate(palace, 24);
    expect(x).toBe(palace.side);
    expect(y).toBe(spot(palace, 24).y);
  });
});

suite("a pawn's way", () => {
  const palace = frame(32, "wide", 0.6);
  test("goes square by square", () => {
    expect(way(palace, 1, 4)).toEqual([2, 3, 4].map((square) => spot(palace, square)));
  });
  test("takes the stairs from a storey to the next", () => {
    expect(way(palace, 7, 8)).toEqual([...stairs(palace, 0), spot(palace, 8)]);
  });
  test("leads back the same way", () => {
    expect(way(palace, 9, 6)).toEqual([
      spot(palace, 8),
      ...stairs(palace, 0).reverse(),
      spot(palace, 7),
      spot(palace, 6),
    ]);
  });
  test("is none for whoever stays", () => {
    expect(way(palace, 5, 5)).toEqual([]);
  });
  test("ends beside whoever stands there already", () => {
    const [first, second, alone] = pawnSpots(palace, [3, 3, 9]);
    expect(first!.x).toBeLessThan(second!.x);
    expect(alone).toEqual(spot(palace, 9));
  });
});

suite("the fist", () => {
  const choices: Choice<"bakschisch">[] = [
    { id: 0, action: { type: "bid", coins: 0 } },
    { id: 1, action: { type: "bid", coins: 1 } },
    { id: 41, action: { type: "thief" } },
  ];
  test("is closed by one click on so many coins, or on the thief", () => {
    const glowing = nextHandles(choices, [], handles);
    expect(glowing).toEqual(new Set(["coins-0", "coins-1", "thief"]));
    expect(mostCoins(glowing)).toBe(1);
  });
  test("is not asked for when nothing glows", () => {
    expect(mostCoins(new Set())).toBe(-1);
  });
  test("can be typed, never more than the bag holds", () => {
    expect(typed("", "7", 12)).toBe("7");
    expect(typed("1", "2", 12)).toBe("12");
    expect(typed("1", "3", 12)).toBe("3");
    expect(typed("", "9", 4)).toBe("4");
  });
});

test("the card in play calls its persons; the Caliph calls nobody", () => {
  expect(called(table())).toBe("fakir");
  expect(called(table({ cards: ["caliph", null, null, null, null] }))).toBeNull();
  expect(called(table({ bribe: 0 }))).toBeNull();
});

test("a square says who stands there", () => {
  expect(describe(table({ pawns: [5, 2, 5] }), 5)).toEqual(words.square(5, "harem", false, [0, 2]));
  expect(describe(table(), 12)).toEqual(words.square(12, "eunuch", true, []));
});

test("points are how far a pawn has come", () => {
  const record = {
    track: [[14], [9], [8], [7], [10]],
    throne: 15,
    pawn: [0, 15, 3],
    card: [],
    left: [],
    gold: [1, 4, 2],
  };
  const view = { table: record, facts: [], scores: [0, 15, 3] } as unknown as View<"bakschisch">;
  const bag = { text: words.pointsGold, points: 4 };
  expect(score(view, 1)).toEqual([{ text: words.square(15, "throne", false, []), points: 15 }, bag]);
});
