// Every sentence of the walled town, French first.

import type { Pair as Text } from "../../lib/messages";
import type { KimBacRound as Round } from "../protocol";

const w = (fr: string, en: string): Text => ({ fr, en });
const s = (count: number): string => (count > 1 ? "s" : "");

const SEATS = [w("Bleu", "Blue"), w("Rouge", "Red"), w("Jaune", "Yellow"), w("Blanc", "White")];
const seatName = (seat: number): Text => SEATS[seat] ?? w("?", "?");

/** What our drawings show, by number. */
const MONUMENTS = [
  w("la pagode", "the pagoda"),
  w("la tour de la cloche", "the bell tower"),
  w("le marché", "the market"),
  w("le jardin", "the garden"),
  w("la maison du pont", "the bridge house"),
  w("le temple", "the temple"),
  w("la tour du tambour", "the drum tower"),
  w("le grenier à riz", "the rice granary"),
  w("l'observatoire", "the observatory"),
  w("la porte de la lune", "the moon gate"),
  w("le théâtre", "the theatre"),
  w("la maison de thé", "the tea house"),
  w("l'arc d'honneur", "the arch of honour"),
  w("la lanterne de pierre", "the stone lantern"),
  w("le four du potier", "the potter's kiln"),
  w("le stupa", "the stupa"),
  w("le lion de pierre", "the stone lion"),
  w("le palais", "the palace"),
];

const monument = (number: number): Text => {
  const drawn = MONUMENTS[number - 1];
  return drawn
    ? w(`n°\u00a0${number}, ${drawn.fr}`, `number\u00a0${number}, ${drawn.en}`)
    : w(`n°\u00a0${number}`, `number\u00a0${number}`);
};
const crossing = (name: string, number?: number): Text =>
  number
    ? w(`${name}, au pied du ${monument(number).fr}`, `${name}, at the foot of ${monument(number).en}`)
    : w(name, name);

/** 7000 is written 7 000 in French, 7,000 in English. */
const money = (taels: number): Text => {
  const english = taels.toLocaleString("en");
  return w(`${english.replaceAll(",", "\u202f")} taels`, `${english} taels`);
};
const ENDED: Record<Round["ended"], Text> = {
  "no race": w("pas de course", "no race"),
  arrived: w("arrivé", "arrived"),
  captured: w("pris", "captured"),
  lost: w("perdu en route", "lost on the way"),
};

export const words = {
  promise: w("Prenez le coffre, et fuyez la ville murée.", "Take the chest, and flee the walled town."),
  /** What the values of its options are called. */
  values: {
    players: w("autant que de joueurs", "as many as players"),
  },
  tour: [
    {
      text: w(
        "Vos cartes : vous seul les voyez, et leurs monuments s'allument sur le plan. Deux cartes pareilles, un " +
          "pion au pied du monument, et le coffre est à vous.",
        "Your cards: only you see them, and their monuments are lit on the plan. Two alike, a pawn at the foot " +
          "of the monument, and the chest is yours.",
      ),
      target: ".board .hand",
    },
    {
      text: w(
        "Trop petit ? La loupe suit le pion qui doit avancer.",
        "Too small? The glass follows the pawn that is to move.",
      ),
      target: ".board .glass",
    },
  ],
  town: w("Le plan de la ville", "The plan of the town"),
  pieces: w("Les pions", "The pawns"),
  seatName,
  monument,
  crossing,
  money,
  gate: (letter: string): Text => w(`Porte ${letter}`, `Gate ${letter}`),
  gateGoal: (letter: string, at: Text): Text =>
    w(`Placer à la porte ${letter}, qui mène en ${at.fr}`, `Place at gate ${letter}, which leads to ${at.en}`),
  goal: (pawn: number, at: Text, mayTake: boolean): Text =>
    w(
      `Pion ${pawn} vers ${at.fr}${mayTake ? ", où vous pouvez prendre le coffre" : ""}`,
      `Pawn ${pawn} to ${at.en}${mayTake ? ", where you may take the chest" : ""}`,
    ),
  stay: (pawn: number): Text => w(`Le pion ${pawn} reste`, `Pawn ${pawn} stays`),
  pawn: (seat: number, pawn: number, at: Text): Text =>
    w(`${seatName(seat).fr}, pion ${pawn}, ${at.fr}`, `${seatName(seat).en}, pawn ${pawn}, ${at.en}`),
  kimBacAt: (at: Text): Text => w(`Le Kim-Bac, ${at.fr}`, `The Kim-Bac, ${at.en}`),
  atGate: (letter: string): Text => w(`à la porte ${letter}`, `at gate ${letter}`),
  atCrossing: (at: Text): Text => w(`en ${at.fr}`, `at ${at.en}`),
  sameWay: w("Même direction", "Same direction"),
  sameWayHelp: (pawn: number): Text =>
    w(`Avancer le pion ${pawn} dans la même direction`, `Move pawn ${pawn} in the same direction`),
  zoomIn: w("Agrandir le plan", "Enlarge the plan"),
  zoomOut: w("Tout le plan", "The whole plan"),

  hand: w("Votre main", "Your hand"),
  handOf: (seat: number): Text => w(`Main de ${seatName(seat).fr}`, `${seatName(seat).en}'s hand`),
  noCards: w("Pas encore de carte.", "No card yet."),
  card: (number: number, isPair: boolean): Text =>
    w(
      `${isPair ? "Paire du" : "Carte"} ${monument(number).fr}`,
      `${isPair ? "Pair of" : "Card"} ${monument(number).en}`,
    ),
  pair: w("paire", "pair"),
  stock: (count: number): Text =>
    w(count ? `Pioche : ${count}` : "Pioche vide", count ? `Stock: ${count}` : "Stock empty"),
  drawn: (number: number): Text => w(`Tirée : ${number}`, `Drawn: ${number}`),
  open: w("Cartes étalées", "Cards laid open"),
  holds: (seat: number, count: number): Text =>
    w(`${seatName(seat).fr} : ${count} carte${s(count)}`, `${seatName(seat).en}: ${count} card${s(count)}`),
  cards: w("Cartes en main", "Cards in hand"),
  dice: w("Le plus fort commence", "The highest starts"),
  die: (seat: number, points: number): Text => w(`${seatName(seat).fr} : ${points}`, `${seatName(seat).en}: ${points}`),

  mayTake: (number: number): Text => w(`Vous tenez la paire du ${number}.`, `You hold the pair of ${number}.`),
  take: w("Prendre le coffre", "Take the chest"),
  pass: w("Passer en silence", "Pass in silence"),
  chest: w("Le coffre", "The chest"),
  looksAlone: (seat: number): Text =>
    w(
      `${seatName(seat).fr} regarde dans le coffre, sans rien montrer.`,
      `${seatName(seat).en} looks into the chest, alone.`,
    ),
  onlyYou: w("Vous seul le voyez.", "Only you can see it."),
  diceShow: (one: number, other: number): Text =>
    w(`Les dés montrent ${one} et ${other}`, `The dice show ${one} and ${other}`),
  treasureAt: (number: number): Text => w(`Trésor : ${monument(number).fr}`, `Treasure: ${monument(number).en}`),
  wouldPay: (from: number, to: number): Text => w(`De ${from} à ${to}`, `From ${from} to ${to}`),
  ownCards: (count: number): Text =>
    count === 0
      ? w("Vous n'avez aucune carte de ce numéro", "You hold no card of that number")
      : w(`Vous avez ${count} carte${s(count)} de ce numéro`, `You hold ${count} card${s(count)} of that number`),
  elsewhere: (count: number): Text =>
    count === 0
      ? w("personne ne peut vous prendre de prime", "nobody can take a premium from you")
      : w(
          `jusqu'à ${count} peu${count > 1 ? "vent" : "t"} être dans d'autres mains`,
          `up to ${count} may be in other hands`,
        ),
  advisedRun: w("Les anciens courraient.", "The elders would run."),
  advisedRenounce: w("Les anciens renonceraient.", "The elders would renounce."),
  run: w("Courir", "Run"),
  renounce: w("Renoncer", "Renounce"),
  onceOnly: w(
    "On ne renonce qu'une fois par manche, pour toute la table.",
    "Only one may renounce in a round, for the whole table.",
  ),

  race: w("La course", "The race"),
  moves: (count: number): Text => w(`${count} pas`, `${count} step${s(count)}`),
  exits: (free: number, all: number): Text =>
    w(`Issues libres : ${free} sur ${all}`, `Free ways out: ${free} of ${all}`),
  bridgesShut: w("Ponts interdits au Kim-Bac", "Bridges are closed to the Kim-Bac"),
  bridgeShut: w("Pont interdit au Kim-Bac", "Bridge closed to the Kim-Bac"),
  bridge: w("Pont", "Bridge"),
  from: (number: number): Text => w(`Parti du n° ${number}`, `From number ${number}`),
  notThere: w("le trésor n'y est pas", "the treasure is not there"),
  treasureHere: w("le trésor est ici", "the treasure is here"),
  inHand: (isPair: boolean): Text =>
    isPair ? w("vous avez la paire", "you hold the pair") : w("vous avez une carte", "you hold a card"),
  captured: w("Pris", "Captured"),
  arrived: w("Le trésor est atteint", "The treasure is reached"),
  lost: w("Le trésor est perdu", "The treasure is lost"),
  noRace: w("Pas de course", "No race"),

  sheet: w("Feuille de compte", "Score sheet"),
  round: (at: number, of: number): Text => w(`Manche ${at} sur ${of}`, `Round ${at} of ${of}`),
  roundTitle: (at: number, round: Round): Text =>
    w(`Manche ${at} : ${ENDED[round.ended].fr}`, `Round ${at}: ${ENDED[round.ended].en}`),
  sharing: (at: number): Text => w(`Le partage de la manche ${at}`, `The sharing of round ${at}`),
  worth: (from: number, to: number): Text => w(`Le trésor, de ${from} à ${to}`, `The treasure, from ${from} to ${to}`),
  premium: (seat: number, count: number): Text =>
    w(
      `${seatName(seat).fr} montre ${count} carte${s(count)} du trésor`,
      `${seatName(seat).en} shows ${count} card${s(count)} of the treasure`,
    ),
  keeps: (seat: number): Text =>
    w(`${seatName(seat).fr}, le Kim-Bac, garde le reste`, `${seatName(seat).en}, the Kim-Bac, keeps the rest`),
  getsNothing: (seat: number): Text =>
    w(`${seatName(seat).fr}, le Kim-Bac, est pris`, `${seatName(seat).en}, the Kim-Bac, is captured`),
  part: (seat: number): Text =>
    w(`${seatName(seat).fr} a sa part du reste`, `${seatName(seat).en} has a share of the rest`),
  lostForAll: w("Perdu pour tous", "Lost for everybody"),
  nobodyPaid: w("Personne n'est payé.", "Nobody is paid."),
  seat: w("Joueur", "Player"),
  total: w("Total", "Total"),
  roundShort: (at: number): Text => w(`M${at}`, `R${at}`),
  roundLine: (at: number, round: Round, seat: number): Text => {
    const role = round.kim_bac === seat ? w(" (Kim-Bac)", " (Kim-Bac)") : w("", "");
    return w(`Manche ${at}, ${ENDED[round.ended].fr}${role.fr}`, `Round ${at}, ${ENDED[round.ended].en}${role.en}`);
  },
};
