// What the last steps tell of the round: whose hand took what, what the check brought to whom.

import type { Happened } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { KINDS as FACTS, type Fact } from "./facts";
import { keyOf } from "./present";

/** A hand that took something: which thing, and when after the dice were shown. */
export interface Taken {
  seat: number;
  key: string;
  at: number | null;
}

/** Gold that came, or went if it is less than nothing. */
export interface Payment {
  seat: number;
  sacks: number;
}

export interface Round {
  /** In the order in which they were taken; none is known where the throw itself is not told. */
  taken: Taken[] | undefined;
  /** Nobody has grabbed: the dice are thrown again. */
  isAgain: boolean;
  /** The step that checked the column, once it has. */
  checked: number | undefined;
  /** The card of who took the column stays secret. */
  isKept: boolean;
  /** Who was paid, or gave back, in the order in which it is told. */
  paid: Payment[];
}

type Step = Pick<Happened<"attrap-tresors">, "step" | "at" | "effects">;

const fresh = (taken?: Taken[]): Round => ({ taken, isAgain: false, checked: undefined, isKept: false, paid: [] });

/** The round since the dice were last thrown. */
export function roundOf(news: readonly Step[]): Round {
  let round = fresh();
  for (const { step, at, effects } of news)
    for (const fact of read<Fact>(FACTS, effects)) round = after(round, fact, step, at);
  return round;
}

function after(round: Round, fact: Fact, step: number, at: number | null): Round {
  switch (fact.type) {
    case "threw":
      return fresh([]);
    case "grabbed":
      return {
        ...round,
        taken: round.taken && [...round.taken, { seat: fact.seat, key: keyOf(fact.object, fact.copy), at }],
      };
    case "ran-out":
      return { ...round, isAgain: fact.again === 1 };
    case "checked":
      return { ...round, checked: step };
    case "kept":
      return { ...round, isKept: true };
    case "earned":
      return fact.sacks ? { ...round, paid: [...round.paid, { seat: fact.seat, sacks: fact.sacks }] } : round;
    case "gave-back":
      return { ...round, paid: [...round.paid, { seat: fact.seat, sacks: -fact.value }] };
    default:
      return round;
  }
}
