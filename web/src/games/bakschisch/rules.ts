// The rules as a player reads them, in our words (rules/*.ftl); the numbers are those of docs/games/bakschisch.md.

import type { RulesPage } from "..";
import { messagesOf } from "../../lib/messages";

const m = messagesOf("bakschisch/rules");

export const rules: RulesPage = {
  sections: [
    { title: m("aim"), numbers: ["BK-01", "BK-20"], text: [m("aim-1"), m("aim-2")] },
    { title: m("beginning"), numbers: ["BK-03", "BK-04", "BK-05"], text: [m("beginning-1"), m("beginning-2")] },
    {
      title: m("bribe"),
      numbers: ["BK-06", "BK-08", "BK-09", "BK-10"],
      text: [m("bribe-1"), m("bribe-2"), m("bribe-3")],
    },
    { title: m("thief"), numbers: ["BK-07", "BK-11", "BK-12"], text: [m("thief-1"), m("thief-2")] },
    { title: m("fifth-card"), numbers: ["BK-13"], text: [m("fifth-card-1")] },
    { title: m("caliph"), numbers: ["BK-14", "BK-15"], text: [m("caliph-1"), m("caliph-2")] },
    { title: m("gate"), numbers: ["BK-02", "BK-16"], text: [m("gate-1")] },
    { title: m("round-end"), numbers: ["BK-17", "BK-18", "BK-19"], text: [m("round-end-1")] },
    { title: m("winner"), numbers: ["BK-20", "BK-21"], text: [m("winner-1"), m("winner-2")] },
    { title: m("options"), numbers: ["BK-12", "BK-15", "BK-18", "BK-22"], text: [m("options-1")] },
  ],
  readings: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => m(`reading-${at}`)),
  rebuilt: [m("rebuilt-1"), m("rebuilt-2"), m("rebuilt-3")],
  thanks: m("thanks"),
};
