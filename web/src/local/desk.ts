// What may be asked of the house in this browser, beside what is said at its tables. The answers are those that a
// server would give (lib/protocol.ts); a `Refused` says why there is none.

import type { Witness } from "../lib/fair";
import type { Profile, Text } from "../lib/protocol";
import type {
  Analysis,
  Drawn,
  Film,
  GameInfo,
  Level,
  Listing,
  Me,
  Opened,
  Replay,
  Sample,
  Scene,
  Settings,
} from "../lib/protocol";

/** What was found in a record: every way in which it does not hold, and how much was looked at. */
export interface Checked {
  faults: Text[];
  moves: number;
  chances: number;
}

export interface Desk {
  /** Who plays in this browser. */
  me(): Promise<Me>;
  rename(profile: Profile): Promise<Me>;
  /** What can be played here: every game whose machine lies beside the page. */
  games(): Promise<GameInfo[]>;
  /** A new table; with a seed, chance is known to whoever gave it. Where no chair is free the game begins. */
  open(settings: Settings, seed?: string | null): Promise<Opened>;
  myGames(): Promise<Listing[]>;
  replay(table: string, seat: number | null): Promise<Replay>;
  scenes(table: string, first: number, seat: number | null): Promise<Scene[]>;
  film(table: string, step: number): Promise<Film | null>;
  branch(table: string, step: number, seat: number, level: Level): Promise<Opened>;
  analysis(table: string): Promise<Analysis>;
  /** The table in letters, of a game that has no board. */
  drawing(table: string, language: string): Promise<Drawn[]>;
  /** A table to show the rules on. */
  sample(game: string, steps: number): Promise<Sample>;
  /** The game as text: once over, whole and with its seed; before, as its player saw it. */
  record(table: string): Promise<string>;
  openRecord(record: string): Promise<Opened>;
  /** Whether a record is true, and says what somebody saw of the game before its end. */
  verify(record: string, seen: Witness | null): Promise<Checked>;
  /** The seed that gives a friend the same chance; once the game is over, or if it was known all along. */
  seed(table: string): Promise<string>;
  /** The table is thrown away, with all that was played at it. */
  erase(table: string): Promise<void>;
}
