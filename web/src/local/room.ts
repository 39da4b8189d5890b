// A table that somebody is at: the one place where its log grows and from where it is told, as server/live/room.py.
// Whatever is to happen is decided, written down, and only then told; a command said twice is done once.

import type * as protocol from "../lib/protocol";
import { PROTOCOL } from "../lib/protocol";
import { decide, permitForesight, permitGrab, permitHint, start } from "./decisions";
import { Duties } from "./duties";
import type { Entry, Event, Row } from "./events";
import type { Live } from "./live";
import { Races } from "./races";
import { here } from "./refusals";
import type { Thinker } from "./robots/thinker";
import { NotKept, type Store } from "./store";
import type { Stranger } from "./stranger";
import type { Table } from "./table";
import { foreseen, Telling, type Face } from "./telling";
import type { Words } from "./words";

/** Somebody who looks at the table: a page of this tab, or of another. */
export interface Watcher {
  tell(told: protocol.Told): void;
  /** The page's clock, less ours; as far as is known. */
  offset: number;
}

/** What a room works with. */
export interface Means {
  store: Store;
  words: Words;
  live: Live | undefined;
  stranger?: Stranger | undefined;
  /** Who thinks for the robots of this table, and advises its people. */
  thinker: () => Thinker;
  face: () => Face;
  now: () => number;
  /** A table folded anew from its rows. */
  read: (table: string) => Promise<Table>;
  rematch: (room: Room, said: protocol.Rematch) => Promise<string>;
  closed: () => void;
}

const ADVISED = 2; // seconds that a hint is thought about
const PULSE = 3000; // milliseconds between two marks that somebody is there while clocks run

export class Room {
  readonly watchers = new Set<Watcher>();
  readonly #duties: Duties;
  readonly #races: Races | undefined;
  #telling: Telling;
  #last: Promise<unknown> = Promise.resolve();
  #pulse: ReturnType<typeof setInterval>;
  isClosed = false;

  constructor(
    readonly means: Means,
    public table: Table,
  ) {
    this.#telling = this.#teller();
    this.#races = means.live && new Races(this, means.live);
    this.#duties = new Duties(this, this.#races);
    this.#pulse = setInterval(() => void this.#mark(), PULSE);
  }

  now(): number {
    return this.means.now();
  }

  // --- who is there

  /** Somebody arrives, or is back: what they missed, and from now on whatever happens. */
  watch(watcher: Watcher, since: number | null): Promise<void> {
    return this.alone(async () => {
      await this.#begin();
      this.watchers.add(watcher);
      const now = this.now();
      watcher.tell({ type: "hello", protocol: PROTOCOL, person: this.means.face().id, now: Math.round(now) });
      watcher.tell(this.#telling.arrival(since, now));
      this.#races?.arrived(watcher);
      this.tellPresence();
      this.#duties.stir();
    });
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Nobody looks any more, or it is thrown away. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.#pulse);
    this.#duties.close();
    this.watchers.clear();
    this.means.closed();
  }

  // --- what is said

  /** The answer to a command; refuses what may not be done, and then nothing has changed. */
  async perform(said: protocol.Said, watcher: Watcher): Promise<protocol.Told> {
    switch (said.type) {
      case "sync":
        watcher.offset = said.at - this.now();
        return { type: "synced", id: said.id, at: said.at, now: this.now() };
      case "hint":
        return this.#hint(said);
      case "foresee":
        return this.alone(async () => this.#foresee(said));
      case "rematch":
        return { type: "acked", id: said.id, table: await this.means.rematch(this, said), version: this.table.version };
      case "grab":
        return this.#grab(said, watcher);
      default:
        return this.#act(said);
    }
  }

  async #act(said: protocol.Said): Promise<protocol.Acked> {
    return this.alone(async () => {
      for (;;) {
        const done = this.table.done.get(said.id);
        if (done !== undefined) return { type: "acked", id: said.id, version: done, table: null };
        const event = decide(this.table, said, this.#context());
        if (await this.#write({ event, by: this.means.face().id, id: said.id })) {
          const { version } = this.table;
          if (event.type === "seated" && this.table.created.of) await this.#beginIfFull();
          return { type: "acked", id: said.id, version, table: null };
        }
      }
    });
  }

  async #hint(said: protocol.Hint): Promise<protocol.Advice> {
    permitHint(this.table, said, this.#context());
    const { terms, log } = this.table.match;
    const { stranger } = this.means;
    const hints = await this.means.thinker().advise(terms, [...log], said.seat, ADVISED);
    return { type: "advice", id: said.id, hints: stranger ? hints.map(stranger.hint) : hints };
  }

  #foresee(said: protocol.Foresee): protocol.Foreseen {
    permitForesight(this.table, said, this.#context());
    const { match, version, isRacing } = this.table;
    const { stranger } = this.means;
    const found = foreseen(match, said.seat, said.actions, isRacing);
    const told = stranger ? found.map((one) => stranger.foreseen(one, said.seat)) : found;
    return { type: "foreseen", id: said.id, version, foreseen: told };
  }

  #grab(said: protocol.Grab, watcher: Watcher): protocol.Acked {
    permitGrab(this.table, said, this.#context());
    const { seat, object, seen, moment } = said;
    this.#races?.claim({ seat, object, seen, moment, arrived: this.now(), offset: watcher.offset });
    return { type: "acked", id: said.id, version: this.table.version, table: null };
  }

  #context() {
    const { manifest } = this.table.match.rules;
    return { person: this.means.face().id, live: this.means.live, manifest };
  }

  // --- what happens

  /** One after the other: nobody sees the table, or decides on it, while something is being written. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** An event of the table itself, or of somebody's doing elsewhere, said `alone`. False: another tab was first. */
  cause(event: Event, by: string | null = null): Promise<boolean> {
    return this.#write({ event, by, id: null });
  }

  async #beginIfFull(): Promise<void> {
    if (this.table.status === "open" && this.table.isFull) await this.cause(start(this.table, this.means.live));
  }

  /** What was left undone when the tab was killed, and time that was nobody's. */
  async #begin(): Promise<void> {
    if (this.watchers.size) return;
    if (!this.table.settings.waits) await this.#beginIfFull();
    const { sitters, status, clocks, stirredAt } = this.table;
    if (status === "playing" && sitters.some(({ isReady }) => isReady)) {
      // Real time: whoever comes back is asked again whether they are ready
      await this.cause({ type: "shut", since: stirredAt, until: Math.round(this.now()) });
      return;
    }
    if (!clocks.isTicking) return;
    const since = Math.max(this.table.stirredAt, (await this.means.store.pulsed(this.table.id)) ?? 0);
    const until = Math.round(this.now());
    if (until - since > 2 * PULSE) await this.cause({ type: "shut", since, until });
  }

  /** Fold, store, tell. What is not on the disk after all is folded back out, by reading anew. */
  async #write(entry: Entry): Promise<boolean> {
    const row: Row = { ...entry, table: this.table.id, version: this.table.version + 1, at: Math.round(this.now()) };
    this.table.fold(row);
    let isStored: boolean;
    try {
      isStored = await this.means.store.append(row, this.card());
    } catch (error) {
      await this.#readAnew();
      throw error instanceof NotKept ? here.notKept() : error;
    }
    if (!isStored) {
      await this.#readAnew();
      return false;
    }
    this.#tell(row);
    return true;
  }

  #tell(row: Row): void {
    this.#tellAll(this.#telling.news(row, this.now()));
    if (row.event.type === "seated" || row.event.type === "stood") this.tellPresence();
    this.#races?.told(row);
    this.#duties.stir();
  }

  async #readAnew(): Promise<void> {
    this.table = await this.means.read(this.table.id);
    this.#telling = this.#teller();
    this.#tellAll(this.#telling.arrival(null, this.now()));
  }

  #tellAll(told: protocol.Told): void {
    for (const watcher of this.watchers) watcher.tell(told);
  }

  /** Told to everybody at once: what is coming in real time. */
  show(show: protocol.Show): void {
    this.#tellAll(show);
  }

  tellPresence(): void {
    const times = this.#telling.times(Math.round(this.now()));
    const watching = this.#telling.seats.length ? 0 : this.watchers.size;
    this.#tellAll({ type: "presence", times, watching });
  }

  /** What a list of games shows of it. */
  card(): protocol.Listing {
    return cardOf(this.table, this.#telling);
  }

  #teller(): Telling {
    return new Telling(this.table, this.means.words, this.means.face, this.means.stranger);
  }

  async #mark(): Promise<void> {
    if (this.watchers.size && this.table.clocks.isTicking)
      await this.means.store.pulse(this.table.id, Math.round(this.now())).catch(() => {});
  }
}

export const cardOf = (table: Table, telling: Telling): protocol.Listing => ({
  table: table.id,
  game: table.match.terms.game,
  status: table.status,
  at: table.movedAt || table.stirredAt,
  players: telling.players(),
  result: telling.result(),
});
