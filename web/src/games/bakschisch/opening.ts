// When the last fist is in, all open: what they held, where the gold went.

import type { Happened } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { KINDS, type Fact } from "./facts";

export type Held = number | "thief";

export interface Opening {
  /** The step of the last fist. */
  step: number;
  /** By seat: coins or the thief. */
  shows: Held[];
  /** By seat: gold that a thief brought home. */
  stolen: number[];
  /** What each got when the pot was shared; 0 before a round's end. */
  share: number;
  total: number;
}

type Step = Pick<Happened<"bakschisch">, "step" | "effects">;

/** The fists that were opened last, if these steps tell of it. */
export function lastOpening(news: readonly Step[]): Opening | undefined {
  for (const { step, effects } of [...news].reverse()) {
    const facts = read<Fact>(KINDS, effects);
    if (facts.some(({ type }) => type === "opened")) return put(step, facts);
  }
  return undefined;
}

function put(step: number, facts: Fact[]): Opening {
  const opening: Opening = { step, shows: [], stolen: [], share: 0, total: 0 };
  const thieves = new Set(facts.flatMap((fact) => (fact.type === "stole" ? [fact.seat] : [])));
  for (const fact of facts) {
    if (fact.type === "opened") {
      opening.shows[fact.seat] = thieves.has(fact.seat) ? "thief" : fact.coins;
      opening.stolen[fact.seat] ??= 0;
      opening.total += fact.coins;
    } else if (fact.type === "stole") opening.stolen[fact.seat] = fact.coins;
    else if (fact.type === "shared") opening.share = fact.each;
  }
  return opening;
}
