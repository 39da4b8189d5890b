// The first game's guided tour: what is said, and what is pointed at. Remembered once it is over.

import { messagesOf, type Said } from "../messages";
import type { GameName } from "../protocol";

const m = messagesOf("");

export interface TourStep {
  text: Said;
  /** What is pointed at, first of all that match; nothing: the whole table. */
  target: string;
  /** The step is over by itself once the player has moved. */
  untilMove?: boolean;
}

const HINT: TourStep = {
  text: m("tour-hint"),
  target: "[data-tour=hint], .quiets button",
};

/** The house's own steps; what a game adds comes once a move was made. */
export const steps = (promise: Said | undefined, own: readonly TourStep[] = [], hasHints = true): TourStep[] => [
  ...(promise ? [{ text: promise, target: "" }] : []),
  {
    text: m("tour-sentence"),
    target: "[data-tour=sentence], .prompt",
  },
  {
    text: m("tour-choose"),
    target: ".board [data-handle], .board [role=button][tabindex='0'], .board button:not(:disabled)",
    untilMove: true,
  },
  ...own,
  ...(hasHints ? [HINT] : []),
  {
    text: m("tour-rules"),
    target: "[data-tour=rules]",
  },
];

/** For whoever has had the lesson: what a table has besides. */
export const rest = (own: readonly TourStep[] = [], hasHints = true): TourStep[] =>
  steps(undefined, own, hasHints).filter(({ untilMove }) => !untilMove);

const key = (game: GameName) => `tour-${game}`;

export const isNew = (game: GameName): boolean => localStorage.getItem(key(game)) === null;
export const remember = (game: GameName): void => localStorage.setItem(key(game), "seen");

export const words = {
  title: m("tour"),
  next: m("tour-next"),
  done: m("tour-done"),
  skip: m("tour-skip"),
};
