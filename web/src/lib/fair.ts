// Chance that anyone can check: the commitment shown before the first move is the hash of the seed.

import { sha256 } from "./sha256";

const SECRET = /^[0-9a-f]{64}$/;

/** What must have been shown before the first move for this seed. */
export const commitment = (seed: string): string => sha256(keyOf(seed));

/** The bytes that chance is drawn with: of a secret itself, of a number chosen by hand its hash. */
export const keyOf = (seed: string): Uint8Array =>
  bytesOf(SECRET.test(seed) ? seed : sha256(new TextEncoder().encode(seed)));

/** What hexadecimal digits stand for. */
export const bytesOf = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
