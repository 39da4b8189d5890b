// What the board draws. It follows the view, going through what steps did in its order: one pawn walks
// after the other, dice fall before somebody starts, and a race is seen to end before the next round
// is laid. The view wins.

import { prefersReducedMotion } from "svelte/motion";
import { Queue, type Moment } from "../../lib/queue";
import type { Picture } from "./drawn";
import type { Fact } from "./facts";
import { factsOf, redo, trailsOf, type Step, type Trails } from "./picture";
import { sharingOf, type Ended } from "./sheet";

type Lengths = Partial<Record<Fact["type"], number>>;

export const WALK = 420;
const LINE = 350; // of the sharing
const READ = 1200; // when all of them are there
// Milliseconds for which an effect is seen before the next
const LASTS: Lengths = {
  placed: 300,
  went: WALK,
  threw: 550,
  tied: 1100,
  starts: 1300,
  "no-race": 1800,
  "race-ended": 1500,
  revealed: 1200,
};
// To whoever wants calm: pictures, and no walks
const CALM: Lengths = { tied: 600, starts: 900, "no-race": 1500, "race-ended": 1000 };
// Whatever comes of these is not to be given away before
const TELLING: readonly Fact["type"][] = ["threw", "no-race", "race-ended"];

export class Stage {
  picture: Picture = $state.raw()!;
  trails = $state.raw<Trails>(new Map());
  /** A scene is played whose end must not be seen yet. */
  isTelling = $state(false);
  /** How a round came out, while that is to be seen. */
  ended = $state.raw<Ended | undefined>();
  /** What came of the throws. */
  thrown = $state.raw<Extract<Fact, { type: "tied" | "starts" }> | undefined>();
  #now: Picture;
  #seen: number | undefined;
  #left: Fact[] = []; // not seen yet
  #scenes = 0; // played or waiting
  #queue = new Queue(() => this.#snap());

  constructor(now: Picture) {
    this.picture = this.#now = now;
    this.ended = endOf(now);
  }

  /** The table as the view has it, and the steps that led to it. */
  take(now: Picture, news: readonly Step[]): void {
    const newest = news.at(-1)?.step ?? -1;
    const [was, seen] = [this.#now, this.#seen];
    this.#now = now;
    this.#seen = newest;
    if (seen === newest && was.seat === now.seat && this.#scenes > 0) return;
    const fresh = seen === undefined ? [] : news.filter(({ step }) => step > seen);
    const isNext = fresh[0]?.step === (seen ?? 0) + 1 && was.seat === now.seat;
    if (isNext) this.#play(factsOf(fresh));
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
    this.ended = endOf(this.#now);
  }

  #play(facts: readonly Fact[]): void {
    const tells = facts.some(({ type }) => TELLING.includes(type));
    if (this.isTelling && tells) this.finish();
    this.#left.push(...facts);
    if (this.isTelling) return; // what comes after a scene does not hurry it: it is there when that is over
    const lengths = facts.map((fact) => this.#length(fact, facts));
    const last = lengths.findLastIndex((length) => length > 0);
    if (tells) this.isTelling = true;
    else if (last >= 0) lengths[last] = 0; // nobody waits for the last pawn to arrive
    this.#scenes += 1;
    const moments = facts.map((_, at): Moment => {
      return (hurry) => {
        this.#show(this.#left.shift()!);
        return lengths[at]! / hurry;
      };
    });
    this.#queue.add([[...moments, () => this.#end()]], false);
  }

  #end(): number {
    this.#scenes -= 1;
    if (this.#scenes === 0) this.finish();
    return 0;
  }

  #length(fact: Fact, facts: readonly Fact[]): number {
    const isCalm = prefersReducedMotion.current;
    if (this.#now.over && fact.type !== "went") return 0; // its last picture stays
    if (fact.type === "summed" && fact.seat === 0)
      return READ + (isCalm ? 0 : LINE * sharingOf(facts, fact.round).length);
    return (isCalm ? CALM : LASTS)[fact.type] ?? 0;
  }

  #show(fact: Fact): void {
    if (fact.type === "went") this.trails = trailsOf([fact]);
    // The dice lie there until they are thrown again
    if (fact.type === "threw" && this.thrown) this.#change(this.thrown);
    if (fact.type === "threw") this.thrown = undefined;
    if (fact.type === "tied" || fact.type === "starts") this.thrown = fact;
    else this.#change(fact);
    if (fact.type === "race-ended" || fact.type === "no-race") this.ended = this.#now.sheet[fact.round]?.ended;
    if (fact.type === "summed" || fact.type === "no-race") this.#sum();
    if (fact.type === "laid") this.ended = undefined;
  }

  #change(fact: Fact): void {
    this.picture = redo(this.picture, fact);
  }

  /** What the round brought is on the sheet, and what comes next may be seen. */
  #sum(): void {
    const { scores, sheet } = this.#now;
    this.isTelling = false;
    this.picture = { ...this.picture, scores, sheet };
  }
}

const endOf = ({ over, sheet }: Picture): Ended | undefined => (over ? sheet.at(-1)?.ended : undefined);
