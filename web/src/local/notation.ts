// How a game's actions are written, by their ids: as Python says it of each (wasm/reading.py).

import type { Spelling } from "./manifest";

/** The notation of an action. */
export function notationOf(actions: readonly Spelling[], id: number): string {
  const kind = actions.find(({ first, count }) => id < first + count);
  return kind ? spelt(kind.parts, id - kind.first) : `#${id}`;
}

/** The ids of them all, by notation. */
export function idsOf(actions: readonly Spelling[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { first, count, parts } of actions)
    for (let at = 0; at < count; at++) ids.set(spelt(parts, at), first + at);
  return ids;
}

/** Of the so manieth action of a kind. */
const spelt = (parts: Spelling["parts"], at: number): string =>
  parts
    .map((part) => (typeof part === "string" ? part : part.texts[Math.floor(at / part.weight) % part.texts.length]))
    .join("");
