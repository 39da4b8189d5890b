// When the last fist is in, all open: what they held, where the gold went, who moves.
// The view stands at the next card already, so this is put together from the steps and the two views.

import type { Happened } from "../../lib/protocol";
import type { BakschischTable } from "../protocol";

export type Held = number | "thief" | null;

export interface Opening {
  /** The step of the last fist. */
  step: number;
  /** By seat: coins or the thief; null where the steps do not say. */
  shows: Held[];
}

type Step = Pick<Happened<"bakschisch">, "step" | "seat" | "action" | "text">;

const isFist = (step: Step) => step.action.type !== "turn";

/** The fists that were opened last, if these steps tell of it. */
export function lastOpening(news: readonly Step[], table: BakschischTable): Opening | undefined {
  const seats = table.pawns.length;
  const turned = news.findLastIndex((step) => !isFist(step));
  // A card follows the fists at once, except after the last bribe of a game
  const end = table.phase === "bidding" ? turned : news.length;
  const fists: Step[] = [];
  for (let at = end - 1; at >= 0 && isFist(news[at]!); at -= 1) fists.unshift(news[at]!);
  const last = fists.at(-1);
  if (!last || fists.length !== seats) return undefined;
  return { step: last.step, shows: shown(fists, table) };
}

/** What each fist held: from the view where it shows them, else from the steps and their words. */
function shown(fists: Step[], table: BakschischTable): Held[] {
  const told = fists.at(-1)!.text;
  const shows = table.fists.map((fist) => (fist.state === "open" ? fist.holds : null));
  fists.forEach(({ seat, action }, at) => {
    if (action.type === "bid") shows[seat] = action.coins;
    else if (action.type === "thief") shows[seat] = "thief";
    else if (shows[seat] === null && told.length === fists.length) shows[seat] = read(told[at]!.en);
  });
  return shows;
}

/** Others' fists stay veiled in their own steps; the last one tells all of them, in the order they closed. */
export function read(sentence: string): Held {
  if (/\bthief\b/.test(sentence)) return "thief";
  const number = sentence.match(/\d+/)?.[0];
  return number === undefined ? 0 : Number(number);
}

/**
 * Whoever arrives between two fists is not told what the earlier ones held: then the bags tell,
 * where they are shown. What left a bag was given; a thief that was used has been sent.
 */
export function fromBags(before: BakschischTable, after: BakschischTable, shows: readonly Held[]): Held[] {
  const gain = (seat: number) => (after.bags[seat] ?? NaN) - (before.bags[seat] ?? NaN);
  const known = shows.findIndex((held) => typeof held === "number");
  const isRoundEnd = before.round !== after.round;
  const share = isRoundEnd ? gain(known) + (shows[known] as number) : 0;
  return shows.map((held, seat) => {
    if (held !== null) return held;
    if (before.thieves[seat] === "bag" && after.thieves[seat] === "used") return "thief";
    const coins = share - gain(seat);
    return coins >= 0 ? coins : coins < 0 ? "thief" : null;
  });
}

export interface Payment {
  /** By seat: gold that a thief brought home. */
  stolen: number[];
  /** What each got when the pot was shared; 0 before a round's end. */
  share: number;
  total: number;
}

/** Where the gold went: what came into every bag is the pot's share, what came on top a thief's. */
export function payment(before: BakschischTable, after: BakschischTable, shows: readonly Held[]): Payment {
  const coins = shows.map((held) => (typeof held === "number" ? held : 0));
  const total = coins.reduce((sum, count) => sum + count, 0);
  const thieves = shows.filter((held) => held === "thief").length;
  const received = after.bags.map((gold, seat) => {
    const had = before.bags[seat];
    return gold === null || had === null || had === undefined ? null : gold - had + coins[seat]!;
  });
  if (received.some((gold) => gold === null)) {
    // Bags are not shown: the eye is told only that a thief was there
    return { stolen: shows.map((held) => (held === "thief" ? Math.floor(total / thieves) : 0)), share: 0, total };
  }
  const share = Math.min(...(received as number[]));
  return { stolen: (received as number[]).map((gold) => gold - share), share, total };
}
