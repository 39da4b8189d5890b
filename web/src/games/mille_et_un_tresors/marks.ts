// What others did since one's own last move, as spots of the cave.

import { factsOf } from "./drawn";
import type { Step } from "./scene";

const all = (steps: readonly Step[]) => steps.flatMap(({ effects }) => factsOf(effects));

/** A pawn's way: through every spot, or over them by the genie. */
export interface Walk {
  seat: number;
  spots: number[];
}

export function walksIn(steps: readonly Step[]): Walk[] {
  const walks: Walk[] = [];
  for (const fact of all(steps)) {
    const last = walks.at(-1);
    if (fact.type === "carried") walks.push({ seat: fact.seat, spots: [fact.start, fact.goal] });
    else if (fact.type !== "stepped") continue;
    else if (last?.seat === fact.seat && last.spots.at(-1) === fact.start) last.spots.push(fact.goal);
    else walks.push({ seat: fact.seat, spots: [fact.start, fact.goal] });
  }
  return walks;
}

/** Where treasures were taken, each place once: a card laid there anew may have been taken too. */
export const tookIn = (steps: readonly Step[]): number[] => [
  ...new Set(all(steps).flatMap((fact) => (fact.type === "took" ? [fact.spot] : []))),
];

/** Where a card or a pawn came to lie. */
export const laidIn = (steps: readonly Step[]): number[] => [
  ...new Set(all(steps).flatMap((fact) => (fact.type === "laid" || fact.type === "placed" ? [fact.spot] : []))),
];
