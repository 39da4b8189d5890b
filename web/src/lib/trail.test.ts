import { expect, test } from "vitest";
import { drawnAlong, heading, shortened } from "./trail";

const line = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
];

test("an arrow ends before what it points at", () => {
  expect(shortened(line, 4)).toEqual([line[0], line[1], { x: 10, y: 6 }]);
  expect(shortened(line, 14)).toEqual([line[0], { x: 6, y: 0 }]);
});

test("of a line that is too short half is left, and of a point the point", () => {
  expect(shortened(line.slice(0, 2), 30)).toEqual([line[0], { x: 5, y: 0 }]);
  expect(shortened([{ x: 1, y: 1 }], 5)).toEqual([{ x: 1, y: 1 }]);
});

test("an arrow is turned the way that its line goes", () => {
  expect(heading(line)).toBe(90);
  expect(heading([])).toBe(0);
  expect(drawnAlong(line)).toBe("M0.0 0.0L10.0 0.0L10.0 10.0");
});
