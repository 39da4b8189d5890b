import { expect, test } from "vitest";
import { Message, type Said } from "../../lib/messages";
import { allAreSaid, LANGUAGES, told } from "../../lib/told.example";
import { describe } from "./present";
import { rules } from "./rules";
import { card, table } from "./table.example";
import { words, type Fate } from "./words";

const WALLS = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12]; // two sides at most

const cave = table()
  .cave.with(12, card(2, 0b0110))
  .with(13, card(3, 0, true))
  .with(14, null);
const drawn = table({ cave });
const { goal, values, ...others } = words;
const FATES: Fate[] = ["inside", "out", "caught"];
const SAID: Record<string, Said[]> = {
  words: [
    ...[...Object.values(others), ...Object.values(values)].filter((one) => one instanceof Message),
    ...[12, 13, 14].map((spot) => describe(drawn, spot)),
    ...Object.values(goal).map((to) => to(describe(drawn, 13))),
    ...WALLS.map((walls) => words.held("a2", card(1, walls))),
    words.heldTurning("a2", card(1, 1)),
    ...[[], [0], [1, 2, 3]].map(words.entrance),
    ...[0, 1, 9].flatMap((count) => [words.chief(count), words.pile(count)]),
    ...FATES.map((fate, seat) => words.loot(seat, seat, seat, fate)),
    ...[1, 2, 3].map((worth) => words.scored(worth, worth)),
    words.die(3),
    ...[0, 1, 5].flatMap((count) => [words.endingCaught([0, 2], count), words.endingNext([1], count)]),
  ],
  rules: [...rules.sections.flatMap(({ title, text }) => [title, ...text]), ...rules.readings, ...rules.rebuilt],
};

test.each(Object.entries(SAID))("all of %s is said, in every language", (folder, said) => {
  allAreSaid(folder === "rules" ? "mille_et_un_tresors/rules" : "mille_et_un_tresors", said);
});

test("walls are told apart", () => {
  for (const language of LANGUAGES) {
    const sentences = WALLS.map((walls) => told(words.held("a2", card(1, walls)), language));
    expect(new Set(sentences).size).toBe(WALLS.length);
  }
});

test.each([
  ["fr", "c3 : 2 trésors, murs à l'est et au sud, Ali Baba", "d3 : 3 trésors, tête du chef", "e3 : vide"],
  ["en", "c3: 2 treasures, walls east and south, Ali Baba", "d3: 3 treasures, chief's head", "e3: empty"],
  ["de", "c3: 2 Schätze, Mauern im Osten und Süden, Ali Baba", "d3: 3 Schätze, Kopf des Hauptmanns", "e3: leer"],
])("a card is told in words, with who stands there: %s", (language, taken, head, empty) => {
  expect([12, 13, 14].map((spot) => told(describe(drawn, spot), language))).toEqual([taken, head, empty]);
});

test.each([
  ["fr", "L'entrée. Dehors : Ali Baba, Cassim, Dinarzade", "Badoura : aucun trésor, 1 carte, dehors"],
  ["en", "The entrance. Outside: Ali Baba, Cassim, Dinarzade", "Badoura: no treasure, 1 card, outside"],
  ["de", "Der Eingang. Draußen: Ali Baba, Cassim, Dinarzade", "Badoura: kein Schatz, 1 Karte, draußen"],
])("who is out is told: %s", (language, entrance, heap) => {
  expect(told(words.entrance([0, 2, 3]), language)).toBe(entrance);
  expect(told(words.loot(1, 0, 1, "out"), language)).toBe(heap);
});

test.each([
  ["fr", "2 cartes de 1 (épée)", "Le chef des voleurs, à 1 pas de l'entrée"],
  ["en", "2 cards of 1 (sword)", "The chief of the thieves, 1 step from the entrance"],
  ["de", "2 Karten zu 1 (Schwert)", "Der Räuberhauptmann, 1 Schritt vor dem Eingang"],
])("things are counted as the language counts: %s", (language, scored, chief) => {
  expect(told(words.scored(2, 1), language)).toBe(scored);
  expect(told(words.chief(1), language)).toBe(chief);
});
