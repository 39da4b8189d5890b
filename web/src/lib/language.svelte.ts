// The reader's language and light, remembered on this device, and whatever is to be read put into that language.

import { SvelteMap } from "svelte/reactivity";
import { Message, Messages, type Said, type Values } from "./messages";
import { bracketed, stretched } from "./pseudo";

/** Two letters; a language is a file in each folder of words. */
export type Language = string;
export type Theme = "system" | "night" | "day";
export type Pace = "quick" | "usual" | "slow";

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

const TENTHS = [...Array(11).keys()].map(String);
/** What the device says; in tests there is none. */
const light = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-color-scheme: light)");

const FAMILIAR = ["tu"]; // how a message says it, where it says it so

const PSEUDO = "pseudo"; // kept like a language, and offered to nobody

class Taste {
  /** Whether French is said half as long again. */
  isPseudo = $state(localStorage.getItem("language") === PSEUDO);
  language = $state<Language>(this.isPseudo ? "fr" : remembered("language", KNOWN, spokenHere()));
  theme = $state<Theme>(remembered("theme", ["system", "night", "day"], "system"));
  sound = $state<"on" | "off">(remembered("sound", ["on", "off"], "on"));
  /** Of sounds, in tenths. */
  volume = $state(Number(remembered("volume", TENTHS, "7")));
  /** Of the robots at tables that are opened here. */
  pace = $state<Pace>(remembered("pace", ["quick", "usual", "slow"], "usual"));
  /** Whether the game on the table says "tu" to its players: then the house does too, where it speaks of it. */
  isFamiliar = $state(false);
  /** Whether a move is chosen, and then confirmed. */
  confirm = $state<"on" | "off">(remembered("confirm", ["on", "off"], "off"));

  constructor() {
    light?.addEventListener("change", () => this.apply());
  }

  set<K extends "theme" | "sound" | "volume" | "pace" | "confirm">(key: K, value: Taste[K]): void {
    (this as Pick<Taste, K>)[key] = value;
    this.#keep(key, String(value));
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
    const system = light?.matches ? "day" : "night";
    document.documentElement.dataset["theme"] = this.theme === "system" ? system : this.theme;
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
  const parts = taste.isFamiliar ? FAMILIAR : [];
  return written(messages(taste.language, said.of)?.text(said.name, plain(said.values), parts) ?? "");
}

/** A number as the reader's language groups it: as it stands in sentences. */
export const figure = (value: number | undefined): string =>
  value === undefined ? "" : new Intl.NumberFormat(taste.language).format(value);

/** "Ali, Badia et Chadi", as the reader's language has it. */
export const enumerated = (names: readonly string[]): string =>
  new Intl.ListFormat(taste.language, { type: "conjunction" }).format(names);

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
