// What is agreed before the first move: the usual, where nothing is said; what the game does not offer is refused.

import type { GameName, Settings } from "../lib/protocol";
import { fromBase64 } from "./base64";
import type { Agreed } from "./events";
import type { Machine } from "./machine";
import { here, refused } from "./refusals";
import type { Rules, State } from "./rules";

type Manifest = Machine["manifest"];
export type Value = string | boolean | number;
const SWITCH: Record<string, boolean> = {
  ...{ on: true, yes: true, true: true, oui: true },
  ...{ off: false, no: false, false: false, non: false },
};
const QUOTED = 60; // letters of what is refused that the refusal repeats

/** Game, seats, options and board of a match: all that a thinker needs to play it again. */
export interface Terms {
  game: GameName;
  seats: number;
  options: Record<string, Value>;
  /** As records name it. */
  board: string;
  /** Where the game begins, if not at the setup: the table's bytes, in base64. */
  start?: string;
}

const USUAL = {
  seats: null,
  options: {},
  board: null,
  chairs: [],
  clock: { type: "none" },
  public: false,
  hints: true,
  undo: true,
  away: 60,
  pace: 700,
  mode: "amis",
  waits: false,
} as const satisfies Omit<Required<Settings>, "game">;

/** Settings with nothing left open. */
export function agreed(settings: Settings): Agreed {
  const { clock } = settings;
  const whole = clock?.type === "live" ? { ...clock, increment: clock.increment ?? 0 } : clock;
  return { ...USUAL, options: {}, chairs: [], ...settings, clock: whole ?? { type: "none" } };
}

/** What is chosen of a game. */
export type Chosen = Pick<Settings, "seats" | "options" | "board">;

export function termsOf(manifest: Manifest, { seats = null, options = {}, board = null }: Chosen): Terms {
  return {
    game: manifest.name as GameName,
    seats: seatCount(manifest, seats),
    options: readOptions(manifest, options),
    board: boardNamed(manifest, board),
  };
}

/** The table as it is laid on these terms. */
export function laid(rules: Rules, terms: Terms): State {
  if (terms.start !== undefined) return fromBase64(terms.start);
  return rules.setup(settingsRecord(rules.manifest, terms));
}

function seatCount({ seats: known, title }: Manifest, given: number | null): number {
  const count = given ?? known[0]!;
  if (known.includes(count)) return count;
  throw refused("seats-not-offered", { game: title["fr"] ?? "", known: known.join(", "), given: String(given) });
}

function readOptions({ options }: Manifest, chosen: Record<string, Value>): Record<string, Value> {
  const known = options.map(({ name }) => name);
  for (const name of Object.keys(chosen))
    if (!known.includes(name)) throw refused("unknown-option", { name, known: known.join(", ") });
  return Object.fromEntries(options.map((option) => [option.name, readOption(option, chosen[option.name])]));
}

function readOption(option: Manifest["options"][number], value: Value | undefined): Value {
  if (value === undefined) return option.default;
  const text = typeof value === "string" ? value.trim().toLowerCase() : value;
  const wanted = typeof option.default === "boolean" && typeof text === "string" ? (SWITCH[text] ?? text) : text;
  const found = option.values.find((offered) => offered === wanted || written(offered) === wanted);
  if (found !== undefined) return found;
  const shown = option.values.map(written).join(", ");
  throw refused("option-not-allowed", { name: option.name, value: JSON.stringify(value), known: shown });
}

/** A value as records write it. */
export const written = (value: Value): string => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));

/** The options that are not the usual ones, as `name=value`. */
export const writtenOptions = ({ options }: Manifest, chosen: Record<string, Value>): string[] =>
  options
    .filter(({ name, default: usual }) => chosen[name] !== usual)
    .map(({ name }) => `${name}=${written(chosen[name]!)}`);

/** One of those that came with the game. One that is written whole would have to be laid, which only Python does. */
function boardNamed({ boards, board: usual }: Manifest, name: string | null): string {
  const found = boards[name ?? usual];
  if (found) return found.text;
  const whole = Object.values(boards).find(({ text }) => text === name);
  if (whole) return whole.text;
  if (name?.startsWith("{")) throw here.boardOfOnesOwn();
  throw refused("unknown-board", { name: (name ?? "").slice(0, QUOTED), known: Object.keys(boards).join(", ") });
}

/** What `setup` reads: the board as it lies, and the numbers that were chosen. */
function settingsRecord(manifest: Manifest, { seats, options, board }: Terms): Uint8Array {
  const codes: Record<string, number> = { seats };
  for (const { name, values } of manifest.options) codes[name] = values.indexOf(options[name]!);
  const found = Object.values(manifest.boards).find(({ text }) => text === board)!;
  const key = manifest.lays_by.map((name) => String(codes[name])).join(",");
  const bytes = fromBase64(found.settings[key]!);
  const view = new DataView(bytes.buffer);
  for (const [name, { offset, kind }] of Object.entries(manifest.settings.places))
    put(view, kind, offset, codes[name] ?? 0);
  return bytes;
}

function put(view: DataView, kind: string, at: number, value: number): void {
  switch (kind) {
    case "i1":
      return view.setInt8(at, value);
    case "i2":
      return view.setInt16(at, value, true);
    case "i4":
      return view.setInt32(at, value, true);
    default:
      return view.setBigInt64(at, BigInt(value), true);
  }
}
