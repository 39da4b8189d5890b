import { expect, test } from "vitest";
import type { Kinds } from "./rows";
import { kindsOf, sourcesOf, type About } from "./sources";
import { Speech } from "./speech";
import reasons from "../../../tests/reasons.json";
import spoken from "../../../tests/spoken.json";

interface Step {
  seat: number;
  told: number[][];
  effects: number[][];
  prompt: number[];
  says: Record<string, { told: string[]; prompt: string }>;
}

interface Reason {
  row: number[];
  says: Record<string, string>;
}

const FILES = import.meta.glob<string>(
  [
    "../../../src/sesame/words/*.ftl",
    "../../../src/sesame/games/*/words/*.ftl",
    "../../../src/sesame/agents/words/**/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const KINDS = import.meta.glob<{ KINDS: Kinds }>(["../games/*/facts.ts", "../games/*/reasons.ts"], { eager: true });

function speech(game: string, about: About, language: string): Speech {
  const texts = sourcesOf(game, about, language).map((file) => FILES[file]!);
  return new Speech(KINDS[kindsOf(game, about)]!.KINDS, language, texts);
}

test.each(Object.entries(spoken as unknown as Record<string, Step[]>))(
  "%s is told as the server tells it",
  (game, steps) => {
    for (const language of Object.keys(steps[0]!.says)) {
      const said = speech(game, "facts", language);
      for (const { seat, told, effects, prompt, says } of steps) {
        expect(said.tell(seat, told, effects)).toEqual(says[language]!.told);
        expect(said.say(prompt)).toBe(says[language]!.prompt);
      }
    }
  },
);

test.each(Object.entries(reasons as unknown as Record<string, Reason[]>))(
  "robots say of %s what they say at the server",
  (game, rows) => {
    for (const language of Object.keys(rows[0]!.says)) {
      const said = speech(game, "reasons", language);
      for (const { row, says } of rows) expect(said.say(row)).toBe(says[language]);
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

test("whoever sits there is called by name, where people go by theirs", () => {
  const file = "ask = { SEAT($seat) }\nseat-name = Zoe\n";
  const english = new Speech([["ask", "seat"]], "en", [file], undefined, (seat) => ["Ann"][seat]);
  expect([0, 1].map((seat) => english.say([0, seat]))).toEqual(["Ann", "Zoe"]);
});
