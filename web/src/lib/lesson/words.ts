import { messagesOf, type Said } from "../messages";

const m = messagesOf("");

export const words = {
  title: (game: Said) => m("lesson-title", { game }),
  learn: m("lesson-learn"),
  short: m("lesson-short"),
  unwritten: m("lesson-unwritten"),
  step: (at: number, count: number) => m("lesson-step", { at, count }),
  next: m("lesson-next"),
  before: m("lesson-before"),
  show: m("lesson-show"),
  wait: m("lesson-wait"),
  over: m("lesson-over"),
  play: m("lesson-play"),
  again: m("lesson-again"),
};
