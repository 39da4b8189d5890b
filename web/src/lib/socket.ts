// One connection to a table. It comes back by itself, goes on from the version it had, and says
// again whatever was not answered: the server does nothing twice.

import { lineAt } from "./base";
import { newId } from "./ids";
import type { Listener, Order, Port } from "./port";
import { PROTOCOL, type Said, type Told } from "./protocol";

const WAITS = [250, 500, 1000, 2000, 4000]; // milliseconds before each next attempt

const FLEETING = ["sync", "grab", "foresee"]; // said again later they would mean nothing

export class TableSocket implements Port {
  #socket: WebSocket | undefined;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Said>();
  #version: number | undefined;
  #isClosed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Say something; answered under the id that is returned. */
  say(order: Order): string {
    const said = { ...order, id: newId() } as Said;
    if (!FLEETING.includes(said.type)) this.#unanswered.set(said.id, said);
    this.#send(said);
    return said.id;
  }

  again(): void {
    const before = this.#socket;
    if (before) before.onclose = before.onmessage = null;
    before?.close();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    const since = this.#version === undefined ? "" : `?since=${this.#version}`;
    const socket = new WebSocket(lineAt(`ws/tables/${this.table}${since}`));
    this.#socket = socket;
    this.listener.line("connecting");
    socket.onopen = () => {
      this.#attempt = 0;
      this.listener.line("open");
      for (const said of this.#unanswered.values()) this.#send(said);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: Told): void {
    if (message.type === "hello" && message.protocol !== PROTOCOL) {
      this.close();
      this.listener.line("older");
      return;
    }
    if (message.type === "update") this.#version = message.version;
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    this.listener.tell(message);
  }

  #lost(code: number): void {
    if (this.#isClosed) return;
    if (code === 4401) {
      location.reload(); // this session was ended elsewhere: who we are now is asked anew
      return;
    }
    if (code === 4404) {
      this.listener.line("gone");
      return;
    }
    this.listener.line("lost");
    const wait = WAITS[Math.min(this.#attempt, WAITS.length - 1)]!;
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #retry = (): void => {
    if (this.#isClosed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #send(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }
}
