// Real time: what everybody waits for is painted everywhere at the same moment, and what counts is
// when each hand went out. Which steps those are, a game says itself.

import type { Choice, SeatView, Update } from "./heard";
import type { Chair, Film, GameName, Ruled, View } from "./protocol";

type Action<G extends GameName> = Choice<G>["action"];

/** What a game of real time tells the house; `live` of its front. */
export interface Live<G extends GameName = GameName> {
  /** A step after which the hands are counted anew: dice are thrown. */
  begins: (action: Action<G>) => boolean;
  /** A step that is told before it may be seen, while hands may go out: a `show` says when. */
  isAwaited: (action: Action<G>) => boolean;
  /** Whether hands go out now, everybody's at once. */
  isOpen: (view: View<G>) => boolean;
  /** The object that an action reaches for. */
  reaches: (action: Action<G>) => number | undefined;
}

/** Of an object: the hand takes none of those that are there. */
export const NOTHING = -1;

/** A throw that was told; until `at`, by our clock, nobody may see what it shows. */
export interface Thrown {
  step: number;
  at: number;
  film: Film | null;
}

/** What a board of real time is given beside the view: everybody's hands. */
export interface Race<G extends GameName = GameName> {
  /** The seats of this device, each as it sees the table. */
  mine: SeatView<G>[];
  chairs: readonly Chair[];
  /** What became of the hands since the dice were thrown. */
  reactions: readonly Ruled[];
  thrown: Thrown | undefined;
  /** The dice are on their way: a hand that goes out now is too early. */
  isRolling: boolean;
  /** How fast time goes: 1, or less in slow motion. */
  speed: number;
  /** Seats that are still asked whether they are ready: nothing is thrown before all are. */
  unready: readonly number[];
  /** A seat of this device is. */
  ready: (seat: number) => void;
  /** A hand goes out; `moment` is our clock when its player moved. */
  reach: (seat: number, object: number, moment: number) => void;
}

/** Whether the dice fall in it. */
export function hasThrow<G extends GameName>(update: Update<G>, live: Live<G> | undefined): boolean {
  return live !== undefined && !update.whole && update.happened.some(({ action }) => live.begins(action));
}

/** Whether this is told before it may be seen. */
export function isForAMoment<G extends GameName>(update: Update<G>, live: Live<G> | undefined): boolean {
  const view = update.views[0]?.view;
  if (!live || update.whole || !view || !live.isOpen(view)) return false;
  return update.happened.some(({ action }) => live.isAwaited(action));
}
