import { expect, test } from "vitest";
import { Message, type Said } from "../../lib/messages";
import { allAreSaid, LANGUAGES, told } from "../../lib/told.example";
import { KINDS, LETTERS } from "./present";
import { rules } from "./rules";
import { tour, words } from "./words";

const { values, verdict, ...others } = words;
const SAID: Record<string, Said[]> = {
  words: [
    ...[...Object.values(others), ...Object.values(values)].filter((one) => one instanceof Message),
    ...tour.map(({ text }) => text),
    ...Object.values(verdict).map((to) => to("Aziz")),
    ...KINDS.flatMap((kind) => [words.thing(kind), words.grab(kind)]),
    ...LETTERS.flatMap((letter) => [words.colour, words.myCard, words.shown].map((to) => to(letter))),
    words.openCards(LETTERS),
    words.dice({ r: 1, g: 3 }, 2),
    ...[0, 1, 5].flatMap((count) => [words.sacks(count), words.friend(count), words.scored(count, count)]),
    ...[words.holds("Aziz", 0, []), words.holds("Aziz", 3, KINDS)],
    ...[words.round(1, 10, 1), words.round(1, 10, 2), words.paid(4), words.paid(-1)],
    ...[words.peek("Aziz"), words.zone("S"), words.giveOne(2), words.thrower("Aziz"), words.endingNext(1, 5)],
    ...[words.lookAt("Aziz"), words.showCard("Aziz"), words.quickest("Aziz")],
  ],
  rules: [
    ...rules.sections.flatMap(({ title, text }) => [title, ...text]),
    ...rules.readings,
    ...rules.rebuilt,
    rules.thanks!,
  ],
};

test.each(Object.entries(SAID))("all of %s is said, in every language", (folder, said) => {
  allAreSaid(folder === "rules" ? "attrap_tresors/rules" : "attrap_tresors", said);
});

test("colours and things are told apart", () => {
  for (const language of LANGUAGES) {
    const cards = LETTERS.map((letter) => told(words.myCard(letter), language));
    const dice = LETTERS.map((letter) => told(words.dice({ [letter]: 3 }, 0), language));
    const things = KINDS.map((kind) => told(words.grab(kind), language));
    for (const sentences of [cards, dice, things]) expect(new Set(sentences).size).toBe(6);
  }
});

test.each([
  ["fr", "Les dés : 3 verts, 1 bleu, 2 à côté", "Les cartes, pour vous deux : Carte verte, Carte rouge"],
  ["en", "The dice: 3 green, 1 blue, 2 missed", "The cards, for both of you: green card, red card"],
  ["de", "Die Würfel: 3 grüne, 1 blauer, 2 daneben", "Die Karten, für euch beide: grüne Karte, rote Karte"],
])("dice and cards are told in a row, the most first: %s", (language, dice, cards) => {
  expect(told(words.dice({ r: 0, g: 3, b: 1 }, 2), language)).toBe(dice);
  expect(told(words.dice({ b: 1, g: 3 }, 2), language)).toBe(dice);
  expect(told(words.openCards(["g", "r"]), language)).toBe(cards);
});

test.each([
  ["fr", "Aziz : 0 sac", "Aziz : 2 sacs, tient le tapis, une pierre", "1 carte de 5 sacs", "−1 sac"],
  ["en", "Aziz: 0 sacks", "Aziz: 2 sacks, holds the carpet, a gem", "1 card of 5 sacks", "−1 sack"],
  [
    "de",
    "Aziz: 0 Säcke Gold",
    "Aziz: 2 Säcke Gold, hält den Teppich, einen Edelstein",
    "1 Karte zu 5 Säcken Gold",
    "−1 Sack Gold",
  ],
])("gold is counted as the language counts: %s", (language, none, holding, scored, lost) => {
  expect(told(words.holds("Aziz", 0, []), language)).toBe(none);
  expect(told(words.holds("Aziz", 2, ["carpet", "gem"]), language)).toBe(holding);
  expect(told(words.scored(5, 1), language)).toBe(scored);
  expect(told(words.paid(-1), language)).toBe(lost);
});

test.each([
  ["fr", "Attraper le tapis", "le tapis"],
  ["en", "Grab the carpet", "the carpet"],
  ["de", "Schnapp dir den Teppich", "der Teppich"],
])("a thing alone, and as it is taken: %s", (language, grabbed, alone) => {
  expect(told(words.grab("carpet"), language)).toBe(grabbed);
  expect(told(words.thing("carpet"), language)).toBe(alone);
});
