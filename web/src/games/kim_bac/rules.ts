// The rules as a player reads them, in our words (rules/*.ftl); the numbers are those of docs/games/kim_bac.md.

import type { RulesPage } from "..";
import { messagesOf } from "../../lib/messages";

const m = messagesOf("kim_bac/rules");

export const rules: RulesPage = {
  sections: [
    { title: m("aim"), numbers: ["KB-01", "KB-02", "KB-03"], text: [m("aim-1"), m("aim-2")] },
    { title: m("beginning"), numbers: ["KB-06", "KB-07", "KB-08"], text: [m("beginning-1"), m("beginning-2")] },
    {
      title: m("your-turn"),
      numbers: ["KB-09", "KB-10", "KB-11"],
      text: [m("your-turn-1"), m("your-turn-2"), m("your-turn-3")],
    },
    { title: m("chest"), numbers: ["KB-12", "KB-13"], text: [m("chest-1"), m("chest-2")] },
    { title: m("decision"), numbers: ["KB-14", "KB-20", "KB-26"], text: [m("decision-1"), m("decision-2")] },
    {
      title: m("race"),
      numbers: ["KB-15", "KB-16", "KB-17", "KB-18", "KB-19"],
      text: [m("race-1"), m("race-2"), m("race-3")],
    },
    {
      title: m("sharing"),
      numbers: ["KB-21", "KB-22", "KB-23", "KB-24"],
      text: [m("sharing-1"), m("sharing-2"), m("sharing-3")],
    },
    { title: m("end"), numbers: ["KB-25"], text: [m("end-1")] },
    { title: m("secrets"), numbers: ["KB-30", "KB-31"], text: [m("secrets-1")] },
  ],
  readings: [1, 2, 3, 4, 5, 6, 7].map((at) => m(`reading-${at}`)),
  rebuilt: [m("rebuilt-1")],
  thanks: m("thanks"),
};
