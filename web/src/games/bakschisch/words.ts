// What the palace says: names of messages and what they take. The texts are in words/*.ftl.

import { messagesOf, type Message } from "../../lib/messages";
import type { City, Face, Fist, Square, Way } from "./city";
import type { Held } from "./opening";

const m = messagesOf("bakschisch");

export const LETTER_OF: Record<Face, string> = {
  fakir: "F",
  guard: "G",
  servant: "S",
  eunuch: "E",
  harem: "H",
  caliph: "C",
};

const persons: Record<Face, Message> = {
  fakir: m("fakir"),
  guard: m("guard"),
  servant: m("servant"),
  eunuch: m("eunuch"),
  harem: m("harem"),
  caliph: m("caliph"),
};
const squares: Record<Square, Message> = { ...persons, start: m("start"), throne: m("throne") };
const sends: Record<Way, Message> = { ahead: m("sends-ahead"), back: m("sends-back") };
const thieves: Record<City["thieves"][number], Message> = {
  bag: m("thief-in-bag"),
  used: m("thief-used"),
  gate: m("thief-at-gate"),
};
const fists: Record<Fist["state"], Message> = {
  empty: m("fist-empty"),
  closed: m("fist-closed"),
  open: m("fist-open"),
};

const name = (seat: number): Message => m("name", { seat });

/** Of one seat at least. */
function names(seats: number[]): Message {
  const others = seats.map(name);
  const last = others.pop()!;
  if (!others.length) return last;
  const before = others.reduce((some, one) => m("names", { before: some, name: one }));
  return m("names-and", { before, name: last });
}

function seated(seat: number, table: City): Message {
  return m("seat", {
    seat,
    place: table.places[seat]!,
    square: table.pawns[seat]!,
    coins: table.bags[seat] ?? "hidden",
    thief: thieves[table.thieves[seat]!],
    fist: fists[table.fists[seat]!.state],
  });
}

export const words = {
  promise: m("promise"),
  /** What the values of its options are called. */
  values: { pot: m("to-pot"), box: m("out-of-game"), behind: m("pawns-behind"), mirror: m("place-mirrored") },
  board: m("board"),
  persons,
  square: (number: number, kind: Square, isBehindGate: boolean, seats: number[]): Message => {
    const square = m(isBehindGate ? "square-behind-gate" : "square", { number, what: squares[kind] });
    return seats.length ? m("square-taken", { square, names: names(seats) }) : square;
  },

  row: m("row"),
  card: (number: number, way: keyof typeof sends, face: Face | null, isNow: boolean) =>
    m(isNow ? "card-now" : "card", { number, sends: sends[way], what: face ? persons[face] : m("face-down") }),
  pot: m("pot"),
  potOf: (coins: number) => m("pot-of", { coins }),
  unseen: m("unseen"),
  toCome: m("to-come"),

  seats: m("seats"),
  name,
  place: (place: number) => m("place", { place }),
  /** With what it showed last, if that is known. */
  seat: (seat: number, table: City, gave: Held | null): Message => {
    const about = seated(seat, table);
    return gave === null ? about : m("seat-gave", { about, coins: gave });
  },
  thieves,

  fist: m("fist"),
  howMany: m("how-many"),
  more: m("more"),
  less: m("less"),
  takeCoin: (left: number) => m("take-coin", { left }),
  giveBack: (coins: number) => m("give-back", { coins }),
  coins: (coins: number) => m("coins", { coins }),
  thief: m("thief"),
  sendThief: m("send-thief"),
  close: m("close"),
  closeOn: (held: Held) => m("close-on", { coins: held }),
  closed: (held: Held | null) => m("closed", { coins: held ?? "hidden" }),
  waitingFor: (seats: number[]) => m("waiting-for", { names: names(seats) }),
  keys: m("keys"),
  shared: (each: number) => m("shared", { each }),
  endingNext: (seats: number[], behind: number) => m("ending-next", { names: names(seats), behind }),
  pointsGold: m("points-gold"),
  wouldGo: (square: number, isBack: boolean) => m(isBack ? "would-go-back" : "would-go", { square }),
};
