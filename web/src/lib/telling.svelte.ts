// A scene is told once, in its order: the board says how far it is, and whatever stands around it says no more.

import { tick } from "svelte";
import type { Teller } from "./queue";

const LONGEST = 12_000; // milliseconds for one step: whatever keeps a board, nothing stays hidden

export class Telling implements Teller {
  /** Something is shown whose end is not known yet; nobody chooses meanwhile. */
  isOn = $state(false);
  #skip: (() => void) | undefined; // of the board that shows it
  #bound: ReturnType<typeof setTimeout> | undefined;

  /** `tell` gets the last step that has been seen to its end; Infinity: all there are. */
  constructor(private readonly tell: (step: number) => void) {}

  /** The board is given something new: it makes a scene of it, or it is told at once. */
  expect = (): void => void tick().then(this.#settle);

  // --- what the board says

  begin = (skip: () => void): void => {
    this.#skip = skip;
    if (this.isOn) return;
    this.isOn = true;
    this.#watch();
  };

  reach = (step: number): void => {
    if (this.isOn) this.#watch();
    this.tell(step);
  };

  /** Unless it goes on at once with the next one. */
  end = (): void => {
    this.#skip = undefined;
    this.expect();
  };

  // --- what is done with it

  /** The board shows how things stand, and all is told. */
  skip = (): void => {
    this.#skip?.();
    this.close();
    this.tell(Infinity);
  };

  close = (): void => {
    clearTimeout(this.#bound);
    this.#skip = undefined;
    this.isOn = false;
  };

  /** A tab that nobody sees has no scenes. */
  #settle = (): void => {
    if (!this.#skip || document.hidden) this.skip();
  };

  #watch(): void {
    clearTimeout(this.#bound);
    this.#bound = setTimeout(this.skip, LONGEST);
  }
}
