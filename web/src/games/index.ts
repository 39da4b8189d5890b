// The games as the page shows them. Each registers itself by its folder's index.ts; a folder has the
// same few files as its neighbours'. A game that has none here (a plug-in's) is played all the same.

import type { Component } from "svelte";
import type { Turn } from "../lib/ending/turning";
import { guestOf } from "../lib/guests.svelte";
import type { Handles } from "../lib/narrow";
import type { Said } from "../lib/messages";
import type { Happened } from "../lib/heard";
import type { GameInfo, GameName, Result, View } from "../lib/protocol";
import type { Teller } from "../lib/queue";
import type { Live, Race } from "../lib/realtime";
import type { TourStep } from "../lib/tour/steps";

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
  race?: Race<G> | undefined;
  /** Who is to know what has been seen: `lib/queue.ts` says it. Nothing around the board gives away a scene's end. */
  telling?: Teller | undefined;
  /** What would come of a click that makes a choice, as rows of facts: nothing until the server has answered. */
  foresee?: (handle: string) => number[][] | undefined;
}

/** The rules of a game as a player reads them; `rules.ts` of its folder. */
export interface RulesPage {
  sections: {
    title: Said;
    /** As in docs/games: a link to `#KT-05` leads to the section of that rule. */
    numbers: string[];
    text: Said[];
    /** A live little board: so many moves after the opening ("0", "12"); any other word, the opening. */
    picture?: string;
  }[];
  /** What the rule sheet leaves open, and what we decided. */
  readings: Said[];
  /** Components that we had to make up anew. */
  rebuilt: Said[];
  /** Who made the game, as far as we know. */
  thanks?: Said;
}

/** A line of the score, as it is told at a table. */
export interface ScoreLine {
  text: Said;
  points: number;
  /** It is part of the line before it. */
  isPart?: boolean;
}

/** How a game ends, beside who has won: what its folder has to say, and to draw. */
export interface Ending<G extends GameName = GameName> {
  /** A second sentence after the first, which says who won and why. */
  more?: (view: View<G>, result: Result, story: readonly Happened<G>[]) => Said | undefined;
  /** Where it turned, in real time: of other games the robots say it. */
  turning?: (story: readonly Happened<G>[], winners: readonly number[]) => Turn | undefined;
  /** False: one wins or loses, and there are no points to count. */
  isCounted?: boolean;
  /** Drawn over the board, once: some seconds, in the game's own ink. */
  celebration?: () => Promise<{ default: Component }>;
}

/** What its folder exports as `front`. */
export interface Front<G extends GameName = GameName> {
  name: G;
  /** Its place on the shelf, from 1. */
  shelf: number;
  promise: Said;
  /** It says "tu": and so does the house, around it. */
  isFamiliar?: boolean;
  /** No piece stands for anybody: all that is told calls people by their own names, as the board does. */
  callsPeople?: boolean;
  minutes: number;
  /** All choose at once, and what they chose is opened together. */
  together?: boolean;
  /** How many players it is offered to first; else three, where it takes so many. */
  usual?: number;
  /** What the values of its options are called. */
  values?: Record<string, Said>;
  handles: Handles<G>;
  /** Colours of the game's own paper and ink: CSS class. */
  paper: string;
  /** Without one it is played on lib/Drawing.svelte. */
  board?: () => Promise<{ default: Component<BoardProps<G>> }>;
  /** What a seat's points are made of, once the game is over. */
  score?: (view: View<G>, seat: number) => ScoreLine[];
  ending?: Ending<G>;
  cover?: () => Promise<{ default: Component }>;
  rules?: () => Promise<{ rules: RulesPage }>;
  /** Real time: no hints, no taking back, and the board makes its own sounds. */
  live?: Live<G>;
  /** What a first game's tour points at besides. */
  tour?: TourStep[];
  /** Whether that waits for something the board shows first. */
  holdsTour?: () => boolean;
}

const FOUND = import.meta.glob<{ front: Front }>("./*/index.ts", { eager: true });

/** Ours, in the order in which they stand on the shelf. */
export const FRONTS: readonly Front[] = Object.values(FOUND)
  .map(({ front }) => front)
  .sort((one, other) => one.shelf - other.shelf);

/** What a server would say of them: the shelf is full before one has answered, and where there is none. */
export const INFOS: readonly GameInfo[] = Object.values(
  import.meta.glob<GameInfo>("./*/info.json", { eager: true, import: "default" }),
);

/** A game that brings nothing for the page: its letters are its board, its choices sentences. */
export type Plain = Omit<Front, "promise" | "minutes"> & Partial<Pick<Front, "promise" | "minutes">>;
const plain = (name: string): Plain => ({ name: name as GameName, shelf: Infinity, handles: () => [], paper: "plain" });

/** Of any game that the server has: ours, or a plug-in's, with the board that it brings, if any does. */
export const frontOf = (name: string): Plain => FRONTS.find((front) => front.name === name) ?? visiting(name);

function visiting(name: string): Plain {
  const guest = guestOf(name);
  if (!guest) return plain(name);
  const { handles, promise, minutes, rules } = guest;
  return {
    ...plain(name),
    ...(promise && { promise }),
    ...(minutes && { minutes }),
    handles: handles as Handles<GameName>,
    board: () => import("../lib/Guest.svelte"),
    ...(rules && { rules: () => Promise.resolve({ rules }) }),
  };
}
