// Where a table lives: on a server, or in this browser. Its name says so.

const HERE = "~"; // a server's names never begin so

/** Whether a table is of this browser: then a worker here answers for it, and no server is asked. */
export const isLocal = (table: string): boolean => table.startsWith(HERE);

/** A name for one more of them: twelve letters that nobody else makes up. */
export function newLocalName(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 32).toString(32));
  return HERE + letters.join("");
}
