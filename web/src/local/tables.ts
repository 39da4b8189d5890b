// The tables of this browser, as they are kept: read from their rows, and at hand while a page looks at them.

import type { Thinker } from "./robots/thinker";
import type { Rematch } from "../lib/protocol";
import type { Created } from "./events";
import { openedBy, type Box, type Games } from "./games";
import { denied } from "./refusals";
import { Room } from "./room";
import type { Store } from "./store";
import { Table } from "./table";
import { Telling, type Face } from "./telling";

/** What tables are made with. */
export interface House {
  store: Store;
  games: Games;
  thinker: () => Thinker;
  face: () => Face;
  now: () => number;
}

/** A table and how it is told. */
export interface Look {
  table: Table;
  telling: Telling;
  box: Box;
}

export class Tables {
  readonly #rooms = new Map<string, Room>();
  #latest: Look | undefined; // the last one that was only looked at

  constructor(
    readonly house: House,
    private readonly rematch: (room: Room, said: Rematch) => Promise<string>,
  ) {}

  /** A table folded from its rows. */
  async read(id: string): Promise<Look> {
    const rows = await this.house.store.read(id);
    const first = rows[0]?.event;
    if (first?.type !== "created") throw denied("no-such-table");
    const box = await this.house.games.of(first.settings.game);
    const table = new Table(id, (created: Created) => openedBy(box.rules, created));
    for (const row of rows) table.fold(row);
    return { table, box, telling: new Telling(table, box.words, this.house.face, box.stranger) };
  }

  /** How a table stands, for whoever only looks; it may be kept by another tab. */
  async look(id: string): Promise<Look> {
    const room = this.#rooms.get(id);
    if (room) {
      const { table, means } = room;
      const box = await this.house.games.of(table.settings.game);
      return { table, box, telling: new Telling(table, means.words, this.house.face, box.stranger) };
    }
    const latest = this.#latest;
    const hasMore = latest?.table.id !== id || (await this.house.store.read(id, latest.table.version)).length > 0;
    return hasMore ? (this.#latest = await this.read(id)) : latest;
  }

  /** A table that this tab keeps from now on. */
  async keep(id: string): Promise<Room> {
    const { table, box } = await this.read(id);
    let thinker: Thinker | undefined;
    const room = new Room(
      {
        ...box,
        store: this.house.store,
        face: this.house.face,
        now: this.house.now,
        thinker: () => (thinker ??= this.house.thinker()),
        read: async (name) => (await this.read(name)).table,
        rematch: this.rematch,
        closed: () => thinker?.close(),
      },
      table,
    );
    this.#rooms.set(id, room);
    return room;
  }

  /** Nobody here looks at it any more, or another tab keeps it now. */
  release(id: string): void {
    this.#rooms.get(id)?.close();
    this.#rooms.delete(id);
  }

  forget(id: string): void {
    this.release(id);
    if (this.#latest?.table.id === id) this.#latest = undefined;
  }
}
