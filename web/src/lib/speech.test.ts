import { expect, test } from "vitest";
import type { Kinds } from "./rows";
import { Speech } from "./speech";
import spoken from "../../../tests/spoken.json";

interface Step {
  seat: number;
  told: number[][];
  effects: number[][];
  prompt: number[];
  says: Record<string, { told: string[]; prompt: string }>;
}

const FILES = import.meta.glob<string>(["../../../src/sesame/words/*.ftl", "../../../src/sesame/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FACTS = import.meta.glob<{ KINDS: Kinds }>("../games/*/facts.ts", { eager: true });

function speech(game: string, language: string): Speech {
  const folder = game.replaceAll("-", "_");
  const files = [`games/${folder}/words/${language}`, `words/${language}`];
  const texts = files.map((file) => FILES[`../../../src/sesame/${file}.ftl`]!);
  return new Speech(FACTS[`../games/${folder}/facts.ts`]!.KINDS, language, texts);
}

test.each(Object.entries(spoken as unknown as Record<string, Step[]>))(
  "%s is told as the server tells it",
  (game, steps) => {
    for (const language of Object.keys(steps[0]!.says)) {
      const said = speech(game, language);
      for (const { seat, told, effects, prompt, says } of steps) {
        expect(said.tell(seat, told, effects)).toEqual(says[language]!.told);
        expect(said.say(prompt)).toBe(says[language]!.prompt);
      }
    }
  },
);

test("of a message the first part that it has", () => {
  const file = "ask = { SEAT($seat) }: { ask.do }\n    .do = go\n    .next-1 = now here\nseat-name = Zoe\n";
  const english = new Speech([["ask", "seat"]], "en", [file]);
  expect(english.say([0, 3])).toBe("Zoe: go");
  expect(english.say([0, 3], ["next-1", "do"])).toBe("now here");
  expect(english.say([0, 3], ["next-9", "do"])).toBe("go");
});
