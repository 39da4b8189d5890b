import { expect, test } from "vitest";
import { nearest, pieces, type Piece } from "./letters";
import type { Choice } from "./heard";

const choice = (notation: string, id: number): Choice => ({ id, notation, action: {} }) as unknown as Choice;
const text = (lines: Piece[][]) => lines.map((line) => line.map((piece) => piece.text).join("")).join("\n");
const placed = (lines: Piece[][]) =>
  lines.flatMap((line, row) => line.flatMap(({ choice, column }) => (choice ? [[choice.notation, row, column]] : [])));

const RHOMBUS = "   a b c\n 1 . . r\n  2 . b .\n   3 . . .";

test("every letter stays where it is", () => {
  expect(text(pieces(RHOMBUS, undefined, [choice("a1", 0)]))).toBe(RHOMBUS);
});

test("a choice that is written as a cell is on it, even where rows are shifted", () => {
  const lines = pieces(RHOMBUS, undefined, [choice("a1", 0), choice("c2", 1), choice("b3", 2), choice("swap", 3)]);
  expect(placed(lines)).toEqual([
    ["a1", 1, 3],
    ["c2", 2, 8],
    ["b3", 3, 7],
  ]);
});

test("rows may be numbered on both sides, and cells longer than a letter", () => {
  const lines = pieces("   A  B\n1 -- r1 1\n2 -- -- 2", undefined, [choice("A1", 0), choice("B2", 1)]);
  expect(placed(lines)).toEqual([
    ["A1", 1, 2],
    ["B2", 2, 5],
  ]);
});

test("a drawing without names for its cells has none to click", () => {
  expect(placed(pieces("1 2 3\n# . #", undefined, [choice("a1", 0)]))).toEqual([]);
});

test("what has changed since is marked", () => {
  const now = RHOMBUS.replace("b .", "b r");
  const fresh = pieces(now, RHOMBUS, []).flatMap((line, row) =>
    line.flatMap(({ isNew, text, column }) => (isNew ? [[text, row, column]] : [])),
  );
  expect(fresh).toEqual([["r", 2, 8]]);
  expect(
    pieces(now, undefined, [])
      .flat()
      .some((piece) => piece.isNew),
  ).toBe(false);
});

test("arrows go to the nearest cell in their direction, rather straight on", () => {
  const cells = [
    { row: 1, at: 0 },
    { row: 1, at: 1 },
    { row: 2, at: 0 },
    { row: 3, at: 2 },
  ];
  expect(nearest(cells, cells[0]!, 0, 1)).toBe(cells[1]);
  expect(nearest(cells, cells[0]!, 1, 0)).toBe(cells[2]);
  expect(nearest(cells, cells[1]!, 1, 0)).toBe(cells[2]);
  expect(nearest(cells, cells[0]!, -1, 0)).toBeUndefined();
  expect(nearest(cells, { row: 3, at: 1 })).toBe(cells[3]);
});
