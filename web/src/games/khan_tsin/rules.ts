// The rules as a player reads them, in our words (rules/*.ftl); the numbers are those of docs/games/khan_tsin.md.

import type { RulesPage } from "..";
import { messagesOf } from "../../lib/messages";

const m = messagesOf("khan_tsin/rules");

export const rules: RulesPage = {
  sections: [
    { title: m("aim"), numbers: ["KT-13", "KT-03"], text: [m("aim-1"), m("aim-2")] },
    { title: m("dragon"), numbers: ["KT-01", "KT-02"], text: [m("dragon-1"), m("dragon-2")] },
    { title: m("laying"), numbers: ["KT-04", "KT-05"], text: [m("laying-1"), m("laying-2")] },
    {
      title: m("your-turn"),
      numbers: ["KT-06", "KT-07", "KT-08", "KT-09"],
      text: [m("your-turn-1"), m("your-turn-2"), m("your-turn-3")],
    },
    { title: m("forbidden"), numbers: ["KT-10", "KT-11"], text: [m("forbidden-1"), m("forbidden-2")] },
    { title: m("passing"), numbers: ["KT-12", "KT-14"], text: [m("passing-1"), m("passing-2")] },
    { title: m("variants"), numbers: ["KT-30", "KT-31", "KT-32"], text: [m("variants-1"), m("variants-2")] },
    { title: m("fairness"), numbers: ["KT-33"], text: [m("fairness-1"), m("fairness-2")] },
  ],
  readings: [m("reading-1"), m("reading-2"), m("reading-3"), m("reading-4"), m("reading-5")],
  rebuilt: [m("rebuilt-1"), m("rebuilt-2")],
};
