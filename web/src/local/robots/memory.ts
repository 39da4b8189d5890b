// A machine's memory as drivers of kernels use it: arrays that are laid out once, and numbers of records read by name.

import type { Machine } from "../machine";
import type { Layout } from "../manifest";

export type ByteSize = 1 | 2 | 4 | 8;

/** An array as kernels are given it: where it lies, and a length for each axis. */
export type Given = readonly number[];

/** Room for an array of zeros; `bytes` is the size of one of its numbers, or records. */
export function arrayOf(machine: Machine, bytes: number, ...axes: number[]): Given {
  return [machine.room(bytes * axes.reduce((all, length) => all * length, 1)), ...axes];
}

/** The same with numbers in it. */
export function filled(machine: Machine, numbers: Uint8Array, bytes: ByteSize, ...axes: number[]): Given {
  const found = arrayOf(machine, bytes, ...axes);
  machine.bytes(found[0]!, numbers.length).set(numbers);
  return found;
}

/** Records in a row, their numbers by name. */
export class Records {
  constructor(
    private readonly machine: Machine,
    private readonly layout: Layout,
    private readonly at: number,
  ) {}

  /** A number of a record; of several in a row the one at that place. */
  read(index: number, name: string, place = 0): number {
    const { offset, kind } = this.layout.places[name]!;
    const view = this.machine.view();
    const at = this.at + index * this.layout.bytes + offset + place * Number(kind.slice(1));
    switch (kind) {
      case "i1":
        return view.getInt8(at);
      case "i2":
        return view.getInt16(at, true);
      case "i4":
        return view.getInt32(at, true);
      case "i8":
        return Number(view.getBigInt64(at, true));
      case "f8":
        return view.getFloat64(at, true);
      default:
        throw new Error(`${name} is a ${kind}`);
    }
  }
}

const LOW = 2 ** 32;

/** Put a generator at the beginning of a stream of a seed, which is a whole number below 2^53. */
export function startDice(machine: Machine, rng: Given, seed: number, stream: number): void {
  machine.call("dice_start", rng[0]!, 1, (seed % LOW) | 0, Math.floor(seed / LOW), stream);
}
