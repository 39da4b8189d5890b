import { expect, describe as suite, test } from "vitest";
import { nextHandles } from "../../lib/narrow";
import type { Choice } from "../../lib/heard";
import type { MilleEtUnTresorsAction } from "../protocol";
import { centre, distance, heaps, layout } from "./layout";
import { goalsOf, handles, neighbour, score, spotName, turnsOf } from "./present";
import { slab } from "./rough";
import { row, told } from "./table.example";
import { words } from "./words";

suite("the drawing", () => {
  for (const entrance of [0, 4, 15, 19]) {
    const place = layout(entrance, 10);
    test(`the chief rides in equal steps from his tent to the entrance at ${spotName(entrance)}`, () => {
      expect(place.stones).toHaveLength(11);
      expect(distance(place.stones.at(-1)!, centre(place.cave, entrance))).toBeLessThan(40);
      for (const { x, y } of place.stones) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(place.width - 20);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(place.carpet.y);
      }
    });
  }
  test("everybody and the pile have a place on the carpet, side by side", () => {
    const { carpet } = layout(0, 10);
    const all = heaps(carpet, 4);
    expect(all).toHaveLength(5);
    expect(all[1]!.x - all[0]!.x).toBeGreaterThan(110);
  });
  for (const seats of [2, 3, 4])
    test(`a high room is filled with ${seats} at the table: larger loot first, then sand`, () => {
      const [usual, high] = [layout(0, 10, seats), layout(0, 10, seats, 1.43)];
      expect(high.height / high.width).toBeGreaterThan(1.39);
      expect(high.height / high.width).toBeLessThanOrEqual(1.43);
      expect(high.carpet.height).toBeGreaterThan(usual.carpet.height);
      const all = heaps(high.carpet, seats);
      expect(all[0]!.scale).toBe(1.5);
      for (const [at, heap] of all.entries()) {
        expect(Math.abs(heap.x - high.width / 2) + 84).toBeLessThan(high.width / 2);
        for (const other of all.slice(at + 1)) expect(distance(heap, other)).toBeGreaterThan(125);
      }
    });
  for (const entrance of [0, 4, 15, 19])
    for (const seats of [2, 3, 4])
      test(`in a wide room the carpet lies beside the cave: ${seats} at the table, ${spotName(entrance)}`, () => {
        const place = layout(entrance, 10, seats, 0.65);
        expect(place.height).toBe(500);
        expect(place.width * 0.65).toBeGreaterThan(460); // no band is left at either side
        expect(place.cave.x + 500).toBeLessThan(place.carpet.x);
        for (const { x } of place.stones) expect(x).toBeLessThan(place.carpet.x);
        const all = heaps(place.carpet, seats);
        expect(new Set(all.map(({ x }) => x)).size).toBe(1);
        for (const { y, scale } of all) {
          expect(y - 44 * scale).toBeGreaterThan(place.carpet.y);
          expect(y + 44 * scale).toBeLessThan(place.carpet.y + place.carpet.height);
        }
      });
  test("stone is the same every time it is drawn", () => {
    expect(slab(90, 90, 3, 2)).toBe(slab(90, 90, 3, 2));
    expect(slab(90, 90, 3, 2)).not.toBe(slab(90, 90, 4, 2));
  });
});

suite("clicks", () => {
  const choices = (...actions: MilleEtUnTresorsAction[]): Choice<"mille-et-un-tresors">[] =>
    actions.map((action, id) => ({ id, action }));
  test("are on the card itself, or on the entrance", () => {
    const glowing = nextHandles(
      choices({ type: "walk", spot: 7 }, { type: "walk", spot: 3 }, { type: "leave" }),
      [],
      handles,
    );
    expect(glowing).toEqual(new Set(["walk-7", "walk-3", "leave"]));
    expect(goalsOf(glowing).map((goal) => goal.spot)).toEqual([3, 7]);
  });
  test("a held card offers only the ways it may lie", () => {
    const glowing = nextHandles(choices({ type: "lay", turn: 10 }, { type: "lay", turn: 9 }), [], handles);
    const turns = [9, 10].map((turn) => ({ turn, walls: turn === 9 ? 5 : 10 }));
    expect(turnsOf({ turns }, glowing)).toEqual(turns);
    expect(turnsOf({ turns }, new Set(["lay-10"]))).toEqual([{ turn: 10, walls: 10 }]);
    expect(goalsOf(glowing)).toEqual([]);
  });
});

suite("points at the end", () => {
  const facts = [
    row({ type: "caught", seat: 1, spot: 3, treasures: 4 }),
    row({ type: "counted", seat: 0, treasures: 1, cards: 2, points: 2 }),
    row({ type: "counted", seat: 0, treasures: 3, cards: 1, points: 3 }),
    row({ type: "scored", seat: 0, points: 5 }),
    row({ type: "counted", seat: 1, treasures: 2, cards: 2, points: 4 }),
    row({ type: "forfeited", seat: 1, points: 4 }),
    row({ type: "scored", seat: 1, points: 0 }),
  ];
  test("are told by kind of card", () => {
    expect(score({ facts }, 0)).toEqual([
      { text: words.scored(2, 1), points: 2 },
      { text: words.scored(1, 3), points: 3 },
    ]);
  });
  test("are nothing for whoever is caught", () => {
    expect(score({ facts }, 1).map((line) => line.points)).toEqual([4, -4]);
  });
  test("are not told before", () => {
    expect(score(told(), 0)).toEqual([]);
  });
});

test("arrow keys go to the nearest card that glows that way", () => {
  expect(neighbour([1, 7, 12, 18], 12, "ArrowUp")).toBe(7);
  expect(neighbour([1, 7, 12, 18], 7, "ArrowDown")).toBe(12);
  expect(neighbour([12], 12, "ArrowLeft")).toBeUndefined();
});
