// The first game's guided tour: what is said, and what is pointed at. Remembered once it is over.

import type { Said } from "../messages";
import type { GameName } from "../protocol";

const w = (fr: string, en: string) => ({ fr, en });

export interface TourStep {
  text: Said;
  /** What is pointed at, first of all that match; nothing: the whole table. */
  target: string;
  /** The step is over by itself once the player has moved. */
  untilMove?: boolean;
}

const HINT: TourStep = {
  text: w(
    "Une hésitation ? Le conseil dit ce que ferait un robot fort, et pourquoi.",
    "In doubt? The hint says what a strong robot would do, and why.",
  ),
  target: "[data-tour=hint], .quiets button",
};

/** The house's own steps; what a game adds comes once a move was made. */
export const steps = (promise: Said | undefined, own: readonly TourStep[] = [], hasHints = true): TourStep[] => [
  ...(promise ? [{ text: promise, target: "" }] : []),
  {
    text: w(
      "Cette phrase dit toujours qui joue, et quoi faire.",
      "This sentence always says whose turn it is, and what to do.",
    ),
    target: "[data-tour=sentence], .prompt",
  },
  {
    text: w(
      "Ce qui brille se choisit : un clic, un doigt, ou Tab puis Entrée. Échap revient en arrière. Essayez.",
      "What glows can be chosen: a click, a finger, or Tab and Enter. Escape steps back. Try it.",
    ),
    target: ".board [data-handle], .board [role=button][tabindex='0'], .board button:not(:disabled)",
    untilMove: true,
  },
  ...own,
  ...(hasHints ? [HINT] : []),
  {
    text: w("Toutes les règles sont derrière ce signe.", "All the rules are behind this sign."),
    target: "nav a[href^='/rules/']",
  },
];

const key = (game: GameName) => `tour-${game}`;

export const isNew = (game: GameName): boolean => localStorage.getItem(key(game)) === null;
export const remember = (game: GameName): void => localStorage.setItem(key(game), "seen");

export const words = {
  title: w("Première partie", "First game"),
  next: w("Suivant", "Next"),
  done: w("J'ai compris", "Got it"),
  skip: w("Passer la visite", "Skip the tour"),
};
