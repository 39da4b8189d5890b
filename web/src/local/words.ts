// Words in every language at once, as the protocol sends them: what a table refuses, how a game ended, what its seats
// are called. Made from the message files that the server reads, too. The reader's language comes first: until the
// others are here, they are told in that one.

import { Messages } from "../lib/messages";
import type { Text } from "../lib/protocol";
import type { Kinds, Row } from "../lib/rows";
import { Speech } from "../lib/speech";
import type { Folder, Saying, Value } from "./refusals";
import type { Guest, Spoken } from "./stranger";

const HOUSE = import.meta.glob<string>("../../../src/sesame/words/*.ftl", { query: "?raw", import: "default" });
const SERVER = import.meta.glob<string>("../../../src/sesame/server/words/*.ftl", { query: "?raw", import: "default" });
const LOCAL = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/sesame/games/*/words/*.ftl", { query: "?raw", import: "default" });
const FACTS = import.meta.glob<{ KINDS: Kinds }>("../games/*/facts.ts");

type Files = Record<string, () => Promise<string>>;
const LANGUAGES = Object.keys(LOCAL).map((path) => path.slice(-6, -4));

const REST = 8000; // milliseconds after which nobody waits for anything

let reader: string | undefined;

/** Who looks at tables of this tab reads that; before it is said, whoever waits for words waits for all of them. */
export function speak(language: string): void {
  if (LANGUAGES.includes(language)) reader = language;
}

const text = async (files: Files, path: string): Promise<string> => (await files[path]?.()) ?? "";
const folderOf = (game: string): string => game.replaceAll("-", "_");

/** What is said in one language, of no game or of one. */
interface Voice {
  messages: Record<Folder, Messages>;
  speech: Speech | undefined;
  /** A stranger's: what its seats are called, what robots say of it. */
  seats?: string[];
  reasons?: Speech | undefined;
}

export class Words {
  readonly #voices = new Map<string, Voice>();

  private constructor(private readonly make: (language: string) => Promise<Voice>) {}

  /** The words of a game, or those of none. */
  static load(game?: string): Promise<Words> {
    return new Words((language) => voice(language, game)).#begun();
  }

  /** Those of a game from another package. */
  static ofStranger(guest: Guest): Promise<Words> {
    return new Words((language) => strange(language, guest)).#begun();
  }

  /** What a robot says of an action of a stranger's game. */
  reasons(why: readonly Row[]): Text {
    return this.#inAll(({ reasons }) => why.map((row) => reasons?.say(row) ?? "").join(" "));
  }

  texts(saying: Saying): Text {
    return this.#inAll((voice) => said(voice, saying));
  }

  #inAll(say: (voice: Voice) => string): Text {
    const first = this.#voices.values().next().value!;
    return Object.fromEntries(LANGUAGES.map((language) => [language, say(this.#voices.get(language) ?? first)]));
  }

  async #begun(): Promise<this> {
    if (reader === undefined) await this.#learn(LANGUAGES);
    else {
      await this.#learn([reader]);
      setTimeout(() => void this.#learn(LANGUAGES).catch(() => {}), REST); // no network: in the first one, then
    }
    return this;
  }

  async #learn(languages: readonly string[]): Promise<void> {
    const missing = languages.filter((language) => !this.#voices.has(language));
    const found = await Promise.all(missing.map(this.make));
    missing.forEach((language, at) => this.#voices.set(language, found[at]!));
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

async function strange(language: string, { seats, facts, reasons }: Guest): Promise<Voice> {
  const [known, house] = await Promise.all([
    voice(language, undefined),
    text(HOUSE, `../../../src/sesame/words/${language}.ftl`),
  ]);
  const speech = (spoken: Spoken | null) =>
    spoken ? new Speech(spoken.kinds, language, [...(spoken.words[language] ?? []), house]) : undefined;
  const called = seats.map((texts) => texts[language] ?? texts["en"] ?? "");
  return { ...known, speech: speech(facts), reasons: speech(reasons), seats: called };
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
  if ("game" in saying) return seatIn(voice, Number(values["seat"]));
  return voice.messages[saying.of].text(saying.name, values);
}

const seatIn = ({ seats, speech }: Voice, seat: number): string => seats?.[seat] ?? speech?.seat(seat) ?? "";

const plain = (voice: Voice, value: Value): number | string => (typeof value === "object" ? said(voice, value) : value);
