// Real time: the dice, and the going of the column, are painted everywhere at the same moment.

import type { Chair, Choice, Film, GameName, Ruled, SeatView, Update, View } from "./protocol";

const COLUMN = 0;

/** A throw that was told; until `at`, by our clock, nobody may see what the dice show. */
export interface Thrown {
  step: number;
  at: number;
  film: Film | null;
}

/** What a board of real time is given beside the view: everybody's hands. */
export interface Race {
  /** The seats of this device, each as it sees the table. */
  mine: SeatView<"attrap-tresors">[];
  chairs: readonly Chair[];
  /** What became of the hands since the dice were thrown. */
  reactions: readonly Ruled[];
  thrown: Thrown | undefined;
  /** The dice are on their way: a hand that goes out now is too early. */
  isRolling: boolean;
  /** How fast time goes: 1, or less in slow motion. */
  speed: number;
  /** A hand goes out; `moment` is our clock when its player moved. */
  reach: (seat: number, object: number, moment: number) => void;
}

const isThrow = ({ action }: { action: { type: string } }): boolean => action.type === "throw";

/** Whether the dice fall in it. */
export const hasThrow = (update: Update): boolean => !update.whole && update.happened.some(isThrow);

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
