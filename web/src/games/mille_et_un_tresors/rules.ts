// The rules as a player reads them, in our words (rules/*.ftl); the numbers are those of docs/games.

import type { RulesPage } from "..";
import { messagesOf } from "../../lib/messages";

const m = messagesOf("mille_et_un_tresors/rules");

export const rules: RulesPage = {
  sections: [
    { title: m("aim"), numbers: ["MT-13", "MT-14"], text: [m("aim-1"), m("aim-2")] },
    { title: m("cave"), numbers: ["MT-01", "MT-02", "MT-03"], text: [m("cave-1"), m("cave-2")] },
    { title: m("beginning"), numbers: ["MT-05", "MT-06"], text: [m("beginning-1"), m("beginning-2")] },
    { title: m("walking"), numbers: ["MT-07", "MT-08"], text: [m("walking-1"), m("walking-2")] },
    {
      title: m("taking"),
      numbers: ["MT-11", "MT-12"],
      text: [m("taking-1"), m("taking-2"), m("taking-3")],
    },
    { title: m("leaving"), numbers: ["MT-09", "MT-13"], text: [m("leaving-1"), m("leaving-2")] },
    { title: m("genie"), numbers: ["MT-10"], text: [m("genie-1")] },
    { title: m("luck"), numbers: ["MT-20", "MT-21", "MT-22"], text: [m("luck-1")] },
  ],
  readings: [1, 2, 3, 4, 5, 6, 7, 8].map((at) => m(`reading-${at}`)),
  rebuilt: [m("rebuilt-1"), m("rebuilt-2"), m("rebuilt-3")],
};
