import { expect, test } from "vitest";
import { Message, type Said } from "../../lib/messages";
import { allAreSaid, told } from "../../lib/told.example";
import { describe } from "./present";
import { rules } from "./rules";
import { table } from "./table.example";
import { words } from "./words";

const drawn = table({
  pawns: [5, 12, 5, 5],
  places: [2, 1, 2, 2],
  bags: [1, 0, null, 12],
  thieves: ["bag", "gate", "used", "bag"],
  fists: [
    { state: "open", holds: 0 },
    { state: "empty", holds: null },
    { state: "closed", holds: null },
    { state: "open", holds: "thief" },
  ],
});
const COUNTS = [0, 1, 2, 12];
const { values, persons, thieves, ...others } = words;
const SAID: Record<string, Said[]> = {
  words: [
    ...[others, values, persons, thieves].flatMap((some) => Object.values<unknown>(some)),
    ...drawn.squares.map((_, square) => describe(drawn, square)),
    ...drawn.pawns.flatMap((_, seat) => [words.name(seat), words.place(seat + 1), words.seat(seat, drawn, null)]),
    ...(["ahead", "back"] as const).flatMap((way) => [
      words.card(1, way, null, false),
      words.card(5, way, "harem", true),
    ]),
    ...COUNTS.flatMap((count) => [
      words.potOf(count),
      words.coins(count),
      words.takeCoin(count),
      words.giveBack(count),
    ]),
    ...[...COUNTS, "thief" as const].flatMap((held) => [
      words.closeOn(held),
      words.closed(held),
      words.seat(0, drawn, held),
    ]),
    words.closed(null),
    ...[[1], [0, 3], [0, 1, 3]].map(words.waitingFor),
    words.shared(3),
    ...[0, 1, 3].map((behind) => words.endingNext([0, 2], behind)),
    ...[true, false].map((isBack) => words.wouldGo(12, isBack)),
  ].filter((one) => one instanceof Message),
  rules: [
    ...rules.sections.flatMap(({ title, text }) => [title, ...text]),
    ...rules.readings,
    ...rules.rebuilt,
    rules.thanks!,
  ],
};

test.each(Object.entries(SAID))("all of %s is said, in every language", (folder, said) => {
  allAreSaid(folder === "rules" ? "bakschisch/rules" : "bakschisch", said);
});

test.each([
  ["fr", "Case 5, fille du harem : Ali, Chafik et Dounia", "Case 12, eunuque, juste après la porte : Bahia"],
  ["en", "Square 5, harem girl: Ali, Chafik and Dounia", "Square 12, eunuch, just behind the gate: Bahia"],
  ["de", "Feld 5, Haremsdame: Ali, Chafik und Dounia", "Feld 12, Eunuch, gleich hinter dem Tor: Bahia"],
])("a square is told in words, with who stands there: %s", (language, shared, gate) => {
  expect([5, 12].map((square) => told(describe(drawn, square), language))).toEqual([shared, gate]);
});

test.each([
  ["fr", "Ali : 2e, case 5, 1 pièce, voleur dans le sac, main ouverte, vient de donner 0"],
  ["en", "Ali: 2nd, square 5, 1 coin, thief in the bag, hand open, just gave 0"],
  ["de", "Ali: 2. Platz, Feld 5, 1 Münze, Dieb im Beutel, Hand offen, hat eben 0 gegeben"],
])("a seat is told with what it showed: %s", (language, seat) => {
  expect(told(words.seat(0, drawn, 0), language)).toBe(seat);
});

test.each([
  ["fr", "Chafik : 2e, case 5, sac fermé, voleur déjà sorti à ce tour, poing fermé"],
  ["en", "Chafik: 2nd, square 5, bag closed, thief used this round, fist closed"],
  ["de", "Chafik: 2. Platz, Feld 5, Beutel verschlossen, Dieb war in dieser Runde schon unterwegs, Faust geschlossen"],
])("a closed bag stays closed: %s", (language, seat) => {
  expect(told(words.seat(2, drawn, null), language)).toBe(seat);
});

test.each([
  ["fr", "Fermer le poing sur le voleur", "Fermer le poing, vide", "Fermer le poing sur 1 pièce"],
  ["en", "Close the fist on the thief", "Close the fist, empty", "Close the fist on 1 coin"],
  ["de", "Faust schließen, um den Dieb", "Faust schließen, leer", "Faust schließen, um 1 Münze"],
])("a fist is closed on coins, the thief or nothing: %s", (language, thief, empty, one) => {
  expect((["thief", 0, 1] as const).map((held) => told(words.closeOn(held), language))).toEqual([thief, empty, one]);
});
