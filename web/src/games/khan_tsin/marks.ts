// What was moved since one's own last move, and what is advised, as squares of the dragon.

import { countOf, squareOf } from "./present";
import { factsOf } from "./drawn";
import type { Fact } from "./facts";
import type { Pointed } from "../../lib/sight.svelte";

const LAST = 35; // the square at North's end

type Step = Parameters<typeof factsOf>[0];

/** A pile went from one square to another; a baron was laid where it is. */
export interface Moved {
  from: number;
  to: number;
}

/** From what steps did, in their order; where it is now that the dragon was turned round, if it was. */
export function movedBy(steps: readonly Step[]): Moved[] {
  return steps.map(factsOf).reduce<Moved[]>((moved, facts) => [...turnedBy(facts, moved), ...moves(facts)], []);
}

function moves(facts: Fact[]): Moved[] {
  const [lifted] = facts.filter((fact) => fact.type === "lifted");
  return facts.flatMap((fact): Moved[] => {
    if (fact.type === "laid") return [{ from: fact.square, to: fact.square }];
    return fact.type === "landed" && lifted ? [{ from: lifted.start, to: fact.goal }] : [];
  });
}

function turnedBy(facts: Fact[], moved: Moved[]): Moved[] {
  if (!facts.some((fact) => fact.type === "turned-round")) return moved;
  return moved.map(({ from, to }) => ({ from: LAST - from, to: LAST - to }));
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
