// Thinking in slices: between two of them the worker hears what it is told, and tells how far it has come.

import { Cancelled, type Progress } from "./thinker";

const SLICE = 25; // milliseconds
const TOLD_EVERY = 150;

export class Pace {
  #rested = performance.now();
  #told = performance.now();

  /** @param isWanted whether somebody still waits for the answer */
  constructor(
    private readonly isWanted: () => boolean = () => true,
    private readonly tell: (progress: Progress) => void = () => {},
  ) {}

  /** Whether it is time to rest. */
  get isDue(): boolean {
    return performance.now() - this.#rested >= SLICE;
  }

  /** Let whatever waits be heard; raises `Cancelled` where nobody wants the answer any more. */
  async rest(progress: Progress): Promise<void> {
    if (performance.now() - this.#told >= TOLD_EVERY) {
      this.#told = performance.now();
      this.tell(progress);
    }
    await turn();
    if (!this.isWanted()) throw new Cancelled();
    this.#rested = performance.now();
  }
}

/** One turn of the loop; timers would wait for four milliseconds. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
