// What a game says, in the reader's language: its message files are fetched when they are first needed.

import { SvelteMap } from "svelte/reactivity";
import { longer, say, taste, written, type Language } from "./language.svelte";
import type { Happened, Text } from "./protocol";
import type { Kinds, Row } from "./rows";
import { Speech } from "./speech";

/** A row of the game's facts, or words, where the game has none. */
export type Told = number[] | Text;

const HOUSE = import.meta.glob<string>("../../../src/sesame/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/sesame/games/*/words/*.ftl", { query: "?raw", import: "default" });
const FACTS = import.meta.glob<{ KINDS: Kinds }>("../games/*/facts.ts");

const met = new SvelteMap<string, Speech>();
const asked = new Set<string>();
const AGAIN = 2000; // milliseconds, where a file did not come

const isRow = (told: Told): told is number[] => Array.isArray(told);

/** A sentence; of a message the first of these parts that it has. Nothing until its file is here. */
export const sentence = (game: string, told: Told, parts: readonly string[] = []): string =>
  isRow(told) ? written(speechOf(game)?.say(told, parts) ?? "") : say(told);

/** What is said of one step, line by line. */
export function lines(game: string, { seat, told, effects }: Pick<Happened, "seat" | "told" | "effects">): string[] {
  if (!told.every(isRow)) return told.flatMap((one) => (isRow(one) ? [] : [say(one)]));
  return (speechOf(game)?.tell(seat, told, effects as Row[]) ?? []).map(written);
}

/** Whether it can be told; a game without message files always can. */
export function isReady(game: string): boolean {
  return !(factsOf(game) in FACTS) || speechOf(game) !== undefined;
}

/** In the reader's language, or in the one before until that is here. */
function speechOf(game: string): Speech | undefined {
  const key = `${game} ${taste.language}`;
  if (!asked.has(key)) {
    asked.add(key);
    void meet(game, taste.language, key);
  }
  return met.get(key) ?? [...met].find(([known]) => known.startsWith(`${game} `))?.[1];
}

const factsOf = (game: string): string => `../games/${folder(game)}/facts.ts`;
const folder = (game: string): string => game.replaceAll("-", "_");

async function meet(game: string, language: Language, key: string): Promise<void> {
  try {
    met.set(key, await fetched(game, language));
  } catch {
    setTimeout(() => void meet(game, language, key), AGAIN);
  }
}

async function fetched(game: string, language: Language): Promise<Speech> {
  const sources = [
    GAMES[`../../../src/sesame/games/${folder(game)}/words/${language}.ftl`]!,
    HOUSE[`../../../src/sesame/words/${language}.ftl`]!,
  ];
  const [facts, ...texts] = await Promise.all([FACTS[factsOf(game)]!(), ...sources.map((read) => read())]);
  return new Speech(facts.KINDS, language, texts, longer);
}
