// What the eye sees: piles that fly along the dragon, one step after the other, until the view is reached.

import { prefersReducedMotion, Tween } from "svelte/motion";
import { cubicInOut } from "svelte/easing";
import type { Happened } from "../../lib/protocol";
import { Queue, type Scene } from "../../lib/queue";
import type { KhanTsinMove } from "../protocol";
import { after, lifted } from "./present";

export interface Flight {
  part: string;
  from: number;
  to: number;
}

type Step = Happened<"khan-tsin">;
const LONGEST = 600; // milliseconds that a flight may take

export class Show {
  piles = $state.raw<string[]>([]);
  flight = $state.raw<Flight | undefined>();
  share = new Tween(0, { easing: cubicInOut });
  /** A move that a hand has carried to its goal already need not fly there again. */
  carried: { start: number; goal: number } | undefined;
  #seen = -1;
  #told: string[] = [];
  #queue = new Queue(() => {
    this.flight = undefined;
    this.piles = this.#told;
  });

  tell(piles: string[], news: Step[]): void {
    const last = news.at(-1)?.step ?? -1;
    const fresh = news.filter((step) => step.step > this.#seen);
    const isFirst = this.#told.length === 0;
    const isBack = last < this.#seen;
    this.#seen = last;
    this.#told = piles;
    if (isFirst || isBack) this.#queue.finish();
    else this.#queue.add(fresh.map(this.#scene), prefersReducedMotion.current);
  }

  close = (): void => this.#queue.clear();

  #scene = ({ action }: Step): Scene => {
    let before: string[];
    return [
      (hurry) => {
        before = this.piles;
        return action.type === "move" && !this.#wasCarried(action) ? this.#fly(action, hurry) : 0;
      },
      (hurry) => {
        this.flight = undefined;
        this.piles = hurry === 1 ? this.#told : after(before, action, this.#told); // the view wins
        return 0;
      },
    ];
  };

  #wasCarried({ start, goal }: KhanTsinMove): boolean {
    const is = this.carried?.start === start && this.carried.goal === goal;
    this.carried = undefined;
    return is;
  }

  #fly(move: KhanTsinMove, hurry: number): number {
    const { part, rest } = lifted(this.piles, move);
    const duration = Math.min(LONGEST, 320 + 14 * Math.abs(move.goal - move.start)) / hurry;
    this.piles = rest;
    this.flight = { part, from: move.start, to: move.goal };
    void this.share.set(0, { duration: 0 });
    void this.share.set(1, { duration });
    return duration;
  }
}
