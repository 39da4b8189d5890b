// Every sentence of the souk, French first; children are called "tu".

import type { Pair as Text } from "../../lib/messages";
import type { TourStep } from "../../lib/tour/steps";

const w = (fr: string, en: string): Text => ({ fr, en });
const s = (count: number): string => (count > 1 ? "s" : "");

/** What the seats are called, where nobody sits on them. */
export const FRIENDS = ["Aziz", "Badia", "Chadi", "Dalila", "Emir", "Farah"];

const COLOURS: Record<string, { name: Text; card: Text; dice: Text }> = {
  r: { name: w("rouge", "red"), card: w("rouge", "red"), dice: w("rouges", "red") },
  o: { name: w("orange", "orange"), card: w("orange", "orange"), dice: w("orange", "orange") },
  y: { name: w("jaune", "yellow"), card: w("jaune", "yellow"), dice: w("jaunes", "yellow") },
  g: { name: w("vert", "green"), card: w("verte", "green"), dice: w("verts", "green") },
  b: { name: w("bleu", "blue"), card: w("bleue", "blue"), dice: w("bleus", "blue") },
  v: { name: w("violet", "violet"), card: w("violette", "violet"), dice: w("violets", "violet") },
};

export const sacks = (count: number): Text => w(`${count} sac${s(count)}`, `${count} sack${s(count)}`);

function dice(counts: Record<string, number>, missed: number): Text {
  const shown = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort((one, other) => other[1] - one[1]);
  const said = (language: "fr" | "en") =>
    shown.map(([letter, count]) => `${count} ${COLOURS[letter]![count > 1 ? "dice" : "name"][language]}`).join(", ");
  const beside = missed ? w(`, ${missed} à côté`, `, ${missed} missed`) : w("", "");
  return w(`Les dés : ${said("fr")}${beside.fr}`, `The dice: ${said("en")}${beside.en}`);
}

export const words = {
  promise: w("Regarde les dés, attrape avant les autres !", "Watch the dice, grab before the others!"),
  /** As the tower has them, by number. */
  objects: [
    w("la colonne", "the column"),
    w("la lampe", "the lamp"),
    w("le coffre", "the chest"),
    w("le tapis", "the carpet"),
    w("le pouf", "the pouf"),
    w("une pierre", "a gem"),
  ],
  /** What the values of its options are called. */
  values: {
    physical: w("comme de vrais dés", "as real dice do"),
    none: w("jamais", "never"),
  },
  dice,
  inCup: w("Les dés sont dans le gobelet", "The dice are in the cup"),
  rolling: w("Les dés roulent sous le voile…", "The dice roll under the veil…"),
  tower: w("La tour", "The tower"),
  things: w("La tour, et ce que tu peux attraper", "The tower, and what you may grab"),
  kinds: {
    column: w("la colonne", "the column"),
    lamp: w("la lampe", "the lamp"),
    chest: w("le coffre", "the chest"),
    carpet: w("le tapis", "the carpet"),
    pouf: w("le pouf", "the pouf"),
    gem: w("une pierre", "a gem"),
  },
  grab: (what: Text): Text => w(`Attraper ${what.fr}`, `Grab ${what.en}`),
  myCard: (letter: string): Text =>
    w(`Ta carte : ${COLOURS[letter]?.card.fr ?? ""}`, `Your card: ${COLOURS[letter]?.card.en ?? ""}`),
  openCard: (letter: string): Text =>
    w(`Carte ${COLOURS[letter]?.card.fr ?? ""}`, `${COLOURS[letter]?.card.en ?? ""} card`),
  openCards: w("Les cartes, pour vous deux", "The cards, for both of you"),
  hiddenCard: w("Carte cachée", "Hidden card"),
  peek: (who: string): Text => w(`${who} : garder appuyé pour voir sa carte`, `${who}: hold to see your card`),
  peekShort: w("ma carte", "my card"),
  zone: (key: string): Text => w(`attrape, touche ${key}`, `grabs, key ${key}`),
  key: (key: string): Text => w(`touche ${key}`, `key ${key}`),
  space: w("espace", "space"),
  holds: (who: string, what: string, gold: Text): Text =>
    w(`${who} : ${gold.fr}${what ? `, tient ${what}` : ""}`, `${who}: ${gold.en}${what ? `, holds ${what}` : ""}`),
  goldCard: (value: number, count: number): Text =>
    w(`${count} carte${s(count)} de ${value}`, `${count} card${s(count)} of ${value}`),
  give: w("Rends une carte d'or", "Give back a gold card"),
  giveOne: (value: number): Text => w(`Rendre une carte de ${value}`, `Give back a card of ${value}`),
  round: (round: number, throws: number): Text =>
    throws > 1
      ? w(`Tour ${round}, lancer ${throws}`, `Round ${round}, throw ${throws}`)
      : w(`Tour ${round} sur 10`, `Round ${round} of 10`),
  thrower: (who: string): Text => w(`${who} secoue le gobelet`, `${who} shakes the cup`),
  both: w("Vous lancez ensemble", "You throw together"),
  verdict: {
    wrong: (who: string): Text => w(`${who} n'avait pas droit à la colonne !`, `${who} had no right to the column!`),
    card: (who: string): Text => w(`${who} a vu juste !`, `${who} saw it right!`),
    six: (who: string): Text => w(`Les six couleurs : bravo ${who} !`, `All six colours: well done ${who}!`),
  },
  shown: (letter: string): Text =>
    w(`Carte ${COLOURS[letter]?.card.fr ?? ""} réussie`, `${COLOURS[letter]?.card.en ?? ""} card done`),
  secret: w("Sa carte reste secrète", "The card stays secret"),
  paid: w("Le sultan paie", "The sultan pays"),
  nobody: w("Personne ! On relance.", "Nobody! The dice are thrown again."),
  early: w("Trop tôt !", "Too early!"),
  second: w("Second !", "Second!"),
  stayed: w("Main retenue", "Hand stayed"),
  busy: w("Main occupée", "Hand busy"),
  full: w("Mains pleines", "Hands full"),
  took: (who: string, what: Text, milliseconds: number): Text =>
    w(`${who} attrape ${what.fr}, ${milliseconds} ms`, `${who} grabs ${what.en}, ${milliseconds} ms`),
  times: w("Les temps", "The times"),
  colourSounds: w("Son des couleurs", "Sounds for colours"),
  colourSoundsWhy: w(
    "Quand le voile se lève, chaque dé se fait entendre : du grave au aigu, rouge, orange, jaune, vert, bleu, violet.",
    "When the veil lifts every die is heard: from low to high red, orange, yellow, green, blue, violet.",
  ),
  depth: w("En relief", "In three dimensions"),
  drawn: w("Dessin", "Drawing"),
  scored: (value: number, count: number): Text =>
    w(`${count} carte${s(count)} de ${sacks(value).fr}`, `${count} card${s(count)} of ${sacks(value).en}`),
  patience: w("Patience", "Patience"),
};

export const colourName = (letter: string): Text => COLOURS[letter]?.name ?? w("", "");

export const tour: TourStep[] = [
  {
    text: w(
      "Trois dés de ta couleur, ou les six couleurs à la fois ? Attrape la colonne : clique dessus, ou appuie " +
        "sur Espace.",
      "Three dice of your colour, or all six at once? Grab the column: click it, or press Space.",
    ),
    target: "[data-tour=card]",
  },
  {
    text: w(
      "La colonne partie, tout tombe : prends ce que tu peux, deux objets au plus. Trop tôt, ta main reste en l'air !",
      "Once the column is gone everything falls: take what you can, two objects at most. Too early, and your " +
        "hand is stayed!",
    ),
    target: "[data-tour=tower]",
  },
  {
    text: w(
      "Les temps de chacun sont comptés sur son propre écran : une ligne lente ne fait rien perdre. Besoin de " +
        "plus de temps ? À la table suivante, augmente la patience.",
      "Everybody's time is counted on their own screen: a slow line loses nothing. Do you need more time? Raise " +
        "the patience at your next table.",
    ),
    target: "[data-tour=times]",
  },
];
