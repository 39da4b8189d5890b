// Chance that anyone can check: the commitment shown before the first move is the hash of the seed.

import { sha256 } from "./sha256";

const SECRET = /^[0-9a-f]{64}$/;

/** What must have been shown before the first move for this seed. */
export function commitment(seed: string): string {
  return sha256(SECRET.test(seed) ? bytes(seed) : bytes(sha256(new TextEncoder().encode(seed))));
}

function bytes(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
