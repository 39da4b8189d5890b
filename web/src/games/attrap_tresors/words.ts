// What the souk says: names of messages and what they take. The texts are in words/*.ftl; children are called "tu".

import { messagesOf, type Message } from "../../lib/messages";
import type { TourStep } from "../../lib/tour/steps";
import type { Kind } from "./present";

const m = messagesOf("attrap_tresors");

const listed = (parts: readonly Message[]): Message | "" =>
  parts.length ? parts.reduce((before, one) => m("list", { before, one })) : "";

const colouredCard = (colour: string): Message => m("coloured-card", { colour });

/** The most first; those that do not count, last. */
function dice(counts: Record<string, number>, missed: number): Message {
  const shown = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort((one, other) => other[1] - one[1])
    .map(([colour, count]) => m("some-dice", { colour, count }));
  return m("dice", { dice: listed(missed ? [...shown, m("missed", { missed })] : shown) });
}

export const words = {
  promise: m("promise"),
  /** What the values of its options are called. */
  values: { physical: m("misses-physical"), none: m("misses-none") },
  /** What the seats are called, where nobody sits on them. */
  friend: (seat: number) => m("friend", { seat }),
  thing: (kind: Kind) => m("thing", { kind }),
  /** Of a die or a card, by its letter. */
  colour: (colour: string) => m("colour", { colour }),
  sacks: (sacks: number) => m("sacks", { sacks }),
  dice,
  rolling: m("rolling"),
  things: m("things"),
  grab: (kind: Kind) => m("grab", { kind }),
  myCard: (colour: string) => m("my-card", { colour }),
  openCards: (colours: readonly string[]) => m("open-cards", { cards: listed(colours.map(colouredCard)) }),
  lookAt: (who: string) => m("look-at", { who }),
  showCard: (who: string) => m("show-card", { who }),
  cardMeans: m("card-means"),
  hideCard: m("hide-card"),
  newCard: m("new-card"),
  practice: m("practice"),
  skipPractice: m("skip-practice"),
  peek: (who: string) => m("peek", { who }),
  zone: (key: string) => m("zone", { key }),
  holds: (who: string, sacks: number, kinds: readonly Kind[]) =>
    kinds.length
      ? m("purse-holding", { who, sacks, things: listed(kinds.map((kind) => m("held", { kind }))) })
      : m("purse", { who, sacks }),
  give: m("give"),
  giveOne: (value: number) => m("give-one", { value }),
  round: (round: number, rounds: number, throws: number) =>
    throws > 1 ? m("round-again", { round, throws }) : m("round", { round, rounds }),
  thrower: (who: string) => m("thrower", { who }),
  both: m("both"),
  verdict: {
    wrong: (who: string) => m("verdict-wrong", { who }),
    card: (who: string) => m("verdict-card", { who }),
    six: (who: string) => m("verdict-six", { who }),
  },
  shown: (colour: string) => m("card-done", { colour }),
  secret: m("secret"),
  paid: (sacks: number) => m(sacks > 0 ? "gained" : "lost", { sacks: Math.abs(sacks) }),
  nobody: m("nobody"),
  saysNobody: m("says-nobody"),
  saysNobodyWhy: m("says-nobody-why"),
  saidNobody: m("said-nobody"),
  quickest: (who: string) => m("quickest", { who }),
  early: m("early"),
  second: m("second"),
  stayed: m("stayed"),
  busy: m("busy"),
  full: m("full"),
  times: m("times"),
  colourSounds: m("colour-sounds"),
  colourSoundsWhy: m("colour-sounds-why"),
  endingNext: (seat: number, sacks: number) => m("ending-next", { who: m("friend", { seat }), sacks }),
  scored: (sacks: number, cards: number) => m("scored", { cards, sacks }),
};

export const tour: TourStep[] = [
  { text: m("tour-card"), target: "[data-tour=card]" },
  { text: m("tour-tower"), target: "[data-tour=tower]" },
  { text: m("tour-times"), target: "[data-tour=times]" },
];
