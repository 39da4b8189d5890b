import { expect, test } from "vitest";
import { Message, type Said } from "../../lib/messages";
import { allAreSaid, told } from "../../lib/told.example";
import { drawn } from "./drawn";
import { describe } from "./present";
import { rules } from "./rules";
import { seen } from "./table.example";
import { words } from "./words";

const shown = drawn(
  seen(
    ["rkk", "", "rrkkw", "w"],
    [
      [0, 2],
      [2, 3],
    ],
  ),
  [],
);
const empty = { number: 36, claws: 3, pile: "", counts: [], isMine: false, isTheirs: false, isSeated: true };

const { values, colours, turned, square, barons, crowned, nobodyCrowned, opensWin, threatensWin, ...alone } = words;
const SAID: Record<string, Said[]> = {
  words: [values, colours, turned, alone].flatMap((some) => Object.values<Message>(some)),
  rules: [
    ...rules.sections.flatMap(({ title, text }) => [title, ...text]),
    ...rules.readings,
    ...rules.rebuilt,
  ] as Message[],
};
SAID["words"]!.push(barons(1), barons(2), square(empty), square({ ...empty, pile: "rkw", isMine: true }));
SAID["words"]!.push(...[1, 3].flatMap((count) => [crowned(14, 17, count), opensWin(17, count)]));
SAID["words"]!.push(nobodyCrowned(7), threatensWin(12));

test.each(Object.entries(SAID))("all of %s is said, in every language", (folder, said) => {
  allAreSaid(folder === "rules" ? "khan_tsin/rules" : "khan_tsin", said);
});

test.each([
  [
    "fr",
    "Case 1, 2 griffes : pile de 3, de bas en haut rouge, noir, noir, à votre portée",
    "Case 2, 1 griffe, vide",
    "Case 3, 1 griffe : pile de 5, de bas en haut rouge, rouge, noir, noir, blanc (rouges 2, noirs 2, blancs 1), " +
      "à votre portée et à la portée de l'autre",
    "Case 4, 1 griffe : baron blanc, à la portée de l'autre",
    "à la portée de qui joue",
  ],
  [
    "en",
    "Square 1, 2 claws: pile of 3, bottom to top red, black, black, in your reach",
    "Square 2, 1 claw, empty",
    "Square 3, 1 claw: pile of 5, bottom to top red, red, black, black, white (red 2, black 2, white 1), " +
      "in your reach and in the other's reach",
    "Square 4, 1 claw: white baron, in the other's reach",
    "in reach of whoever plays",
  ],
  [
    "de",
    "Feld 1, 2 Krallen: Stapel von 3, von unten nach oben rot, schwarz, schwarz, in Ihrer Reichweite",
    "Feld 2, 1 Kralle, leer",
    "Feld 3, 1 Kralle: Stapel von 5, von unten nach oben rot, rot, schwarz, schwarz, weiß " +
      "(rot 2, schwarz 2, weiß 1), in Ihrer Reichweite und in Reichweite der anderen Seite",
    "Feld 4, 1 Kralle: Baron, weiß, in Reichweite der anderen Seite",
    "in Reichweite der Seite am Zug",
  ],
])("a square is told in words, from bottom to top, with both sides' reach: %s", (language, ...squares) => {
  const mover = squares.pop()!;
  const found = squares.map((_, square) => told(describe(shown, square, square ? 1 : 2, 0, true), language));
  expect(found).toEqual(squares);
  expect(told(describe(shown, 0, 2, 0, false), language)).toContain(mover);
});
