// Real time: the dice, and the going of the column, are painted everywhere at the same moment.

import type { Choice, GameName, Update, View } from "./protocol";

const COLUMN = 0;

/** Whether this is told before it may be seen: a `show` will say when. */
export function isForAMoment(update: Update): boolean {
  if (update.whole || !isGrabbing(update.views[0]?.view)) return false;
  return update.happened.some(
    ({ action }) => action.type === "throw" || (action.type === "grab" && action.object === COLUMN),
  );
}

/** Whether hands go out now, everybody's at once. */
export function isGrabbing(view: View | undefined): boolean {
  return view?.game === "attrap-tresors" && (view as View<"attrap-tresors">).table.phase === "grabbing";
}

/** The object that a choice reaches for. */
export function reachedFor<G extends GameName>(choice: Choice<G>): number | undefined {
  return choice.action.type === "grab" ? choice.action.object : undefined;
}
