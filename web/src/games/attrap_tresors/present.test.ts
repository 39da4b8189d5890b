import { describe, expect, test } from "vitest";
import type { Film, Ruled } from "../../lib/protocol";
import { DICE, heading, poseAt, read } from "./film";
import {
  fallen,
  handles,
  layout,
  lying,
  newHands,
  pieces,
  placed,
  side,
  SIDE,
  spread,
  type Kind,
  type Lying,
  type Piece,
} from "./present";
import { soukOf } from "./souk";
import { holding, seen } from "./table.example";

const souk = soukOf(seen());

/** Two frames: all dice a metre up, then on the souk in a row. */
function film(tops: string, counts: boolean[]): Film {
  const numbers = new Int16Array(2 * DICE * 7);
  for (let die = 0; die < DICE; die += 1) {
    numbers.set([0, 0, 10_000, 32_767, 0, 0, 0], die * 7);
    const x = counts[die] ? (die - 4) * 200 : 1600;
    numbers.set([x, 300, 80, 0, 0, 0, 32_767], (DICE + die) * 7);
  }
  return { every: 32, moves: btoa(String.fromCharCode(...new Uint8Array(numbers.buffer))), tops, counts };
}

describe("clicks", () => {
  test("an object is grabbed by itself, a gold card given by itself", () => {
    expect(handles({ type: "grab", object: 0 })).toEqual(["column"]);
    expect(handles({ type: "grab", object: 5 })).toEqual(["gem"]);
    expect(handles({ type: "give", value: 4 })).toEqual(["gold-4"]);
    expect(handles({ type: "time" })).toEqual([]);
  });
});

describe("the tower", () => {
  test("stands on its column, and every object stays itself", () => {
    const built = pieces(souk);
    expect(built.map(({ key }) => key)).toEqual([
      "column-0",
      "chest-0",
      "pouf-0",
      "carpet-0",
      "lamp-0",
      "gem-0",
      "gem-1",
    ]);
    expect(built[0]!.floor).toBe(0);
    expect(built.every((piece, at) => at === 0 || piece.floor > built[at - 1]!.floor)).toBe(true);
  });

  test("what was taken has a holder, as the table says; of two gems one may stay", () => {
    const taken = pieces(holding({ 0: ["column"], 2: ["gem"] }));
    expect(taken.filter(({ holder }) => holder !== null).map(({ key, holder }) => [key, holder])).toEqual([
      ["column-0", 0],
      ["gem-0", 2],
    ]);
  });

  test("a gem stays with who took it, though somebody in an earlier seat takes the other", () => {
    const gems = (found: Piece[]) => found.filter(({ kind }) => kind === "gem").map(({ holder }) => holder);
    const [first, second] = [
      { seat: 2, key: "gem-0", at: 900 },
      { seat: 0, key: "gem-1", at: 1200 },
    ];
    expect(gems(pieces(holding({ 2: ["gem"] }), [first!]))).toEqual([2, null]);
    expect(gems(pieces(holding({ 0: ["gem"], 2: ["gem"] }), [first!, second!]))).toEqual([2, 0]);
  });

  test("what falls lies apart, and inside the picture", () => {
    for (const [width, height] of [
      [900, 520],
      [350, 420],
      [1200, 700],
    ]) {
      const place = layout(width!, height!, 7);
      const spots = [0, 1, 2, 3, 4, 5].map((slot) => fallen(slot, place));
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(width! - 20);
        expect(y).toBeLessThan(height!);
      }
      const far = spots.flatMap((one, at) =>
        spots.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(...far)).toBeGreaterThan(30);
    }
  });
});

describe("seats", () => {
  test("who looks sits in front, and nobody sits where another does", () => {
    const place = layout(900, 500, 4);
    const around = [0, 1, 2].map((seat) => side(seat, 3, 1, place));
    expect(around[1]!.y).toBeGreaterThan(400);
    expect(new Set(around.map(({ x }) => Math.round(x))).size).toBe(3);
  });
});

describe("the dice", () => {
  const counts = [true, true, true, true, true, true, true, false];

  test("move from frame to frame, and then lie", () => {
    const frames = read(film("rroygbvv", counts));
    expect(frames.length).toBe(32);
    expect(poseAt(frames, 3, 0).z).toBeCloseTo(10_000 / 3000);
    expect(poseAt(frames, 3, 16).z).toBeCloseTo(5040 / 3000);
    expect(poseAt(frames, 3, 99)).toEqual(poseAt(frames, 3, 32));
    expect(Math.hypot(...poseAt(frames, 3, 16).turn)).toBeCloseTo(1);
  });

  test("a heading is within half a quarter", () => {
    expect(heading([1, 0, 0, 0])).toBeCloseTo(0);
    expect(heading([Math.cos(Math.PI / 12), 0, 0, Math.sin(Math.PI / 12)])).toBeCloseTo(30);
    expect(Math.abs(heading([Math.SQRT1_2, 0, Math.SQRT1_2, 0]))).toBeLessThanOrEqual(45);
  });

  test("lie where the film ends, none on another, and only what misses is beside", () => {
    for (const dice of [lying(souk, film("rrroygbv", counts)), lying(souk, null)]) {
      expect(dice).toHaveLength(8);
      expect(dice.filter((die) => die.letter === "r" && die.counts)).toHaveLength(3);
      for (const die of dice) {
        const edge = Math.max(Math.abs(die.x), Math.abs(die.y)) + SIDE / 2;
        expect(edge < 0.5).toBe(die.counts);
      }
    }
  });

  test("are pushed apart, wherever they fell", () => {
    const heap = Array.from({ length: 8 }, (): Lying => ({ letter: "r", counts: true, x: 0, y: 0, turn: 0 }));
    const apart = spread(heap);
    const far = apart.flatMap((one, at) =>
      apart.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...far)).toBeGreaterThan(SIDE);
  });
});

test("a hand is new once, and a new throw's hands are all new", () => {
  const hand = (seat: number, at: number) =>
    ({ seat, object: 0, at, reaction: at, reason: null, measured: "own clock" }) as Ruled;
  expect(newHands([hand(0, 300)], [hand(0, 300), hand(1, 400)])).toEqual([hand(1, 400)]);
  expect(newHands([hand(0, 300)], [hand(2, 250)])).toEqual([hand(2, 250)]);
  expect(newHands([], [hand(2, 250)])).toEqual([hand(2, 250)]);
});

test("what is taken is laid where nobody else's is, and never on the dice", () => {
  const hands: Record<number, Kind[]> = { 0: ["column"], 1: ["lamp", "gem"], 2: ["chest"], 3: ["pouf"], 4: ["carpet"] };
  const all = pieces(holding({ ...hands, 5: ["gem"] }));
  for (const [width, height] of [
    [700, 530],
    [348, 400],
  ]) {
    const place = layout(width!, height!, all.length);
    const { souk } = place;
    const spots = all.map((piece) => placed(piece, all, false, 6, 0, place));
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(all.length);
    for (const { x, y } of spots) {
      expect(Math.abs(x - souk.x) < souk.size * 0.45 && Math.abs(y - souk.y) < souk.size * 0.45).toBe(false);
    }
  }
});
