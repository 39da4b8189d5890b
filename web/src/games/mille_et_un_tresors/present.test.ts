import { expect, describe as suite, test } from "vitest";
import { nextHandles } from "../../lib/narrow";
import type { Choice, View } from "../../lib/protocol";
import type { MilleEtUnTresorsAction, MilleEtUnTresorsTable as Table } from "../protocol";
import { centre, distance, heaps, layout, SPOTS } from "./layout";
import {
  angleOf,
  goalsOf,
  handles,
  isCaught,
  lootOf,
  neighbour,
  readCard,
  score,
  sidesOf,
  spotName,
  tripBetween,
  turnsOf,
} from "./present";
import { slab } from "./rough";
import { besides, wayOf, wayTo } from "./ways";

const cave = (others: Record<number, string> = {}): string[] =>
  Array.from({ length: SPOTS }, (_, spot) => others[spot] ?? (spot === 0 ? "" : "1"));

const table = (others: Partial<Table> = {}): Table => ({
  phase: "moving",
  cave: cave(),
  entrance: 0,
  exits: [1, 5],
  pawns: [12, null],
  out: [false, false],
  hands: [{}, {}],
  pile: { "2": 3, "3h": 2 },
  held: null,
  gap: null,
  chief: 0,
  path: 10,
  die: null,
  steps: 1,
  ...others,
});

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
  test("stone is the same every time it is drawn", () => {
    expect(slab(90, 90, 3, 2)).toBe(slab(90, 90, 3, 2));
    expect(slab(90, 90, 3, 2)).not.toBe(slab(90, 90, 4, 2));
  });
});

suite("cards", () => {
  test("are read as the notation writes them", () => {
    expect(readCard("2es")).toEqual({ treasures: 2, hasHead: false, walls: "es" });
    expect(readCard("3h")).toEqual({ treasures: 3, hasHead: true, walls: "" });
    expect(readCard("")).toBeUndefined();
  });
  test("turn clockwise in the order the server counts", () => {
    expect([1, 2, 3, 4].map((turn) => angleOf(sidesOf(turn)))).toEqual([0, 90, 180, 270]);
    expect([5, 6, 7, 8].map((turn) => sidesOf(turn))).toEqual(["ne", "es", "sw", "nw"]);
    expect([9, 10].map((turn) => angleOf(sidesOf(turn)))).toEqual([0, 90]);
  });
  test("that were taken are counted by kind", () => {
    expect(lootOf({ "1": 2, "2ns": 1, "3h": 1, "3": 1 })).toEqual({ cards: [2, 1, 2], treasures: 10 });
    expect(lootOf(undefined).treasures).toBe(0);
  });
});

suite("clicks", () => {
  const choices = (...actions: MilleEtUnTresorsAction[]): Choice<"mille-et-un-tresors">[] =>
    actions.map((action, id) => ({ id, action, notation: "" }));
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
    expect(turnsOf(glowing)).toEqual([9, 10]);
    expect(goalsOf(glowing)).toEqual([]);
  });
});

suite("ways for the eye", () => {
  test("do not cross a wall of either card", () => {
    expect(besides(cave({ 12: "1n" }), 12).sort((a, b) => a - b)).toEqual([11, 13, 17]);
    expect(besides(cave({ 13: "1w" }), 12).sort((a, b) => a - b)).toEqual([7, 11, 17]);
    expect(besides(cave(), 19)).toHaveLength(2);
  });
  test("are as long as the server says", () => {
    expect(wayOf(table(), 12, 14, 2)).toEqual([12, 13, 14]);
    expect(wayOf(table(), 12, 14, 3)).toBeUndefined();
    expect(wayOf(table(), 12, 13, 3)).toHaveLength(4);
  });
  test("lead out by the shortest, through a card that opens on the entrance", () => {
    expect(wayTo(table({ steps: 3, pawns: [2, null] }), 2, 0)).toEqual([2, 1, 0]);
    expect(wayTo(table({ steps: 3, exits: [1], pawns: [5, null] }), 5, 0)).toEqual([5, 6, 1, 0]);
  });
  test("are a straight line where none is drawn", () => {
    expect(wayTo(table({ steps: 1 }), 12, 19)).toEqual([12, 19]);
  });
});

suite("what happened", () => {
  test("a walk: the pawn's way, the card taken, the card drawn", () => {
    const before = table({ steps: 2 });
    const after = table({
      phase: "laying",
      pawns: [14, null],
      cave: cave({ 12: "" }),
      gap: 12,
      held: "2",
      steps: null,
    });
    const trip = tripBetween(before, after);
    expect(trip.ways.get(0)).toEqual([12, 13, 14]);
    expect(trip.taken).toEqual({ seat: 0, spot: 12, look: "1" });
    expect(trip.isDrawn).toBe(true);
    expect(trip.steps).toBe(2);
  });
  test("a card laid", () => {
    const before = table({ phase: "laying", cave: cave({ 12: "" }), gap: 12, held: "2n", steps: null });
    expect(tripBetween(before, table({ cave: cave({ 12: "2e" }) })).laid).toBe(12);
  });
  test("leaving", () => {
    const trip = tripBetween(table({ pawns: [1, 3] }), table({ pawns: [null, 3], out: [true, false] }));
    expect(trip.ways.get(0)).toEqual([1, 0]);
  });
  test("caught is whoever is inside with nothing left when the chief has come", () => {
    const over = table({ phase: "over", chief: 10, pawns: [12, null], out: [false, true] });
    expect([isCaught(over, 0, 0), isCaught(over, 1, 5), isCaught(over, 0, 7)]).toEqual([true, false, false]);
  });
});

suite("points at the end", () => {
  const view = (scores: number[], others: Partial<Table>): View<"mille-et-un-tresors"> => ({
    game: "mille-et-un-tresors",
    seats: 2,
    seat: 0,
    actors: [],
    over: true,
    winners: [],
    scores,
    prompt: [],
    table: table({ phase: "over", hands: [{ "1": 2, "3h": 1 }, {}], ...others }),
  });
  test("are told by kind of card", () => {
    const out = view([5, 0], { out: [true, true], pawns: [null, null] });
    expect(score(out, 0).map((line) => line.points)).toEqual([2, 3]);
  });
  test("are nothing for whoever is caught", () => {
    const caught = view([0, 0], { chief: 10, pawns: [12, 3] });
    expect(score(caught, 0).map((line) => line.points)).toEqual([2, 3, -5]);
    expect(score(caught, 1)).toEqual([]);
  });
});

test("arrow keys go to the nearest card that glows that way", () => {
  expect(neighbour([1, 7, 12, 18], 12, "ArrowUp")).toBe(7);
  expect(neighbour([1, 7, 12, 18], 7, "ArrowDown")).toBe(12);
  expect(neighbour([12], 12, "ArrowLeft")).toBeUndefined();
});
