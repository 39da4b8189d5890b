// The games as the page shows them. A game's folder has the same few files as its neighbours'.

import "./attrap_tresors/palette.css";
import "./bakschisch/palette.css";
import "./khan_tsin/palette.css";
import "./kim_bac/palette.css";
import "./mille_et_un_tresors/palette.css";
import type { Component } from "svelte";
import type { Handles } from "../lib/narrow";
import type { GameName, Happened, Text, View } from "../lib/protocol";
import type { Race } from "../lib/realtime";
import type { TourStep } from "../lib/tour/steps";
import { handles as attrapHandles, score as attrapScore } from "./attrap_tresors/present";
import { tour as attrapTour, words as attrap } from "./attrap_tresors/words";
import { handles as bakschischHandles, score as bakschischScore } from "./bakschisch/present";
import { words as bakschisch } from "./bakschisch/words";
import { handles as khanTsinHandles } from "./khan_tsin/present";
import { words as khanTsin } from "./khan_tsin/words";
import { handles as kimBacHandles, score as kimBacScore } from "./kim_bac/present";
import { words as kimBac } from "./kim_bac/words";
import { handles as milleHandles, score as milleScore } from "./mille_et_un_tresors/present";
import { words as mille } from "./mille_et_un_tresors/words";

/**
 * What the middle of the table is given, and the one thing it does: say what was clicked.
 *
 * Everything that glows has `role="button"` (or is a button), can be reached with Tab, and bears
 * `data-handle={handle}`: the browser tests play whole games by nothing else.
 * The board's frame is a size container: `100cqw` and `100cqh` are the room there is.
 */
export interface BoardProps<G extends GameName> {
  view: View<G>;
  /** The seat that looks, if it is one of mine. */
  seat: number | null;
  /** What can be clicked now; everything else is inert. */
  glowing: Set<string>;
  /** What was clicked already, on the way to a choice. */
  clicks: string[];
  pick: (handle: string) => void;
  back: () => void;
  /** The last steps, oldest first, for the eye. */
  news: Happened<G>[];
  /** Real time: everybody's hands. */
  race?: Race | undefined;
}

/** The rules of a game as a player reads them; `rules.ts` of its folder exports it as `rules`. */
export interface RulesPage {
  sections: {
    title: Text;
    /** As in docs/games: a link to `#KT-05` leads to the section of that rule. */
    numbers: string[];
    text: Text[];
    /** A live little board: so many moves after the opening ("0", "12"); any other word, the opening. */
    picture?: string;
  }[];
  /** What the rule sheet leaves open, and what we decided. */
  readings: Text[];
  /** Components that we had to make up anew. */
  rebuilt: Text[];
  /** Who made the game, as far as we know. */
  thanks?: Text;
}

/** A line of the score, as it is told at a table. */
export interface ScoreLine {
  text: Text;
  points: number;
}

export interface Front<G extends GameName = GameName> {
  name: G;
  promise: Text;
  minutes: number;
  handles: Handles<G>;
  /** Colours of the game's own paper and ink: CSS class. */
  paper: string;
  board?: () => Promise<{ default: Component<BoardProps<G>> }>;
  /** What a seat's points are made of, once the game is over. */
  score?: (view: View<G>, seat: number) => ScoreLine[];
  cover?: () => Promise<{ default: Component }>;
  /** Real time: no hints, no taking back, and the board makes its own sounds. */
  isTimed?: boolean;
  /** What a first game\'s tour points at besides. */
  tour?: TourStep[];
}

// Each game registers itself here; one without a board of its own is played on lib/Drawing.svelte
export const FRONTS: { [G in GameName]: Front<G> } = {
  "khan-tsin": {
    name: "khan-tsin",
    promise: khanTsin.promise,
    minutes: 20,
    handles: khanTsinHandles,
    paper: "leather",
    board: () => import("./khan_tsin/Board.svelte"),
    cover: () => import("./khan_tsin/Cover.svelte"),
  },
  bakschisch: {
    name: "bakschisch",
    promise: bakschisch.promise,
    minutes: 30,
    handles: bakschischHandles,
    paper: "palace",
    board: () => import("./bakschisch/Board.svelte"),
    score: bakschischScore,
    cover: () => import("./bakschisch/Cover.svelte"),
  },
  "mille-et-un-tresors": {
    name: "mille-et-un-tresors",
    promise: mille.promise,
    minutes: 15,
    handles: milleHandles,
    paper: "cave",
    board: () => import("./mille_et_un_tresors/Board.svelte"),
    score: milleScore,
    cover: () => import("./mille_et_un_tresors/Cover.svelte"),
  },
  "kim-bac": {
    name: "kim-bac",
    promise: kimBac.promise,
    minutes: 45,
    handles: kimBacHandles,
    paper: "town",
    board: () => import("./kim_bac/Board.svelte"),
    score: kimBacScore,
    tour: kimBac.tour,
    cover: () => import("./kim_bac/Cover.svelte"),
  },
  "attrap-tresors": {
    name: "attrap-tresors",
    promise: attrap.promise,
    minutes: 15,
    handles: attrapHandles,
    paper: "souk",
    board: () => import("./attrap_tresors/Board.svelte"),
    score: attrapScore,
    isTimed: true,
    tour: attrapTour,
    cover: () => import("./attrap_tresors/Cover.svelte"),
  },
};
