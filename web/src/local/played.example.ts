// A script of a server's table (tests/local/played.py) played again at a table of a browser: every decision, refusal
// and message must be the same.

import assert from "node:assert/strict";
import type { Foresee, Said } from "../lib/protocol";
import { decide, permitForesight, play, type Context } from "./decisions";
import type { Created, Event } from "./events";
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
  created?: null;
  since?: number | null;
  foresee?: Foresee;
  event?: Event;
  refused?: Record<string, string>;
  told?: unknown;
  by?: string | null;
  id?: string | null;
}

/** How many messages were compared. */
export async function compare(code: BufferSource, manifest: Manifest, script: readonly Line[]): Promise<number> {
  const machine = await Machine.of(await WebAssembly.compile(code), manifest);
  const [rules, words] = [new Rules(machine), await Words.load(manifest.name)];
  const table = new Table("~played", (created) => openedBy(rules, created));
  const telling = new Telling(table, words, () => ME);
  const context = { person: ME.id, live: await liveOf(machine, noFile) };
  let compared = 0;
  for (const [number, line] of script.entries()) {
    const where = `${manifest.name}, line ${number}: ${JSON.stringify(line.said ?? line.robot ?? line.event)}`;
    const told = done(line, table, telling, words, context);
    if (line.told === undefined) continue;
    assert.deepEqual(plain(told), line.told, where);
    compared++;
  }
  return compared;
}

/** Nobody asks how dice fell. */
const noFile = (): Promise<ArrayBuffer> => Promise.resolve(new ArrayBuffer(0));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function done(line: Line, table: Table, telling: Telling, words: Words, context: Context): unknown {
  if (line.since !== undefined) return [telling.arrival(line.since, line.at)];
  if (line.foresee) return forecast(line.foresee, table, context);
  if (line.refused) return refusal(line, table, words, context);
  const event = decided(line, table, context);
  const [by, id, version] = [line.by ?? null, line.id ?? null, table.version + 1];
  const row = { table: table.id, version, at: line.at, event, by, id };
  table.fold(row);
  return line.created === undefined ? [telling.news(row, line.at)] : undefined;
}

function decided({ said, robot, event }: Line, table: Table, context: Context): Event {
  if (event!.type === "created") return bare(event as Created);
  const found = said
    ? decide(table, said, context)
    : robot
      ? play(table, robot.seat, table.version, robot.action, context.live)
      : event!;
  for (const [key, value] of Object.entries(found)) assert.deepEqual(plain(value), plain(event![key as keyof Event]));
  return found;
}

/** What a server writes of it that a browser leaves out. */
function bare({ type, settings, seed }: Created): Created {
  return { type, settings, seed };
}

function refusal({ said, refused }: Line, table: Table, words: Words, context: Context): undefined {
  assert.throws(
    () => decide(table, said!, context),
    (error) => {
      assert.ok(error instanceof Denied, String(error));
      assert.deepEqual(words.texts(error.saying), refused);
      return true;
    },
  );
}

function forecast(said: Foresee, table: Table, context: Context): unknown {
  permitForesight(table, said, context);
  const { match, version, isRacing } = table;
  return { type: "foreseen", id: said.id, version, foreseen: foreseen(match, said.seat, said.actions, isRacing) };
}
