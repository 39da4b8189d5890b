// The server's clock, as far as this page can know it: of several questions, the one that was
// answered fastest is believed.

export class ServerClock {
  #offset = 0; // the server's clock less ours
  #sharpest = Infinity;

  /** A question asked at `at` by our clock was answered with the server's `now`, and we hear it at `heard`. */
  note(at: number, now: number, heard: number): void {
    const trip = heard - at;
    if (trip > this.#sharpest) return;
    this.#sharpest = trip;
    this.#offset = now - (at + trip / 2);
  }

  /** Another line may be slower or faster: what was measured on the old one counts no more. */
  restart(): void {
    this.#sharpest = Infinity;
  }

  /** A moment of the server, by our clock. */
  here(at: number): number {
    return at - this.#offset;
  }
}
