// A whole game as text, as core/record.py writes and reads it. A move is written by its id (`#12`), which Python reads
// in every game; what is in notation is put so before it is played (`reading.ts`).

import { commitment } from "../lib/fair";
import type { Part } from "../lib/protocol";
import { isSeed } from "./chance";
import { CHANCE, CLOCK, type Begun, type Step } from "./events";
import { Match } from "./match";
import { Denied, denied, here, refused, say } from "./refusals";
import { seatsOf, type Rules } from "./rules";
import type { Table } from "./table";
import { termsOf, writtenOptions, type Chosen } from "./terms";

const LETTERS = "ABCDEF";
const CLOCK_LETTER = "T";
const [UNFINISHED, NOBODY] = ["*", "-"];
const PER_LINE = 10; // decisions on a line of moves
export const [POSITION, TABLE] = ["Position", "Table"];
const MOST_TEXT = 500_000;
const MOST_HEADERS = 100;
const MOST_WORD = 64;
const QUOTED = 60;

const NAME = /^[A-Za-z][\w -]*$/;
const TOKEN = /\{(?<comment>[^{}]*)\}|(?<number>\d+\.)(?=\s|$)|(?<paren>[()])|(?<move>[^\s(){}]+)/y;
const MOVE = /^(?:([A-FT]):)?(.+?)(?:@(\d{1,9})ms)?$/;
const ID = /^#(\d{1,9})$/;
const PART = /^Part ([A-F])$/; // a header for each seat whose device added to the seed
const PART_SAID = /^([0-9a-f]{64}) ([0-9a-f]{64}|-)$/;
const TERM = /^([a-z_]+)=(\S+)$/;

/** One entry of the movetext: who (null: whoever's turn it is), what, and when. */
interface Move {
  actor: number | null;
  word: string;
  at: number | null;
  /** As it was written, where that was not so. */
  as?: string;
}

export interface Written {
  headers: Map<string, string>;
  moves: Move[];
}

// --- writing

/** The game as text: once over, whole and with its seed; before, as its player saw it. */
export function recordOf(table: Table, names: readonly string[]): string {
  if (table.created.record !== undefined) return table.created.record;
  const isOver = table.status === "over";
  const viewer = table.seatsOf(table.host);
  const { match } = table;
  const seen = isOver ? match.log : match.told(viewer.length === 1 ? viewer[0]! : null);
  const before = table.created.before ?? [];
  const headers = [
    ...agreedHeaders(match),
    ...(isOver ? chanceHeader(table) : []),
    ...startHeaders(table.created.start),
    ...names.map((name, seat): [string, string] => [LETTERS[seat]!, name]),
    ...(isOver ? endHeaders(table) : [["Result", UNFINISHED] as [string, string]]),
    ["Date", new Date(table.stirredAt).toISOString().slice(0, 10)] as [string, string],
    ...(isOver ? [] : [["Commitment", commitment(table.created.seed)] as [string, string]]),
  ];
  const moves = movetext(match, [...before, ...seen], before.length);
  return `${headers.map(([key, value]) => `${key}: ${value}\n`).join("")}\n${moves}\n`;
}

function agreedHeaders({ terms, rules }: Match): [string, string][] {
  const options = writtenOptions(rules.manifest, terms.options);
  return [
    ["Game", terms.game],
    ["Seats", String(terms.seats)],
    ...(options.length ? [["Options", options.join(" ")] as [string, string]] : []),
    ["Board", terms.board],
  ];
}

/** What came before was another table's chance: there the whole is as if played by hand. */
const chanceHeader = ({ created }: Table): [string, string][] =>
  created.before ? [["Chance", "manual"]] : [["Seed", created.seed]];

const startHeaders = (start: Begun | undefined): [string, string][] =>
  start
    ? [
        [POSITION, start.position],
        [TABLE, start.packed],
      ]
    : [];

function endHeaders(table: Table): [string, string][] {
  const { match } = table;
  const found: [string, string][] = [
    ["Result", resultOf(match)],
    ["Scores", match.scores.join(" ")],
  ];
  return match.isOver ? found : [...found, ["Termination", "resigned or out of time"]];
}

/** Seats are named where several could act at once; chance stands in parentheses. */
function movetext(match: Match, log: readonly Step[], skipped: number): string {
  const isPlain = !hasSeveral(match, skipped);
  const lines: string[] = [];
  let [words, decisions, wasChance] = [[] as string[], 0, false];
  log.forEach((step, index) => {
    const isChance = step[0] === CHANCE;
    if (!isChance && decisions % PER_LINE === 0) {
      if (words.length) lines.push(words.join(" "));
      words = [`${decisions + 1}.`];
    }
    decisions += isChance ? 0 : 1;
    const word = wordOf(step, isPlain, match.times.get(index - skipped));
    if (isChance && wasChance) words.push(`${words.pop()!.slice(0, -1)} ${word})`);
    else words.push(isChance ? `(${word})` : word);
    wasChance = isChance;
  });
  return [...lines, words.join(" ")].filter(Boolean).join("\n");
}

function wordOf([seat, action]: Step, isPlain: boolean, at: number | undefined): string {
  const moment = at === undefined ? "" : `@${at}ms`;
  if (seat === CHANCE || (isPlain && seat >= 0)) return `#${action}${moment}`;
  return `${seat === CLOCK ? CLOCK_LETTER : LETTERS[seat]}:#${action}${moment}`;
}

/** Whether several could ever act at once; of a game that began in the middle nobody looks: there they might have. */
function hasSeveral(match: Match, skipped: number): boolean {
  if (skipped) return match.rules.manifest.chooses_at_once;
  let state = match.beginning;
  return match.log.some((step) => {
    const actors = seatsOf(match.rules.turn(state));
    state = match.rules.apply(state, step);
    return actors.length > 1;
  });
}

// --- reading

/** Headers and movetext, before any rule has looked at them. */
export function parse(text: string): Written {
  if (text.length > MOST_TEXT) throw refused("record-too-long", { most: MOST_TEXT });
  const lines = text.trim().split(/\r\n|\r|\n/);
  const headers = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) return { headers, moves: parseMoves(lines.slice(at + 1).join("\n")) };
    const [name, value] = parseHeader(at + 1, line);
    headers.set(name, value);
    if (headers.size > MOST_HEADERS) throw refused("too-many-headers", { line: at + 1, most: MOST_HEADERS });
  }
  return { headers, moves: [] };
}

function parseHeader(number: number, line: string): [string, string] {
  const colon = line.indexOf(":");
  const name = line.slice(0, Math.max(0, colon)).trim();
  if (colon < 0 || !NAME.test(name)) throw refused("not-a-header", { line: number, text: quoted(line) });
  return [name, line.slice(colon + 1).trim()];
}

function parseMoves(text: string): Move[] {
  const moves: Move[] = [];
  let isChance = false;
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at]!)) {
      at++;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found?.groups) throw unreadable(text.slice(at, at + 20));
    at = TOKEN.lastIndex;
    const { paren, move } = found.groups;
    if (paren) {
      if (isChance === (paren === "(")) throw unreadable(paren);
      isChance = !isChance;
    } else if (move) moves.push(parseMove(move, isChance));
  }
  if (isChance) throw unreadable("(");
  return moves;
}

function parseMove(word: string, isChance: boolean): Move {
  if (word.length > MOST_WORD) throw unreadable(word);
  if (isChance) return { actor: CHANCE, word, at: null };
  const [, letter, what, moment] = MOVE.exec(word)!;
  const actor = letter === undefined ? null : letter === CLOCK_LETTER ? CLOCK : LETTERS.indexOf(letter);
  return { actor, word: what!, at: moment === undefined ? null : Number(moment) };
}

const quoted = (text: string): string => `'${text.length <= QUOTED ? text : `${text.slice(0, QUOTED)}…`}'`;
const unreadable = (text: string): Denied => refused("unreadable-moves", { text: quoted(text) });

// --- playing it again

const isId = (word: string): boolean => ID.test(word);

/** Whether it can be played as it is written (else: `reading.ts`). */
export const isPlain = ({ headers, moves }: Written): boolean =>
  !headers.has(POSITION) && moves.every(({ word }) => isId(word));

/** As text again; without what was said of the moves. */
export function textOf({ headers, moves }: Written): string {
  const words = moves.map(({ actor, word, at }) => {
    const moment = at === null ? "" : `@${at}ms`;
    if (actor === CHANCE) return `(${word})`;
    const whose = actor === null ? "" : `${actor === CLOCK ? CLOCK_LETTER : LETTERS[actor]}:`;
    return whose + word + moment;
  });
  return `${[...headers].map(([key, value]) => `${key}: ${value}\n`).join("")}\n${words.join(" ")}\n`;
}

/** The game that a record is of. */
export function gameOf({ headers }: Written): string {
  const game = headers.get("Game");
  if (!game) throw denied("game-header-wanted");
  return game;
}

/** Every move checked; chance that it leaves out comes from its seed. */
export function replayed(written: Written, rules: Rules, start?: Begun): Match {
  const { headers, moves } = written;
  const match = openedAt(rules, termsOf(rules.manifest, settingsOf(headers)), start);
  match.names = namesOf(headers, match.seats);
  match.parts = partsIn(headers);
  const seed = headers.get("Seed");
  if (seed !== undefined && !isSeed(seed)) throw refused("bad-seed", { seed: quoted(seed) });
  for (const move of moves) playMove(match, move, seed);
  if (seed !== undefined) match.trust(seed);
  return match;
}

/** On these terms, from where a game began. */
export const openedAt = (rules: Rules, terms: Match["terms"], start: Begun | undefined): Match =>
  new Match(rules, start ? { ...terms, start: start.table } : terms);

/** A position tells its terms behind the table, what is as usual left out. */
function settingsOf(headers: Map<string, string>): Chosen {
  const position = headers.get(POSITION);
  if (position === undefined)
    return chosen(headers.get("Seats"), headers.get("Board"), readOptions(headers.get("Options") ?? ""));
  const words = position.split(/\s+/);
  const terms = words.slice(words.findLastIndex((word) => !TERM.test(word)) + 1);
  const { seats, board, ...options } = readOptions(terms.join(" "));
  return chosen(seats, board, options);
}

function chosen(seats: string | undefined, board: string | undefined, options: Record<string, string>): Chosen {
  if (seats !== undefined && !/^\d{1,3}$/.test(seats))
    throw refused("seats-not-a-number", { text: seats.slice(0, QUOTED) });
  return { seats: seats === undefined ? null : Number(seats), options, board: board ?? null };
}

function readOptions(text: string): Record<string, string> {
  const found = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    found.map((word) => {
      const term = TERM.exec(word);
      if (!term) throw refused("not-a-term", { word: quoted(word) });
      return [term[1]!, term[2]!];
    }),
  );
}

function namesOf(headers: Map<string, string>, seats: number): string[] {
  const names = [...LETTERS].flatMap((letter) => headers.get(letter) ?? []);
  if (names.length && names.length !== seats) throw refused("names-needed", { count: seats, given: names.length });
  return names;
}

/** What people's devices added to the seed, by seat. */
export function partsIn(headers: ReadonlyMap<string, string>): Part[] {
  const found = [...headers].flatMap(([name, value]): Part[] => {
    const letter = PART.exec(name)?.[1];
    if (letter === undefined) return [];
    const [, seal, bits] = PART_SAID.exec(value) ?? [];
    if (seal === undefined || bits === undefined) throw refused("bad-part", { name });
    return [{ seat: LETTERS.indexOf(letter), seal, bits: bits === "-" ? null : bits }];
  });
  return found.sort((one, other) => one.seat - other.seat);
}

/** The Result header: the winners' letters, `-` if nobody won, `*` if it is not over. */
export const resultOf = (match: Match): string =>
  match.isOver ? match.winners.map((seat) => LETTERS[seat]).join(" ") || NOBODY : UNFINISHED;

export const letterOf = (seat: number): string => LETTERS[seat]!;

function playMove(match: Match, { actor, word, at, as = word }: Move, seed: string | undefined): void {
  if (seed !== undefined && match.isChanceDue && actor !== CHANCE) {
    match.trust(seed); // the record leaves chance out here: draw it,
    match.seed = null; // and go on by hand
  }
  let seat = actor;
  try {
    const { actors } = match;
    if (seat === null && actors.length > 1) throw refused("several-may-act");
    seat ??= actors[0] ?? CHANCE;
    if (!isId(word)) throw here.notAMove(word.slice(0, QUOTED));
    const step = match.check(seat, Number(word.slice(1)));
    if (at !== null) match.times.set(match.log.length, at);
    match.follow([step]);
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    const isChance = seat === CHANCE;
    const number = match.log.filter(([who]) => who !== CHANCE).length + (isChance ? 0 : 1);
    const values = { number: String(number), move: as, why: error.saying };
    throw new Denied(say("house", isChance ? "chance-refused" : "move-refused", values));
  }
}
