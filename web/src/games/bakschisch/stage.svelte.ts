// What the board draws. It follows the view, except while fists open: then it shows the moment
// step by step, from how the table stood to how it stands now. The view wins.

import { prefersReducedMotion } from "svelte/motion";
import type { Happened } from "../../lib/protocol";
import { Queue, type Moment, type Teller } from "../../lib/queue";
import type { City } from "./city";
import { lastOpening, withGold, type Held, type Opening } from "./opening";
import { way, type Frame, type Spot } from "./present";

export type Phase = "rest" | "closed" | "open" | "paid" | "climb" | "shared";

export interface Scene extends Opening {
  before: City;
  /** The step that opened the fists, for its words. */
  opens: Happened<"bakschisch">;
}

const CLOSED_FOR = 500;
const OPEN_FOR = 1500;
const PAID_FOR = 1100;
const SHARED_FOR = 1100;
const BREATH = 30; // before the first step
const ARRIVED_FOR = 90;
const LONGEST_STEP = 170;
const LONGEST_WALK = 1500;

export class Stage {
  table: City = $state.raw()!;
  scene = $state.raw<Scene | undefined>();
  moment = $state<Phase>("rest");
  /** Pawns on their way, by seat. */
  walking = $state.raw<Record<number, Spot>>({});
  /** Milliseconds from one square to the next. */
  pace = $state(LONGEST_STEP);
  /** What the fists that were opened last held, by seat. */
  last = $state.raw<Held[]>([]);
  #now: City;
  #seen: number | undefined;
  #queue: Queue;

  constructor(table: City, telling?: Teller) {
    this.#queue = new Queue(() => this.#snap(), telling);
    this.table = this.#now = table;
  }

  /** The view and the steps that led to it. */
  take(table: City, news: readonly Happened<"bakschisch">[], palace: Frame): void {
    const newest = news.at(-1)?.step ?? -1;
    const opening = lastOpening(news);
    const before = this.#now;
    const seats = table.pawns.length;
    const isNew =
      opening &&
      this.#seen !== undefined &&
      opening.step > this.#seen &&
      this.#seen >= opening.step - seats &&
      newest > this.#seen;
    this.last = opening?.shows ?? [];
    this.#now = table;
    this.#seen = newest;
    const opens = news.find(({ step }) => step === opening?.step);
    if (isNew && opens) this.#open({ ...opening, before, opens }, palace);
    else if (this.moment === "rest" || !opening) this.finish();
  }

  /** Snap to the view. */
  finish = (): void => this.#queue.finish();

  #snap(): void {
    this.scene = undefined;
    this.walking = {};
    this.moment = "rest";
    this.table = this.#now;
  }

  #open(scene: Scene, palace: Frame): void {
    this.finish();
    this.table = scene.before;
    this.scene = scene;
    const isCalm = prefersReducedMotion.current;
    this.#queue.only([
      this.#queue.reached(scene.step - 1),
      () => {
        this.moment = "closed";
        return isCalm ? 50 : CLOSED_FOR;
      },
      () => {
        this.moment = "open";
        return OPEN_FOR;
      },
      () => {
        this.moment = "paid";
        this.table = withGold(this.table, scene.paid);
        return PAID_FOR;
      },
      ...(isCalm ? [] : this.#climb(scene, palace)),
      ...(scene.shared.length ? [() => this.#share(scene)] : []),
      () => {
        this.finish();
        return 0;
      },
    ]);
  }

  /** The end of a round: everybody's share of the pot, once the pawns have gone. */
  #share(scene: Scene): number {
    this.scene = scene;
    this.moment = "shared";
    this.table = withGold({ ...this.table, pawns: this.#now.pawns }, scene.shared);
    return SHARED_FOR;
  }

  #climb({ walks }: Scene, palace: Frame): Moment[] {
    const ways = walks.map(({ seat, start, goal }) => ({ seat, spots: way(palace, start, goal) }));
    const longest = Math.max(0, ...ways.map(({ spots }) => spots.length));
    const pace = Math.min(LONGEST_STEP, LONGEST_WALK / Math.max(1, longest));
    const steps = Array.from({ length: longest }, (_, step) => () => {
      this.walking = Object.fromEntries(
        ways.map(({ seat, spots }) => [seat, spots[Math.min(step, spots.length - 1)]!] as const),
      );
      return pace;
    });
    const begin = (): number => {
      this.moment = "climb";
      this.scene = undefined;
      this.pace = pace;
      return BREATH;
    };
    return [begin, ...steps, () => ARRIVED_FOR];
  }
}
