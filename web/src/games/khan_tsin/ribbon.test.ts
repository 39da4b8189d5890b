import { describe as suite, expect, test } from "vitest";
import { BASE, DISC, LIFT, rise } from "./present";
import { alongWay, DESK, fitting, PHONE, ribbon, SQUARES, type Place, type Point, type Shape } from "./ribbon";

const TALLEST = 8; // nine leave the dragon
const UNSEEN = 1.5; // a box is a little larger than what is in it

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > UNSEEN &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > UNSEEN;

for (const [name, shape] of [
  ["on a desk", DESK],
  ["on a phone", PHONE],
  ["on a desk, from North's side", { ...DESK, isTurned: true }],
  ["on a phone, from North's side", { ...PHONE, isTurned: true }],
] as [string, Shape][]) {
  suite(`the dragon ${name}`, () => {
    const dragon = ribbon(shape);

    test("has thirty-six scales, one's own end at the bottom and the other's at the top", () => {
      expect(dragon.places).toHaveLength(SQUARES);
      expect(dragon.scales).toHaveLength(SQUARES);
      const [own, other] = shape.isTurned ? [35, 0] : [0, 35];
      expect(dragon.places[own]!.row).toBe(0);
      expect(dragon.places[other]!.row).toBe(shape.rows - 1);
      expect(dragon.places[own]!.y).toBeGreaterThan(dragon.places[other]!.y);
      const near = shape.isTurned ? dragon.head : dragon.tail;
      expect(near.y).toBeGreaterThan(shape.isTurned ? dragon.tail.y : dragon.head.y);
    });

    test("lies inside its drawing, and so do its tallest piles", () => {
      for (const { x, y } of dragon.places) {
        expect(x - DISC.rx).toBeGreaterThan(0);
        expect(x + DISC.rx).toBeLessThan(dragon.width);
        expect(y + BASE - rise(TALLEST) - DISC.ry).toBeGreaterThan(0);
        expect(y + shape.half).toBeLessThan(dragon.height);
      }
    });

    test("keeps neighbouring piles apart", () => {
      for (const [at, place] of dragon.places.entries()) {
        const next = dragon.places[at + 1];
        if (next) expect(Math.hypot(next.x - place.x, next.y - place.y)).toBeGreaterThan(2 * DISC.rx);
      }
    });

    test("no tall pile reaches a place above it", () => {
      for (const below of dragon.places) {
        const top = below.y + BASE - rise(TALLEST) - DISC.ry;
        for (const above of dragon.places) {
          const isAbove = above.row > below.row && Math.abs(above.x - below.x) < 2 * DISC.rx;
          if (isAbove) expect(top).toBeGreaterThan(above.y + BASE + DISC.ry);
        }
      }
    });

    test("no tall pile, nor its tag, lies over another pile, its number or its claws", () => {
      const around = ({ x, y }: Point, wide: number, high: number): Box => ({
        left: x - wide,
        right: x + wide,
        top: y - high,
        bottom: y + high,
      });
      const pile = ({ x, y }: Place, height: number): Box => ({
        left: x - DISC.rx,
        right: x + DISC.rx,
        top: y + BASE - rise(height) - DISC.ry,
        bottom: y + BASE + LIFT + DISC.ry,
      });
      const tag = (place: Place): Box =>
        around(place.tag ?? { x: place.x, y: place.y + BASE - rise(TALLEST) - 20 }, 23.5, 11.5);
      for (const one of dragon.places)
        for (const other of dragon.places.filter((place) => place !== one))
          for (const mine of [pile(one, TALLEST), tag(one)])
            for (const theirs of [
              pile(other, TALLEST),
              tag(other),
              around(other.number, 10, 8),
              around(other.claws, 13, 10),
            ])
              expect(overlap(mine, theirs)).toBe(false);
    });

    test("a flight begins and ends where the piles stand", () => {
      const way = dragon.travel(3, 30);
      expect(alongWay(way, 0)).toMatchObject({ x: dragon.places[3]!.x, y: dragon.places[3]!.y });
      expect(alongWay(way, 1).x).toBeCloseTo(dragon.places[30]!.x);
      expect(dragon.travel(5, 4).length).toBeGreaterThan(1);
    });
  });
}

test("of two shapes the one that is drawn larger", () => {
  const both = [ribbon(DESK), ribbon(PHONE)];
  expect(fitting(both, 380, 560).ribbon.shape).toBe(PHONE);
  expect(fitting(both, 500, 240).ribbon.shape).toBe(DESK);
  expect(fitting(both, 308, 237).scale).toBeCloseTo(308 / both[0]!.width);
});
