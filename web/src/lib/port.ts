// The one way from a page to a table, which has two homes: a server, at the end of a socket, or a worker in this
// browser. Both are told the same commands and tell the same messages; nobody beyond this file knows which it is.

import { LocalPort } from "../local/port";
import { isLocal } from "./home_of";
import type { Said, Told } from "./protocol";
import { TableSocket } from "./socket";

/** A command without the id, which is made by the port. */
export type Order = Said extends infer S ? (S extends Said ? Omit<S, "id"> : never) : never;

/**
 * `older`: the server speaks another protocol than this page, which must be loaded again; `gone`: there is no such
 * table.
 */
export type Line = "connecting" | "open" | "lost" | "gone" | "older";

export interface Listener {
  tell(message: Told): void;
  line(state: Line): void;
}

export interface Port {
  /** Say something; answered under the id that is returned. */
  say(order: Order): string;
  /** Arrive again, as whoever we are now. */
  again(): void;
  close(): void;
}

/** A line to a table, wherever it lives. */
export const openPort = (table: string, listener: Listener): Port =>
  isLocal(table) ? new LocalPort(table, listener) : new TableSocket(table, listener);
