// What the board says: names of messages and what they take. The texts are in words/*.ftl.

import { messagesOf, type Message } from "../../lib/messages";

const m = messagesOf("khan_tsin");

const COLOURS: Record<string, Message> = { r: m("red"), k: m("black"), w: m("white") };

/** Barons from bottom to top. */
const order = (pile: string): Message | string => {
  const [suzerain, below] = [COLOURS[pile.slice(-1)] ?? "", pile.slice(0, -1)];
  return below ? m("square-order", { below: order(below), baron: suzerain }) : suzerain;
};

/** What a square is in words. */
export interface Square {
  number: number;
  claws: number;
  /** Letters from bottom to top. */
  pile: string;
  /** Red, black, white. */
  counts: number[];
  /** In reach of who looks, of the other side. */
  isMine: boolean;
  isTheirs: boolean;
  /** Who looks plays; else it is whoever is to move. */
  isSeated: boolean;
}

export const words = {
  promise: m("promise"),
  /** What the values of its options are called. */
  values: { sheet: m("setup-sheet"), alternate: m("setup-alternate"), random: m("setup-random") },
  board: m("board"),
  south: m("south"),
  north: m("north"),
  square: ({ number, claws, pile, counts: [red = 0, black = 0, white = 0], isMine, isTheirs, isSeated }: Square) =>
    m("square", {
      ...{ number, claws, height: pile.length, order: order(pile), red, black, white },
      ...{ reach: Number(isMine) + 2 * Number(isTheirs), seated: Number(isSeated) },
    }),
  cameHere: m("came-here"),
  leftHere: m("left-here"),
  colours: COLOURS as { r: Message; k: Message; w: Message },
  mine: m("in-your-reach"),
  ofMover: m("in-movers-reach"),
  theirs: m("in-others-reach"),
  tag: m("tag"),
  placeHow: m("place-how"),
  atRandom: m("at-random"),
  stop: m("stop"),
  pass: m("pass"),
  turnRound: m("turn-round"),
  howMany: m("how-many"),
  barons: (count: number) => m("barons", { count }),
  crowned: (start: number, goal: number, count: number) => m("ending-nine", { start, goal, count }),
  nobodyCrowned: (height: number) => m("ending-none", { height }),
  opensWin: (goal: number, count: number) => m("opens-win", { goal, count }),
  threatensWin: (goal: number) => m("threatens-win", { goal }),
  howTurned: m("how-turned"),
  /** By the handle's two digits: whether the moved part is turned, whether the whole pile is. */
  turned: { "00": m("turn-nothing"), "10": m("turn-moved"), "01": m("turn-result"), "11": m("turn-both") },
};
