// Chance that anyone can check, as core/fair.py draws it: outcome number k of the log comes from HMAC-SHA256(seed, k),
// without modulo bias. The seed is committed to before the first move, and shown at the end.

import { bytesOf, keyOf } from "../lib/fair";
import { sha256 } from "../lib/sha256";

const BLOCK = 64; // bytes that SHA-256 takes at once
const SPAN = 1n << 128n; // each try draws 128 bits
const SEED = /^(?:[0-9a-f]{64}|\d{1,20})$/;

const ascii = new TextEncoder();

/** A fresh 256-bit secret, as 64 hexadecimal digits. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a text is a seed as records write it: a secret, or any whole number chosen by hand. */
export const isSeed = (text: string): boolean => SEED.test(text);

/** The index that the seed gives at this position of the log, each as likely as its weight. */
export function draw(seed: string, position: number, weights: readonly number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const fair = SPAN - (SPAN % total);
  let number = fair;
  for (let attempt = 0; number >= fair; attempt++) number = numberAt(seed, position, attempt);
  let left = Number(number % total);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  if (found < 0) throw new RangeError("chance has nothing to draw from");
  return found;
}

const numberAt = (seed: string, position: number, attempt: number): bigint =>
  BigInt(`0x${hmac(keyOf(seed), ascii.encode(`${position}/${attempt}`)).slice(0, 32)}`);

/** HMAC-SHA256 (RFC 2104), in hexadecimal digits; a key of ours is never longer than a block. */
export function hmac(key: Uint8Array, message: Uint8Array): string {
  const inner = sha256(joined(padded(key, 0x36), message));
  return sha256(joined(padded(key, 0x5c), bytesOf(inner)));
}

function padded(key: Uint8Array, mask: number): Uint8Array {
  return Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
