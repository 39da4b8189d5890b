// What was moved since one's own last move, and what is advised, as squares of the dragon.

import { countOf, squareOf } from "./present";
import { factsOf } from "./drawn";
import type { Pointed } from "../../lib/sight.svelte";

type Step = Parameters<typeof factsOf>[0];

/** A pile went from one square to another; a baron was laid where it is. */
export interface Moved {
  from: number;
  to: number;
}

/** From what steps did, in their order. */
export function movedBy(steps: readonly Step[]): Moved[] {
  return steps.flatMap((step) => {
    const facts = factsOf(step);
    const [lifted] = facts.filter((fact) => fact.type === "lifted");
    return facts.flatMap((fact): Moved[] => {
      if (fact.type === "laid") return [{ from: fact.square, to: fact.square }];
      return fact.type === "landed" && lifted ? [{ from: lifted.start, to: fact.goal }] : [];
    });
  });
}

export interface Advised extends Moved {
  count: number;
  isNow: boolean;
}

/** A hinted choice: what is clicked for it names its squares. */
export function advisedBy(pointed: readonly Pointed[]): Advised[] {
  return pointed.flatMap(({ handles: [start, count, goal], isNow }) => {
    const from = squareOf(start);
    const to = goal === undefined ? from : squareOf(goal);
    return from < 0 ? [] : [{ from, to, count: countOf(count), isNow }];
  });
}
