import { expect, describe as suite, test } from "vitest";
import { sidesOf, turnedBy } from "./cards";
import type { Fact, Stepped } from "./facts";
import { rest, scene, unseen } from "./scene";
import { card, cards, lies, step, told, view } from "./table.example";

const NONE = -1;
const stepped = (start: number, goal: number, at: number, left: number): Stepped => ({
  type: "stepped",
  seat: 0,
  start,
  goal,
  step: at,
  left,
  jumped: NONE,
});
const WALK: Fact[] = [
  { type: "set-off", seat: 0, start: 12, goal: 14, steps: 2, due: 2, reason: 0 },
  stepped(12, 13, 1, 1),
  stepped(13, 14, 2, 0),
  { type: "lifted", spot: 12, look: 1, nothing: NONE },
  { type: "took", seat: 0, spot: 12, look: 11, treasures: 2, face: 4, cards: 1, total: 7 },
  { type: "heaped", seat: 0, treasures: 7, ones: 5, twos: 1, threes: 0 },
  { type: "due", phase: 5, seat: 0 },
];
const DRAW: Fact[] = [
  { type: "drew", seat: 0, face: 9, treasures: 3, shape: 1, has_head: 0, left: 1, pile: 4 },
  { type: "held", seat: 0, spot: 12, treasures: 3, has_head: 0, walls: 1 },
  { type: "due", phase: 6, seat: 0 },
];
const MOVING = view({}, lies(12, card(2)), { type: "heaped", seat: 0, treasures: 5, ones: 5, twos: 0, threes: 0 });
const frames = (before: ReturnType<typeof view>, ...facts: Fact[]) => scene(rest(before), step(0, ...facts));

suite("a walk", () => {
  const beats = frames(MOVING, ...WALK);
  test("goes card by card, then the card left behind flies, then it counts", () => {
    expect(beats.map(({ frame }) => frame.table.pawns[0])).toEqual([13, 14, 14, 14, 14]);
    expect(beats.map(({ frame }) => frame.table.cave[12])).toEqual([card(2), card(2), null, null, null]);
    expect(beats.map(({ frame }) => frame.taken)).toEqual([
      undefined,
      undefined,
      { seat: 0, spot: 12, card: card(2) },
      undefined,
      undefined,
    ]);
    expect(beats.map(({ frame }) => frame.table.loot[0])).toEqual([
      ...Array.from({ length: 3 }, () => ({ treasures: 5, cards: [5, 0, 0] })),
      ...Array.from({ length: 2 }, () => ({ treasures: 7, cards: [5, 1, 0] })),
    ]);
  });
  test("takes as long for all its steps together, few or many", () => {
    expect(beats[0]!.lasts + beats[1]!.lasts).toBe(520);
    const six = frames(MOVING, ...[1, 2, 3, 4, 5, 6].map((at) => stepped(12, 13, at, 6 - at)));
    expect(six.reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(900);
  });
  test("out of the cave ends aside of the entrance", () => {
    const beats = frames(MOVING, stepped(1, 0, 1, 0), { type: "left", seat: 0, place: -2, treasures: 7, inside: 1 });
    expect(beats.map(({ frame }) => [frame.table.pawns[0], frame.table.out[0]])).toEqual([
      [0, false],
      [null, true],
    ]);
  });
});

test("the genie carries a pawn, once", () => {
  const flight: Fact = { type: "carried", seat: 0, start: 12, goal: 3, due: 2, reason: 0 };
  const beats = frames(MOVING, flight, { type: "due", phase: 5, seat: 0 });
  expect(beats.map(({ frame }) => [frame.table.pawns[0], frame.flown])).toEqual([
    [3, 0],
    [3, undefined],
  ]);
});

suite("a card drawn", () => {
  test("leaves the pile, is held above the gap, and lets the chief ride after that", () => {
    const head: Fact[] = [
      { type: "drew", seat: 0, face: 13, treasures: 2, shape: 0, has_head: 1, left: 1, pile: 4 },
      { type: "held", seat: 0, spot: 12, treasures: 2, has_head: 1, walls: 0 },
      { type: "rode", start: 3, goal: 4, path: 10, left: 6 },
    ];
    const beats = frames(view({ phase: "drawing", gap: 12, chief: 3 }), ...head);
    expect(beats.map(({ frame: { table } }) => [table.pile, table.held, table.chief])).toEqual([
      [4, null, 3],
      [4, card(2, 0, true), 3],
      [4, card(2, 0, true), 4],
    ]);
  });
  test("comes to lie, turned the shorter way round", () => {
    const laid: Fact = { type: "laid", seat: 0, spot: 12, look: 4, treasures: 3, walls: 8, held: NONE, gap: NONE };
    const held: Fact = { type: "held", seat: 0, spot: 12, treasures: 3, has_head: 0, walls: 1 };
    const [beat] = frames(view({ phase: "laying", look: cards(12), gap: 12 }, held), laid);
    expect(beat!.frame.laid).toEqual({ spot: 12, turned: -90 });
    expect(beat!.frame.table).toMatchObject({ held: null, gap: null });
    expect(beat!.frame.table.cave[12]).toEqual(card(3, 8));
  });
  test("in the same breath as the walk that it follows", () => {
    const beats = scene(scene(rest(MOVING), step(4, ...WALK)).at(-1)!.frame, step(5, ...DRAW));
    expect(beats.at(-1)!.frame.table).toMatchObject({ pawns: [14, null], gap: 12, held: card(3, 1), pile: 4 });
  });
});

test("a throw lies there until it has been obeyed", () => {
  const dice = frames(MOVING, { type: "thrown", seat: 0, pips: 3 }, stepped(12, 13, 1, 0), {
    type: "put-away",
    pips: 0,
  });
  expect(dice.map(({ frame }) => frame.table.die)).toEqual([3, 3, null]);
});

test("cages close one after the other, once the chief is there; who has won is not told before", () => {
  const end: Fact[] = [
    { type: "rode", start: 9, goal: 10, path: 10, left: 0 },
    { type: "caught", seat: 0, spot: 12, treasures: 5 },
    { type: "caught", seat: 1, spot: 3, treasures: 1 },
    { type: "ended", reason: 0, how: 0, winners: 0, points: 0 },
  ];
  const beats = frames(MOVING, ...end);
  expect(beats.map(({ frame }) => frame.caught)).toEqual([[], [], [0], [0, 1]]);
  expect(beats.map(({ frame }) => frame.isAtMouth ?? false)).toEqual([false, true, false, false]);
  expect(beats.every(({ frame }) => frame.winners.length === 0)).toBe(true);
});

test("a game that is over shows its cages at once", () => {
  const caught: Fact = { type: "caught", seat: 1, spot: 3, treasures: 1 };
  expect(rest({ ...told({ phase: "over" }, caught), actors: [], winners: [0] })).toMatchObject({
    actor: -1,
    caught: [1],
    winners: [0],
  });
});

test("only steps that follow those seen can be shown", () => {
  const news = [3, 4, 5].map((at) => step(at));
  expect(unseen(news, 3)?.map(({ step }) => step)).toEqual([4, 5]);
  expect(unseen(news, 5)).toEqual([]);
  expect(unseen(news, 1)).toBeUndefined(); // 2 is missing
  expect(unseen(news, 8)).toBeUndefined(); // taken back
  expect(unseen([], -1)).toEqual([]);
});

suite("walls", () => {
  test("are on the sides that the bits say", () => {
    expect(sidesOf(0b0110)).toEqual(["e", "s"]);
    expect(sidesOf(0)).toEqual([]);
  });
  test("come round by quarters", () => {
    expect([1, 2, 4, 8].map((to) => turnedBy(1, to))).toEqual([0, 90, 180, -90]);
    expect([3, 6, 12, 9].map((to) => turnedBy(3, to))).toEqual([0, 90, 180, -90]);
    expect([5, 10].map((to) => turnedBy(5, to))).toEqual([0, 90]);
  });
});
