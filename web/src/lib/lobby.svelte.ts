// The public tables that are not over, told whenever they change.

import type { Listing, Told } from "./protocol";

const AGAIN = 4000; // milliseconds before we ask a server that went away

export class LobbyStore {
  tables = $state.raw<Listing[]>([]);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** Called once we are somebody: strangers are told nothing. */
  open(): void {
    if (this.#isClosed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`);
    this.#socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as Told;
      if (message.type === "lobby") this.tables = message.tables;
    };
    this.#socket.onclose = () => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.open(), AGAIN);
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
