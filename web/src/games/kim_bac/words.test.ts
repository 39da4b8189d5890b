import { expect, test } from "vitest";
import { Message, type Said } from "../../lib/messages";
import { allAreSaid, told } from "../../lib/told.example";
import { round } from "./facts.example";
import { rules } from "./rules";
import { words } from "./words";

const NUMBERS = Array.from({ length: 18 }, (_, at) => at + 1);
const SEATS = [0, 1, 2, 3];
const COUNTS = [0, 1, 2];

const ROUNDS = [
  round({ ended: "no race", kimBac: null }),
  round({ ended: "arrived", kimBac: 0 }),
  round({ ended: "captured", kimBac: 1 }),
  round({ ended: "lost", kimBac: 1 }),
];
const [corner, foot] = [words.crossing("a5"), words.crossing("a4", 11)];
const SAID: Record<string, Said[]> = {
  words: [
    ...[...Object.values(words), ...Object.values(words.values)].filter((one) => one instanceof Message),
    ...words.tour.map(({ text }) => text),
    ...NUMBERS.map((number) => words.monument(number, undefined, false, false)),
    ...[true, false].map((is) => words.monument(3, is, is, !is)),
    ...[words.gate("G"), words.gateGoal("G", foot), words.stay(2), words.sameWayHelp(2)],
    ...[words.pawn(0, 2, words.atGate("G")), words.kimBacAt(words.atCrossing(corner))],
    ...[true, false].flatMap((is) => [words.goal(2, foot, is), words.card(3, is, is)]),
    ...SEATS.flatMap((seat) => [words.seatName(seat), words.starts(seat), words.die(seat, 4), words.looksAlone(seat)]),
    ...SEATS.flatMap((seat) => [words.keeps(seat), words.getsNothing(seat), words.part(seat)]),
    ...COUNTS.flatMap((count) => [words.stock(count), words.holds(1, count), words.moves(count)]),
    ...COUNTS.flatMap((count) => [
      words.premium(1, count),
      words.cutPremium(1, count),
      words.chances(count, 2 - count),
    ]),
    ...[words.mayTake(3), words.diceShow(4, 12), words.treasureAt(9), words.wouldPay(16, 9), words.worth(16, 9)],
    ...[words.exits(1, 4), words.terms(null), words.terms(16), words.figure(7000), words.money(7000)],
    ...[words.round(1, 2), words.roundShort(1), words.sharing(1), words.endingNext(1, 7000)],
    ...[-1, 0, 1, 2].flatMap((steps) => [words.toTreasure(steps), words.toKimBac(steps)]),
    ...COUNTS.flatMap((count) => [words.ways(2 - count, count), words.toldOf(corner, words.ways(count, 0))]),
    ...SEATS.flatMap((seat) => [words.takes(seat, 3), words.runs(seat), words.renounces(seat)]),
    ...[0, 1, 3, 4].flatMap((steps) => [words.wanted(7, steps, 4), words.ahead(steps, 4), words.chased(steps, 4)]),
    ...[words.nearest(1), words.nearest(3), words.promised(1000, 3000), words.promised(3000, 3000)],
    ...ROUNDS.flatMap((each, at) => [words.roundTitle(at + 1, each), words.roundLine(at + 1, each, 0)]),
  ],
  rules: [
    ...rules.sections.flatMap(({ title, text }) => [title, ...text]),
    ...[...rules.readings, ...rules.rebuilt, rules.thanks!],
  ],
};

test.each(Object.entries(SAID))("all of %s is said, in every language", (folder, said) => {
  allAreSaid(folder === "rules" ? "kim_bac/rules" : "kim_bac", said);
});

test.each([
  ["fr", "Pion 2 vers a4, au pied du n° 11, le théâtre, où vous pouvez prendre le coffre", "Bleu, pion 1, en a5"],
  [
    "en",
    "Pawn 2 to a4, at the foot of number\u00a011, the theatre, where you may take the chest",
    "Blue, pawn 1, at a5",
  ],
  ["de", "Figur 2 nach a4, am Fuß von Nr.\u00a011 (Theater), wo Sie die Truhe nehmen können", "Blau, Figur 1, auf a5"],
])("where to go and who stands where is told: %s", (language, goal, pawn) => {
  expect(told(words.goal(2, foot, true), language)).toBe(goal);
  expect(told(words.pawn(0, 1, words.atCrossing(corner)), language)).toBe(pawn);
});

test.each([
  ["fr", "n° 3, le marché, vous avez la paire, le trésor n'y est pas", "n° 3, le marché, le trésor est ici"],
  [
    "en",
    "number\u00a03, the market, you hold the pair, the treasure is not there",
    "number\u00a03, the market, the treasure is here",
  ],
  [
    "de",
    "Nr.\u00a03 (Markt), Sie haben das Paar, der Schatz liegt nicht hier",
    "Nr.\u00a03 (Markt), der Schatz liegt hier",
  ],
])("what is known of a monument is told: %s", (language, ruledOut, treasure) => {
  expect(told(words.monument(3, true, true, false), language)).toBe(ruledOut);
  expect(told(words.monument(3, undefined, false, true), language)).toBe(treasure);
});

test.each([
  ["fr", "7\u202f000 taels", "Rouge montre 2 cartes, payées moins", "Manche 1, arrivé (Kim-Bac)"],
  ["en", "7,000 taels", "Red shows 2 cards, paid less", "Round 1, arrived (Kim-Bac)"],
  ["de", "7.000 Tael", "Rot zeigt 2 Karten, die weniger einbringen", "1. Runde, angekommen (Kim-Bac)"],
])("accounts are written as the language writes them: %s", (language, money, cut, line) => {
  expect(told(words.money(7000), language)).toBe(money);
  expect(told(words.cutPremium(1, 2), language)).toBe(cut);
  expect(told(words.roundLine(1, ROUNDS[1]!, 0), language)).toBe(line);
});

test.each([
  ["fr", "Bleu, pion 1, en a5, 3 rues et 1 pont, à 4 rues du trésor", "a5, à 1 rue du Kim-Bac"],
  ["en", "Blue, pawn 1, at a5, 3 streets and 1 bridge, 4 streets from the treasure", "a5, 1 street from the Kim-Bac"],
  [
    "de",
    "Blau, Figur 1, auf a5, 3 Straßen und 1 Brücke, 4 Straßen vom Schatz entfernt",
    "a5, 1 Straße vom Kim-Bac entfernt",
  ],
])("ways and distances are told to whoever does not see the plan: %s", (language, pawn, goal) => {
  const here = words.toldOf(words.pawn(0, 1, words.atCrossing(corner)), words.ways(3, 1));
  expect(told(words.toldOf(here, words.toTreasure(4)), language)).toBe(pawn);
  expect(told(words.toldOf(corner, words.toKimBac(1)), language)).toBe(goal);
});
