// The public tables that are not over: the newest are told, and then what changes; older ones are asked for.

import * as api from "./api";
import { lineAt } from "./base";
import { changed, together } from "./listings";
import type { Listing, Told } from "./protocol";

const AGAIN = 4000; // milliseconds before we ask a server that went away
const PAGE = 50; // tables that the server tells at once

export class LobbyStore {
  #newest = $state.raw<Listing[]>([]);
  #older = $state.raw<Listing[]>([]);
  #isAll = $state(false);
  tables = $derived(together(this.#newest, this.#older));
  hasMore = $derived(!this.#isAll && this.tables.length >= PAGE);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** Called once we are somebody: strangers are told nothing. */
  open(): void {
    if (this.#isClosed) return;
    this.#socket = new WebSocket(lineAt("ws/lobby"));
    this.#socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as Told;
      if (message.type === "lobby") this.#begin(message.tables);
      if (message.type === "lobby_changed") this.#newest = changed(this.#newest, message);
    };
    this.#socket.onclose = () => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.open(), AGAIN);
    };
  }

  /** The page after the last table that is shown. */
  more = async (): Promise<void> => {
    const last = this.tables.at(-1);
    if (!last) return;
    const page = await api.lobby(last.at);
    this.#isAll = page.length < PAGE;
    this.#older = together(this.#older, page);
  };

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #begin(tables: Listing[]): void {
    this.#newest = tables;
    this.#older = [];
    this.#isAll = false;
  }
}
