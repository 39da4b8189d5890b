// Where a table lives: on a server, or in this browser. Its name says so.

import { sha256 } from "./sha256";

const HERE = "~"; // a server's names never begin so

/** Whether a table is of this browser: then a worker here answers for it, and no server is asked. */
export const isLocal = (table: string): boolean => table.startsWith(HERE);

/** The same name for the same text: a game that came in a link twice is one game. */
export const localNameOf = (text: string): string => HERE + sha256(new TextEncoder().encode(text)).slice(0, 12);

/** A name for one more of them: twelve letters that nobody else makes up. */
export function newLocalName(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 32).toString(32));
  return HERE + letters.join("");
}
