// How a game of Mille et un trésors ends: what the chief took back, or who was nearly as rich.

import type { Ending } from "..";
import { factsOf } from "./drawn";
import { words } from "./words";

export const ending: Ending<"mille-et-un-tresors"> = {
  celebration: () => import("./Celebration.svelte"),
  more: ({ facts }, { winners, scores }) => {
    const caught = factsOf(facts).filter((fact) => fact.type === "caught");
    const lost = caught.reduce((sum, { treasures }) => sum + treasures, 0);
    if (caught.length)
      return words.endingCaught(
        caught.map(({ seat }) => seat),
        lost,
      );
    const others = [...scores.keys()].filter((seat) => !winners.includes(seat));
    const second = Math.max(...others.map((seat) => scores[seat]!));
    const next = others.filter((seat) => scores[seat] === second);
    return winners.length && next.length && second <= scores[winners[0]!]! ? words.endingNext(next, second) : undefined;
  },
};
