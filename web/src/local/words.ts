// Words in every language at once, as the protocol sends them: what a table refuses, how a game ended, what its seats
// are called. Made from the message files that the server reads, too.

import { Messages } from "../lib/messages";
import type { Text } from "../lib/protocol";
import type { Kinds } from "../lib/rows";
import { Speech } from "../lib/speech";
import type { Folder, Saying, Value } from "./refusals";

const HOUSE = import.meta.glob<string>("../../../src/sesame/words/*.ftl", { query: "?raw", import: "default" });
const SERVER = import.meta.glob<string>("../../../src/sesame/server/words/*.ftl", { query: "?raw", import: "default" });
const LOCAL = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/sesame/games/*/words/*.ftl", { query: "?raw", import: "default" });
const FACTS = import.meta.glob<{ KINDS: Kinds }>("../games/*/facts.ts");

type Files = Record<string, () => Promise<string>>;
const LANGUAGES = Object.keys(LOCAL).map((path) => path.slice(-6, -4));

const text = async (files: Files, path: string): Promise<string> => (await files[path]?.()) ?? "";
const folderOf = (game: string): string => game.replaceAll("-", "_");

/** What is said in one language, of no game or of one. */
interface Voice {
  messages: Record<Folder, Messages>;
  speech: Speech | undefined;
}

export class Words {
  private constructor(private readonly voices: ReadonlyMap<string, Voice>) {}

  /** The words of a game, or those of none. */
  static async load(game?: string): Promise<Words> {
    const found = await Promise.all(LANGUAGES.map((language) => voice(language, game)));
    return new Words(new Map(LANGUAGES.map((language, at) => [language, found[at]!])));
  }

  texts(saying: Saying): Text {
    return Object.fromEntries([...this.voices].map(([language, each]) => [language, said(each, saying)]));
  }
}

async function voice(language: string, game: string | undefined): Promise<Voice> {
  const [house, server, local] = await Promise.all([
    text(HOUSE, `../../../src/sesame/words/${language}.ftl`),
    text(SERVER, `../../../src/sesame/server/words/${language}.ftl`),
    text(LOCAL, `./words/${language}.ftl`),
  ]);
  const messages = { house: [house], server: [server, house], local: [local] };
  return {
    messages: {
      house: new Messages(language, messages.house),
      server: new Messages(language, messages.server),
      local: new Messages(language, messages.local),
    },
    speech: game === undefined ? undefined : await speechOf(game, language, house),
  };
}

async function speechOf(game: string, language: string, house: string): Promise<Speech | undefined> {
  const facts = await FACTS[`../games/${folderOf(game)}/facts.ts`]?.();
  const own = await text(GAMES, `../../../src/sesame/games/${folderOf(game)}/words/${language}.ftl`);
  return facts && new Speech(facts.KINDS, language, [own, house]);
}

function said(voice: Voice, saying: Saying): string {
  if ("parts" in saying) return saying.parts.map((part) => said(voice, part)).join(saying.between);
  if ("row" in saying) return voice.speech?.say(saying.row) ?? "";
  const values = Object.fromEntries(Object.entries(saying.values).map(([name, value]) => [name, plain(voice, value)]));
  if ("game" in saying) return voice.speech?.seat(Number(values["seat"])) ?? "";
  return voice.messages[saying.of].text(saying.name, values);
}

const plain = (voice: Voice, value: Value): number | string => (typeof value === "object" ? said(voice, value) : value);
