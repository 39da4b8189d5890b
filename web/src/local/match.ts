// A match: its terms, its chance and its log, as core/match.py has it. The table is a fold of the log over the setup,
// and every answer is the rules'.

import type { Part, View } from "../lib/protocol";
import { toBase64 } from "./base64";
import { draw, mixed } from "./chance";
import { CHANCE, CLOCK, PUBLIC, type Step } from "./events";
import { Denied, refused, stranger, type Saying } from "./refusals";
import { OVER, seatsOf, type Outcomes, type Rules, type State } from "./rules";
import { laid, type Terms } from "./terms";

export class Match {
  log: Step[] = [];
  /** Milliseconds of real-time steps, by their place in the log. */
  times = new Map<number, number>();
  /** Who plays, by a record that was opened. */
  names: readonly string[] = [];
  /** What chance is drawn from; null: it is played by hand. */
  seed: string | null = null;
  /** What devices added to the seed, by a record that was opened. */
  parts: readonly Part[] = [];
  state: State;
  readonly #beginning: State;

  constructor(
    readonly rules: Rules,
    readonly terms: Terms,
  ) {
    this.#beginning = laid(rules, terms);
    this.state = this.#beginning;
  }

  get seats(): number {
    return this.terms.seats;
  }

  /** The table before the first step. */
  get beginning(): State {
    return this.#beginning;
  }

  // --- what may happen

  get turn(): number {
    return this.rules.turn(this.state);
  }

  get actors(): number[] {
    return seatsOf(this.turn);
  }

  get isChanceDue(): boolean {
    return this.turn === 0;
  }

  get isOver(): boolean {
    return this.turn === OVER;
  }

  /** What chance may do now; nothing if it is not chance's turn. */
  chances(): Outcomes {
    return this.isChanceDue ? this.rules.outcomes(this.state) : { ids: [], weights: [] };
  }

  legal(seat: number): number[] {
    if (seat === CHANCE) return this.chances().ids;
    return this.actors.includes(seat) || this.#isClock(seat) ? this.rules.legal(this.state, seat) : [];
  }

  // --- what happens

  /** What playing it would add to the log, chance included; checked, and nothing is changed. */
  answer(seat: number, action: number): Step[] {
    const step = this.check(seat, action);
    return [step, ...this.#chanceAfter(this.rules.apply(this.state, step), this.log.length + 1)];
  }

  /** The step that it would be, if it may be done. */
  check(seat: number, action: number): Step {
    const { count } = this.rules.manifest;
    if (!Number.isInteger(action) || action < 0 || action >= count)
      throw refused("not-an-action-id", { action: String(action), last: String(count - 1) });
    const { turn } = this;
    if (turn === OVER) throw refused("game-over");
    if (seat === CHANCE && this.seed !== null) throw refused("chance-is-drawn");
    const due = turn === 0 ? [CHANCE] : seatsOf(turn);
    if (!due.includes(seat) && !this.#isClock(seat)) throw this.#notYourTurn();
    if (!this.#allows(seat, action)) throw new Denied(this.#whyNot(seat, action));
    return [seat, action];
  }

  #whyNot(seat: number, action: number): Saying {
    const row = this.rules.refusal(this.known(seat), seat, action);
    return row.length ? { game: this.terms.game, row } : stranger.refuses();
  }

  /** Steps that were checked and drawn before. */
  follow(steps: Iterable<Step>): void {
    for (const step of steps) {
      this.state = this.rules.apply(this.state, step);
      this.log.push(step);
    }
  }

  /** Back to where the log had so many steps. */
  cut(length: number): void {
    const kept = this.log.slice(0, length);
    this.times = new Map([...this.times].filter(([at]) => at < length));
    this.log = [];
    this.state = this.#beginning;
    this.follow(kept);
  }

  /** The same match, to try something on. */
  copy(): Match {
    const other = new Match(this.rules, this.terms);
    other.log = [...this.log];
    other.times = new Map(this.times);
    other.names = this.names;
    [other.seed, other.parts, other.state] = [this.seed, this.parts, this.state];
    return other;
  }

  /** The match as it stood after so many steps; its chance is played by hand. */
  at(step: number): Match {
    const other = new Match(this.rules, this.terms);
    other.follow(this.log.slice(0, step));
    return other;
  }

  /** What the seed answers here, if chance is due; nothing is changed. */
  chanceNow(): Step[] {
    return this.#chanceAfter(this.state, this.log.length);
  }

  /** From here on draw chance from this seed: what a record being read does at its end. */
  trust(seed: string): void {
    this.seed = seed;
    this.follow(this.chanceNow());
  }

  // --- how it stands

  get scores(): number[] {
    return this.rules.scores(this.state, this.seats);
  }

  get winners(): number[] {
    return this.isOver ? this.rules.winners(this.state) : [];
  }

  /** How it ended, once it has. */
  get why(): Saying | null {
    if (!this.isOver) return null;
    const row = this.rules.ending(this.state);
    return row.length ? { game: this.terms.game, row } : this.#whoWon();
  }

  /** Where a game does not say how it ended. */
  #whoWon(): Saying {
    const parts = this.winners.map((seat) => seatName(this.terms.game, seat));
    return parts.length ? stranger.won({ parts, between: ", " }) : stranger.drawn();
  }

  /** What a seat may know; null, chance and the clock: what everybody does. */
  known(seat: number | null, state: State = this.state): State {
    return this.rules.observe(state, looker(seat));
  }

  /** The action of a step as somebody would see it done now. */
  shown(step: Step, viewer: number | null): number {
    return this.rules.manifest.has_veils ? this.rules.shown(this.state, step, looker(viewer)) : step[1];
  }

  /** The log as somebody saw it happen: secret actions are veiled. */
  told(viewer: number | null): Step[] {
    const before = new Match(this.rules, this.terms);
    return this.log.map((step): Step => {
      const seen = before.shown(step, viewer);
      before.follow([step]);
      return [step[0], seen];
    });
  }

  /** What a choice of a seat would do, as far as it may know. */
  forecast(seat: number, action: number): number[][] {
    return this.rules.forecast(this.known(seat), seat, action);
  }

  /** What a seat, or whoever looks on, may know, as it is sent. */
  seen(seat: number | null): View {
    const { manifest } = this.rules;
    const known = manifest.is_open ? this.state : this.known(seat);
    const now = this.rules.turn(known);
    const isOver = now === OVER;
    return {
      game: this.terms.game,
      seats: this.seats,
      seat,
      actors: seatsOf(now),
      over: isOver,
      winners: isOver ? this.rules.winners(known) : [],
      scores: this.rules.scores(known, this.seats),
      prompt: this.rules.prompt(known),
      table: toBase64(known.subarray(manifest.board_bytes)),
      facts: this.rules.standing(known),
    } as unknown as View; // whoever hears it reads the bytes (lib/heard.ts)
  }

  /** The board as tables have it, which never changes. */
  get laid(): string {
    return toBase64(this.#beginning.subarray(0, this.rules.manifest.board_bytes));
  }

  #chanceAfter(state: State, position: number): Step[] {
    const drawn: Step[] = [];
    let now = state;
    const key = this.seed === null ? null : mixed(this.seed, this.parts);
    while (key !== null && this.rules.turn(now) === 0) {
      const { ids, weights } = this.rules.outcomes(now);
      const step: Step = [CHANCE, ids[draw(key, position + drawn.length, weights)]!];
      now = this.rules.apply(now, step);
      drawn.push(step);
    }
    return drawn;
  }

  #allows(seat: number, action: number): boolean {
    if (seat === CHANCE) return this.chances().ids.includes(action);
    return this.rules.allows(this.state, seat, action);
  }

  #isClock(seat: number): boolean {
    return seat === CLOCK && this.rules.manifest.is_timed;
  }

  #notYourTurn(): Denied {
    const { actors } = this;
    if (!actors.length) return refused("chance-to-play");
    const parts = actors.map((seat) => seatName(this.terms.game, seat));
    return refused("not-your-turn", { names: { parts, between: ", " } });
  }
}

/** Who looks, as kernels know it. */
const looker = (seat: number | null): number => (seat === null || seat < 0 ? PUBLIC : seat);

/** What a game calls a seat. */
export const seatName = (game: string, seat: number): Saying => ({ game, name: "seat-name", values: { seat } });
