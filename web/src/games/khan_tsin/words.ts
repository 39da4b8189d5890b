// What the board says: names of messages and what they take. The texts are in words/*.ftl.

import { messagesOf } from "../../lib/messages";

const m = messagesOf("khan_tsin");

export const words = {
  promise: m("promise"),
  /** What the values of its options are called. */
  values: { sheet: m("setup-sheet"), alternate: m("setup-alternate"), random: m("setup-random") },
  board: m("board"),
  south: m("south"),
  north: m("north"),
  square: (number: number, claws: number, height: number, [red = 0, black = 0, white = 0]: number[], isMine: boolean) =>
    m("square", { number, claws, height, red, black, white, mine: Number(isMine) }),
  colours: { r: m("red"), k: m("black"), w: m("white") },
  mine: m("in-your-reach"),
  ofMover: m("in-movers-reach"),
  theirs: m("in-others-reach"),
  placeHow: m("place-how"),
  atRandom: m("at-random"),
  stop: m("stop"),
  pass: m("pass"),
  howMany: m("how-many"),
  barons: (count: number) => m("barons", { count }),
  howTurned: m("how-turned"),
  /** By the handle's two digits: whether the moved part is turned, whether the whole pile is. */
  turned: { "00": m("turn-nothing"), "10": m("turn-moved"), "01": m("turn-result"), "11": m("turn-both") },
};
