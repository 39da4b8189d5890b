import { expect, describe as suite, test } from "vitest";
import { KINDS } from "./facts";
import { lastOpening } from "./opening";

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
    row("stole", 2, 2, 12, 0),
  ),
];

suite("fists that open", () => {
  test("tell what they held, and who took it", () => {
    expect(lastOpening(FISTS)).toEqual({ step: 3, shows: [2, 0, "thief"], stolen: [0, 0, 2], share: 0, total: 2 });
  });
  test("are remembered while the next ones close", () => {
    expect(lastOpening([...FISTS, step(4, row("turned", 1, 2, 1, 4, 2)), step(5, row("closed", 1, -1))])?.step).toBe(3);
  });
  test("are not open while one is missing", () => {
    expect(lastOpening(FISTS.slice(0, 3))).toBeUndefined();
  });
  test("end a round with everybody's share of the pot", () => {
    const last = step(3, row("opened", 0, 1, 2), row("opened", 1, 3, 4), row("shared", 1, 2, 0, 0));
    expect(lastOpening([last])).toMatchObject({ shows: [1, 3], share: 2, total: 4 });
  });
});
