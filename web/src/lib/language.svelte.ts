// The reader's language and light, remembered on this device, and whatever is to be read put into that language.

import { SvelteMap } from "svelte/reactivity";
import { Message, Messages, type Said, type Values } from "./messages";
import { bracketed, stretched } from "./pseudo";

/** Two letters; a language is a file in each folder of words. */
export type Language = string;
export type Theme = "night" | "day";

const FILES = import.meta.glob<{ default: Record<string, string> }>("../words/*.ts");
const fileOf = (language: Language): string => `../words/${language}.ts`;
const FIRST: Language[] = ["fr", "en"];
const KNOWN = [...FIRST, ...Object.keys(FILES).map((path) => path.slice(-5, -3))].filter(
  (language, at, all) => all.indexOf(language) === at,
);

/** Those that are offered, by what each calls itself. */
export const LANGUAGES: readonly (readonly [Language, string])[] = KNOWN.map((language) => [
  language,
  ownName(language),
]);

function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function remembered<T extends string>(key: string, allowed: readonly T[], usual: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && allowed.includes(found) ? found : usual;
}

const spokenHere = (): Language => KNOWN.find((language) => navigator.language.startsWith(language)) ?? "fr";

const PSEUDO = "pseudo"; // kept like a language, and offered to nobody

class Taste {
  /** Whether French is said half as long again. */
  isPseudo = $state(localStorage.getItem("language") === PSEUDO);
  language = $state<Language>(this.isPseudo ? "fr" : remembered("language", KNOWN, spokenHere()));
  theme = $state<Theme>(remembered("theme", ["night", "day"], "night"));
  sound = $state<"on" | "off">(remembered("sound", ["on", "off"], "on"));

  set<K extends "theme" | "sound">(key: K, value: Taste[K]): void {
    (this as Pick<Taste, K>)[key] = value;
    this.#keep(key, value);
  }

  /** Once its words are here: until then everything stays in the language before. */
  async speak(language: Language): Promise<void> {
    await learn(language);
    this.language = language;
    this.isPseudo = false;
    this.#keep("language", language);
  }

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
  }

  #keep(key: string, value: string): void {
    localStorage.setItem(key, value);
    this.apply();
  }
}

export const taste = new Taste();

// --- what is said

const sources = new SvelteMap<Language, Record<string, string>>();
const read = new WeakMap<object, Map<string, Messages>>(); // of some files, by folder
const LONG = import.meta.glob<string>("../games/*/{rules,lesson}/*.ftl", { query: "?raw", import: "default" });

/** The words of a language, before anything is said in it. */
export async function learn(language: Language): Promise<void> {
  if (!sources.has(language)) sources.set(language, (await FILES[fileOf(language)]!()).default);
}

/** A game's rules, which are long, when they are asked for; nothing if it has no such file. */
export const learnRules = (folder: string, language: Language): Promise<void> => learnMore(`${folder}/rules`, language);

/** And what its lesson says. */
export const learnLesson = (folder: string, language: Language): Promise<void> =>
  learnMore(`${folder}/lesson`, language);

async function learnMore(of: string, language: Language): Promise<void> {
  const path = `../games/${of}/${language}.ftl`;
  const text = await LONG[path]?.();
  await learn(language);
  if (text) sources.set(language, { ...sources.get(language), [path]: text });
}

/** Something to read, in the reader's language. */
export function say(said: Said): string {
  if (!(said instanceof Message)) return written(longer(said[taste.language] || said["en"]!));
  return written(messages(taste.language, said.of)?.text(said.name, plain(said.values)) ?? "");
}

/** A sentence as it stands on the page. */
export const written = (sentence: string): string => (taste.isPseudo ? bracketed(sentence) : sentence);

/** What message files have between their values, in the language that nobody speaks. */
export const longer = (text: string): string => (taste.isPseudo ? stretched(text) : text);

const plain = (values: Values): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? say(value) : value]),
  );

function messages(language: Language, of: string): Messages | undefined {
  const files = sources.get(language);
  if (!files) return undefined;
  const known = read.get(files) ?? new Map<string, Messages>();
  read.set(files, known);
  const found = known.get(of) ?? new Messages(language, texts(files, language, of), { transform: longer });
  known.set(of, found);
  return found;
}

/** Of a game ("bazaar"), of its rules or its lesson ("bazaar/rules"), or the house's alone (""). */
function texts(files: Record<string, string>, language: Language, of: string): string[] {
  const folder = of.includes("/") ? of : `${of}/words`;
  return [files[`../games/${folder}/${language}.ftl`], files[`./${language}.ftl`]].filter((text) => text !== undefined);
}
