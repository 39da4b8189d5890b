// The games that can be played in this browser: rules, words and races of each, fetched when it is first needed.

import type { GameInfo, GameName } from "../lib/protocol";
import { toBase64 } from "./base64";
import type { Created } from "./events";
import { liveOf, type Live } from "./live";
import type { Machine } from "./machine";
import type { Reading } from "./manifest";
import { Match } from "./match";
import { openedAt, parse, replayed } from "./record";
import { here } from "./refusals";
import { Rules } from "./rules";
import type { Guest, Stranger } from "./stranger";
import { termsOf } from "./terms";
import { Words } from "./words";

const FOLDERS = Object.keys(import.meta.glob("../games/*/facts.ts"));
const NAMES = FOLDERS.map((path) => path.split("/")[2]!.replaceAll("_", "-"));

/** What a table of a game is made with. */
export interface Box {
  rules: Rules;
  words: Words;
  live: Live | undefined;
  /** Where the game is not ours. */
  stranger: Stranger | undefined;
}

export class Games {
  readonly #boxes = new Map<string, Promise<Box>>();

  /** @param load the machine of a game, from beside the page; `file`, what lies there with it */
  constructor(
    private readonly load: (game: string) => Promise<Machine>,
    private readonly file: (name: string) => Promise<ArrayBuffer>,
  ) {}

  of(game: string): Promise<Box> {
    const found = this.#boxes.get(game) ?? this.#unpacked(game);
    this.#boxes.set(game, found);
    found.catch(() => this.#boxes.delete(game)); // so that it is tried again
    return found;
  }

  /** What records of a game are read by, beside its machine. */
  reading(game: string): Promise<Reading> {
    return this.#json(`${game}.read.json`);
  }

  /** Every game whose machine is here. */
  async list(): Promise<GameInfo[]> {
    const found = await Promise.all(NAMES.map((name) => this.of(name).catch(() => undefined)));
    return found.flatMap((box) => (box ? [infoOf(box.rules.manifest)] : []));
  }

  #machine(game: string): Promise<Machine> {
    return this.load(game).catch(() => {
      throw here.machineMissing();
    });
  }

  async #unpacked(game: string): Promise<Box> {
    if (!NAMES.includes(game)) return this.#visiting(game);
    const [machine, words] = await Promise.all([this.#machine(game), Words.load(game)]);
    return { rules: new Rules(machine), words, live: await liveOf(machine, this.file), stranger: undefined };
  }

  /** One from another package. */
  async #visiting(game: string): Promise<Box> {
    const [machine, reading, guest] = await Promise.all([
      this.#machine(game),
      this.reading(game),
      this.#json<Guest>(`${game}.guest.json`),
    ]);
    const [words, { Stranger }] = await Promise.all([Words.ofStranger(guest), import("./stranger")]);
    return {
      ...{ rules: new Rules(machine), words, live: undefined },
      stranger: new Stranger(game, guest, reading, words),
    };
  }

  async #json<Told>(name: string): Promise<Told> {
    const file = await this.file(name).catch(() => {
      throw here.machineMissing();
    });
    return JSON.parse(new TextDecoder().decode(file)) as Told;
  }
}

const infoOf = (manifest: Machine["manifest"]): GameInfo => ({
  name: manifest.name as GameName,
  title: manifest.title,
  seats: manifest.seats,
  options: manifest.options,
  boards: Object.keys(manifest.boards).sort(),
  is_timed: manifest.is_timed,
  page: null,
});

/** The match that a table's first event asks for, before any chance. */
export function openedBy(rules: Rules, { settings, record, plain, start, before }: Created): Match {
  if (record !== undefined) return replayed(parse(plain ?? record), rules, start);
  const match = openedAt(rules, termsOf(rules.manifest, settings), start);
  if (!before) return match;
  match.follow(before);
  return new Match(rules, { ...match.terms, start: toBase64(match.state) });
}
