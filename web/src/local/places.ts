// Of several tabs one keeps a table: it alone decides, writes and drives the robots. The others follow: what their
// pages say goes to the keeper, what it tells comes back. When it is closed, or does not answer, another takes over and
// reads the log; should two ever write, the second finds its place taken and reads what the first wrote (`store.ts`).

import type { Line } from "../lib/port";
import type { Said, Told } from "../lib/protocol";
import { Denied, type Saying } from "./refusals";
import type { Room, Watcher } from "./room";
import type { Tables } from "./tables";

const SILENCE = 3000; // milliseconds without an answer, after which the keeper is taken to be asleep
const STAY = 2000; // milliseconds that a table is kept after the last page has left it

/** A page that looks at a table. */
export interface Ear {
  tell(told: Told): void;
  line(state: Line): void;
}

/** What tabs say to each other about one table. */
type Note =
  | { kind: "arrive"; from: string; since: number | null }
  | { kind: "say"; from: string; said: Said }
  | { kind: "leave"; from: string }
  | { kind: "tell"; to: string; told: Told }
  | { kind: "kept" } // by another from now on
  | { kind: "gone" };

/** One page's line, wherever the table is kept. */
interface Here extends Ear {
  key: string;
  version: number | null;
}

/** A table as the pages of this tab look at it. */
export class Place {
  readonly #lines = new Map<string, Here>();
  readonly #watchers = new Map<string, Watcher>(); // of this tab's pages and of others', by the line's key
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>(); // what the keeper has not answered
  readonly #channel: BroadcastChannel;
  #room: Room | undefined;
  #release: (() => void) | undefined;
  #abort = new AbortController();
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #entered: Promise<void>;

  constructor(
    private readonly id: string,
    private readonly tables: Tables,
    private readonly texts: (saying: Saying) => Promise<Record<string, string>>,
    private readonly emptied: () => void,
  ) {
    this.#channel = new BroadcastChannel(`sesame ${id}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Note>) => void this.#hear(data);
    this.#entered = this.#enter();
  }

  async arrive(key: string, since: number | null, ear: Ear): Promise<void> {
    clearTimeout(this.#leaving);
    const line: Here = { ...ear, key, version: since };
    this.#lines.set(key, line);
    ear.line("connecting");
    await this.#entered;
    if (this.#lines.get(key) === line) await this.#show(line);
  }

  async say(key: string, said: Said): Promise<void> {
    await this.#entered;
    if (this.#room) return this.#perform(key, said);
    this.#note({ kind: "say", from: key, said });
    this.#await(said.id);
  }

  leave(key: string): void {
    this.#lines.delete(key);
    if (this.#room) this.#unwatch(key);
    else this.#note({ kind: "leave", from: key });
    if (!this.#lines.size) this.#leaving = setTimeout(() => this.close(), STAY);
  }

  /** It was thrown away, here or in another tab. */
  gone(isNews: boolean): void {
    if (isNews) this.#note({ kind: "gone" });
    for (const line of this.#lines.values()) line.line("gone");
    this.#lines.clear();
    this.tables.forget(this.id);
    this.close();
  }

  close(): void {
    this.#abort.abort();
    this.#forgetWaiting();
    this.#stopKeeping();
    this.#channel.close();
    this.emptied();
  }

  // --- who keeps it

  /** Keep it, if nobody does; else follow, and take over when the keeper is gone. */
  async #enter(): Promise<void> {
    const { locks } = navigator;
    if (!locks) return this.#keep(); // not on plain http: there the log's order alone decides
    await new Promise<void>((entered) => {
      void locks
        .request(this.#lock, { ifAvailable: true }, async (lock) => {
          if (!lock) return entered();
          const kept = this.#kept();
          await this.#keep();
          entered();
          await kept;
        })
        .catch(() => this.#stopKeeping()); // stolen from us
    });
    if (!this.#room) void this.#takeOver(false);
  }

  get #lock(): string {
    return `sesame ${this.id}`;
  }

  /** For as long as this tab keeps it. */
  #kept(): Promise<void> {
    return new Promise((release) => (this.#release = release));
  }

  /** When the keeper gives it back; or at once, from one that is asleep. */
  async #takeOver(isStolen: boolean): Promise<void> {
    if (this.#room) return;
    const how = isStolen ? { steal: true } : { signal: this.#abort.signal };
    await navigator.locks
      .request(this.#lock, how, async () => {
        const kept = this.#kept();
        await this.#keep();
        this.#note({ kind: "kept" });
        for (const line of this.#lines.values()) await this.#show(line);
        await kept;
      })
      .catch(() => this.#stopKeeping()); // left before, or stolen from us
  }

  async #keep(): Promise<void> {
    this.#forgetWaiting();
    this.#room = await this.tables.keep(this.id).catch((why: unknown) => {
      if (!(why instanceof Denied)) console.error(`table ${this.id} cannot be opened`, why);
      return undefined;
    });
    if (!this.#room) for (const line of this.#lines.values()) line.line("gone");
  }

  #stopKeeping(): void {
    if (!this.#room) return;
    this.tables.release(this.id);
    this.#room = undefined;
    this.#watchers.clear();
    this.#release?.();
  }

  /** The keeper answers soon, or is asleep. */
  #await(what: string): void {
    clearTimeout(this.#waiting.get(what));
    this.#waiting.set(
      what,
      setTimeout(() => void this.#takeOver(true), SILENCE),
    );
  }

  #answered(what: string): void {
    clearTimeout(this.#waiting.get(what));
    this.#waiting.delete(what);
  }

  #forgetWaiting(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  // --- what is said and told

  async #show(line: Here): Promise<void> {
    if (!this.#room) {
      this.#await(line.key);
      return this.#note({ kind: "arrive", from: line.key, since: line.version });
    }
    await this.#watch(line.key, line.version, (told) => this.#tell(line, told));
    line.line("open");
  }

  #tell(line: Here, told: Told): void {
    if (told.type === "update") line.version = told.version;
    line.tell(told);
  }

  async #watch(key: string, since: number | null, tell: (told: Told) => void): Promise<void> {
    this.#unwatch(key);
    const watcher: Watcher = { tell, offset: 0 };
    this.#watchers.set(key, watcher);
    await this.#room?.watch(watcher, since);
  }

  #unwatch(key: string): void {
    const watcher = this.#watchers.get(key);
    if (watcher) this.#room?.leave(watcher);
    this.#watchers.delete(key);
  }

  /** The answer to a command, or why there is none. */
  async #perform(key: string, said: Said): Promise<void> {
    const watcher = this.#watchers.get(key);
    const room = this.#room;
    if (!watcher || !room) return;
    try {
      watcher.tell(await room.perform(said, watcher));
    } catch (error) {
      const { version } = room.table;
      watcher.tell({ type: "refused", id: said.id, reason: await this.#reason(error), version });
    }
  }

  async #reason(error: unknown): Promise<Record<string, string>> {
    if (!(error instanceof Denied)) console.error(error);
    return this.texts(error instanceof Denied ? error.saying : { of: "local", name: "failed", values: {} });
  }

  #note(note: Note): void {
    this.#channel.postMessage(note);
  }

  async #hear(note: Note): Promise<void> {
    if (note.kind === "gone") return this.gone(false);
    if (note.kind === "kept") return this.#again();
    if (note.kind === "tell") return this.#told(note.to, note.told);
    if (!this.#room) return;
    const { from } = note;
    if (note.kind === "arrive")
      await this.#watch(from, note.since, (told) => this.#note({ kind: "tell", to: from, told }));
    else if (note.kind === "say") await this.#perform(from, note.said);
    else this.#unwatch(from);
  }

  /** Another keeps it from now on: our pages arrive there. */
  async #again(): Promise<void> {
    if (this.#room) {
      this.#stopKeeping();
      void this.#takeOver(false);
    }
    for (const line of this.#lines.values()) await this.#show(line);
  }

  /** From the keeper, to a page of ours. */
  #told(to: string, told: Told): void {
    const line = this.#lines.get(to);
    if (!line) return;
    if (told.type === "hello") {
      this.#answered(to);
      line.line("open");
    }
    if ("id" in told && told.id !== null) this.#answered(told.id);
    this.#tell(line, told);
  }
}
