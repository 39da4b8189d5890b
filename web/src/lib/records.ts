// Records as the server sends them: bytes in base64, read by the layout of a game's `table.ts`.

/** How a number is read, where it is not simply one. */
export interface Reading {
  /** A set: the places of its bits (1), or a row of numbers so many bits wide, without the zeros at its end. */
  width?: number;
  /** What its values are called, from 0 on. */
  names?: readonly string[];
  /** The value that means there is none. */
  absent?: number;
  /** The field that says how many entries count. */
  each?: string;
  isSwitch?: true;
}
type Kind = "i1" | "i2" | "i4" | "i8";
type Field = readonly [name: string, kind: Kind, at: number, shape: readonly number[], reading?: Reading];
type Values = Record<string, unknown>;

/** The part that never changes in a match, and the rest; places are counted from the beginning of each. */
export interface Layout {
  board: readonly Field[];
  own: readonly Field[];
}

const SIZE = { i1: 1, i2: 2, i4: 4, i8: 8 };

/** A table, field by field. */
export function readRecord<Table>(layout: Layout, packed: string, board: string): Table {
  const found: Values = {};
  for (const [fields, bytes] of [[layout.board, board] as const, [layout.own, packed] as const]) {
    const data = bytesOf(bytes);
    for (const field of fields) found[field[0]] = readField(field, data);
  }
  for (const [name, , , , reading] of [...layout.board, ...layout.own])
    if (reading?.each) found[name] = (found[name] as unknown[]).slice(0, found[reading.each] as number);
  return found as Table;
}

function bytesOf(packed: string): DataView {
  const letters = atob(packed);
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new DataView(bytes.buffer);
}

function readField([, kind, at, shape, reading]: Field, data: DataView): unknown {
  let next = at;
  const read = ([length, ...rest]: readonly number[]): unknown => {
    if (length !== undefined) return Array.from({ length }, () => read(rest));
    const place = next;
    next += SIZE[kind];
    return readNumber(kind, place, reading, data);
  };
  return read(shape);
}

function readNumber(kind: Kind, at: number, reading: Reading | undefined, data: DataView): unknown {
  const value = numberAt(kind, at, data);
  if (reading?.width) return takenApart(BigInt(value), reading.width);
  if (reading?.names) return reading.names[Number(value)];
  if (reading?.isSwitch) return Boolean(value);
  return Number(value) === reading?.absent ? null : Number(value);
}

function numberAt(kind: Kind, at: number, data: DataView): number | bigint {
  switch (kind) {
    case "i1":
      return data.getInt8(at);
    case "i2":
      return data.getInt16(at, true);
    case "i4":
      return data.getInt32(at, true);
    case "i8":
      return data.getBigInt64(at, true);
  }
}

function takenApart(value: bigint, width: number): number[] {
  const parts: number[] = [];
  for (let rest = value; rest > 0n; rest >>= BigInt(width)) parts.push(Number(rest & ((1n << BigInt(width)) - 1n)));
  return width === 1 ? parts.flatMap((part, at) => (part ? [at] : [])) : parts;
}

const LAYOUTS = import.meta.glob<{ LAYOUT: Layout }>("../games/*/table.ts", { eager: true });

/** How tables of a game are read, if that is known here. */
export const recordOf = (game: string): Layout | undefined =>
  LAYOUTS[`../games/${game.replaceAll("-", "_")}/table.ts`]?.LAYOUT;
