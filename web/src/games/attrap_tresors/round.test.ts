import { expect, test } from "vitest";
import { roundOf } from "./round";
import { row } from "./table.example";

const step = (at: number, ...effects: number[][]) => ({ step: at, at: null, effects });
const [COLUMN, LAMP, GEM] = [0, 1, 5];

const THROWN = step(7, row("rebuilt", 7, -1, 0, 0), row("threw", 0, 2, 1, 0), row("lay", 8, 0, 0));
const COLUMN_GONE = {
  ...step(8, row("grabbed", 1, COLUMN, 0, 0, 1, 0, 6), row("toppled", 1, 6, 0b111101)),
  at: 640,
};
const GEMS = [
  { ...step(9, row("grabbed", 4, GEM, 0, 1, 1, 1, 5)), at: 1100 },
  { ...step(10, row("grabbed", 0, GEM, 1, 0, 1, 1, 4)), at: 1250 },
];
const CHECKED = step(
  11,
  row("grabbed", 0, LAMP, 0, 0, 1, 0, 0),
  row("round-ended", 2, 0, 0, 0),
  row("checked", 1, 1, 0, 0, 0),
  row("kept", 1, 4, 4),
  row("unpaid", 1, COLUMN, 1, 1),
  row("earned", 1, 0, 5, 3, COLUMN, -1),
  row("earned", 4, 1, 4, 3, GEM, -1),
  row("earned", 0, 3, 3, 2, LAMP, GEM),
  row("owes", 1, 1, 3, 1, 5),
);
const GIVEN = step(12, row("gave-back", 1, 0, 1, 1, 1, 4, 1));

test("every hand is told with the very thing that it took, and when", () => {
  expect(roundOf([THROWN, COLUMN_GONE, ...GEMS]).taken).toEqual([
    { seat: 1, key: "column-0", at: 640 },
    { seat: 4, key: "gem-0", at: 1100 },
    { seat: 0, key: "gem-1", at: 1250 },
  ]);
});

test("nothing is known of the hands before a throw that is not told, and none is out after one", () => {
  expect(roundOf([]).taken).toBeUndefined();
  expect(roundOf(GEMS).taken).toBeUndefined();
  expect(roundOf([COLUMN_GONE, THROWN]).taken).toEqual([]);
});

test("the check says who was paid, in its order, and then who gave back", () => {
  expect(roundOf([THROWN, COLUMN_GONE, ...GEMS]).checked).toBeUndefined();
  const paid = [
    { seat: 4, sacks: 1 },
    { seat: 0, sacks: 3 },
  ];
  const round = roundOf([THROWN, COLUMN_GONE, ...GEMS, CHECKED]);
  expect(round).toMatchObject({ checked: 11, isKept: true, paid });
  expect(roundOf([CHECKED, GIVEN])).toMatchObject({ checked: 11, paid: [...paid, { seat: 1, sacks: -1 }] });
});

test("with the next throw the last round is forgotten", () => {
  const again = step(12, row("ran-out", 0, 0, 5, 1), row("due", 2, 0));
  expect(roundOf([THROWN, again]).isAgain).toBe(true);
  expect(roundOf([CHECKED, GIVEN, again, THROWN])).toEqual({
    taken: [],
    isAgain: false,
    checked: undefined,
    isKept: false,
    paid: [],
  });
});
