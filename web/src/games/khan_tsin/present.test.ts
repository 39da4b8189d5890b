import { describe as suite, expect, test } from "vitest";
import { narrow, nextHandles } from "../../lib/narrow";
import type { Choice } from "../../lib/protocol";
import { handles, places, SCALE, size, tally } from "./present";

const move = (id: number, start: number, goal: number, count = 1): Choice<"khan-tsin"> => ({
  id,
  action: { type: "move", start, goal, count, turn_moved: false, turn_result: false },
  notation: "",
});

suite("the ribbon", () => {
  test("begins at South's end, bottom left, and turns at the end of a row", () => {
    const all = places(9);
    expect(all[0]!.x).toBeLessThan(SCALE);
    expect(all[0]!.y).toBeGreaterThan(all[35]!.y);
    expect(all[8]!.x).toBe(all[9]!.x);
    expect(all[17]!.x).toBe(all[0]!.x);
  });
  test("stays inside its drawing", () => {
    for (const perRow of [6, 9]) {
      const { width, height } = size(perRow);
      for (const { x, y } of places(perRow)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
    }
  });
});

suite("clicks", () => {
  const choices = [move(1, 3, 5), move(2, 3, 6), move(3, 4, 6), move(4, 3, 6, 2)];
  test("first the pile, then how many, then where to", () => {
    expect(nextHandles(choices, [], handles)).toEqual(new Set(["square-3", "square-4"]));
    expect(nextHandles(choices, ["square-3"], handles)).toEqual(new Set(["~count-1", "~count-2"]));
    expect(nextHandles(choices, ["square-3", "~count-2"], handles)).toEqual(new Set(["square-6"]));
  });
  test("what is left can be counted", () => {
    expect(narrow(choices, ["square-3", "~count-1"], handles).map((choice) => choice.id)).toEqual([1, 2]);
  });
});

test("a pile is counted by colour", () => {
  expect(tally("rrkw")).toEqual({ r: 2, k: 1, w: 1 });
});
