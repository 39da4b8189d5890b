import { describe, expect, it } from "vitest";
import type { Analysis, Decisive, Judged } from "../protocol";
import { turnOf } from "./turning";

const judged = (step: number, seat: number, value: number): Judged => ({
  ...{ step, seat, values: [value, -value] },
  ...{ promised: value, kept: value, sure: "searched" },
});
const moment = (step: number, seat: number, lost: number): Decisive => ({
  ...{ step, seat, lost, played: [step], better: [0], notation: "", why: [] },
});
const analysis = (told: Judged[], moments: Decisive[]): Analysis => ({
  ...{ done: told.length, total: told.length, judged: told, moments },
});

describe("where a game turned", () => {
  it("is what cost a loser the most, whatever the winner lost", () => {
    const told = analysis([], [moment(12, 0, 0.9), moment(20, 1, 0.3), moment(31, 1, 0.5)]);
    expect(turnOf(told, [0])).toEqual({ step: 31, seat: 1, lost: 25, played: [31] });
  });

  it("is where the winner came to lead for good, if nobody lost much", () => {
    const values = [-0.4, -0.4, 0.1, 0.3, -0.6, -0.6, 0.2, 0.4, 0.8];
    const told = values.map((value, at) => judged(10 + at, at % 2, value));
    expect(turnOf(analysis(told, []), [0])).toEqual({ step: 17, seat: 0, lost: 0 });
  });

  it("is nowhere, where all share or nothing was judged", () => {
    expect(turnOf(analysis([], []), [1])).toBeUndefined();
    expect(turnOf(analysis([judged(3, 0, 0.5)], []), [0, 1])).toBeUndefined();
  });

  it("is nowhere, where the winner never led until it was over", () => {
    expect(turnOf(analysis([judged(3, 0, -0.5), judged(4, 1, -0.2)], []), [0])).toBeUndefined();
  });
});
