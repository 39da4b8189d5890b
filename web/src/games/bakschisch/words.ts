import type { BakschischTable } from "../protocol";

const w = (fr: string, en: string) => ({ fr, en });
const s = (count: number) => (count > 1 ? "s" : "");
const listed = (names: string[], and: string) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;

export type Square = BakschischTable["squares"][number];
export type Person = Exclude<Square, "start" | "throne">;
export type Face = Person | "caliph";

export const SEAT_NAMES = ["Ali", "Bahia", "Chafik", "Dounia"];

export const LETTER_OF: Record<Face, string> = {
  fakir: "F",
  guard: "G",
  servant: "S",
  eunuch: "E",
  harem: "H",
  caliph: "C",
};
export const KIND_OF: Record<string, Person> = { F: "fakir", G: "guard", S: "servant", E: "eunuch", H: "harem" };
export const faceOf = (letter: string): Face => KIND_OF[letter] ?? "caliph";

const persons: Record<Face, { fr: string; en: string }> = {
  fakir: w("fakir", "fakir"),
  guard: w("garde", "guard"),
  servant: w("domestique", "servant"),
  eunuch: w("eunuque", "eunuch"),
  harem: w("fille du harem", "harem girl"),
  caliph: w("Calife", "Caliph"),
};

export const words = {
  promise: w("Corrompez tout le palais, du fakir au Calife.", "Bribe a whole palace, from fakir to Caliph."),
  /** What the values of its options are called. */
  values: {
    pot: w("au pot", "to the pot"),
    box: w("hors jeu", "out of the game"),
    behind: w("pions derrière", "pawns behind"),
    mirror: w("place retournée", "place mirrored"),
  },
  board: w("Le palais d'Akbahah, du départ au trône", "The palace of Akbahah, from the start to the throne"),
  persons,
  start: w("Départ", "Start"),
  throne: w("Trône", "Throne"),
  square: (number: number, kind: Square, isBehindGate: boolean, seats: number[]) => {
    const who = kind === "start" ? words.start : kind === "throne" ? words.throne : persons[kind];
    const names = seats.map((seat) => SEAT_NAMES[seat]!);
    const gate = isBehindGate ? w(", juste après la porte", ", just behind the gate") : w("", "");
    const pawns = names.length ? w(` : ${listed(names, "et")}`, `: ${listed(names, "and")}`) : w("", "");
    return w(`Case ${number}, ${who.fr}${gate.fr}${pawns.fr}`, `Square ${number}, ${who.en}${gate.en}${pawns.en}`);
  },
  gate: w("La porte du palais : aucun voleur n'entre", "The palace gate: no thief may enter"),

  row: w("Les cinq cartes du tour", "The five cards of the round"),
  round: (number: number) => w(`Tour ${number}`, `Round ${number}`),
  card: (number: number, way: BakschischTable["sends"][number], face: Face | null, isNow: boolean) => {
    const what = face ? persons[face] : w("face cachée", "face down");
    const now = isNow ? w(", c'est la carte en jeu", ", the card in play") : w("", "");
    const sends =
      way === "back"
        ? w("la plus petite offre recule", "the smallest bribe goes back")
        : w("la plus grosse offre avance", "the largest bribe moves ahead");
    return w(
      `Carte ${number} (${sends.fr}) : ${what.fr}${now.fr}`,
      `Card ${number} (${sends.en}): ${what.en}${now.en}`,
    );
  },
  ahead: w("avance", "ahead"),
  back: w("recule", "back"),
  pot: w("Pot", "Pot"),
  potOf: (count: number) => w(`Le pot : ${count} pièce${s(count)}`, `The pot: ${count} coin${count === 1 ? "" : "s"}`),
  unseen: w("Cartes encore cachées", "Cards still hidden"),

  seats: w("Les joueurs", "The players"),
  you: w("vous", "you"),
  place: (place: number) => w(place === 1 ? "1er" : `${place}e`, ["1st", "2nd", "3rd"][place - 1] ?? `${place}th`),
  seat: (seat: number, table: BakschischTable) => {
    const gold = table.bags[seat];
    const bag =
      gold === null || gold === undefined
        ? w("sac fermé", "bag closed")
        : w(`${gold} pièce${s(gold)}`, `${gold} coin${gold === 1 ? "" : "s"}`);
    const thief = words.thieves[table.thieves[seat]!];
    const fist = words.fists[table.fists[seat]!.state];
    const place = words.place(table.places[seat]!);
    return w(
      `${SEAT_NAMES[seat]} : ${place.fr}, case ${table.pawns[seat]}, ${bag.fr}, ${thief.fr}, ${fist.fr}`,
      `${SEAT_NAMES[seat]}: ${place.en}, square ${table.pawns[seat]}, ${bag.en}, ${thief.en}, ${fist.en}`,
    );
  },
  thieves: {
    bag: w("voleur dans le sac", "thief in the bag"),
    used: w("voleur déjà sorti à ce tour", "thief used this round"),
    gate: w("voleur laissé à la porte", "thief left at the gate"),
  },
  fists: {
    empty: w("main dans le sac", "hand in the bag"),
    closed: w("poing fermé", "fist closed"),
    open: w("main ouverte", "hand open"),
  },

  bag: w("Votre sac", "Your bag"),
  inBag: (count: number) => w(`${count} dans le sac`, `${count} in the bag`),
  fist: w("Votre poing", "Your fist"),
  howMany: w("Pièces dans le poing", "Coins in the fist"),
  more: w("Une pièce de plus", "One coin more"),
  less: w("Une pièce de moins", "One coin less"),
  takeCoin: w("Prendre une pièce", "Take a coin"),
  coins: (count: number) =>
    w(count === 0 ? "rien" : `${count} pièce${s(count)}`, count === 0 ? "nothing" : `${count} coin${s(count)}`),
  thief: w("Voleur", "Thief"),
  sendThief: w("Envoyer le voleur à la place des pièces", "Send the thief instead of coins"),
  close: w("Fermer le poing", "Close the fist"),
  closeOn: (held: number | "thief") =>
    held === "thief"
      ? w("Fermer le poing sur le voleur", "Close the fist on the thief")
      : held === 0
        ? w("Fermer le poing, vide", "Close the fist, empty")
        : w(`Fermer le poing sur ${held} pièce${s(held)}`, `Close the fist on ${held} coin${s(held)}`),
  closed: (held: number | "thief" | null) => {
    if (held === "thief") return w("Votre poing est fermé sur le voleur.", "Your fist is closed on the thief.");
    if (held === null) return w("Votre poing est fermé.", "Your fist is closed.");
    if (held === 0) return w("Votre poing est fermé, et vide.", "Your fist is closed, and empty.");
    return w(`Votre poing est fermé sur ${held} pièce${s(held)}.`, `Your fist is closed on ${held} coin${s(held)}.`);
  },
  waitingFor: (seats: number[]) => {
    const names = seats.map((seat) => SEAT_NAMES[seat]!);
    return w(`On attend ${listed(names, "et")}.`, `Waiting for ${listed(names, "and")}.`);
  },
  keys: w(
    "Touches : chiffres, + et −, V pour le voleur, Entrée pour fermer.",
    "Keys: digits, + and −, T for the thief, Enter to close.",
  ),
  shared: (each: number) => w(`Le pot est partagé : ${each} chacun`, `The pot is shared: ${each} each`),
  stolen: w("Au voleur", "Stop, thief"),
  lastShown: (held: number | "thief") =>
    held === "thief"
      ? w("vient d'envoyer le voleur", "just sent the thief")
      : w(`vient de donner ${held}`, `just gave ${held}`),
};
