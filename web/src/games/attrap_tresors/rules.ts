// The rules as a player reads them, in our words (rules/*.ftl); the numbers are those of docs/games/attrap_tresors.md.

import type { RulesPage } from "..";
import { messagesOf } from "../../lib/messages";

const m = messagesOf("attrap_tresors/rules");

export const rules: RulesPage = {
  sections: [
    { title: m("aim"), numbers: ["AT-01"], text: [m("aim-1")] },
    {
      title: m("beginning"),
      numbers: ["AT-02", "AT-03", "AT-04", "AT-05"],
      text: [m("beginning-1"), m("beginning-2")],
    },
    { title: m("throw"), numbers: ["AT-06", "AT-07", "AT-10"], text: [m("throw-1"), m("throw-2")] },
    { title: m("column"), numbers: ["AT-08", "AT-12", "AT-13"], text: [m("column-1"), m("column-2")] },
    { title: m("rest"), numbers: ["AT-09", "AT-11", "AT-14"], text: [m("rest-1"), m("rest-2")] },
    { title: m("next-round"), numbers: ["AT-15"], text: [m("next-round-1")] },
    { title: m("end"), numbers: ["AT-16", "AT-17"], text: [m("end-1")] },
    { title: m("two"), numbers: ["AT-20", "AT-21"], text: [m("two-1")] },
    {
      title: m("screen"),
      numbers: ["AT-30", "AT-31", "AT-32", "AT-33", "AT-34"],
      text: [m("screen-1"), m("screen-2")],
    },
  ],
  readings: [1, 2, 3, 4, 5, 6, 7, 8].map((at) => m(`reading-${at}`)),
  rebuilt: [m("rebuilt-1"), m("rebuilt-2"), m("rebuilt-3")],
  thanks: m("thanks"),
};
