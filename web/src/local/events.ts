// The event log of a table in this browser: what is written of it, append-only; everything else is a fold over it.
// The events are those of a server's table (server/log/events.py) as far as a table of one browser has them.

import type { Clock, Level, Ruled, Settings } from "../lib/protocol";

/** Who acted (a seat, CHANCE or CLOCK), and the id of what they did. */
export type Step = readonly [seat: number, action: number];

export const CHANCE = -1; // a card is turned, a die falls
export const CLOCK = -2; // patience has run out (real time)
export const PUBLIC = -3; // who looks on, and knows what everybody does

/** What was agreed on, nothing left open. */
export type Agreed = Required<Settings> & { clock: Clock };

/** Where a game begins, if not at the setup: as a record says it, for people and for pages. */
export interface Begun {
  position: string;
  packed: string;
  /** Its bytes, in base64. */
  table: string;
}

/** A table: what was agreed, and the secret that chance will be drawn from. */
export interface Created {
  type: "created";
  settings: Agreed;
  seed: string;
  /** Whoever opened it knew the seed: a link gave it, to have the same deal. */
  isKnown?: true;
  /** The table that this is a rematch of. */
  of?: string;
  /** A game that was played elsewhere, whole: to look at. */
  record?: string;
  /** What those on the chairs are called, if anything. */
  called?: string[];
  /** The same by ids, where it was in notation. */
  plain?: string;
  /** Where it, or the game that this one goes on from, began. */
  start?: Begun;
  /** Steps that led to where this game begins, if not at the setup. */
  before?: Step[];
}

/** A person, or a robot, on a chair. */
export interface Seated {
  type: "seated";
  seat: number;
  person: string | null;
  level: Level | null;
}

/** A chair is free again. */
export interface Stood {
  type: "stood";
  seat: number;
}

/** Two chairs changed places. */
export interface Swapped {
  type: "swapped";
  seat: number;
  other: number;
}

/** Who plays on a chair is called so here. */
export interface Named {
  type: "named";
  seat: number;
  name: string;
}

/** Something else is agreed; who sits stays. */
export interface Changed {
  type: "changed";
  settings: Agreed;
}

/** The game begins; what chance did first. */
export interface Started {
  type: "started";
  steps: Step[];
}

/** A decision and what chance answered. */
export interface Played {
  type: "played";
  steps: Step[];
}

/** Real time: every hand of one window in order, and what became of it; then what followed. */
export interface Grabbed {
  type: "grabbed";
  rulings: Ruled[];
  steps: Step[];
  /** Of each step, milliseconds after the dice were shown. */
  times: (number | null)[];
  /** The moment from which on anybody may see it; null: at once. */
  seen: number | null;
}

/** A seat gave up, or ran out of time. */
export interface Resigned {
  type: "resigned";
  seat: number;
  flagged: boolean;
}

/** Nobody could play between these moments, since no tab was open: nobody's time. */
export interface Shut {
  type: "shut";
  since: number;
  until: number;
}

/** Real time: a seat is ready for the next race. */
export interface Readied {
  type: "readied";
  seat: number;
}

/** A seat wants the game back to so many steps. */
export interface UndoAsked {
  type: "undo_asked";
  seat: number;
  steps: number;
  /** Within its own turn. */
  free: boolean;
}

/** A robot plays for a person who would rather not. */
export interface Replaced {
  type: "replaced";
  seat: number;
  level: Level;
}

/** The person is back. */
export interface Retaken {
  type: "retaken";
  seat: number;
}

/** Something said at the table. */
export interface Spoken {
  type: "spoken";
  text: string;
}

/** They play again, over there. */
export interface Rematched {
  type: "rematched";
  table: string;
}

export type Event =
  | Created
  | Seated
  | Stood
  | Swapped
  | Named
  | Changed
  | Started
  | Played
  | Grabbed
  | Resigned
  | Shut
  | { type: "paused" }
  | { type: "resumed" }
  | Readied
  | UndoAsked
  | { type: "discarded" }
  | Replaced
  | Retaken
  | Spoken
  | Rematched;

/** An event, whether a person caused it, and the id of the command, by which it is known when said again. */
export interface Entry {
  event: Event;
  by: string | null;
  id: string | null;
}

/** One entry as it is kept. */
export interface Row extends Entry {
  table: string;
  /** 1, 2, 3 ... without gaps. */
  version: number;
  /** Milliseconds since 1970. */
  at: number;
}
