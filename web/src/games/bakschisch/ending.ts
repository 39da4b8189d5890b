// How a game of Bakschisch ends: who came nearest to the winner.

import type { Ending } from "..";
import { words } from "./words";

export const ending: Ending<"bakschisch"> = {
  celebration: () => import("./Celebration.svelte"),
  more: (_, { winners, scores }) => {
    const [ahead, second] = [
      Math.max(...winners.map((seat) => scores[seat] ?? 0)),
      Math.max(...scores.filter((_, seat) => !winners.includes(seat))),
    ];
    const seats = [...scores.keys()].filter((seat) => !winners.includes(seat) && scores[seat] === second);
    return winners.length && seats.length && second <= ahead ? words.endingNext(seats, ahead - second) : undefined;
  },
};
