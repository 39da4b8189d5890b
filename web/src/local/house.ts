// The house in this browser: opens tables, answers what is said at them and what is asked of it. It is run by a worker,
// so that the page never waits for a rule.

import type { Witness } from "../lib/fair";
import type * as protocol from "../lib/protocol";
import type { Checked, Desk } from "./desk";
import { Games } from "./games";
import type { Machine } from "./machine";
import { Opening } from "./opening";
import { Place, type Ear } from "./places";
import { recordOf } from "./record";
import { Denied, denied, here, type Saying } from "./refusals";
import type { Thinker } from "./robots/thinker";
import type { Studies } from "./studies";
import { NotKept, Store } from "./store";
import { Tables, type House as Means } from "./tables";
import { playsAs } from "./telling";
import type { ToHouse, ToPage } from "./wire";
import { speak, Words } from "./words";

/** What the world outside gives: where machines come from, who thinks, where things are kept. */
export interface World {
  machine: (game: string) => Promise<Machine>;
  /** Something that lies beside it, by its name. */
  file: (name: string) => Promise<ArrayBuffer>;
  thinker: () => Thinker;
  store: () => Promise<Store>;
  now: () => number;
}

const MOST_NAME = 24;

export class House {
  readonly #ready: Promise<Inside>;
  #ownWords: Promise<Words> | undefined;
  readonly #places = new Map<string, Place>();
  readonly #lines = new Map<number, { table: string; key: string }>();
  readonly #me = Math.random().toString(36).slice(2); // this tab, to others

  constructor(
    world: World,
    private readonly post: (message: ToPage) => void,
  ) {
    this.#ready = Inside.open(world, (table) => this.#thrownAway(table));
    this.#ready.catch(() => {}); // whoever asks is told
  }

  /** Of no game. */
  get #words(): Promise<Words> {
    return (this.#ownWords ??= Words.load());
  }

  hear(message: ToHouse): void {
    switch (message.kind) {
      case "speak":
        return speak(message.language);
      case "arrive":
        return void this.#arrive(message.line, message.table, message.since);
      case "say":
        return void this.#place(message.line)?.then(({ place, key }) => place.say(key, message.said));
      case "leave":
        return void this.#leave(message.line);
      case "ask":
        return void this.#answer(message);
    }
  }

  async #arrive(line: number, table: string, since: number | null): Promise<void> {
    const key = `${this.#me} ${line}`;
    this.#lines.set(line, { table, key });
    const ear: Ear = {
      tell: (told) => this.post({ kind: "tell", line, told }),
      line: (state) => this.post({ kind: "line", line, state }),
    };
    try {
      await (await this.#placeOf(table)).arrive(key, since, ear);
    } catch (error) {
      console.error(error);
      ear.line("lost");
    }
  }

  #place(line: number): Promise<{ place: Place; key: string }> | undefined {
    const found = this.#lines.get(line);
    return found && this.#placeOf(found.table).then((place) => ({ place, key: found.key }));
  }

  async #leave(line: number): Promise<void> {
    const found = this.#lines.get(line);
    this.#lines.delete(line);
    if (found) this.#places.get(found.table)?.leave(found.key);
  }

  async #placeOf(table: string): Promise<Place> {
    const { tables } = await this.#ready;
    const found =
      this.#places.get(table) ??
      new Place(
        table,
        tables,
        (saying) => this.#texts(table, saying),
        () => this.#places.delete(table),
      );
    this.#places.set(table, found);
    return found;
  }

  /** In every language; what is about a game by its own words. */
  async #texts(table: string, saying: Saying): Promise<protocol.Text> {
    const { tables } = await this.#ready;
    const look = await tables.look(table).catch(() => undefined);
    return (look?.box.words ?? (await this.#words)).texts(saying);
  }

  #thrownAway(table: string): void {
    this.#places.get(table)?.gone(true);
    if (!this.#places.has(table)) new BroadcastChannel(`sesame ${table}`).postMessage({ kind: "gone" });
  }

  async #answer({ id, what, about }: Extract<ToHouse, { kind: "ask" }>): Promise<void> {
    try {
      const desk = await this.#ready;
      const answered = desk[what] as (...about: unknown[]) => Promise<unknown>;
      this.post({ kind: "answer", id, answer: await answered.apply(desk, about) });
    } catch (error) {
      const saying = sayingOf(error);
      const game = gameIn(saying);
      const words = game === undefined ? await this.#words : await (await this.#ready).wordsOf(game);
      this.post({ kind: "refuse", id, reason: words.texts(saying) });
    }
  }
}

/** The game by whose words it is said, if it takes any. */
function gameIn(saying: Saying): string | undefined {
  if ("game" in saying) return saying.game;
  const values = "parts" in saying ? saying.parts : "values" in saying ? Object.values(saying.values) : [];
  return values.map((value) => (typeof value === "object" ? gameIn(value) : undefined)).find(Boolean);
}

function sayingOf(error: unknown): Saying {
  if (error instanceof NotKept) return here.notKept().saying;
  if (error instanceof Denied) return error.saying;
  console.error(error);
  return here.failed().saying;
}

/** Asked after a game: fetched then. */
const reviews = () => import("./reviews");

/** What may be asked, answered. */
class Inside implements Desk {
  readonly tables: Tables;
  readonly #opening: Opening;
  #studies: Promise<Studies> | undefined;

  private constructor(
    private readonly means: Means,
    private face: protocol.Me,
    private readonly erased: (table: string) => void,
  ) {
    const seen = { ...means, face: () => this.face };
    this.#opening = new Opening(seen);
    this.tables = new Tables(seen, this.#opening.rematch);
  }

  static async open(world: World, erased: (table: string) => void): Promise<Inside> {
    const store = await world.store();
    const face = (await store.me()) ?? (await stranger(store));
    return new Inside({ ...world, store, games: new Games(world.machine, world.file), face: () => face }, face, erased);
  }

  async wordsOf(game: string): Promise<Words> {
    return (await this.means.games.of(game)).words;
  }

  async me(): Promise<protocol.Me> {
    return this.face;
  }

  async rename({ name, avatar }: protocol.Profile): Promise<protocol.Me> {
    const called = name?.trim() ?? this.face.name;
    if (called.length > MOST_NAME || (name !== undefined && !called)) throw here.badName();
    if (avatar && !/^[0-9a-f]{8}$/.test(avatar)) throw denied("bad-face");
    const face = { ...this.face, name: called, avatar: avatar ?? this.face.avatar };
    await this.means.store.keepMe(face);
    return (this.face = face);
  }

  games(): Promise<protocol.GameInfo[]> {
    return this.means.games.list();
  }

  open(settings: protocol.Settings, seed: string | null = null): Promise<protocol.Opened> {
    return this.#opening.open(settings, seed);
  }

  /** But for those that were thrown away at the table: nobody will look at them again. */
  async myGames(): Promise<protocol.Listing[]> {
    const cards = await this.means.store.cards();
    const [doomed, kept] = [cards.filter(isThrownAway), cards.filter((card) => !isThrownAway(card))];
    for (const { table } of doomed) await this.erase(table);
    return kept;
  }

  async replay(table: string, seat: number | null): Promise<protocol.Replay> {
    return (await reviews()).replay(await this.tables.look(table), seat);
  }

  async scenes(table: string, first: number, seat: number | null): Promise<protocol.Scene[]> {
    return (await reviews()).scenes(await this.tables.look(table), first, seat);
  }

  async film(table: string, step: number): Promise<protocol.Film | null> {
    return (await reviews()).film(await this.tables.look(table), step);
  }

  async branch(table: string, step: number, seat: number, level: protocol.Level): Promise<protocol.Opened> {
    return this.#opening.branch(await this.tables.look(table), step, seat, level);
  }

  async analysis(table: string): Promise<protocol.Analysis> {
    return (await this.#studying()).of(await this.tables.look(table));
  }

  async drawing(table: string, language: string): Promise<protocol.Drawn[]> {
    return (await reviews()).drawings(await this.tables.look(table), language);
  }

  #studying(): Promise<Studies> {
    const { thinker, now } = this.means;
    const found = this.#studies ?? import("./studies").then(({ Studies }) => new Studies(thinker, now));
    this.#studies = found;
    found.catch(() => (this.#studies = undefined)); // so that it is tried again
    return found;
  }

  async sample(game: string, steps: number): Promise<protocol.Sample> {
    return (await reviews()).sample(await this.means.games.of(game), steps);
  }

  async record(id: string): Promise<string> {
    const { table } = await this.tables.look(id);
    const names = table.sitters.map((_, seat) => playsAs(table, seat, this.face.name));
    return recordOf(table, names);
  }

  async verify(record: string, seen: Witness | null): Promise<Checked> {
    return (await import("./verify")).checked(record, seen, this.means.games);
  }

  openRecord(record: string): Promise<protocol.Opened> {
    return this.#opening.adopt(record);
  }

  async seed(id: string): Promise<string> {
    const { created, status } = (await this.tables.look(id)).table;
    if (status !== "over" && !created.isKnown) throw denied("not-over");
    return created.seed;
  }

  async erase(id: string): Promise<void> {
    await this.means.store.erase(id);
    this.tables.forget(id);
    this.erased(id);
  }
}

const isThrownAway = ({ result }: protocol.Listing): boolean => Boolean(result?.unfinished);

/** Somebody who has never played here. */
async function stranger(store: Store): Promise<protocol.Me> {
  const [id, avatar] = [12, 8].map((digits) =>
    Array.from(crypto.getRandomValues(new Uint8Array(digits / 2)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    ),
  );
  const face = { id: `~${id}`, name: "", avatar: avatar! };
  await store.keepMe(face);
  return face;
}
