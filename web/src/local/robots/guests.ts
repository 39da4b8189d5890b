// What guests of a server ask out of curiosity, found in their own page where the house lets them and the page can: so
// that a house's cost does not grow with it. Whatever is not found here the server is asked for.

import { ask, Refusal } from "../../lib/api";
import { beside, BASE } from "../../lib/base";
import type { Analysis, Customs, Hinted, Info, Level, Opened } from "../../lib/protocol";
import { fromBase64, toBase64 } from "../base64";
import { here } from "../here";
import { openThinker, type Thinker } from "./thinker";

const ADVISED = 2; // seconds that a hint is thought about, as at the server
const BEST = 5; // and how many choices are told

let customs: Promise<boolean> | undefined;
let thinker: Thinker | undefined;
const adopted = new Map<string, Promise<string>>(); // games of the server that this browser has taken in

/** Whether the house lets its guests think for themselves; asked once. */
function mayThink(): Promise<boolean> {
  customs ??= ask<Customs>("GET", "/api/customs").then(
    ({ guests_think }) => guests_think,
    () => false,
  );
  return customs;
}

/**
 * Hints for a seat of a server's table, by the record that the seat sees: what is hidden from it is dealt anew in every
 * game that is imagined. Nothing where no machine lies beside the page, or nobody can think about such a game.
 *
 * @param seen the record as it was told, in base64: without the board, which is `info.laid`
 */
export async function hintsHere(info: Info, seat: number, seen: string): Promise<Hinted[] | undefined> {
  if (!(await mayThink())) return undefined;
  const { game, seats, options, board, laid } = info;
  const start = toBase64(new Uint8Array([...fromBase64(laid), ...fromBase64(seen)]));
  thinker ??= openThinker(BASE);
  const found = await thinker.advise({ game, seats, options, board, start }, [], seat, ADVISED).catch(() => undefined);
  return found?.slice(0, BEST);
}

/** What robots here think of a server's finished game so far; nothing where they cannot. */
export const analysisHere = (table: string): Promise<Analysis | undefined> =>
  ifPossible(async () => here.ask("analysis", await takenIn(table)));

/** A table of this browser that goes on from a step of a server's finished game; nothing where none can. */
export const branchHere = (table: string, step: number, seat: number, level: Level): Promise<Opened | undefined> =>
  ifPossible(async () => here.ask("branch", await takenIn(table), step, seat, level));

/** The same game in this browser: its record, opened. */
function takenIn(table: string): Promise<string> {
  const found =
    adopted.get(table) ?? fetched(table).then(async (record) => (await here.ask("openRecord", record)).table);
  adopted.set(table, found);
  return found;
}

async function fetched(table: string): Promise<string> {
  const response = await fetch(beside(`/api/tables/${table}/record?ids=true`));
  if (!response.ok) throw new Error(`no record of ${table}: ${response.status}`);
  return response.text();
}

async function ifPossible<T>(answer: () => Promise<T>): Promise<T | undefined> {
  if (!(await mayThink())) return undefined;
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal || error instanceof Error) return undefined;
    throw error;
  }
}
