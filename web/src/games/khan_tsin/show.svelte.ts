// What the eye sees: the effects of each step, one after the other, until the view is reached.

import { prefersReducedMotion, Tween } from "svelte/motion";
import { cubicInOut } from "svelte/easing";
import { Queue, type Moment, type Scene, type Teller } from "../../lib/queue";
import { after, drawn, factsOf, letters, NOTHING, type Drawn, type Seen, type Step } from "./drawn";
import type { Fact, Flew, Hopped } from "./facts";

/** Barons in the air: on their way, or turned over where they are. */
export interface Flight {
  part: string;
  /** The same, turned over. */
  into?: string;
  from: number;
  to: number;
  /** How many barons they stand upon, here and there. */
  levels: [number, number];
  /** The square whose whole pile this is. */
  hides?: number;
}

// Milliseconds
const LONGEST = 600; // of a flight
const HOP = 300;
const TURN = 420;
const NINE = 450; // a pile of nine stands for a moment before it is crowned
const CROWNED = 2400; // and has the stage

export class Show {
  dragon = $state.raw(NOTHING);
  flight = $state.raw<Flight | undefined>();
  /** The pile of nine, while all else waits. */
  nine = $state<string | undefined>();
  share = new Tween(0, { easing: cubicInOut });
  /** A move that a hand has carried to its goal already need not fly there again. */
  carried: { start: number; goal: number } | undefined;
  #isCarried = false;
  #seen = -1;
  #told: Drawn = NOTHING;
  #queue: Queue;

  constructor(telling?: Teller) {
    this.#queue = new Queue(() => {
      this.flight = undefined;
      this.nine = undefined;
      this.dragon = this.#told;
    }, telling);
  }

  tell(seen: Seen, news: readonly Step[]): void {
    const last = news.at(-1)?.step ?? -1;
    const fresh = news.filter((step) => step.step > this.#seen);
    const isFirst = this.#told === NOTHING;
    const isBack = last < this.#seen;
    this.#seen = last;
    this.#told = drawn(seen, news);
    if (isFirst || isBack) this.#queue.finish();
    else this.#queue.add(fresh.map(this.#scene), prefersReducedMotion.current);
  }

  close = (): void => this.#queue.clear();

  #scene = (step: Step): Scene => {
    const facts = factsOf(step);
    return [
      () => {
        this.#isCarried = this.#wasCarried(facts);
        return 0;
      },
      ...facts.flatMap((fact) => this.#moments(fact)),
      (hurry) => {
        if (hurry === 1) this.dragon = this.#told; // the view wins
        return 0;
      },
      this.#queue.reached(step.step),
    ];
  };

  #wasCarried(facts: Fact[]): boolean {
    const { start, goal } = this.carried ?? {};
    this.carried = undefined;
    const isLifted = facts.some((fact) => fact.type === "lifted" && fact.start === start);
    return isLifted && facts.some((fact) => fact.type === "landed" && fact.goal === goal);
  }

  #moments(fact: Fact): Moment[] {
    const show: Moment = () => {
      this.dragon = after(this.dragon, fact);
      return 0;
    };
    switch (fact.type) {
      case "lifted":
        return [show, () => this.#hold(fact.start)];
      case "aloft":
        return [() => this.#take(letters(fact.colour))];
      case "part-turned":
        return [(hurry) => this.#turn(letters(fact.pile), hurry)];
      case "hopped":
        return [(hurry) => this.#fly(fact, HOP / hurry)];
      case "flew":
        return [(hurry) => this.#fly(fact, Math.min(LONGEST, 320 + 14 * Math.abs(fact.goal - fact.start)) / hurry)];
      case "landed":
        return [show, this.#down];
      case "pile-turned":
        return [
          () => this.#hold(fact.square, true),
          (hurry) => this.#turn(letters(fact.pile), hurry),
          show,
          this.#down,
        ];
      case "counted":
        return [show, (hurry) => (fact.lacks ? 0 : NINE / hurry)];
      case "crowned":
        return [
          () => {
            this.nine = letters(fact.taken);
            return CROWNED;
          },
          () => {
            this.nine = undefined;
            return show(1);
          },
        ];
      default:
        return [show];
    }
  }

  /** A hand is on a square: on the whole pile, or on barons of it that are still to be told. */
  #hold(square: number, isWhole = false): number {
    const pile = this.dragon.piles[square] ?? "";
    const here = { from: square, to: square };
    if (isWhole) this.flight = { part: pile, ...here, levels: [0, 0], hides: square };
    else if (!this.#isCarried) this.flight = { part: "", ...here, levels: [pile.length, pile.length] };
    return 0;
  }

  #take(baron: string): number {
    if (this.flight) this.flight = { ...this.flight, part: this.flight.part + baron };
    return 0;
  }

  #turn(into: string, hurry: number): number {
    if (!this.flight) return 0;
    this.flight = { ...this.flight, into };
    return this.#run(TURN / hurry);
  }

  #fly({ start, goal, pile }: Flew | Hopped, duration: number): number {
    if (this.#isCarried) return 0;
    const levelOf = (square: number): number => this.dragon.piles[square]?.length ?? 0;
    this.flight = { part: letters(pile), from: start, to: goal, levels: [levelOf(start), levelOf(goal)] };
    return this.#run(duration);
  }

  #run(duration: number): number {
    void this.share.set(0, { duration: 0 });
    void this.share.set(1, { duration });
    return duration;
  }

  #down = (): number => {
    this.flight = undefined;
    return 0;
  };
}
