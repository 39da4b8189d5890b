// Records that a browser writes and reads, for Python to look at (tests/local/test_records.py).

import type { Settings } from "../lib/protocol";
import { decide, play } from "./decisions";
import { below } from "./dice";
import { openedBy } from "./games";
import { Machine } from "./machine";
import type { Manifest, Reading } from "./manifest";
import type { Match } from "./match";
import { begunAt, inIds } from "./reading";
import { isPlain, parse, recordOf, replayed, textOf, type Written } from "./record";
import { Denied } from "./refusals";
import { Rules } from "./rules";
import { Table } from "./table";
import { agreed } from "./terms";
import { Words } from "./words";

const ME = "me";

/** Random games, each as it is written at its end. */
export async function write(code: BufferSource, manifest: Manifest, tables: Settings[]): Promise<string[]> {
  const rules = new Rules(await Machine.of(await WebAssembly.compile(code), manifest));
  return tables.map((settings, at) => {
    const table = new Table("~written", (created) => openedBy(rules, created));
    const fold = (event: Parameters<Table["fold"]>[0]["event"]) =>
      table.fold({ table: table.id, version: table.version + 1, at: 1_700_000_000_000, event, by: ME, id: null });
    const chairs = Array<"me">(manifest.seats.at(-1)!)
      .fill("me")
      .slice(0, settings.seats ?? manifest.seats[0]);
    fold({ type: "created", settings: agreed({ ...settings, chairs }), seed: String(at) });
    fold(decide(table, { type: "start", id: "" }, { person: ME, live: undefined, manifest }));
    while (table.status === "playing") {
      const { actors, match } = table;
      const seat = actors[below(3, match.log.length, actors.length)]!;
      const legal = table.legal(seat);
      const action = legal[below(4, match.log.length, legal.length)]!;
      if (table.isTimed) fold({ type: "played", steps: match.answer(seat, action) });
      else fold(play(table, seat, table.version, action, undefined));
    }
    return recordOf(
      table,
      table.sitters.map((_, seat) => `seat ${seat}`),
    );
  });
}

/** The logs of records, played again; why not, where they are refused. */
export async function read(
  code: BufferSource,
  manifest: Manifest,
  reading: Reading,
  records: string[],
): Promise<unknown[]> {
  const rules = new Rules(await Machine.of(await WebAssembly.compile(code), manifest));
  const words = await Words.load(manifest.name);
  return Promise.all(
    records.map(async (text) => {
      try {
        const match = await replayedFrom(parse(text), rules, reading);
        return { log: match.log, names: match.names, times: [...match.times], over: match.isOver };
      } catch (error) {
        if (!(error instanceof Denied)) throw error;
        return { refused: words.texts(error.saying)["en"] };
      }
    }),
  );
}

/** As a table that is opened by a record: read once, then played by ids. */
async function replayedFrom(written: Written, rules: Rules, reading: Reading): Promise<Match> {
  const start = await begunAt(written, rules, reading);
  return replayed(isPlain(written) ? written : parse(textOf(inIds(written, reading))), rules, start);
}
