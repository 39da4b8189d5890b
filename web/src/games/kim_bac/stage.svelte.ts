// What the board draws. It follows the view, going through what steps did in its order: one pawn walks
// after the other, dice fall before somebody starts, and a race is seen to end before the next round
// is laid. The view wins.

import { prefersReducedMotion } from "svelte/motion";
import { Queue, type Moment, type Teller } from "../../lib/queue";
import type { Picture } from "./drawn";
import type { Fact } from "./facts";
import { factsOf, redo, trailsOf, type Step, type Trails } from "./picture";
import { sharingOf, type Ended } from "./sheet";

type Lengths = Partial<Record<Fact["type"], number>>;

export const WALK = 380;
const LINE = 350; // of the sharing
const READ = 1200; // when all of them are there
// Milliseconds for which an effect is seen before the next
const LASTS: Lengths = {
  placed: 300,
  went: WALK,
  threw: 550,
  tied: 1100,
  starts: 1300,
  took: 1500,
  looked: 2200,
  "looked-unseen": 1700,
  ran: 1500,
  renounced: 1500,
  "no-race": 1800,
  "race-ended": 1500,
  revealed: 1900,
};
// To whoever wants calm: pictures, and no walks
const CALM: Lengths = {
  ...{ tied: 600, starts: 900, "no-race": 1500, "race-ended": 1000 },
  ...{ took: 700, looked: 1200, "looked-unseen": 1000, ran: 800, renounced: 800, revealed: 1000 },
};
// Whatever comes of these is not to be given away before
const TELLING: readonly Fact["type"][] = ["threw", "took", "ran", "renounced", "no-race", "race-ended"];

/** What the whole stage is for, and whose it is; nobody's (-1), where all see it. */
export type Scene = { seat: number } & Extract<
  Fact,
  { type: "took" | "looked" | "looked-unseen" | "ran" | "renounced" | "revealed" }
>;
const SCENES: readonly Fact["type"][] = ["took", "looked", "looked-unseen", "ran", "renounced", "revealed"];
const isScene = (fact: Fact): fact is Exclude<Scene, { type: "revealed" }> | Extract<Fact, { type: "revealed" }> =>
  SCENES.includes(fact.type);
// These leave it as it is: what is said of the chest besides
const BESIDE: readonly Fact["type"][] = ["laid-open", "left", "exit", "ringed", "shut", "showed", "due"];

export class Stage {
  picture: Picture = $state.raw()!;
  trails = $state.raw<Trails>(new Map());
  /** A scene is played whose end must not be seen yet. */
  isTelling = $state(false);
  /** How a round came out, while that is to be seen. */
  ended = $state.raw<Ended | undefined>();
  /** The chest, while it has the whole stage. */
  scene = $state.raw<Scene | undefined>();
  /** And what it brought. */
  isSummed = $state(false);
  /** What came of the throws. */
  thrown = $state.raw<Extract<Fact, { type: "tied" | "starts" }> | undefined>();
  #now: Picture;
  #seen: number | undefined;
  #left: Fact[] = []; // not seen yet
  #scenes = 0; // played or waiting
  #queue: Queue;

  constructor(now: Picture, telling?: Teller) {
    this.#queue = new Queue(() => this.#snap(), telling);
    this.picture = this.#now = now;
    this.ended = endOf(now);
    this.isSummed = now.over;
  }

  /** The table as the view has it, and the steps that led to it. */
  take(now: Picture, news: readonly Step[]): void {
    const newest = news.at(-1)?.step ?? -1;
    const [was, seen] = [this.#now, this.#seen];
    const fresh = seen === undefined ? [] : news.filter(({ step }) => step > seen);
    const isNext = fresh[0]?.step === (seen ?? 0) + 1 && was.seat === now.seat;
    if (isNext && this.isTelling && tells(fresh)) this.finish(); // one scene at a time
    this.#now = now;
    this.#seen = newest;
    if (seen === newest && was.seat === now.seat && this.#scenes > 0) return;
    if (isNext) this.#play(fresh);
    else this.finish();
  }

  /** Snap to the view. */
  finish = (): void => this.#queue.finish();

  #snap(): void {
    if (this.#left.length) this.trails = trailsOf(this.#left);
    this.#left = [];
    this.#scenes = 0;
    this.picture = this.#now;
    this.isTelling = false;
    this.thrown = undefined;
    this.scene = undefined;
    this.ended = endOf(this.#now);
    this.isSummed = this.ended !== undefined;
  }

  #play(steps: readonly Step[]): void {
    const facts = factsOf(steps);
    this.#left.push(...facts);
    if (this.isTelling) return; // what comes after a scene does not hurry it: it is there when that is over
    this.isTelling = tells(steps);
    const lengths = facts.map((fact) => this.#length(fact, facts));
    const last = lengths.findLastIndex((length) => length > 0);
    if (last >= 0 && !this.isTelling && isOwn(facts[last]!, this.#now)) lengths[last] = 0; // my next pawn need not wait
    this.#scenes += 1;
    const moments = lengths.map((length): Moment => (hurry) => {
      this.#show(this.#left.shift()!);
      return length / hurry;
    });
    const ofSteps = steps.flatMap((step) => [
      ...moments.splice(0, step.effects.length),
      this.#queue.reached(step.step),
    ]);
    this.#queue.add([[...ofSteps, () => this.#end()]], false);
  }

  #end(): number {
    this.#scenes -= 1;
    if (this.#scenes === 0) this.finish();
    return 0;
  }

  #length(fact: Fact, facts: readonly Fact[]): number {
    const isCalm = prefersReducedMotion.current;
    if (fact.type === "summed" && fact.seat === 0)
      return READ + (isCalm ? 0 : LINE * sharingOf(facts, fact.round).length);
    return (isCalm ? CALM : LASTS)[fact.type] ?? 0;
  }

  #show(fact: Fact): void {
    if (isScene(fact)) this.scene = { seat: -1, ...fact };
    else if (!BESIDE.includes(fact.type)) this.scene = undefined;
    if (fact.type === "went") this.trails = trailsOf([fact]);
    // The dice lie there until they are thrown again
    if (fact.type === "threw" && this.thrown) this.#change(this.thrown);
    if (fact.type === "threw") this.thrown = undefined;
    if (fact.type === "tied" || fact.type === "starts") this.thrown = fact;
    else this.#change(fact);
    if (fact.type === "race-ended" || fact.type === "no-race") this.ended = this.#now.sheet[fact.round]?.ended;
    if (fact.type === "summed" || fact.type === "no-race") this.#sum();
    if (fact.type === "laid") {
      this.ended = undefined;
      this.isSummed = false;
    }
  }

  #change(fact: Fact): void {
    this.picture = redo(this.picture, fact);
  }

  /** What the round brought is on the sheet. */
  #sum(): void {
    const { scores, sheet } = this.#now;
    this.isSummed = true;
    this.picture = { ...this.picture, scores, sheet };
  }
}

const tells = (steps: readonly Step[]): boolean => factsOf(steps).some(({ type }) => TELLING.includes(type));

const isOwn = (fact: Fact, { seat }: Picture): boolean => !("seat" in fact) || fact.seat === seat;

const endOf = ({ over, sheet }: Picture): Ended | undefined => (over ? sheet.at(-1)?.ended : undefined);
