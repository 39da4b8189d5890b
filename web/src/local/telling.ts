// What each line is told of a table: made from what its seats may know, and nothing else; as core/telling.py and
// server/live/views.py.

import { commitment } from "../lib/fair";
import type * as protocol from "../lib/protocol";
import type { Row, Step } from "./events";
import type { Match } from "./match";
import { seatName } from "./match";
import type { State } from "./rules";
import type { Stranger } from "./stranger";
import { robotOf, type Table } from "./table";
import type { Words } from "./words";

const RECENT = 80; // steps told to somebody who arrives; the whole story is asked for
const LINES = 100; // of what was said
const REACTIONS = 100; // real time: hands of one throw that are told again

/** Who plays in this browser. */
export type Face = protocol.Me;

/** Follows a match one step behind, since a step is told on the table before it. */
class Teller {
  #table!: Match;
  #known!: State;
  #sealed: number[][] = [];

  /** `viewer` is the seat that listens; null: whoever may only know what is public. */
  constructor(
    match: Match,
    private readonly viewer: number | null,
    steps: number,
  ) {
    this.skipTo(match, steps);
  }

  get log(): readonly Step[] {
    return this.#table.log;
  }

  /** Go to where the match stood after so many steps, without a word. */
  skipTo(match: Match, steps: number): void {
    this.#table = match.at(steps);
    this.#known = this.#table.known(this.viewer);
    this.#sealed = [];
  }

  /** Follow one step: how it is seen, what may be said of it, and what came of it. */
  step(step: Step): { action: number; told: number[][]; effects: number[][] } {
    const [seat] = step;
    const before = this.#known;
    const isSealed = this.#isSealed(step);
    const action = this.#table.shown(step, this.viewer);
    this.#table.follow([step]);
    this.#known = this.#table.known(this.viewer);
    const { rules } = this.#table;
    const effects = rules.effects(before, [seat, action], this.#known);
    if (isSealed) {
      this.#sealed.push(rules.choice(before, ...step)); // they choose at once: it is said at the end
      return { action, told: [[]], effects };
    }
    const told = [...this.#sealed, rules.choice(before, seat, action)];
    this.#sealed = [];
    return { action, told, effects };
  }

  #isSealed(step: Step): boolean {
    return step[0] >= 0 && this.#table.shown(step, null) !== step[1];
  }
}

/** What one listener is told of what happens. */
export class Story {
  readonly #teller: Teller;

  constructor(
    table: Table,
    seat: number | null,
    from: number,
    private readonly stranger: Stranger | undefined,
  ) {
    this.#teller = new Teller(table.match, seat, from);
  }

  /** What happened since the last time, and to where the log was cut, if it was. */
  rest({ match }: Table): { happened: protocol.Happened[]; undone: number | null } {
    const { log } = this.#teller;
    if (!isBeginning(log, match.log)) {
      this.#teller.skipTo(match, match.log.length);
      return { happened: [], undone: match.log.length };
    }
    const first = log.length;
    return { happened: match.log.slice(first).map((step, at) => this.#step(match, step, first + at)), undone: null };
  }

  #step(match: Match, step: Step, at: number): protocol.Happened {
    const { action, told, effects } = this.#teller.step(step);
    const moment = match.times.get(at) ?? null;
    const happened = { step: at, seat: step[0], action, told, effects, at: moment } as protocol.Happened;
    return this.stranger?.step(happened) ?? happened;
  }
}

const isBeginning = (known: readonly Step[], log: readonly Step[]): boolean =>
  known.length <= log.length && known.every(([seat, action], at) => log[at]![0] === seat && log[at]![1] === action);

/** Several at one screen are told what is public; one alone, what their seat knows. */
export function listenerOf({ match }: Table, seats: readonly number[]): number | null {
  return seats.length === 1 && !match.rules.manifest.is_open ? seats[0]! : null;
}

/** The table around its game, and in it: as one person of this browser may know it. */
export class Telling {
  readonly #stories = new Map<number | null, Story>();

  constructor(
    private readonly table: Table,
    private readonly words: Words,
    private readonly face: () => Face,
    private readonly stranger?: Stranger,
  ) {}

  /** What somebody missed who arrives, or is back. */
  arrival(since: number | null, now: number): protocol.Update {
    const { table } = this;
    const isKnown = this.#isRecent(since);
    const start = isKnown ? Math.min(...table.lengths.slice(since!)) : recent(table);
    const wasCut = isKnown && start < table.lengths[since!]!;
    return this.#update(now, {
      whole: !isKnown,
      info: this.info(),
      happened: new Story(table, listenerOf(table, this.seats), start, this.stranger).rest(table).happened,
      undone: wasCut ? start : null,
      lines: this.lines(isKnown ? since! : 0),
      reactions: table.rulings.slice(-REACTIONS),
    });
  }

  /** One event. */
  news({ event }: Row, now: number): protocol.Update {
    const { table } = this;
    if (event.type === "spoken") return this.#update(now, { lines: this.lines(table.version - 1) });
    if (event.type === "changed") this.#stories.clear(); // they are of another table
    const { happened, undone } = this.#story().rest(table);
    const info = table.changed === table.version ? this.info() : null;
    const reactions = event.type === "grabbed" ? event.rulings : [];
    return this.#update(now, { info, happened, undone, reactions });
  }

  /** The whole of a finished game. */
  whole(seat: number | null): protocol.Happened[] {
    return new Story(this.table, seat, 0, this.stranger).rest(this.table).happened;
  }

  times(now: number): protocol.ChairTime[] {
    const { clocks, sitters } = this.table;
    return sitters.map((_, seat) => ({
      left: clocks.left(seat, now),
      runs: clocks.runs(seat),
      here: true,
      gone: null,
    }));
  }

  info(): protocol.Info {
    const { table } = this;
    const { match, created } = table;
    const { game, seats, options, board } = match.terms;
    return {
      id: table.id,
      game,
      title: match.rules.manifest.title,
      settings: table.settings,
      seats,
      options,
      board,
      laid: match.laid,
      status: table.status,
      host: table.host,
      chairs: table.sitters.map((_, seat) => this.#chair(seat)),
      paused: table.paused,
      pausing: table.pausing,
      asked: null,
      commitment: commitment(created.seed),
      seed: table.status === "over" || created.isKnown ? created.seed : null,
      parts: [], // whoever plays here is the house, too
      mixing: false,
      result: this.result(),
      rematch: table.rematch,
      rematcher: table.rematcher,
    };
  }

  result(): protocol.Result | null {
    const { why, winners, match, status } = this.table;
    if (status !== "over" || !why) return null;
    return { winners, why: this.words.texts(why), scores: match.scores, unfinished: this.table.isDiscarded };
  }

  players(): (protocol.Player | null)[] {
    return this.table.sitters.map((_, seat) => this.#player(seat));
  }

  get seats(): number[] {
    return this.table.seatsOf(this.face().id);
  }

  lines(after: number): protocol.Line[] {
    const said = this.table.remarks.filter(({ version }) => version > after);
    return said.slice(-LINES).map((remark) => ({ ...remark, name: this.face().name }));
  }

  #update(now: number, parts: Partial<protocol.Update>): protocol.Update {
    return {
      type: "update",
      version: this.table.version,
      now: Math.round(now),
      whole: false,
      info: null,
      views: this.#views(),
      times: this.times(Math.round(now)),
      happened: [],
      undone: null,
      lines: [],
      reactions: [],
      ...parts,
    };
  }

  #views(): protocol.SeatView[] {
    const { stranger } = this;
    const seen = this.seatViews();
    return stranger ? seen.map((view) => stranger.seatView(view, this.table.match.laid)) : seen;
  }

  /** What each seat of ours knows, in numbers. */
  seatViews(): protocol.SeatView[] {
    const { table, seats } = this;
    const choosing = table.paused ? [] : table.asked;
    if (!seats.length) return [{ seat: null, view: table.match.seen(null), choices: [], turn: 0 }];
    return seats.map((seat) => ({
      seat,
      view: table.match.seen(seat),
      choices: choosing.includes(seat) ? table.legal(seat) : [],
      turn: table.turn[seat]!,
    }));
  }

  #story(): Story {
    const seat = listenerOf(this.table, this.seats);
    const found = this.#stories.get(seat) ?? new Story(this.table, seat, this.table.lengths.at(-2)!, this.stranger);
    this.#stories.set(seat, found);
    return found;
  }

  #chair(seat: number): protocol.Chair {
    const { called, substitute, resigned, flagged } = this.table.sitters[seat]!;
    return {
      seat,
      name: this.words.texts(seatName(this.table.match.terms.game, seat)),
      player: this.#player(seat),
      called,
      substitute,
      resigned,
      flagged,
      inhuman: false,
      awaited: null,
      ready: !this.table.unready.includes(seat),
    };
  }

  #player(seat: number): protocol.Player | null {
    const { person, level } = this.table.sitters[seat]!;
    const { id, name, avatar } = this.face();
    if (level !== null) return { person: null, name: "", avatar: "", level };
    if (person !== null)
      return person === id ? { person, name, avatar, level: null } : { person, name: "", avatar: "", level: null };
    const written = this.table.match.names[seat];
    return written === undefined ? null : { person: null, name: written, avatar: written, level: null };
  }

  #isRecent(since: number | null): boolean {
    const { table } = this;
    if (since === null || since < 0 || since > table.version) return false;
    return Math.min(...table.lengths.slice(since)) >= recent(table);
  }
}

/** From where on somebody who arrives is told what happened. */
const recent = ({ match }: Table): number => Math.max(0, match.log.length - RECENT);

/** What choices would do, for the one who may choose. While hands race nobody is told what one would bring. */
export function foreseen(
  match: Match,
  seat: number,
  actions: readonly number[],
  isRace: boolean,
): protocol.Foresight[] {
  const known = match.known(seat);
  return [...new Set(actions)].map((action) => ({
    action,
    notation: "", // is written by Python alone
    told: match.rules.choice(known, seat, action),
    effects: isRace ? [] : match.forecast(seat, action),
  }));
}

/** A record, or a listing, of a robot's chair. */
export const playsAs = (table: Table, seat: number, name: string): string => {
  const sitter = table.sitters[seat]!;
  return sitter.person === null ? `robot ${robotOf(sitter) ?? "?"}` : name || "?";
};
