// A line to a table of this browser, as a socket is one to a server's: what was not answered is said again when the
// line is back, and the house does nothing twice.

import { newId } from "../lib/ids";
import type { Line, Listener, Order, Port } from "../lib/port";
import type { Said, Told } from "../lib/protocol";
import { here } from "./here";

const FLEETING = ["sync", "grab", "foresee"]; // said again later they would mean nothing
const BEFORE_ANOTHER = 1000; // milliseconds, after the worker broke

export class LocalPort implements Port {
  #line: number;
  #version: number | null = null;
  #isOpen = false;
  #isClosed = false;
  readonly #unanswered = new Map<string, Said>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#line = this.#arrive();
  }

  say(order: Order): string {
    const said = { ...order, id: newId() } as Said;
    if (!FLEETING.includes(said.type)) this.#unanswered.set(said.id, said);
    if (this.#isOpen) here.say(this.#line, said);
    return said.id;
  }

  again(): void {
    here.leave(this.#line);
    this.#line = this.#arrive();
  }

  close(): void {
    this.#isClosed = true;
    here.leave(this.#line);
  }

  #arrive(): number {
    return here.arrive(this.table, this.#version, {
      tell: (told) => this.#hear(told),
      line: (state) => this.#stands(state),
    });
  }

  #hear(told: Told): void {
    if (told.type === "update") this.#version = told.version;
    if ("id" in told && told.id !== null) this.#unanswered.delete(told.id);
    this.listener.tell(told);
  }

  #stands(state: Line): void {
    if (this.#isClosed) return;
    this.#isOpen = state === "open";
    this.listener.line(state);
    if (this.#isOpen) for (const said of this.#unanswered.values()) here.say(this.#line, said);
    if (state === "lost") setTimeout(this.#again, BEFORE_ANOTHER);
  }

  #again = (): void => {
    if (this.#isClosed) return;
    here.leave(this.#line);
    this.#line = this.#arrive();
  };
}
