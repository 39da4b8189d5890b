// What is said after a game: ../../words/*.ftl has the texts.

import { messagesOf } from "../messages";

const m = messagesOf("");

export const words = {
  title: (game: string) => m("replay-title", { game }),
  opening: m("replay-opening"),
  cannot: m("replay-cannot"),
  toTable: m("replay-to-table"),
  controls: m("replay-controls"),
  first: m("replay-first"),
  previous: m("replay-previous"),
  next: m("replay-next"),
  last: m("replay-last"),
  play: m("replay-play"),
  pause: m("replay-pause"),
  step: m("replay-step"),
  stepNumber: (step: number) => m("replay-step-number", { step }),
  stepOf: (step: number, steps: number) => m("replay-step-of", { step, steps }),
  slow: m("replay-slow"),
  keys: m("replay-keys"),
  seenBy: m("replay-seen-by"),
  everybody: m("replay-everybody"),
  story: m("replay-story"),
  start: m("replay-start"),
  record: m("replay-record"),
  link: m("replay-link"),
  copied: m("replay-copied"),

  branch: m("branch"),
  branchWhy: m("branch-why"),
  asSeat: m("branch-seat"),
  robots: m("branch-robots"),
  openBranch: m("branch-open"),
  overHere: m("branch-over"),

  analysis: m("analysis"),
  analyse: m("analyse"),
  analyseWhy: m("analyse-why"),
  thinking: (done: number, total: number) => m("analysis-thinking", { done, total }),
  curve: m("analysis-curve"),
  winning: m("analysis-winning"),
  losing: m("analysis-losing"),
  moments: m("analysis-moments"),
  noMoments: m("analysis-no-moments"),
  played: m("analysis-played"),
  better: m("analysis-better"),
  cost: (percent: number) => m("analysis-cost", { percent }),
};
