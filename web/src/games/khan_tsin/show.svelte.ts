// What the eye sees: piles that fly along the dragon, one step after the other, until the view is reached.

import { prefersReducedMotion, Tween } from "svelte/motion";
import { cubicInOut } from "svelte/easing";
import type { Happened } from "../../lib/protocol";
import type { KhanTsinMove } from "../protocol";
import { after, lifted } from "./present";

export interface Flight {
  part: string;
  from: number;
  to: number;
}

type Step = Happened<"khan-tsin">;
const LONGEST = 600; // milliseconds that a flight may take
const MANY = 4; // after a long absence nobody wants to see every step

export class Show {
  piles = $state.raw<string[]>([]);
  flight = $state.raw<Flight | undefined>();
  share = new Tween(0, { easing: cubicInOut });
  /** A move that a hand has carried to its goal already need not fly there again. */
  carried: { start: number; goal: number } | undefined;
  #seen = -1;
  #told: string[] = [];
  #waiting: Step[] = [];
  #isRunning = false;

  tell(piles: string[], news: Step[]): void {
    const last = news.at(-1)?.step ?? -1;
    const fresh = news.filter((step) => step.step > this.#seen);
    const isFirst = this.#told.length === 0;
    const isBack = last < this.#seen;
    this.#seen = last;
    this.#told = piles;
    if (isFirst || isBack || fresh.length > MANY || prefersReducedMotion.current) this.#snap();
    else {
      this.#waiting.push(...fresh);
      if (!this.#isRunning) void this.#run();
    }
  }

  #snap(): void {
    this.#waiting = [];
    this.flight = undefined;
    this.piles = this.#told;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const { action } = step;
      const before = this.piles;
      if (action.type === "move" && !this.#wasCarried(action)) await this.#fly(action);
      if (this.flight || action.type !== "move" || this.piles === before)
        this.piles = after(before, action, this.#told);
      this.flight = undefined;
    }
    this.#isRunning = false;
    this.piles = this.#told; // the view wins
  }

  #wasCarried({ start, goal }: KhanTsinMove): boolean {
    const is = this.carried?.start === start && this.carried.goal === goal;
    this.carried = undefined;
    return is;
  }

  async #fly(move: KhanTsinMove): Promise<void> {
    const { part, rest } = lifted(this.piles, move);
    this.piles = rest;
    this.flight = { part, from: move.start, to: move.goal };
    const hurry = 1 + this.#waiting.length;
    await this.share.set(0, { duration: 0 });
    await this.share.set(1, { duration: Math.min(LONGEST, 320 + 14 * Math.abs(move.goal - move.start)) / hurry });
  }
}
