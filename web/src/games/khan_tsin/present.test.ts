import { describe as suite, expect, test } from "vitest";
import { narrow, nextHandles } from "../../lib/narrow";
import type { Choice } from "../../lib/heard";
import { BASE, DISC, gripped, handles, LIFT, parted, rise, squareAt, stepTo } from "./present";
import { DESK, ribbon } from "./ribbon";

const move = (
  id: number,
  start: number,
  goal: number,
  count = 1,
  turn_moved = false,
  turn_result = false,
): Choice<"khan-tsin"> => ({
  id,
  action: { type: "move", start, goal, count, turn_moved, turn_result },
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

suite("the hand", () => {
  test("parts a pile: those above are in it, those below stay", () => {
    expect(parted("rkwr", 3)).toEqual({ part: "kwr", stays: "r" });
    expect(parted("rk", 2)).toEqual({ part: "rk", stays: "" });
  });
  const any = ["~count-1", "~count-2", "~count-3", "~count-4", "square-2"];
  test("grips the top baron at the top, the whole pile at its foot", () => {
    expect(gripped(any, 4, -BASE + rise(4))).toBe("~count-1");
    expect(gripped(any, 4, -BASE)).toBe("~count-4");
    expect(gripped(any, 4, -50)).toBe("~count-4");
    expect(gripped(any, 4, 200)).toBe("~count-1");
  });
  test("takes the number nearest to what it gripped", () => {
    expect(gripped(["~count-1", "~count-4", "square-2"], 4, -BASE + rise(2))).toBe("~count-4");
    expect(gripped(["square-2"], 4, -BASE)).toBeUndefined();
  });
  test("finds a tall pile above its scale, and a scale under the finger", () => {
    const { places } = ribbon(DESK);
    const piles = places.map((_, square) => (square === 2 ? "rkwrkwrk" : ""));
    const { x, y } = places[2]!;
    const over = { x, y: y + BASE - 7 * LIFT - DISC.ry + 1 };
    expect(squareAt(places, piles, over)).toBe(2);
    expect(squareAt(places, piles, over, 15)).toBe(2);
    expect(squareAt(places, piles, { x: places[20]!.x + 5, y: places[20]!.y + 9 })).toBe(20);
    expect(squareAt(places, piles, { x: 0, y: 0 })).toBe(-1);
    expect(squareAt(places, piles, { x: 0, y: 0 }, 7)).toBe(7);
  });
});

suite("arrow keys", () => {
  const { places } = ribbon(DESK);
  const all = places.map((_, square) => square);
  test("follow the eye along the ribbon", () => {
    expect(stepTo(places, 2, "ArrowRight", all)).toBe(3);
    expect(stepTo(places, 12, "ArrowRight", all)).toBe(11);
    expect(stepTo(places, 12, "ArrowLeft", [1, 12, 30])).toBe(30);
  });
  test("climb to the row above", () => {
    const to = stepTo(places, 2, "ArrowUp", all)!;
    expect(places[to]!.row).toBe(1);
    expect(Math.abs(places[to]!.x - places[2]!.x)).toBeLessThan(62);
    expect(stepTo(places, 2, "ArrowDown", all)).toBeUndefined();
  });
  test("Home and End go to the ends", () => {
    expect(stepTo(places, 2, "Home", [4, 9])).toBe(4);
    expect(stepTo(places, 2, "End", [4, 9])).toBe(9);
  });
});
