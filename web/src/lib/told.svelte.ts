// What a game says, in the reader's language: its message files are fetched when they are first needed.

import { SvelteMap } from "svelte/reactivity";
import { longer, say, taste, written, type Language } from "./language.svelte";
import type { Happened, Text } from "./protocol";
import type { Kinds, Row } from "./rows";
import { kindsOf, sourcesOf, type About } from "./sources";
import { joined, SILENT, Speech, type Line } from "./speech";

/** A row of the game's facts, or words, where the game has none. */
export type Told = number[] | Text;

const FILES = import.meta.glob<string>(
  [
    "../../../src/sesame/words/*.ftl",
    "../../../src/sesame/games/*/words/*.ftl",
    "../../../src/sesame/agents/words/**/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const KINDS = import.meta.glob<{ KINDS: Kinds }>(["../games/*/facts.ts", "../games/*/reasons.ts"]);

const met = new SvelteMap<string, Speech>();
const asked = new Set<string>();
const AGAIN = 2000; // milliseconds, where a file did not come

class Called {
  /** By seat; none where people go by the game's own names. */
  names = $state.raw<readonly string[]>([]);
}
const called = new Called();

/** Called by a page that shows a table, when it is made: for as long as it is open. */
export function callAs(names: () => readonly string[]): void {
  $effect.pre(() => {
    called.names = names();
    return () => (called.names = []);
  });
}

const isRow = (told: Told): told is number[] => Array.isArray(told);

/** A sentence; of a message the first of these parts that it has. Nothing until its file is here. */
export const sentence = (game: string, told: Told, parts: readonly string[] = []): string =>
  isRow(told) ? written(speechOf(game)?.say(told, parts) ?? "") : say(told);

/** What a robot says of an action, its rows being of the robots' own kinds. */
export function reasons(game: string, why: number[][] | Text): string {
  if (!Array.isArray(why)) return say(why);
  const speech = why.length ? speechOf(game, "reasons") : undefined;
  return why.map((row) => written(speech?.say(row) ?? "")).join(" ");
}

type Step = Pick<Happened, "seat" | "told" | "effects">;

/** What is said of one step, line by line: what was done, and what came of it. */
export function parts(game: string, { seat, told, effects }: Step): Line[] {
  if (!told.every(isRow)) return told.flatMap((one) => (isRow(one) ? [] : [{ ...SILENT, done: say(one) }]));
  const said = speechOf(game)?.parts(seat, told, effects as Row[]) ?? [];
  return said.map((line) => ({ ...line, done: written(line.done), came: line.came && written(line.came) }));
}

/** The same, a sentence after the other. */
export const lines = (game: string, step: Step): string[] => parts(game, step).map(joined);

/** Whether it can be told; a game without message files always can. */
export function isReady(game: string): boolean {
  return !(kindsOf(game, "facts") in KINDS) || speechOf(game) !== undefined;
}

/** In the reader's language, or in the one before until that is here. */
function speechOf(game: string, about: About = "facts"): Speech | undefined {
  const of = `${about} ${game} `;
  const key = `${of}${taste.language}`;
  if (!asked.has(key)) {
    asked.add(key);
    void meet(game, about, taste.language, key);
  }
  return met.get(key) ?? [...met].find(([known]) => known.startsWith(of))?.[1];
}

async function meet(game: string, about: About, language: Language, key: string): Promise<void> {
  try {
    met.set(key, await fetched(game, about, language));
  } catch {
    setTimeout(() => void meet(game, about, language, key), AGAIN);
  }
}

async function fetched(game: string, about: About, language: Language): Promise<Speech> {
  const sources = sourcesOf(game, about, language).map((file) => FILES[file]!());
  const [kinds, ...texts] = await Promise.all([KINDS[kindsOf(game, about)]!(), ...sources]);
  return new Speech(kinds.KINDS, language, texts, longer, (seat) => called.names[seat]);
}
