// How chance is seen to fall: films that were made beforehand, from a file beside the machine, turned by a kernel until
// they show what was drawn.

import type { Film } from "../../lib/protocol";
import { sha256 } from "../../lib/sha256";
import { toBase64 } from "../base64";
import type { Machine } from "../machine";
import type { Reel } from "../manifest";
import type { State } from "../rules";

const LONG = 8; // bytes
const SHORT = 2;
const SEED = 14; // hexadecimal digits of a name's hash that a film is drawn from

export class Films {
  readonly #reel: Reel;
  #arrays: number[] | undefined;
  #coming: Promise<void> | undefined;
  readonly #table: number;
  readonly #rng: number;
  readonly #moves: number;
  readonly #tops: number;
  readonly #counts: number;

  constructor(
    private readonly machine: Machine,
    private readonly file: () => Promise<ArrayBuffer>,
  ) {
    this.#reel = machine.manifest.races!.reel;
    this.#table = machine.room(machine.manifest.state);
    this.#rng = machine.room(LONG);
    this.#moves = machine.room(SHORT * this.#reel.shape.reduce((product, axis) => product * axis, 1));
    [this.#tops, this.#counts] = [machine.room(this.#things), machine.room(this.#things)];
  }

  /** They are a third of all that a first visit brings, so nobody waits for them before hands race. */
  come(): Promise<void> {
    this.#coming ??= this.#fetched().catch(() => {
      this.#coming = undefined; // the next throw asks again
    });
    return this.#coming;
  }

  async #fetched(): Promise<void> {
    const file = await this.file();
    const at = this.machine.room(file.byteLength);
    this.machine.bytes(at, file.byteLength).set(new Uint8Array(file));
    this.#arrays = this.#reel.arrays.flatMap(({ offset, axes }) => [at + offset, ...axes]);
  }

  /**
   * Of what chance did at that table; the same name, the same film. While it is not known yet (`isBlank`) nothing in it
   * depends on what was drawn. Null: there is nothing to see, or it is not here yet.
   */
  of(state: State, action: number, name: string, isBlank: boolean): Film | null {
    const { machine } = this;
    if (!this.#arrays) return null;
    const digits = sha256(new TextEncoder().encode(name)).slice(0, SEED);
    const [high, low] = [digits.slice(0, SEED - 8), digits.slice(SEED - 8)].map((part) => parseInt(part, 16));
    machine.call("dice_start", this.#rng, 1, low! | 0, high!, 0);
    machine.bytes(this.#table, state.length).set(state);
    const [table, things] = [this.#table, this.#things];
    const out = [this.#moves, ...this.#reel.shape, this.#tops, things, this.#counts, things];
    const frames = machine.call("live_film", table, action, isBlank ? 1 : 0, ...this.#arrays, this.#rng, 1, ...out);
    return frames ? this.#told(frames) : null;
  }

  #told(frames: number): Film {
    const [, things, numbers] = this.#reel.shape as [number, number, number];
    const letters = this.machine.bytes(this.#tops, things).filter((letter) => letter > 0);
    return {
      every: this.#reel.every,
      moves: toBase64(this.machine.bytes(this.#moves, SHORT * frames * things * numbers)),
      tops: String.fromCharCode(...letters),
      counts: Array.from(this.machine.bytes(this.#counts, things), (counts) => counts !== 0),
    };
  }

  get #things(): number {
    return this.#reel.shape[1]!;
  }
}
