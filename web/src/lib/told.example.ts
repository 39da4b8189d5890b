// For tests: the messages of games' folders in any language, and whether all of them are said.

import { expect } from "vitest";
import { Message, Messages, type Said, type Value } from "./messages";

const FILES = import.meta.glob<string>("../games/*/{words,rules}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.slice(-6, -4)))];

const source = (of: string, language: string): string =>
  FILES[`../games/${of.includes("/") ? of : `${of}/words`}/${language}.ftl`]!;
const namesIn = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name!).sort();
const within = (text: string): string[] => [...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, name]) => name!);
const read = new Map<string, Messages>(); // by folder and language

function messages(of: string, language: string): Messages {
  const key = `${of} ${language}`;
  if (!read.has(key)) read.set(key, new Messages(language, [source(of, language)]));
  return read.get(key)!;
}

/** A sentence of a game's. */
export function told(said: Said, language: string): string {
  const { of, name, values } = said as Message;
  const plain = (value: Value) => (value instanceof Message ? told(value, language) : (value as number | string));
  const given = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, plain(value)]));
  return messages(of, language).text(name, given);
}

/** With those that are given to it. */
const parts = (said: Said): Message[] =>
  said instanceof Message ? [said, ...Object.values(said.values).flatMap((value) => parts(value as Said))] : [];

/** Each has its words in every language, and there is no message but these: of "bazaar", or of "bazaar/rules". */
export function allAreSaid(of: string, said: readonly Said[]): void {
  const all = said.flatMap(parts);
  for (const language of LANGUAGES) {
    for (const message of all) expect(told(message, language), message.name).toMatch(/^[^{}]+$/);
    const text = source(of, language);
    expect([...new Set([...all.map(({ name }) => name), ...within(text)])].sort()).toEqual(namesIn(text));
  }
}
