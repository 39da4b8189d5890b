import { expect, test } from "vitest";
import { FRONTS, type RulesPage } from "../../games";
import { Message } from "../messages";
import { anchor, momentOf, rulesOf } from "./pages";

const WRITTEN = import.meta.glob<{ rules: RulesPage }>("../../games/*/rules.ts", { eager: true });
const section = (picture?: string) => ({
  title: { fr: "", en: "" },
  numbers: ["X-1"],
  text: [],
  ...(picture === undefined ? {} : { picture }),
});

test.each(Object.entries(WRITTEN))("%s says everything in both languages, and each rule once", (_, { rules }) => {
  const texts = [...rules.sections.flatMap(({ title, text }) => [title, ...text]), ...rules.readings, ...rules.rebuilt];
  for (const text of texts)
    if (!(text instanceof Message)) expect(text["fr"]!.trim() && text["en"]!.trim()).toBeTruthy();
  const numbers = rules.sections.flatMap((part) => part.numbers);
  expect(new Set(rules.sections.map(anchor)).size).toBe(rules.sections.length);
  for (const number of numbers) expect(number).toMatch(/^[A-Z]{2}-\d\d$/);
  expect(rules.rebuilt.length).toBeGreaterThan(0);
});

test("a game finds its rules by its name", async () => {
  for (const { name } of FRONTS) expect((await rulesOf(name))?.sections.length).toBeGreaterThan(3);
  expect(await rulesOf("a stranger's")).toBeUndefined();
});

test("a picture is a moment; words show the opening, once", () => {
  const page = { sections: [section("palace"), section(), section("12"), section("fist")], readings: [], rebuilt: [] };
  expect([0, 1, 2, 3].map((at) => momentOf(page, at))).toEqual([0, undefined, 12, undefined]);
});
