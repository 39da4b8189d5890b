// What the server has said and the board has, but is not told around it yet.

import type { Happened, Update } from "./heard";
import type { GameName } from "./protocol";

/** An update, or the first steps of one; then what else it says has to wait. */
export interface Seen<G extends GameName> {
  update: Update<G>;
  isWhole: boolean;
}

export class Untold<G extends GameName> {
  #updates = $state.raw<readonly Update<G>[]>([]); // the oldest first

  get newest(): Update<G> | undefined {
    return this.#updates.at(-1);
  }

  get steps(): Happened<G>[] {
    return this.#updates.flatMap(({ happened }) => happened);
  }

  add(update: Update<G>): void {
    this.#updates = [...this.#updates, update];
  }

  /** Takes out what has been seen up to this step. */
  upTo(step: number): Seen<G>[] {
    const [first, ...others] = this.#updates;
    if (!first) return [];
    const seen = first.happened.filter((one) => one.step <= step);
    if (seen.length === first.happened.length) {
      this.#updates = others;
      return [{ update: first, isWhole: true }, ...this.upTo(step)];
    }
    const left = first.happened.filter((one) => one.step > step);
    this.#updates = [{ ...first, happened: left }, ...others];
    return seen.length ? [{ update: { ...first, happened: seen }, isWhole: false }] : [];
  }
}
