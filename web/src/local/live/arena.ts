// Room in a game's machine for the races of one table, and the kernels that work there: who was first, when robots
// reach, what is to happen next. No rule is written here; every answer is a kernel's.

import type { Level, Ruled } from "../../lib/protocol";
import type { Claim, Stage } from "../live";
import type { Machine } from "../machine";
import type { HandPlan, Races } from "../manifest";
import type { State } from "../rules";

/** As the kernel `stage` numbers them. */
const STAGES: readonly Stage[] = ["race", "choice", "chance", "over"];
const LONG = 8; // bytes
// All sit at one screen: its clock is believed, and there is no line that could hide anything
const [NO_DELAY, TRUST] = [0, 1000];

/** What became of a hand, and the action that it was. */
export interface Ruling {
  seat: number;
  object: number;
  action: number;
  at: number;
  reaction: number;
  reason: Ruled["reason"];
}

export class Arena {
  readonly races: Races;
  readonly #race: number;
  readonly #grabs: number;
  readonly #most: number;
  readonly #table: number;
  readonly #known: number;
  readonly #rng: number;
  readonly #ruling: number;

  constructor(private readonly machine: Machine) {
    const { manifest } = machine;
    this.races = manifest.races!;
    this.#most = this.races.crowd * Math.max(...manifest.seats);
    this.#race = machine.room(this.races.race);
    this.#grabs = machine.room(this.races.grab * this.#most);
    [this.#table, this.#known] = [machine.room(manifest.state), machine.room(manifest.state)];
    this.#rng = machine.room(LONG);
    this.#ruling = machine.room(LONG * this.races.ruling);
  }

  /** What is drawn from now on: robots' reactions, and lots. */
  seed(low: number, high: number, stream = 0): void {
    this.machine.call("dice_start", this.#rng, 1, low, high, stream);
  }

  // --- before and after a race

  stage(state: State): Stage {
    return STAGES[this.machine.call("live_stage", this.#put(state))]!;
  }

  /** Whether a step waits until everybody has seen those before it. */
  isApart(seat: number, action: number): boolean {
    return this.machine.call("live_is_apart", seat, action) !== 0;
  }

  /** Whether a race that everybody left counts no more. */
  isVoid(state: State): boolean {
    return this.machine.call("live_is_void", this.#put(state)) !== 0;
  }

  /** What a robot chooses in peace. */
  chosen(state: State): number {
    return this.machine.call("live_chosen", this.#put(state));
  }

  /** Milliseconds that it takes for that. */
  thought(seat: number, level: Level): number {
    this.machine.call("live_clear", this.#race);
    this.#enlist(seat, level);
    return this.machine.call("live_think", this.#race, seat, this.#rng, 1);
  }

  // --- one race

  /** Before anything is seen of it; `recorded` is its last moment in the record, if it is gone on with. */
  begin(state: State, robots: ReadonlyMap<number, Level>, recorded: number): void {
    this.machine.call("live_clear", this.#race);
    for (const [seat, level] of robots) this.#enlist(seat, level);
    this.machine.bytes(this.#known, this.machine.manifest.state).fill(0);
    this.machine.call("live_begin", this.#race, this.#put(state), this.#known, recorded, this.#rng, 1);
  }

  /** That is when all see what is raced for. */
  open(state: State, at: number): void {
    this.machine.call("live_open", this.#race, this.#put(state), at);
  }

  /** When a robot's hand goes out next. */
  get nextHand(): number {
    return this.machine.call("live_next_hand", this.#race);
  }

  /** When time runs out, if nobody takes anything. */
  get patienceEnd(): number {
    return this.machine.call("live_patience_end", this.#race);
  }

  /** The same, for the record. */
  get timeUp(): number {
    return this.machine.call("live_time_up", this.#race);
  }

  isOver(state: State): boolean {
    return this.machine.call("live_is_over", this.#race, this.#put(state)) !== 0;
  }

  /** The next robot's hand goes out, as one that has come in that place. */
  reach(state: State, place: number): void {
    this.machine.call("live_reach", this.#race, this.#put(state), ...this.#hands, place, this.#rng, 1);
  }

  /** A person's hand, in that place. */
  lay(place: number, { seat, object, seen, moment, arrived, offset }: Claim): void {
    const clocks = [seen ?? 0, moment, arrived, offset, NO_DELAY, TRUST];
    this.machine.call("live_lay", ...this.#hands, place, seat, object, seen === null ? 0 : 1, ...clocks);
  }

  /** A person takes nothing of what is there. */
  passOver(state: State, { seat, arrived }: Claim): void {
    this.machine.call("live_pass_over", this.#race, this.#put(state), seat, arrived);
  }

  /** What becomes of the first so many hands, in their order. */
  judge(hands: number): Ruling[] {
    this.machine.call("live_judge", this.#race, ...this.#hands, hands, this.#rng, 1);
    return Array.from({ length: hands }, (_, place) => this.#read(place));
  }

  /** Whether what they took is seen by all at one moment. */
  isAwaited(hands: number): boolean {
    return this.machine.call("live_is_awaited", ...this.#hands, hands) !== 0;
  }

  /** What was judged is on the table, and seen from that moment on. */
  see(state: State, hands: number, at: number): void {
    this.machine.call("live_see", this.#race, this.#put(state), ...this.#hands, hands, at, this.#rng, 1);
  }

  get #hands(): [number, number] {
    return [this.#grabs, this.#most];
  }

  #enlist(seat: number, level: Level): void {
    const { numbers } = this.machine.manifest.levels[level] as HandPlan;
    this.machine.call("live_enlist", this.#race, seat, ...Object.values(numbers));
  }

  #read(place: number): Ruling {
    this.machine.call("live_ruling", ...this.#hands, place, this.#ruling, this.races.ruling);
    const told = new BigInt64Array(this.machine.memory.buffer, this.#ruling, this.races.ruling);
    const [seat, object, action, at, reaction, reason] = Array.from(told, Number) as Six;
    return { seat, object, action, at, reaction, reason: this.races.reasons[reason] as Ruled["reason"] };
  }

  #put(state: State): number {
    this.machine.bytes(this.#table, state.length).set(state);
    return this.#table;
  }
}

type Six = [number, number, number, number, number, number];
