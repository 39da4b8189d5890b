import { messagesOf } from "../messages";

const m = messagesOf("");

export const words = {
  title: (game: string) => m("rules-title", { game }),
  contents: m("rules-contents"),
  readings: m("rules-readings"),
  readingsWhy: m("rules-readings-why"),
  rebuilt: m("rules-rebuilt"),
  rebuiltWhy: m("rules-rebuilt-why"),
  unwritten: m("rules-unwritten"),
  unknown: m("rules-unknown"),
  moment: m("rules-moment"),
  whole: m("rules-whole"),
  exampleShow: m("rules-example-show"),
  exampleAgain: m("rules-example-again"),
  words: m("rules-ours"),
};
