// The clocks of a table: whose runs, and what is left. Milliseconds; no clock is read here. As server/log/clocks.py,
// but for lines, which nobody here has.

import type { Clock } from "../lib/protocol";

const DAY = 24 * 3600 * 1000;

/** What each has: for the whole game, or for every move; null: all the time there is. */
function given(clock: Clock): number | null {
  switch (clock.type) {
    case "live":
      return clock.seconds * 1000;
    case "days":
      return clock.days * DAY;
    default:
      return null;
  }
}

/** One clock a seat. It runs while the seat may act, and nothing is paused. */
export class Clocks {
  readonly #left: (number | null)[];
  readonly #since: (number | null)[]; // running from that moment on

  constructor(
    private readonly clock: Clock,
    seats: number,
  ) {
    this.#left = Array<number | null>(seats).fill(given(clock));
    this.#since = Array<number | null>(seats).fill(null);
  }

  runs(seat: number): boolean {
    return this.#since[seat] !== null;
  }

  /** What a seat has left; never less than nothing. */
  left(seat: number, now: number): number | null {
    const [left, since] = [this.#left[seat]!, this.#since[seat]!];
    if (left === null || since === null) return left;
    return Math.max(0, left - Math.max(0, now - since));
  }

  /** From now on exactly these run; those that go on are not disturbed. */
  run(seats: ReadonlySet<number>, now: number): void {
    this.#since.forEach((since, seat) => {
      if (seats.has(seat)) this.#since[seat] = since ?? now;
      else if (since !== null) this.#stop(seat, now);
    });
  }

  /** A seat has moved: what it gets back. */
  moved(seat: number, now: number): void {
    if (seat < 0 || this.#since[seat] === null) return;
    this.#stop(seat, now);
    const left = this.#left[seat]!;
    if (left === null) return;
    this.#left[seat] = this.clock.type === "live" ? left + (this.clock.increment ?? 0) * 1000 : given(this.clock);
  }

  /** Whether any runs that could fall. */
  get isTicking(): boolean {
    return this.falls() !== null;
  }

  /** Between these moments nobody could play: that is nobody's time. */
  skip(since: number, until: number): void {
    this.#since.forEach((began, seat) => {
      if (began !== null && began < until) this.#since[seat] = began + until - Math.max(began, since);
    });
  }

  /** The next flag to fall, if nobody moves: when, and whose. */
  falls(): { at: number; seat: number } | null {
    const ends = this.#since.flatMap((since, seat) => {
      const left = this.#left[seat]!;
      return since === null || left === null ? [] : [{ at: since + left, seat }];
    });
    return ends.sort((one, other) => one.at - other.at || one.seat - other.seat)[0] ?? null;
  }

  #stop(seat: number, now: number): void {
    this.#left[seat] = this.left(seat, now);
    this.#since[seat] = null;
  }
}
