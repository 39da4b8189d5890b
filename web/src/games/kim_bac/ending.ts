// How a match of Kim-Bac ends: who was nearly as rich.

import type { Ending } from "..";
import { words } from "./words";

export const ending: Ending<"kim-bac"> = {
  celebration: () => import("./Celebration.svelte"),
  more: (_, { winners, scores }) => {
    const others = [...scores.keys()].filter((seat) => !winners.includes(seat));
    const [next] = others.sort((one, other) => scores[other]! - scores[one]!);
    return winners.length && next !== undefined && scores[next]! <= scores[winners[0]!]!
      ? words.endingNext(next, scores[next]!)
      : undefined;
  },
};
