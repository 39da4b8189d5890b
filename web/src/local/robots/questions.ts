// What crosses between a page and whoever thinks for it.

import type { Level } from "../../lib/protocol";
import type { Parts } from "../machine";
import type { Log, Progress, Terms } from "./thinker";

interface About {
  terms: Terms;
  log: Log;
  seat: number;
}

export interface Act extends About {
  type: "act";
  level: Level;
  luck: number;
}

export interface Advise extends About {
  type: "advise";
  seconds: number;
}

export interface Judge extends About {
  type: "judge";
  played: number;
}

export type Question = Act | Advise | Judge;

/** A question, with what its game's machine is made of, if that is at hand; or all up to that number are cancelled. */
export type Asked = { id: number; base: string; question: Question; parts?: Parts } | { cancelled: number };

export type Answered =
  { id: number; progress: Progress } | { id: number; found: unknown } | { id: number; failed: string };
