import { expect, test } from "vitest";
import { Message, type Said } from "../../lib/messages";
import { allAreSaid, told } from "../../lib/told.example";
import { drawn } from "./drawn";
import { describe } from "./present";
import { rules } from "./rules";
import { seen } from "./table.example";
import { words } from "./words";

const shown = drawn(seen(["rkk", ""]), []);

const { values, colours, turned, square, barons, ...alone } = words;
const SAID: Record<string, Said[]> = {
  words: [values, colours, turned, alone].flatMap((some) => Object.values<Message>(some)),
  rules: [
    ...rules.sections.flatMap(({ title, text }) => [title, ...text]),
    ...rules.readings,
    ...rules.rebuilt,
  ] as Message[],
};
SAID["words"]!.push(barons(1), barons(2), square(36, 3, 0, [], true), square(1, 1, 9, [3, 3, 3], false));

test.each(Object.entries(SAID))("all of %s is said, in every language", (folder, said) => {
  allAreSaid(folder === "rules" ? "khan_tsin/rules" : "khan_tsin", said);
});

test.each([
  ["fr", "Case 1, 2 griffes : pile de 3, rouges 1, noirs 2, blancs 0, à votre portée", "Case 2, 1 griffe, vide"],
  ["en", "Square 1, 2 claws: pile of 3, red 1, black 2, white 0, in your reach", "Square 2, 1 claw, empty"],
  ["de", "Feld 1, 2 Krallen: Stapel von 3, rot 1, schwarz 2, weiß 0, in Ihrer Reichweite", "Feld 2, 1 Kralle, leer"],
])("a square is told in words: %s", (language, pile, empty) => {
  expect(told(describe(shown, 2, 0, true), language)).toBe(pile);
  expect(told(describe(shown, 1, 1), language)).toBe(empty);
});
