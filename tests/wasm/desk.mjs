// What the programs of this folder share: a machine from files, its memory, and what they are told.

import { createHash } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import { Machine } from "../../web/src/local/machine.ts";

export const CHANCE = -1;
export const PUBLIC = -3;
export const OVER = -1;

/** What the test says, on standard input. */
export const told = JSON.parse(readFileSync(0, "utf8"));

export async function machineOf(game) {
  const kernels = await WebAssembly.compile(readFileSync(`${told.folder}/${game}.wasm`));
  return Machine.of(kernels, JSON.parse(readFileSync(`${told.folder}/${game}.json`, "utf8")));
}

/** Bytes in base64, laid where they are to be. */
export function lay(machine, at, text) {
  const found = Buffer.from(text, "base64");
  machine.bytes(at, found.length).set(found);
}

/** An answer, a line each; bytes are told by their hash. */
export function answer(value) {
  writeSync(1, JSON.stringify(value) + "\n");
}

/** A hash of all that was added to it. */
export class Sum {
  #hash = createHash("sha256");

  add(machine, at, length) {
    this.#hash.update(machine.bytes(at, length));
  }

  /** A whole number. */
  note(number) {
    this.#hash.update(`${number} `);
  }

  told() {
    return this.#hash.digest("hex");
  }
}
