// Every sentence of the cave, French first; children are called "tu".

import type { Pair as Text } from "../../lib/messages";
import type { Card } from "./present";

const w = (fr: string, en: string): Text => ({ fr, en });
const s = (count: number): string => (count > 1 ? "s" : "");

export const FRIENDS = ["Ali Baba", "Badoura", "Cassim", "Dinarzade"];
const SIDES: Record<string, Text> = {
  n: w("au nord", "north"),
  e: w("à l'est", "east"),
  s: w("au sud", "south"),
  w: w("à l'ouest", "west"),
};

const treasures = (count: number): Text =>
  count === 0 ? w("aucun trésor", "no treasure") : w(`${count} trésor${s(count)}`, `${count} treasure${s(count)}`);

function walls(sides: string): Text {
  if (!sides) return w("sans mur", "no wall");
  const named = [...sides].map((side) => SIDES[side]!);
  const fr = named.map((side) => side.fr).join(" et ");
  const en = named.map((side) => side.en).join(" and ");
  return w(`mur${s(sides.length)} ${fr}`, `wall${s(sides.length)} ${en}`);
}

function face(card: Card): Text {
  const loot = treasures(card.treasures);
  const rest = card.hasHead ? w("tête du chef", "chief's head") : walls(card.walls);
  return w(`${loot.fr}, ${rest.fr}`, `${loot.en}, ${rest.en}`);
}

export const words = {
  promise: w("Pille la grotte avant le retour du chef.", "Loot the cave before the chief comes back."),
  /** What the values of its options are called. */
  values: {
    small: w("1-1-2-2-3-3", "1-1-2-2-3-3"),
    full: w("1 à 6", "1 to 6"),
  },
  board: w("La grotte des quarante voleurs", "The cave of the forty thieves"),
  pieces: w("Les pions, le chef et ce que tu peux choisir", "The pawns, the chief and what you may choose"),
  card: (spot: string, card: Card | undefined, pawn: number | undefined): Text => {
    const what = card ? face(card) : w("vide", "empty");
    const who = pawn === undefined ? "" : `, ${FRIENDS[pawn]}`;
    return w(`${spot} : ${what.fr}${who}`, `${spot}: ${what.en}${who}`);
  },
  goal: {
    place: (card: Text): Text => w(`Poser ton pion. ${card.fr}`, `Put your pawn here. ${card.en}`),
    walk: (card: Text): Text => w(`Marcher jusqu'en ${card.fr}`, `Walk to ${card.en}`),
    fly: (card: Text): Text => w(`Le génie te porte en ${card.fr}`, `The genie carries you to ${card.en}`),
  },
  leave: w("Sortir de la grotte, pour de bon", "Leave the cave, for good"),
  leaveSure: w("Sortir pour de bon ? Encore une fois, et c'est fait.", "Leave for good? Once more, and it is done."),
  forGood: w("Pour de bon ?", "For good?"),
  entrance: (out: string[]): Text =>
    out.length
      ? w(`L'entrée. Dehors : ${out.join(", ")}`, `The entrance. Outside: ${out.join(", ")}`)
      : w("L'entrée de la grotte", "The entrance of the cave"),
  closed: w("L'entrée, fermée par un rocher", "The entrance, closed by a boulder"),
  chief: (left: number): Text =>
    left > 0
      ? w(
          `Le chef des voleurs, à ${left} pas de l'entrée`,
          `The chief of the thieves, ${left} step${s(left)} from the entrance`,
        )
      : w("Le chef des voleurs est à l'entrée", "The chief of the thieves is at the entrance"),
  held: (spot: string, card: Card): Text => {
    const what = face(card);
    return w(`Carte à poser en ${spot} : ${what.fr}`, `Card to lay on ${spot}: ${what.en}`);
  },
  turning: w("Flèches ou R pour la tourner, Entrée pour la poser.", "Arrows or R to turn it, Enter to lay it."),
  turn: w("Tourner la carte", "Turn the card"),
  lay: w("Poser la carte ainsi", "Lay the card like this"),
  loot: (seat: number, count: number, cards: number, isOut: boolean, isCaught: boolean): Text => {
    const all = treasures(count);
    const name = FRIENDS[seat];
    const [fr, en] = isCaught
      ? [", pris par le chef", ", caught by the chief"]
      : isOut
        ? [", dehors", ", outside"]
        : ["", ""];
    return w(
      `${name} : ${all.fr}, ${cards} carte${s(cards)}${fr}`,
      `${name}: ${all.en}, ${cards} card${s(cards)}${en}`,
    );
  },
  cards: (count: number): Text => w(`${count} carte${s(count)}`, `${count} card${s(count)}`),
  pile: (count: number): Text => w(`La pile : ${count} carte${s(count)}`, `The pile: ${count} card${s(count)}`),
  die: (pips: number): Text => w(`Le dé montre ${pips}`, `The die shows ${pips}`),
  scored: (cards: number, worth: number): Text => {
    const what = [w("épée", "sword"), w("argent", "silver"), w("or", "gold")][worth - 1]!;
    return w(`${cards} carte${s(cards)} de ${worth} (${what.fr})`, `${cards} card${s(cards)} of ${worth} (${what.en})`);
  },
  lost: w("Le chef reprend tout", "The chief takes it all back"),
};
