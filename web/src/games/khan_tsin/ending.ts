// How a game of Khan Tsin ends: which barons made the Emperor, or how near they came.

import type { Ending } from "..";
import { factsOf } from "./drawn";
import { words } from "./words";

export const ending: Ending<"khan-tsin"> = {
  isCounted: false,
  celebration: () => import("./Celebration.svelte"),
  more: ({ table }, { winners }, story) => {
    const highest = Math.max(...table.pile.map((pile) => pile.length));
    if (!winners.length) return words.nobodyCrowned(highest);
    const facts = table.taken.length ? factsOf(story.at(-1)!) : []; // else somebody gave up
    const lifted = facts.find((fact) => fact.type === "lifted");
    const landed = facts.find((fact) => fact.type === "landed");
    return lifted && landed ? words.crowned(lifted.start + 1, landed.goal + 1, landed.count) : undefined;
  },
};
