import { expect, test } from "vitest";
import { gist, since } from "./meanwhile";

const story = [0, 1, -1, 0, 1, -1, 1].map((seat, step) => ({ step, seat }));
const steps = (found: { step: number }[]) => found.map(({ step }) => step);

test("what others and chance did since my own last move", () => {
  expect(steps(since(story, [0]))).toEqual([4, 5, 6]);
  expect(steps(since(story, [1]))).toEqual([]);
});

test("before my first move all of it", () => {
  expect(steps(since(story, [2]))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(steps(since([], [0]))).toEqual([]);
});

test("how the table was set up is nothing that happened meanwhile", () => {
  const dealt = [-1, -1, 1, -1].map((seat, step) => ({ step, seat }));
  expect(steps(since(dealt, [0]))).toEqual([2, 3]);
  expect(steps(since(dealt.slice(0, 2), [0]))).toEqual([]);
});

test("somebody who looks on sees the last move", () => {
  expect(steps(since(story, []))).toEqual([6]);
});

test("where all choose together my own step may have opened all fists", () => {
  expect(steps(since(story, [0], true))).toEqual([3, 4, 5, 6]);
});

test("what came of a step is told, not that a fist was closed or a card turned", () => {
  const line = { done: "Ali n'offre rien.", came: "Bahia avance.", isSealed: false };
  expect(gist([line], false)).toEqual(["Ali n'offre rien. Bahia avance."]);
  expect(gist([{ ...line, done: "Ali a choisi.", came: "", isSealed: true }], false)).toEqual([]);
  expect(gist([{ ...line, done: "Carte tirée.", came: "" }], true)).toEqual([]);
  expect(gist([{ ...line, done: "Carte tirée.", came: "Le chef avance." }], true)).toEqual(["Le chef avance."]);
});
