// The rules of one game, asked of its machine: tables go in and come out as bytes, facts as rows of numbers. No rule is
// written here; every answer is a kernel's.

import type { Step } from "./events";
import type { Machine } from "./machine";

/** The record of a table. */
export type State = Uint8Array;

export const OVER = -1; // what `turn` answers when nobody acts any more
const FEW = 4; // rows of what is asked, refused or chosen: one is written

/** What chance may do now, each as likely as its weight. */
export interface Outcomes {
  ids: number[];
  weights: number[];
}

/** The seats that an answer of `turn` names. */
export const seatsOf = (bits: number): number[] =>
  bits > 0 ? [...Array(32).keys()].filter((seat) => (bits >> seat) & 1) : [];

export class Rules {
  readonly #table: number;
  readonly #other: number;
  readonly #third: number;
  readonly #ids: number;
  readonly #weights: number;
  readonly #rows: number;
  readonly #rng: number;
  readonly #mostRows: number;

  constructor(readonly machine: Machine) {
    const { state, widest, most_effects, most_standing, fact_width } = machine.manifest;
    [this.#table, this.#other, this.#third] = [machine.room(state), machine.room(state), machine.room(state)];
    this.#ids = machine.room(4 * widest);
    this.#weights = machine.room(8 * widest);
    this.#mostRows = Math.max(FEW, most_effects, most_standing);
    this.#rows = machine.room(4 * this.#mostRows * fact_width);
    this.#rng = machine.room(8);
  }

  get manifest(): Machine["manifest"] {
    return this.machine.manifest;
  }

  /** A table laid for the first decision, by a record of settings. */
  setup(settings: Uint8Array): State {
    const at = this.#settings(settings.length);
    this.machine.bytes(at, settings.length).set(settings);
    this.#blank(this.#table);
    this.machine.call("setup", this.#table, at);
    return this.#read(this.#table);
  }

  /** The seats that may act now, as bits; 0: chance is due; OVER: nobody acts any more. */
  turn(state: State): number {
    return this.machine.call("turn", this.#put(state), 1);
  }

  legal(state: State, seat: number): number[] {
    const n = this.machine.call("legal", this.#put(state), 1, seat, this.#ids, this.manifest.widest);
    return this.#numbers(this.#ids, n);
  }

  allows(state: State, seat: number, action: number): boolean {
    const { widest } = this.manifest;
    return this.machine.call("allows", this.#put(state), 1, seat, action, this.#ids, widest) !== 0;
  }

  outcomes(state: State): Outcomes {
    const { widest } = this.manifest;
    const n = this.machine.call("outcomes", this.#put(state), 1, this.#ids, widest, this.#weights, widest);
    return { ids: this.#numbers(this.#ids, n), weights: this.#longs(this.#weights, n) };
  }

  /** The table after a step; the one given stays as it is. */
  apply(state: State, [seat, action]: Step): State {
    this.machine.call("apply", this.#put(state), 1, seat, action);
    return this.#read(this.#table);
  }

  scores(state: State, seats: number): number[] {
    this.machine.bytes(this.#weights, 8 * seats).fill(0);
    this.machine.call("scores", this.#put(state), 1, this.#weights, seats);
    return this.#longs(this.#weights, seats);
  }

  /** Who has won, once it is over. */
  winners(state: State): number[] {
    return seatsOf(this.machine.call("winners", this.#put(state), 1));
  }

  /** An action as somebody would see it done. */
  shown(state: State, [seat, action]: Step, viewer: number): number {
    return this.machine.call("shown", this.#put(state), 1, seat, action, viewer);
  }

  /** What a seat may know of the table. */
  observe(state: State, seat: number): State {
    this.#blank(this.#other);
    this.machine.call("observe", this.#put(state), 1, seat, this.#other, 1);
    return this.#read(this.#other);
  }

  /** What a step did, by what somebody knew before and knows after it; the step as they saw it. */
  effects(before: State, [seat, action]: Step, after: State): number[][] {
    const { most_effects } = this.manifest;
    const other = this.#put(after, this.#other);
    return this.#told(most_effects, (...rows) =>
      this.machine.call("effects", this.#put(before), 1, seat, action, other, 1, ...rows),
    );
  }

  /** What a choice of a seat would do, by what it knows. */
  forecast(known: State, seat: number, action: number): number[][] {
    this.#blank(this.#third);
    return this.#told(this.manifest.most_effects, (...rows) =>
      this.machine.call("forecast", this.#put(known), 1, seat, action, this.#third, 1, ...rows),
    );
  }

  /** What the table shows beyond its record. */
  standing(known: State): number[][] {
    return this.#told(this.manifest.most_standing, (...rows) =>
      this.machine.call("standing", this.#put(known), 1, ...rows),
    );
  }

  choice(known: State, seat: number, action: number): number[] {
    return this.#one((...rows) => this.machine.call("choice", this.#put(known), 1, seat, action, ...rows));
  }

  refusal(known: State, seat: number, action: number): number[] {
    return this.#one((...rows) => this.machine.call("refusal", this.#put(known), 1, seat, action, ...rows));
  }

  prompt(known: State): number[] {
    return this.#one((...rows) => this.machine.call("prompt", this.#put(known), 1, ...rows));
  }

  ending(state: State): number[] {
    return this.#one((...rows) => this.machine.call("ending", this.#put(state), 1, ...rows));
  }

  /** Whether a seat has this choice alone at all of so many tables that a viewer allows for. */
  isOnlyChoice(state: State, seat: number, action: number, viewer: number, deals: number): boolean {
    this.#stream(0);
    const scratch = [this.#rng, 1, this.#other, 1, this.#ids, this.manifest.widest];
    return this.machine.call("is_only_choice", this.#put(state), 1, seat, action, viewer, deals, ...scratch) !== 0;
  }

  /** Another table that a viewer would hold possible: the deal of that number. */
  redeal(state: State, viewer: number, deal: number): State {
    this.#stream(deal);
    this.machine.call("redeal", this.#put(state), 1, viewer, this.#rng, 1);
    return this.#read(this.#table);
  }

  #stream(seed: number): void {
    this.machine.call("dice_start", this.#rng, 1, seed, 0, 0);
  }

  #settingsAt: number | undefined;

  #settings(bytes: number): number {
    return (this.#settingsAt ??= this.machine.room(bytes));
  }

  #put(state: State, at = this.#table): number {
    this.machine.bytes(at, state.length).set(state);
    return at;
  }

  #read(at: number): State {
    return this.machine.bytes(at, this.manifest.state).slice();
  }

  #blank(at: number): void {
    this.machine.bytes(at, this.manifest.state).fill(0);
  }

  #one(write: (...rows: number[]) => number): number[] {
    const [row] = this.#told(FEW, write);
    if (!this.manifest.facts.length) return []; // a stranger's, whose words are Python's
    if (!row) throw new Error("a game always has an answer");
    return row;
  }

  /** Rows that a kernel writes, without the zeros behind what a kind says. */
  #told(most: number, write: (...rows: number[]) => number): number[][] {
    const { fact_width: width, facts } = this.manifest;
    if (!most) return [];
    const n = Math.min(write(this.#rows, most, width), most);
    return Array.from({ length: n }, (_, at) => {
      const row = this.#numbers(this.#rows + 4 * at * width, width);
      return row.slice(0, facts[row[0]!]);
    });
  }

  #numbers(at: number, n: number): number[] {
    return Array.from(new Int32Array(this.machine.memory.buffer, at, n));
  }

  #longs(at: number, n: number): number[] {
    return Array.from(new BigInt64Array(this.machine.memory.buffer, at, n), Number);
  }
}
