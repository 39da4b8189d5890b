// Chance that anyone can check, as core/fair.py draws it: outcome number k of the log comes from HMAC-SHA256(key, k),
// without modulo bias; the key is the seed, or mixed from it and what devices added. The seed is committed to before
// the first move, and shown at the end.

import { bytesOf, keyOf } from "../lib/fair";
import type { Part } from "../lib/protocol";
import { sha256 } from "../lib/sha256";

const BLOCK = 64; // bytes that SHA-256 takes at once
const SPAN = 1n << 128n; // each try draws 128 bits
const SEED = /^(?:[0-9a-f]{64}|\d{1,20})$/;

const ascii = new TextEncoder();

/** Whether a text is a seed as records write it: a secret, or any whole number chosen by hand. */
export const isSeed = (text: string): boolean => SEED.test(text);

/** The key that chance is drawn with: of the seed and all parts that were shown, by their seats. */
export function mixed(seed: string, parts: readonly Part[]): string {
  const shown = parts.flatMap(({ seat, bits }) => (bits === null ? [] : [`${seat}:${bits}`]));
  return shown.length ? hmac(keyOf(seed), ascii.encode(["mix", ...shown].join("/"))) : seed;
}

/** The index that the key gives at this position of the log, each as likely as its weight. */
export function draw(key: string, position: number, weights: readonly number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const fair = SPAN - (SPAN % total);
  let number = fair;
  for (let attempt = 0; number >= fair; attempt++) number = numberAt(key, position, attempt);
  let left = Number(number % total);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  if (found < 0) throw new RangeError("chance has nothing to draw from");
  return found;
}

const numberAt = (key: string, position: number, attempt: number): bigint =>
  BigInt(`0x${hmac(keyOf(key), ascii.encode(`${position}/${attempt}`)).slice(0, 32)}`);

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
