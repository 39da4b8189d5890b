import { expect, test } from "vitest";
import { drawn } from "./drawn";
import { fact, row, view } from "./facts.example";

test("a table without facts is the record alone", () => {
  const shown = drawn(view({ current: 1, open: [0, 2, 0], secret: 0, treasure: null, stocked: 31, die: [3, 0] }));
  expect(shown).toMatchObject({
    round: 2,
    rounds: 2,
    open: [2],
    secret: null,
    treasure: null,
    stock: 31,
    dice: [3, 0],
  });
  expect([shown.due, shown.look, shown.race, shown.sheet]).toEqual([null, null, null, []]);
});

test("a hand is shown by number, if all of it may be seen", () => {
  const hand = [
    [0, 1, 2],
    [0, 0, 0],
    [null, null, null],
    [null, 1, null], // one card was shown at the sharing
  ];
  const mine = [
    { number: 2, isPair: false },
    { number: 3, isPair: true },
  ];
  expect(drawn(view({ hand })).hands).toEqual([mine, [], null, null]);
});

test("the pawn that is due, and where the chest can be taken", () => {
  const claims = [row("claimable", { crossing: 4, number: 11 }), row("claimable", { crossing: 9, number: 3 })];
  const { due } = drawn(view({}, row("pawn-due", { seat: 1, pawn: 2, place: 70 }), ...claims));
  expect(due).toEqual({ seat: 1, pawn: 2, place: 70, claims: [4, 9] });
});

test("what the dice in the chest say, and whether something is advised", () => {
  const seen = { number: 8, ordinary: 2, special: 6, worth: 3000, cards: 1 };
  const look = (is_advised: number) =>
    drawn(view({ treasure: 8 }, row("looked", { ...seen, is_advised }), row("promised", { cards: 1 }))).look;
  const { ordinary, special, worth } = seen;
  expect(look(1)).toEqual({ ordinary, special, worth, own: 1, others: 1, isAdvised: true });
  expect([look(0)?.isAdvised, look(-1)?.isAdvised]).toEqual([false, null]);
});

test("a race is who runs, and the ring round him", () => {
  const ring = [
    row("exit", { crossing: 3, is_free: 1 }),
    row("exit", { crossing: 5 }),
    row("ringed", { place: 4, free: 1 }),
  ];
  const { race } = drawn(view({ taker: 1, kim_bac: 2 }, row("counted", { moves: 7, left: 73 }), ...ring));
  const exits = [
    { crossing: 3, isFree: true },
    { crossing: 5, isFree: false },
  ];
  expect(race).toEqual({ seat: 1, pawn: 2, place: 4, moves: 7, exits, free: 1, reach: [] });
});

test("rounds that are over are on the sheet, the last one with its sharing", () => {
  const table = view(
    {
      ended: ["no race", "captured", "not yet"],
      hero: [0, 1, 0],
      began: [0, 5, 0],
      hoard: [0, 8, 0],
      taels: [
        [0, 0],
        [3000, 0],
        [0, 0],
      ],
    },
    row("worth", { round: 1, taels: 3000 }),
    row("paid", { seat: 1, reason: 3, round: 1 }),
    row("unpaid", { round: 1, taels: 1, reason: 1 }),
  );
  const none = { kimBac: null, secret: null, treasure: null, worth: 0, sharing: [] };
  expect(drawn(table).sheet).toEqual([
    { ended: "no race", taels: [0, 0], ...none },
    {
      ...{ ended: "captured", taels: [3000, 0], kimBac: 1, secret: 5, treasure: 8, worth: 3000 },
      sharing: [fact("paid", { seat: 1, reason: 3, round: 1 }), fact("unpaid", { round: 1, taels: 1, reason: 1 })],
    },
  ]);
});
