import { describe as suite, expect, test } from "vitest";
import { narrow, nextHandles } from "../../lib/narrow";
import type { Choice } from "../../lib/protocol";
import {
  after,
  BASE,
  describe,
  DISC,
  gripped,
  handles,
  LIFT,
  lifted,
  nearestCount,
  rise,
  squareAt,
  stepTo,
  tally,
} from "./present";
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
  notation: "",
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

suite("piles", () => {
  test("are counted by colour", () => expect(tally("rrkw")).toEqual({ r: 2, k: 1, w: 1 }));
  test("leave what was lifted in the air", () => {
    expect(lifted(["rkw", "w"], move(0, 0, 1, 2).action)).toEqual({ part: "kw", rest: ["r", "w"] });
  });
  test("land on top, and may be turned", () => {
    expect(after(["rkw", "w"], move(0, 0, 1, 2).action, [])).toEqual(["r", "wkw"]);
    expect(after(["rkw", "w"], move(0, 0, 1, 2, true).action, [])).toEqual(["r", "wwk"]);
    expect(after(["rkr", "w"], move(0, 0, 1, 2, false, true).action, [])).toEqual(["r", "rkw"]);
  });
  test("a baron that is laid has the colour that the server tells", () => {
    expect(after(["", ""], { type: "place", square: 1 }, ["", "k"])).toEqual(["", "k"]);
  });
});

test("a square is told in words", () => {
  const told = { counts: [[1, 2, 0]], most_alike: 3, lacks: [6], lifts: [[]], left: {}, taken: "" };
  const table = { phase: "moving" as const, piles: ["rkk"], kinds: [2], reach: [[0], []], ...told };
  expect(describe(table, 0, true).fr).toBe(
    "Case 1, 2 griffes : pile de 3, rouges 1, noirs 2, blancs 0, à votre portée",
  );
  expect(describe(table, 5).en).toBe("Square 6, 0 claw, empty");
});

suite("the hand", () => {
  test("grips the top baron at the top, the whole pile at its foot", () => {
    expect(gripped(4, -BASE + rise(4))).toBe(1);
    expect(gripped(4, -BASE)).toBe(4);
    expect(gripped(4, -50)).toBe(4);
    expect(gripped(4, 200)).toBe(1);
  });
  test("takes the number nearest to what it gripped", () => {
    expect(nearestCount(["~count-1", "~count-4", "square-2"], 3)).toBe("~count-4");
    expect(nearestCount(["square-2"], 3)).toBeUndefined();
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
