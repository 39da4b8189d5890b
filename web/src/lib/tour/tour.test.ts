import { expect, test } from "vitest";
import { steps } from "./steps";

test("the tour begins with the game's promise, and teaches one move", () => {
  const all = steps({ fr: "Empilez", en: "Stack" });
  expect(all[0]?.text.fr).toBe("Empilez");
  expect(all.filter((step) => step.untilMove)).toHaveLength(1);
  for (const { text } of all) expect(text.fr && text.en).toBeTruthy();
});

test("a game's own steps come after the first move", () => {
  const own = { text: { fr: "Vos cartes", en: "Your cards" }, target: ".hand" };
  const all = steps({ fr: "Empilez", en: "Stack" }, [own]);
  expect(all.indexOf(own)).toBe(all.findIndex((step) => step.untilMove) + 1);
});
