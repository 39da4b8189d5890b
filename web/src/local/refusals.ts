// What a table of this browser may answer instead of doing it: a message by its name, or a row of the game's facts.
// It becomes words where it leaves the worker (`words.ts`), in all languages, as a server sends them.

import { messagesOf, type Message } from "../lib/messages";
import type { Row } from "../lib/rows";

/** Which files a message is of: the library's, what a server says of its tables, or what is said here alone. */
export type Folder = "house" | "server" | "local";

/** Something to say: a message and what it is about, a fact of a game, or several one after the other. */
export type Saying =
  | { of: Folder; name: string; values: Record<string, Value> }
  | { game: string; name: string; values: Record<string, Value> }
  | { game: string; row: Row }
  | { parts: Saying[]; between: string };
export type Value = number | string | Saying;

export const say = (of: Folder, name: string, values: Record<string, Value> = {}): Saying => ({ of, name, values });

/** Understood or not, it is not done; nothing has changed. */
export class Denied extends Error {
  constructor(readonly saying: Saying) {
    super("name" in saying ? saying.name : "refused");
  }
}

/** One of the messages that a server's table says. */
export const denied = (name: string, values: Record<string, Value> = {}): Denied =>
  new Denied(say("server", name, values));

/** One of the messages of the rules' library. */
export const refused = (name: string, values: Record<string, Value> = {}): Denied =>
  new Denied(say("house", name, values));

/** What is only said in a browser: names of messages and what they take. The texts are in words/*.ftl. */
const own = messagesOf("local");
const ownly = ({ name, values }: Message): Saying => say("local", name, values as Record<string, Value>);

export const here = {
  boardOfOnesOwn: () => new Denied(ownly(own("board-of-ones-own"))),
  machineMissing: () => new Denied(ownly(own("machine-missing"))),
  notKept: () => new Denied(ownly(own("not-kept"))),
  needsTable: () => new Denied(ownly(own("needs-a-table"))),
  badTable: () => new Denied(ownly(own("bad-table"))),
  notAMove: (move: string) => new Denied(ownly(own("not-a-move", { move }))),
  someoneElse: () => new Denied(ownly(own("nobody-else-comes"))),
  badName: () => new Denied(ownly(own("bad-name"))),
  failed: () => new Denied(ownly(own("failed"))),
};

/** What can be said of any game: of one from another package that has no words for the page. */
const about = ({ name, values }: Message, who: Saying): Saying =>
  say("local", name, { ...(values as Record<string, Value>), who });
export const stranger = {
  moves: (who: Saying, move: string) => about(own("stranger-moves", { who: "", move }), who),
  chance: (move: string) => ownly(own("stranger-chance", { move })),
  asks: (who: Saying) => about(own("stranger-asks", { who: "" }), who),
  over: () => ownly(own("stranger-over")),
  won: (who: Saying) => about(own("stranger-won", { who: "" }), who),
  drawn: () => ownly(own("stranger-drawn")),
  refuses: () => ownly(own("stranger-refuses")),
};

export function require(holds: boolean, name: string, values: Record<string, Value> = {}): asserts holds {
  if (!holds) throw denied(name, values);
}
