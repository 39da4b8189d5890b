// What is said of links that carry a game; the texts are in ../../words/*.ftl.

import { messagesOf, type Said } from "../messages";
import type { Trouble } from "./pack";

const m = messagesOf("");

export const words = {
  share: m("share"),
  shareDeal: m("share-deal"),
  shareDealWhy: m("share-deal-why"),
  square: m("share-square"),
  squareHow: m("share-square-how"),
  squareTooLong: m("share-square-too-long"),
  opening: m("shared-opening"),
  cannot: m("shared-cannot"),
  troubles: {
    broken: m("shared-broken"),
    newer: m("shared-newer"),
    "too long": m("shared-too-long"),
  } satisfies Record<Trouble, Said>,
  dealTitle: (game: string) => m("deal-title", { game }),
  dealWhy: m("deal-why"),
  dealKnown: m("deal-known"),
  dealPlay: m("deal-play"),
};
