// What is said of an action, as kernels write it: the game's own reasons, and what a search thinks of it. Rows are of
// the robots' kinds (games/<game>/reasons.ts).

import type { Match } from "../match";
import type { Machine } from "../machine";
import { arrayOf, type Given } from "./memory";

export class Sayings {
  readonly #table: Given;
  readonly #scratch: Given;
  readonly #rows: Given;

  constructor(private readonly machine: Machine) {
    const { state, thinking, fact_width } = machine.manifest;
    [this.#table, this.#scratch] = [arrayOf(machine, state, 1), arrayOf(machine, state, 1)];
    this.#rows = arrayOf(machine, 4, thinking!.most, fact_width);
  }

  /** What the game's own knowledge says of an action, from what the seat may know. */
  why(match: Match, seat: number, action: number): number[][] {
    const known = match.known(seat);
    this.machine.bytes(this.#table[0]!, known.length).set(known);
    return this.#read(this.machine.call("reason", ...this.#table, seat, action, ...this.#scratch, ...this.#rows));
  }

  /** How an action compares with the best: its place in the list, and how much less it promises. */
  compared(place: number, behind: number): number[] {
    return this.#one(this.machine.call("compared", ...this.#rows, 0, place, behind));
  }

  /** That it wins or loses, and in how many moves. */
  proved(value: number, moves: number): number[] {
    return this.#one(this.machine.call("proved", ...this.#rows, 0, value, moves));
  }

  hardlyTried(tries: number): number[] {
    return this.#one(this.machine.call("hardly_tried", ...this.#rows, 0, tries));
  }

  #one(n: number): number[] {
    return this.#read(n)[0]!;
  }

  /** Without the zeros behind what a kind says. */
  #read(n: number): number[][] {
    const { thinking, fact_width: width } = this.machine.manifest;
    const [at, most] = this.#rows as [number, number];
    return Array.from({ length: Math.min(n, most) }, (_, row) => {
      const found = [...new Int32Array(this.machine.memory.buffer, at + 4 * width * row, width)];
      return found.slice(0, thinking!.facts[found[0]!]);
    });
  }
}
