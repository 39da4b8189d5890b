// Lessons as `make protocol` writes them: positions that the rules have made, with all that may be done there.

import { Message, type Pair } from "../messages";
import type { GameName, Happened, Settings, View } from "../protocol";

/** Something that was wanted, done: what is seen then, and how things stand. */
export interface Right<G extends GameName = GameName> {
  action: number;
  happened: Happened<G>[];
  view: View<G>;
}

/** A position, and one thing to do there. */
export interface Position<G extends GameName = GameName> {
  name: string;
  /** The numbers of what it teaches. */
  rules: string[];
  /** Who learns. */
  seat: number;
  /** Which board, of the lesson's. */
  laid: number;
  /** What the seats are called. */
  chairs: Pair[];
  view: View<G>;
  choices: number[];
  /** Of each choice what it would do. */
  foreseen: number[][][];
  right: Right<G>[];
  /** Real time: what is wanted is to choose nothing. */
  waits: Right<G> | null;
}

export interface Lesson<G extends GameName = GameName> {
  game: G;
  title: Pair;
  /** To show what is wanted is to let nothing else glow; else it is done. */
  narrows: boolean;
  laid: string[];
  steps: Position<G>[];
}

/** The table of a first game, where the lesson ends: the shelf knows it without the lesson. */
export interface First {
  seats: number;
  options: NonNullable<Settings["options"]>;
}

const FILES = import.meta.glob<Lesson>("../../games/*/lesson.json", { import: "default" });
const FIRSTS = import.meta.glob<First>("../../games/*/first.json", { eager: true, import: "default" });

export const folderOf = (game: string): string => game.replaceAll("-", "_");
const fileOf = (game: string, part: "first" | "lesson"): string => `../../games/${folderOf(game)}/${part}.json`;

export const firstOf = (game: string): First | undefined => FIRSTS[fileOf(game, "first")];
export const hasLesson = (game: string): boolean => firstOf(game) !== undefined;

/** The lesson of a game, if it has one. */
export const lessonOf = async (game: string): Promise<Lesson | undefined> => FILES[fileOf(game, "lesson")]?.();

export type Part = "do" | "other" | "done";

/** What is said in a step: what to do, that it was something else, or why it was right. */
export const sentenceOf = (game: string, step: string, part: Part): Message =>
  new Message(`${folderOf(game)}/lesson`, part === "do" ? step : `${step}-${part}`, {});

// --- who has had it

const key = (game: string): string => `lesson-${game}`;
export const isLearnt = (game: string): boolean => localStorage.getItem(key(game)) !== null;
export const remember = (game: string): void => localStorage.setItem(key(game), "learnt");
