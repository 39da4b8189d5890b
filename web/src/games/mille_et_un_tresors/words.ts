// What the cave says: names of messages and what they take. The texts are in words/*.ftl; children are called "tu".

import { messagesOf, type Message } from "../../lib/messages";
import type { Card } from "./drawn";

const m = messagesOf("mille_et_un_tresors");

/** How it stands with a friend who came for treasures. */
export type Fate = "inside" | "out" | "caught";

const friend = (seat: number): Message => m("friend", { seat });
const shown = ({ treasures, walls, hasHead }: Card) => ({ treasures, walls, has_head: Number(hasHead) });

export const words = {
  promise: m("promise"),
  yourTurn: m("your-turn"),
  /** What the values of its options are called. */
  values: { small: m("die-small"), full: m("die-full") },
  friend,
  board: m("board"),
  pieces: m("pieces"),
  card: (spot: string, card: Card | undefined, seat: number | undefined): Message => {
    const what = card ? m("face", shown(card)) : m("empty");
    return seat === undefined ? m("spot", { spot, what }) : m("spot-taken", { spot, what, seat });
  },
  goal: {
    place: (card: Message) => m("place-here", { card }),
    walk: (card: Message) => m("walk-here", { card }),
    fly: (card: Message) => m("fly-here", { card }),
  },
  leave: m("leave"),
  leaveSure: m("leave-sure"),
  forGood: m("for-good"),
  /** With the seats that are out. */
  entrance: (out: number[]): Message => {
    const [first, ...others] = out.map(friend);
    if (!first) return m("entrance");
    const friends = others.reduce((before, one) => m("friends", { before, friend: one }), first);
    return m("entrance-outside", { friends });
  },
  closed: m("entrance-closed"),
  chief: (left: number) => m("chief", { left }),
  held: (spot: string, card: Card) => m("held", { spot, ...shown(card) }),
  heldTurning: (spot: string, card: Card) => m("held-turning", { spot, ...shown(card) }),
  turn: m("turn"),
  lay: m("lay"),
  loot: (seat: number, treasures: number, cards: number, fate: Fate) => m("heap", { seat, treasures, cards, fate }),
  pile: (cards: number) => m("pile", { cards }),
  die: (pips: number) => m("die", { pips }),
  scored: (cards: number, worth: number) => m("scored", { cards, worth }),
  lost: m("lost"),
};
