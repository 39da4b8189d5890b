// What this browser keeps: the rows of every table, a card beside them, and who plays here. IndexedDB; a row that is
// not on the disk was never told.

import type { Listing, Me } from "../lib/protocol";
import type { Row } from "./events";

const NAME = "sesame";
const VERSION = 1;
const [ROWS, CARDS, PULSES, PEOPLE] = ["rows", "cards", "pulses", "people"] as const;
type Kept = typeof ROWS | typeof CARDS | typeof PULSES | typeof PEOPLE;
const ME = "me";

/** The browser would not write: there is no room, or it may not. Nothing has changed. */
export class NotKept extends Error {}

export class Store {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(factory: IDBFactory = indexedDB, name = NAME): Promise<Store> {
    const asked = factory.open(name, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ROWS, { keyPath: ["table", "version"] });
      asked.result.createObjectStore(CARDS, { keyPath: "table" });
      asked.result.createObjectStore(PULSES);
      asked.result.createObjectStore(PEOPLE);
    };
    const db = await answer(asked).catch((why: unknown) => {
      throw new NotKept(String(why));
    });
    db.onversionchange = () => db.close(); // a newer page has come
    return new Store(db);
  }

  close(): void {
    this.db.close();
  }

  /** One row more, and the card if it has changed, on the disk; false: somebody else was first. */
  async append(row: Row, card: Listing | null): Promise<boolean> {
    let isSecond = false;
    await this.#write([ROWS, CARDS], (change) => {
      const added = change.objectStore(ROWS).add(row);
      added.onerror = () => (isSecond = added.error?.name === "ConstraintError");
      if (card) change.objectStore(CARDS).put(card);
    }).catch((why: unknown) => {
      if (!isSecond) throw why;
    });
    return !isSecond;
  }

  /** The rows of a table after that version, in their order. */
  read(table: string, after = 0): Promise<Row[]> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return this.#read<Row[]>(ROWS, (rows) => rows.getAll(range) as IDBRequest<Row[]>);
  }

  /** Every table, the newest first. */
  async cards(): Promise<Listing[]> {
    const found = await this.#read<Listing[]>(CARDS, (cards) => cards.getAll() as IDBRequest<Listing[]>);
    return found.sort((one, other) => other.at - one.at);
  }

  /** A table with all that is known of it. */
  async erase(table: string): Promise<void> {
    await this.#write([ROWS, CARDS, PULSES], (change) => {
      change.objectStore(ROWS).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
      change.objectStore(CARDS).delete(table);
      change.objectStore(PULSES).delete(table);
    });
  }

  /** When somebody was last seen to be at a table whose clocks run. */
  pulse(table: string, at: number): Promise<void> {
    return this.#write([PULSES], (change) => void change.objectStore(PULSES).put(at, table), "relaxed");
  }

  pulsed(table: string): Promise<number | undefined> {
    return this.#read(PULSES, (pulses) => pulses.get(table) as IDBRequest<number | undefined>);
  }

  me(): Promise<Me | undefined> {
    return this.#read(PEOPLE, (people) => people.get(ME) as IDBRequest<Me | undefined>);
  }

  keepMe(me: Me): Promise<void> {
    return this.#write([PEOPLE], (change) => void change.objectStore(PEOPLE).put(me, ME));
  }

  #read<T>(from: Kept, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return answer(ask(this.db.transaction(from).objectStore(from)));
  }

  /** Resolved once it is on the disk; as little as it takes for what may be lost. */
  #write(
    to: Kept[],
    work: (change: IDBTransaction) => void,
    durability: IDBTransactionDurability = "strict",
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: unknown) => reject(new NotKept(String(why)));
      try {
        const change = this.db.transaction(to, "readwrite", { durability });
        change.oncomplete = () => resolve();
        change.onabort = () => fail(change.error);
        work(change);
      } catch (why) {
        fail(why);
      }
    });
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}
