// What is said of an ending: ../../words/*.ftl has the texts.

import { messagesOf } from "../messages";

const m = messagesOf("");

export const words = {
  points: m("ending-points"),
  turning: m("turning"),
  find: m("turning-find"),
  thinking: (done: number, total: number) => m("turning-thinking", { done, total }),
  lost: (name: string, percent: number) => m("turning-lost", { name, percent }),
  leads: (name: string) => m("turning-leads", { name }),
  even: m("turning-even"),
  see: m("turning-see"),
  invited: m("rematch-invited"),
  inviting: m("rematch-inviting"),
};
