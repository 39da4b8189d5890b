// Real time at a table of this browser: what a race may ask of its table, and what the table asks of it. Whoever knows
// the race (`live/`) knows no worker, store or page; the table knows no rule of a race.

import type { Film, Level, Ruled, Show } from "../lib/protocol";
import type { Agreed, Grabbed, Played, Step } from "./events";
import type { Machine } from "./machine";
import type { Match } from "./match";

/** What is to happen next: hands race; a seat chooses in peace; chance lays out the next race. */
export type Stage = "race" | "choice" | "chance" | "over";

/** A hand that went out, as it reaches the table. Moments are milliseconds. */
export interface Claim {
  seat: number;
  /** NOTHING: none. */
  object: number;
  /** The page's clock when what allows it was painted; null: nothing was yet. */
  seen: number | null;
  /** The page's clock at the grab. */
  moment: number;
  /** The table's clock. */
  arrived: number;
  /** The page's clock, less the table's, as far as is known. */
  offset: number;
}

/** The table, as a race may know it; how it stands is read anew after every `await`. */
export interface LiveTable {
  readonly id: string;
  readonly settings: Agreed;
  readonly match: Match;
  readonly seats: number;
  /** The moment of the last step. */
  readonly movedAt: number;
  readonly isPaused: boolean;
  /** Somebody has not said yet that they are ready: nothing new is laid out. */
  readonly isHeld: boolean;
  /** The moment when somebody last said so. */
  readonly readyAt: number;
  /** It is being played, kept by this worker, and somebody looks at it. */
  readonly goesOn: boolean;
  /** The level of the robot that plays a seat now; null: a person does. */
  robot(seat: number): Level | null;
  /** Milliseconds since 1970, with fractions. */
  now(): number;
  /** What chance would answer now, by the table's seed; nothing is changed. */
  chanceNow(): Step[];
  /** Written, then told, if the game still has so many steps and is not paused; else nothing happens: false. */
  cause(event: Grabbed | Played, steps: number): Promise<boolean>;
  /** Told to everybody at once, and to whoever comes before it is over. */
  show(show: Show): void;
}

/** The race at one table, for as long as this worker keeps it. */
export interface Race {
  /** From race to race, until the table goes on no more (`goesOn`) or the game is over. */
  run(): Promise<void>;
  claim(claim: Claim): void;
  /** Something around the game has changed: a pause, a chair. */
  stirred(): void;
}

/** A game's `live.py`, and the server's `races.py`, for one browser: `live/open.ts` makes it, for any game. */
export interface Live {
  stage(match: Match): Stage;
  race(table: LiveTable): Race;
  /** Those that happen together: how a race ended is seen before the next is laid out. */
  atOnce(steps: readonly Step[], match: Match): Step[];
  /** How the last of so many steps was seen to fall; the same name, the same film. */
  film(match: Match, step: number, name: string): Film | null;
  /** Whether a hand says something of how quick its player is. */
  isRead(ruled: Ruled): boolean;
}

/** The races of a game, by its kernels; nothing where nobody races. `file` is one that lies beside its machine. */
export async function liveOf(
  machine: Machine,
  file: (name: string) => Promise<ArrayBuffer>,
): Promise<Live | undefined> {
  const { races } = machine.manifest;
  if (!races) return undefined;
  const { openLive } = await import("./live/open");
  return openLive(machine, () => file(races.reel.file));
}
