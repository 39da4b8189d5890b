// A script of a server's table (tests/local/played.py) played again at a table of a browser: every decision, refusal
// and message, each with what the server made of it.

import type { Foresee, Said } from "../lib/protocol";
import { decide, permitForesight, play, type Context } from "./decisions";
import type { Event } from "./events";
import { openedBy } from "./games";
import { liveOf } from "./live";
import { Machine } from "./machine";
import type { Manifest } from "./manifest";
import { Denied } from "./refusals";
import { Rules } from "./rules";
import { Table } from "./table";
import { foreseen, Telling } from "./telling";
import { Words } from "./words";

const ME = { id: "me", name: "Ali", avatar: "0123abcd" };

interface Line {
  at: number;
  said?: Said;
  robot?: { seat: number; action: number };
  since?: number | null;
  foresee?: Foresee;
  event?: Event;
  refused?: Record<string, string>;
  told?: unknown;
  by?: string | null;
  id?: string | null;
}

/** What the browser says of a line, and what the server said. */
interface Pair {
  line: number;
  found: unknown;
  wanted: unknown;
}

export async function playAgain(code: BufferSource, manifest: Manifest, script: readonly Line[]): Promise<Pair[]> {
  const machine = await Machine.of(await WebAssembly.compile(code), manifest);
  const [rules, words] = [new Rules(machine), await Words.load(manifest.name)];
  const live = await liveOf(machine, async () => new ArrayBuffer(0)); // nobody asks how dice fell
  const played = new Played(rules, words, { person: ME.id, live, manifest });
  return script.flatMap((line, at) => played.do(line).map(([found, wanted]) => ({ line: at, found, wanted })));
}

class Played {
  readonly #table: Table;
  readonly #telling: Telling;

  constructor(
    rules: Rules,
    private readonly words: Words,
    private readonly context: Context,
  ) {
    this.#table = new Table("~played", (created) => openedBy(rules, created));
    this.#telling = new Telling(this.#table, words, () => ME);
  }

  do(line: Line): [found: unknown, wanted: unknown][] {
    if (line.since !== undefined) return [[[this.#telling.arrival(line.since, line.at)], line.told]];
    if (line.foresee) return [[this.#forecast(line.foresee), line.told]];
    if (line.refused) return [[this.#refusal(line), line.refused]];
    const event = this.#decided(line);
    const [by, id, version] = [line.by ?? null, line.id ?? null, this.#table.version + 1];
    const row = { table: this.#table.id, version, at: line.at, event, by, id };
    this.#table.fold(row);
    if (event.type === "created") return [];
    const wanted = Object.fromEntries(Object.entries(line.event!).filter(([name]) => name in event));
    return [
      [event, wanted],
      [[this.#telling.news(row, line.at)], line.told],
    ];
  }

  #decided({ said, robot, event }: Line): Event {
    if (said) return decide(this.#table, said, this.context);
    if (robot) return play(this.#table, robot.seat, this.#table.version, robot.action, this.context.live);
    if (event!.type !== "created") return event!;
    const { type, settings, seed } = event!; // a browser writes no more of it
    return { type, settings, seed };
  }

  #refusal({ said }: Line): unknown {
    try {
      return decide(this.#table, said!, this.context);
    } catch (error) {
      if (error instanceof Denied) return this.words.texts(error.saying);
      throw error;
    }
  }

  #forecast(said: Foresee): unknown {
    permitForesight(this.#table, said, this.context);
    const { match, version, isRacing } = this.#table;
    return { type: "foreseen", id: said.id, version, foreseen: foreseen(match, said.seat, said.actions, isRacing) };
  }
}
