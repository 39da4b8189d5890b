import { describe as suite, expect, test } from "vitest";
import { after, drawn, factsOf, foretold, letters, winsIn, type Drawn, type Step } from "./drawn";
import { counted, row, seen, step, told } from "./table.example";

const shown = (dragon: Drawn, ...steps: Step[]): Drawn => steps.flatMap(factsOf).reduce(after, dragon);

// KT-09, as the rules tell it: three barons of the first pile fly onto the second
const FLIGHT = step(
  40,
  row("lifted", 0, 0, 3, 2, 4, 1, told("r")),
  counted(0, "r"),
  row("aloft", 1, 3, 2),
  row("aloft", 2, 3, 3),
  row("aloft", 3, 3, 2),
  row("flew", 0, 0, 1, 1, 3, told("kwk")),
  row("landed", 0, 1, 3, 1, 4, 5, told("wrkwk")),
  counted(1, "wrkwk"),
  row("due", 2, 1, 0, 0, 0),
);
const BEFORE = seen(["rkwk", "wr"], [[0, 1]]);
const AFTER = seen(["r", "wrkwk"], [[0, 1]]);

suite("the dragon between two views", () => {
  test("becomes the second view, fact by fact", () => {
    expect(shown(drawn(BEFORE, []), FLIGHT)).toEqual(drawn(AFTER, []));
  });
  test("has a baron where one was laid", () => {
    const laid = step(1, row("laid", 0, 0, 1, 2, 1, 11), counted(1, "k"));
    expect(shown(drawn(seen(["", ""]), []), laid)).toMatchObject({ piles: ["", "k"], lacks: [Infinity, 8] });
  });
  test("shows a pile upside down when it is turned", () => {
    const turned = step(1, row("pile-turned", 0, 1, 2, told("rw")));
    expect(shown(drawn(BEFORE, []), turned).piles).toEqual(["rkwk", "rw"]);
  });
  test("is reached by others as it is told", () => {
    const reached = step(1, row("reached", 0, 1, 0), row("reached", 1, 0, 1), row("reached", 1, 1, 1));
    expect(shown(drawn(BEFORE, []), reached).reach).toEqual([[0], [0, 1]]);
  });
});

suite("the Emperor", () => {
  const nine = "rrwwkkkrw";
  const crowned = step(60, row("crowned", 1, 1, told(nine), 0));
  test("is crowned where the nine stood, and nobody stands there any more", () => {
    const end = shown(drawn(BEFORE, []), crowned);
    expect(end).toMatchObject({ piles: ["rkwk", ""], emperor: { pile: nine, square: 1 } });
  });
  test("sits there for whoever comes later", () => {
    const over = seen([], [], nine);
    expect(drawn(over, [FLIGHT, crowned]).emperor).toEqual({ pile: nine, square: 1 });
    expect(drawn(over, []).emperor).toEqual({ pile: nine, square: undefined });
    expect(drawn(BEFORE, [FLIGHT]).emperor).toBeUndefined();
  });
});

test("a pile is read from the lowest baron up", () => {
  expect([letters(0), letters(told("rkw")), letters(told("wwkkrrwkr"))]).toEqual(["", "rkw", "wwkkrrwkr"]);
});

suite("what a choice would do", () => {
  test("says what the pile would hold, nine that are taken off too", () => {
    const rows = [row("counted", 0, 1, 1, 0, 0, 8), row("counted", 1, 9, 3, 3, 3, 0), row("counted", 1, 0, 0, 0, 0, 9)];
    expect(foretold(rows, 1)).toEqual([3, 3, 3]);
    expect(foretold(rows, 0)).toEqual([1, 0, 0]);
    expect(foretold(rows, 7)).toBeUndefined();
  });
  test("says what it lets win, the other side before one's own", () => {
    const rows = [row("threatened", 0, 4, 9, 2, 1), row("counted", 0, 1, 1, 0, 0, 8), row("opened", 1, 30, 12, 3, 1)];
    expect(winsIn(rows)).toEqual([
      { start: 30, goal: 12, count: 3, isTheirs: true },
      { start: 4, goal: 9, count: 2, isTheirs: false },
    ]);
  });
});
