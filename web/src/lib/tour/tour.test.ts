import { expect, test } from "vitest";
import { rest, steps } from "./steps";

test("the tour begins with the game's promise, and teaches one move", () => {
  const promise = { fr: "Empilez", en: "Stack" };
  const all = steps(promise);
  expect(all[0]?.text).toBe(promise);
  expect(all.filter((step) => step.untilMove)).toHaveLength(1);
});

test("a game's own steps come after the first move", () => {
  const own = { text: { fr: "Vos cartes", en: "Your cards" }, target: ".hand" };
  const all = steps({ fr: "Empilez", en: "Stack" }, [own]);
  expect(all.indexOf(own)).toBe(all.findIndex((step) => step.untilMove) + 1);
});

test("whoever has had the lesson is shown only what it did not teach", () => {
  const own = { text: { fr: "Vos cartes", en: "Your cards" }, target: ".hand" };
  const all = rest([own]);
  expect(all).toContain(own);
  expect(all.filter((step) => step.untilMove)).toEqual([]);
});
