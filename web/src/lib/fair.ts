// Chance that anyone can check: what is shown before the first move, the house's commitment and the seals of devices,
// are hashes of what is shown later.

import type { Part } from "./protocol";
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

/** A fresh 256-bit secret, as 64 hexadecimal digits. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The seal of a device's part of chance: it fixes the bits without telling them. */
export const sealOf = (bits: string): string => sha256(bytesOf(bits));

/** What somebody was told of a game's chance while it was played: the end must not contradict it. */
export interface Witness {
  commitment: string | null;
  parts: readonly Part[];
  /** Whether the parts were told after the beginning: then none may come any more. */
  hasBegun: boolean;
  /** As whom one saw the game: a seat, or whoever looks on. */
  viewer: number | null;
  /** Its place in the game, who acted, and the id of what was seen of it. */
  steps: readonly (readonly [step: number, seat: number, action: number])[];
}
