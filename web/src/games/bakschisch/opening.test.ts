import { expect, describe as suite, test } from "vitest";
import { KINDS } from "./facts";
import { goals, isClimbing, lastOpening, netOf, withGold } from "./opening";
import { table } from "./table.example";

const number = (name: string) => KINDS.findIndex(([kind]) => kind === name);
const row = (name: string, ...said: number[]) => [number(name), ...said];
const step = (at: number, ...effects: number[][]) => ({ step: at, effects });

const FISTS = [
  step(0, row("turned", 0, 1, 0, 4, 1)),
  step(1, row("closed", 0, 3)),
  step(2, row("closed", 2, -1)),
  step(
    3,
    row("closed", 1, 1),
    row("opened", 0, 2, 3),
    row("opened", 1, 0, 1),
    row("opened", 2, 0, 42),
    row("gave", 0, 2, 8),
    row("stole", 2, 1, 11, 0),
    row("filled", 1, 4),
    row("went", 0, 6, 3, 1, 0),
    row("went", 1, 6, 9, 1, 1),
  ),
];
const opened = () => lastOpening(FISTS)!;

suite("fists that open", () => {
  test("tell what they held, and who took it", () => {
    expect(lastOpening(FISTS)).toMatchObject({ step: 3, shows: [2, 0, "thief"], shared: [] });
    expect(goals(opened())).toEqual([2, "pot"]);
  });
  test("tell which pawns go, and which way", () => {
    expect([0, 1, 2].map((seat) => isClimbing(opened(), seat))).toEqual([false, true, undefined]);
    expect(opened().walks).toMatchObject([
      { seat: 0, start: 6, goal: 3 },
      { seat: 1, start: 6, goal: 9 },
    ]);
  });
  test("change bags, pot and thief, and nothing else of the table", () => {
    const before = table({ pot: 3 });
    const thieves = ["bag", "bag", "used"];
    expect(withGold(before, opened().paid)).toEqual({ ...before, bags: [8, 10, 11], thieves, pot: 4 });
  });
  test("tell what each has gained or lost", () => {
    expect([0, 1, 2].map((seat) => netOf(opened().paid, seat))).toEqual([-2, 0, 1]);
  });
  test("leave a bag closed whose gold nobody may know", () => {
    const [, , , last] = FISTS;
    const hidden = { ...last!, effects: [...last!.effects, row("gave", 1, 0, -1)] };
    expect(withGold(table(), lastOpening([hidden])!.paid).bags).toEqual([8, null, 11]);
  });
  test("are remembered while the next ones close", () => {
    expect(lastOpening([...FISTS, step(4, row("turned", 1, 2, 1, 4, 2)), step(5, row("closed", 1, -1))])?.step).toBe(3);
  });
  test("are not open while one is missing", () => {
    expect(lastOpening(FISTS.slice(0, 3))).toBeUndefined();
  });
  test("end a round with everybody's share of the pot", () => {
    const shared = [row("shared", 1, 2, 0, 0), row("got", 0, 2, 11, 1), row("got", 1, 2, 9, 1)];
    const { shows, shared: told } = lastOpening([step(3, row("opened", 0, 1, 2), row("opened", 1, 3, 4), ...shared)])!;
    expect(shows).toEqual([1, 3]);
    expect(told).toMatchObject([{ type: "shared", each: 2 }, { type: "got" }, { type: "got" }]);
    expect(withGold(table({ pot: 4 }), told)).toMatchObject({ bags: [11, 9, 10], pot: 0 });
  });
});
