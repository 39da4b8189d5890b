// A house as a worker has it, in Node: real rules, real words, a database in memory, and robots that do anything.

import { IDBFactory } from "fake-indexeddb";
import type { Line, Order } from "../lib/port";
import type { Said, Told, Update } from "../lib/protocol";
import type { Desk } from "./desk";
import { House } from "./house";
import { builtFile, builtMachine } from "./machine.example";
import { Match } from "./match";
import { Cancelled, type Thinker } from "./robots/thinker";
import { Rules } from "./rules";
import { Store } from "./store";
import type { Terms } from "./terms";
import type { ToPage } from "./wire";

/** What outlives a tab that is killed. */
export const disk = (): IDBFactory => new IDBFactory();

/** Does anything it may; always the same from the same luck. */
export class Anything implements Thinker {
  onProgress: Thinker["onProgress"];
  isClosed = false;

  async act(...[terms, log, seat]: Parameters<Thinker["act"]>): Promise<number> {
    const match = new Match(new Rules(await builtMachine(terms.game)), terms as Terms);
    match.follow(log);
    if (this.isClosed) throw new Cancelled();
    const legal = match.legal(seat);
    return legal[(7 * log.length) % legal.length]!;
  }

  async advise(): Promise<[]> {
    return [];
  }

  async judge(): Promise<null> {
    return null;
  }

  cancel(): void {
    this.onProgress = undefined; // it never thinks for long
  }

  close(): void {
    this.isClosed = true;
  }
}

/** A tab: a house, and what its page hears. */
export class Tab {
  readonly told = new Map<number, Told[]>();
  readonly lines = new Map<number, Line[]>();
  readonly #house: House;
  readonly #answers = new Map<number, (message: ToPage) => void>();
  #last = 0;
  #stirred: (() => void)[] = [];
  #isKilled = false;

  /** @param later by how much its clock is ahead, in milliseconds */
  constructor(kept: IDBFactory, later = 0) {
    this.#house = new House(
      {
        machine: builtMachine,
        file: async (name) => (await builtFile(name)).arrayBuffer(),
        thinker: () => new Anything(),
        store: () => Store.open(kept),
        now: () => later + performance.timeOrigin + performance.now(),
      },
      (message) => this.#hear(message),
    );
  }

  ask<K extends keyof Desk>(what: K, ...about: Parameters<Desk[K]>): ReturnType<Desk[K]> {
    const id = ++this.#last;
    const answered = new Promise((resolve, reject) =>
      this.#answers.set(id, (message) => {
        if (message.kind === "answer") resolve(message.answer);
        else if (message.kind === "refuse") reject(new Error(message.reason["en"]));
      }),
    );
    this.#house.hear({ kind: "ask", id, what, about });
    return answered as ReturnType<Desk[K]>;
  }

  arrive(table: string, since: number | null = null): number {
    const line = ++this.#last;
    this.told.set(line, []);
    this.lines.set(line, []);
    this.#house.hear({ kind: "arrive", line, table, since });
    return line;
  }

  say(line: number, order: Order, id = `said ${++this.#last}`): string {
    this.#house.hear({ kind: "say", line, said: { ...order, id } as Said });
    return id;
  }

  leave(line: number): void {
    this.#house.hear({ kind: "leave", line });
  }

  /** From now on it says and hears nothing, as a tab that was closed. */
  kill(): void {
    this.#isKilled = true;
    for (const line of this.told.keys()) this.leave(line);
  }

  /** The first message, of those that come, that is wanted. */
  async until(line: number, wanted: (told: Told) => boolean): Promise<Told> {
    for (;;) {
      const found = this.told.get(line)!.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => this.#stirred.push(resolve));
    }
  }

  /** What was said, answered. */
  answer(line: number, id: string): Promise<Told> {
    return this.until(line, (told) => "id" in told && told.id === id);
  }

  updates(line: number): Update[] {
    return this.told.get(line)!.filter((told) => told.type === "update");
  }

  #hear(message: ToPage): void {
    if (this.#isKilled) return;
    if (message.kind === "tell") this.told.get(message.line)?.push(message.told);
    else if (message.kind === "line") this.lines.get(message.line)?.push(message.state);
    else this.#answers.get(message.id)?.(message);
    for (const resolve of this.#stirred.splice(0)) resolve();
  }
}
