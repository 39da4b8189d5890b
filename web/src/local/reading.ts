// Records as people and Python write them, put as tables of this browser are: ids in place of notation, bytes in place
// of a position. Nothing of a game is known here: how its actions are written, and what its table may hold, lies beside
// its machine (wasm/reading.py).

import { unpackBytes } from "../lib/share/pack";
import { fromBase64, toBase64 } from "./base64";
import type { Begun } from "./events";
import type { Bounds, Reading } from "./manifest";
import { idsOf } from "./notation";
import { POSITION, TABLE, type Written } from "./record";
import { here } from "./refusals";
import type { Rules } from "./rules";

const MOST = 4096; // bytes more than a table has are not a table

/** Its moves by their ids; what is no move of the game stays, and will be refused. */
export function inIds(written: Written, { actions }: Reading): Written {
  const ids = idsOf(actions);
  const moves = written.moves.map((move) => {
    const id = ids.get(move.word);
    return id === undefined ? move : { ...move, word: `#${id}`, as: move.word };
  });
  return { ...written, moves };
}

/** Where it begins, if not at the setup: what the rules could have laid there, by the ranges of its fields. */
export async function begunAt({ headers }: Written, rules: Rules, { table }: Reading): Promise<Begun | undefined> {
  const [position, packed] = [headers.get(POSITION), headers.get(TABLE)];
  if (position === undefined) return undefined;
  if (packed === undefined) throw here.needsTable();
  const state = await unpackBytes(fromLetters(packed), rules.manifest.state + MOST).catch(() => undefined);
  if (state?.length !== rules.manifest.state || !isWithin(state, table)) throw here.badTable();
  return { position, packed, table: toBase64(state) };
}

function fromLetters(packed: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(packed);
  } catch {
    throw here.badTable();
  }
}

function isWithin(state: Uint8Array<ArrayBuffer>, table: readonly Bounds[]): boolean {
  const view = new DataView(state.buffer, state.byteOffset);
  return table.every(({ offset, kind, length, least, most }) =>
    Array.from({ length }, (_, at) => numberAt(view, kind, offset + at * Number(kind.slice(1)))).every(
      (number) => number >= least && (most === null || number <= most),
    ),
  );
}

function numberAt(view: DataView, kind: string, at: number): number | bigint {
  switch (kind) {
    case "i1":
      return view.getInt8(at);
    case "i2":
      return view.getInt16(at, true);
    case "i4":
      return view.getInt32(at, true);
    default:
      return view.getBigInt64(at, true);
  }
}
