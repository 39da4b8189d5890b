// How a game of Attrap'trésors ends: who was nearly as quick, and the round that decided it.

import type { Ending } from "..";
import type { Happened } from "../../lib/heard";
import { read } from "../../lib/rows";
import { KINDS, type Earned, type Fact } from "./facts";
import { words } from "./words";

export const ending: Ending<"attrap-tresors"> = {
  celebration: () => import("./Celebration.svelte"),
  more: (_, { winners, scores }) => {
    const others = [...scores.keys()].filter((seat) => !winners.includes(seat));
    const [next] = others.sort((one, other) => scores[other]! - scores[one]!);
    return winners.length && next !== undefined && scores[next]! <= scores[winners[0]!]!
      ? words.endingNext(next, scores[next]!)
      : undefined;
  },
  turning: (story, winners) => {
    const winner = winners[0];
    if (winner === undefined || winners.length > 1) return undefined;
    const step = leadSince(story, winner);
    return step === undefined ? undefined : { step, seat: winner, lost: 0 };
  },
};

/** The step since which nobody had as much gold as this seat. */
function leadSince(story: readonly Happened<"attrap-tresors">[], winner: number): number | undefined {
  const gold = new Map<number, number>();
  let since: number | undefined;
  for (const { step, effects } of story) {
    const earned = read<Fact>(KINDS, effects).filter((fact): fact is Earned => fact.type === "earned");
    for (const { seat, total } of earned) gold.set(seat, total);
    if (!earned.length) continue;
    const isAhead = [...gold].every(([seat, total]) => seat === winner || total < (gold.get(winner) ?? 0));
    since = isAhead ? (since ?? step) : undefined;
  }
  return since;
}
