// What the cave says: names of messages and what they take. The texts are in words/*.ftl; children are called "tu".

import { messagesOf, type Message } from "../../lib/messages";
import type { Card } from "./drawn";

const m = messagesOf("mille_et_un_tresors");

/** How it stands with a friend who came for treasures. */
export type Fate = "inside" | "out" | "caught";

const friend = (seat: number): Message => m("friend", { seat });
/** Of one seat at least. */
function friendsOf(seats: readonly number[]): Message {
  const [first, ...others] = seats.map(friend);
  return others.reduce((before, one) => m("friends", { before, friend: one }), first!);
}
/** The same in a sentence: "Ali Baba, Badoura et Cassim". */
function friendsIn(seats: readonly number[]): Message {
  const last = seats.at(-1)!;
  return seats.length > 1
    ? m("friends-and", { before: friendsOf(seats.slice(0, -1)), friend: friend(last) })
    : friend(last);
}
const shown = ({ treasures, walls, hasHead }: Card) => ({ treasures, walls, has_head: Number(hasHead) });

export const words = {
  promise: m("promise"),
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
  entrance: (out: number[]): Message =>
    out.length ? m("entrance-outside", { friends: friendsOf(out) }) : m("entrance"),
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
  endingCaught: (seats: number[], treasures: number) => m("ending-caught", { friends: friendsIn(seats), treasures }),
  endingNext: (seats: number[], treasures: number) => m("ending-next", { friends: friendsIn(seats), treasures }),
};
