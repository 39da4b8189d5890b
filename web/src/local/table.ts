// A table of this browser: the fold of its event log, as server/log/table.py. Reads no clock, sends nothing, stores
// nothing.

import type { Level, Ruled, Status } from "../lib/protocol";
import { Clocks } from "./clocks";
import { CHANCE, type Agreed, type Created, type Event, type Grabbed, type Row, type Step } from "./events";
import { seatName, type Match } from "./match";
import { say, type Saying } from "./refusals";

const LAST_RESORT: Level = "vizir"; // who plays on for a seat that has resigned
const IN_THE_GAME = ["played", "grabbed", "spoken"]; // all else changes what is around it
const REMEMBERED = 200; // remarks kept at hand

/** Who has a chair, and who plays it. */
export interface Sitter {
  person: string | null;
  /** A robot's own chair. */
  level: Level | null;
  /** At this table. */
  called: string;
  /** A robot that plays for the person. */
  substitute: Level | null;
  resigned: boolean;
  flagged: boolean;
  /** Real time: said so since it began, or since it last stood still. */
  isReady: boolean;
}

const nobody = (): Sitter => ({
  person: null,
  level: null,
  called: "",
  substitute: null,
  resigned: false,
  flagged: false,
  isReady: false,
});
export const isFree = (sitter: Sitter): boolean => sitter.person === null && sitter.level === null;
/** Around a table of so many chairs: people stay, and whose chair is gone move up. */
function fitted(sitters: readonly Sitter[], seats: number): Sitter[] {
  const kept = Array.from({ length: seats }, (_, seat) => sitters[seat] ?? nobody());
  for (const sitter of sitters.slice(seats).filter(({ person }) => person !== null)) {
    const free = kept.findIndex(isFree);
    kept[free >= 0 ? free : kept.findIndex(({ level }) => level !== null)] = sitter;
  }
  return kept;
}

/** The robot that plays there now. */
export const robotOf = (sitter: Sitter): Level | null => sitter.level ?? sitter.substitute;

export interface Remark {
  version: number;
  person: string;
  text: string;
  at: number;
}

/** The match that a table's first event asks for. */
export type Opener = (created: Created) => Match;

export class Table {
  version = 0;
  host = "";
  status: Status = "open";
  paused = false;
  /** Real time: asked for, and due once what all see is decided. */
  pausing = false;
  rematch: string | null = null;
  created!: Created;
  match!: Match;
  clocks!: Clocks;
  sitters: Sitter[] = [];
  remarks: Remark[] = [];
  /** Real time: of the throw that is going on or was last. */
  rulings: Ruled[] = [];
  /** By command: the version that it made. */
  readonly done = new Map<string, number>();
  /** Version of the last change around the game, not in it. */
  changed = 0;
  movedAt = 0;
  /** Real time: when somebody last said that they are ready. */
  readyAt = 0;
  /** Real time: before that moment nobody may see how the table stands. */
  seenAt = 0;
  stirredAt = 0;
  isRecord = false;
  /** Whoever played wanted it thrown away. */
  isDiscarded = false;
  settings!: Agreed;
  /** The seat that asked to play again. */
  rematcher: number | null = null;
  /** The version since which a seat's choices are what they are. */
  turn: number[] = [];
  /** Of the game's log, by version. */
  readonly lengths = [0];
  #actors: number[] | undefined;
  readonly #legal = new Map<number, number[]>();

  constructor(
    readonly id: string,
    private readonly opened: Opener,
  ) {}

  /** Go on by one entry. */
  fold(row: Row): void {
    this.version = row.version;
    this.stirredAt = row.at;
    if (row.id !== null) this.done.set(row.id, row.version);
    this.#take(row.event, row);
    if (!IN_THE_GAME.includes(row.event.type)) this.changed = row.version;
    this.#settle(row.at);
    this.lengths.push(this.match.log.length);
  }

  // --- how it stands

  get seats(): number {
    return this.match.seats;
  }

  get isFull(): boolean {
    return !this.sitters.some(isFree);
  }

  get isTimed(): boolean {
    return this.match.rules.manifest.is_timed;
  }

  /** Real time: something lies there that all may answer; who stopped now could study it. */
  get isRacing(): boolean {
    return this.isTimed && this.actors.length > 1;
  }

  get actors(): number[] {
    return this.status === "playing" ? (this.#actors ??= this.match.actors) : [];
  }

  legal(seat: number): number[] {
    const found = this.#legal.get(seat) ?? this.match.legal(seat);
    this.#legal.set(seat, found);
    return found;
  }

  seatsOf(person: string): number[] {
    return this.sitters.flatMap((sitter, seat) => (sitter.person === person ? [seat] : []));
  }

  /** The seats whose people are asked: for the others a robot decides. */
  get asked(): number[] {
    return this.actors.filter((seat) => !robotOf(this.sitters[seat]!));
  }

  /** Who won; by the rules, or because all others gave up. */
  get winners(): number[] {
    if (this.match.isOver || this.status !== "over") return this.match.winners;
    // Else thrown away, or a record that stops in the middle
    if (this.isDiscarded || !this.sitters.some(({ resigned }) => resigned)) return [];
    return this.sitters.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  }

  get why(): Saying | null {
    if (this.match.isOver) return this.match.why;
    if (this.status !== "over") return null;
    if (this.isDiscarded) return say("server", "thrown-away");
    const parts = [...this.#named("out-of-time", true), ...this.#named("gave-up", false)];
    return parts.length ? { parts, between: " " } : say("server", "stops-here");
  }

  /** The message about those seats, if there are any. */
  #named(message: string, flagged: boolean): Saying[] {
    const names = this.sitters.flatMap((sitter, seat) =>
      sitter.resigned && sitter.flagged === flagged ? [seatName(this.match.terms.game, seat)] : [],
    );
    return names.length ? [say("server", message, { names: { parts: names, between: ", " } })] : [];
  }

  /** Real time: the seats whose people have not yet said that they are ready. */
  get unready(): number[] {
    if (!this.isTimed || this.status !== "playing") return [];
    return this.sitters.flatMap((sitter, seat) =>
      sitter.isReady || sitter.resigned || robotOf(sitter) !== null ? [] : [seat],
    );
  }

  #askWhetherReady(): void {
    for (const sitter of this.sitters) sitter.isReady = false;
  }

  // --- events

  /** One case an event. */
  #take(event: Event, { at, by }: Row): void {
    switch (event.type) {
      case "created":
        return this.#open(event, by ?? "");
      case "seated":
        this.sitters[event.seat] = { ...nobody(), person: event.person, level: event.level };
        return;
      case "stood":
        this.sitters[event.seat] = nobody();
        return;
      case "swapped":
        return this.#swap(event.seat, event.other);
      case "named":
        this.sitters[event.seat]!.called = event.name;
        return;
      case "changed":
        this.settings = event.settings;
        if (this.status === "open") this.#lay({ ...this.created, settings: event.settings });
        return;
      case "started":
        this.status = "playing";
        this.#askWhetherReady();
        return this.#follow(event.steps, at);
      case "played":
        this.clocks.moved(event.steps[0]![0], at);
        return this.#follow(event.steps, at);
      case "grabbed":
        return this.#grabbed(event, at);
      case "resigned":
        return this.#resign(this.sitters[event.seat]!, event.flagged);
      case "shut":
        this.#askWhetherReady();
        return this.clocks.skip(event.since, event.until);
      case "paused":
        this.pausing = true;
        return;
      case "resumed":
        if (this.paused) this.#askWhetherReady();
        this.pausing = this.paused = false;
        return;
      case "readied":
        this.sitters[event.seat]!.isReady = true;
        this.readyAt = at;
        return;
      case "undo_asked":
        return this.#undo(event.steps, at);
      case "discarded":
        [this.status, this.isDiscarded] = ["over", true];
        return;
      case "replaced":
        this.sitters[event.seat]!.substitute = event.level;
        return;
      case "retaken":
        this.sitters[event.seat]!.substitute = null;
        return;
      case "spoken":
        this.remarks = [...this.remarks, { version: this.version, person: by ?? "", text: event.text, at }];
        this.remarks = this.remarks.slice(-REMEMBERED);
        return;
      case "rematched":
        this.rematch = event.table;
        this.rematcher = by === null ? null : (this.seatsOf(by)[0] ?? null);
    }
  }

  #open(created: Created, host: string): void {
    this.created = created;
    this.settings = created.settings;
    this.host = host;
    if (created.record !== undefined) [this.status, this.isRecord] = ["over", true];
    this.#lay(created);
    this.sitters = this.turn.map((_, seat) => ({
      ...seatedBy(created.settings.chairs[seat] ?? "open", host),
      called: created.called?.[seat] ?? "",
    }));
  }

  /** The table as these settings want it; who sat there sits there still. */
  #lay(created: Created): void {
    this.match = this.opened(created);
    if (created.record === undefined) this.match.seed = created.seed;
    this.#lookAgain();
    this.turn = Array<number>(this.seats).fill(0);
    this.clocks = new Clocks(created.settings.clock, this.seats);
    this.sitters = fitted(this.sitters, this.seats);
  }

  #swap(seat: number, other: number): void {
    [this.sitters[seat], this.sitters[other]] = [this.sitters[other]!, this.sitters[seat]!];
  }

  /** The game goes on. Where seats choose at once, another's choice leaves mine as it is. */
  #follow(steps: readonly Step[], at: number): void {
    const before = this.actors;
    this.match.follow(steps);
    this.#lookAgain();
    const after = this.actors;
    const rest = before.filter((seat) => seat !== steps[0]?.[0]);
    const choseAtOnce = steps.length === 1 && before.length > 1 && String(rest) === String(after);
    for (const seat of after) if (!(choseAtOnce && before.includes(seat))) this.turn[seat] = this.version;
    this.movedAt = at;
  }

  /** A throw begins when dice have fallen since anything was grabbed. */
  #grabbed({ rulings, steps, times, seen }: Grabbed, at: number): void {
    if (this.match.log.at(-1)?.[0] === CHANCE) this.rulings = [];
    this.rulings = [...this.rulings, ...rulings];
    steps.forEach((step, index) => {
      const moment = times[index] ?? null;
      if (moment !== null) this.match.times.set(this.match.log.length, moment);
      this.#follow([step], at);
    });
    this.seenAt = seen ?? this.seenAt;
  }

  #resign(sitter: Sitter, flagged: boolean): void {
    Object.assign(sitter, { resigned: true, flagged, substitute: LAST_RESORT });
    if (this.sitters.filter(({ resigned }) => resigned).length >= this.seats - 1) this.status = "over";
  }

  /** Nobody else sits here, and robots do not mind. */
  #undo(steps: number, at: number): void {
    this.match.cut(steps);
    this.#lookAgain();
    this.movedAt = at;
    this.turn.fill(this.version);
  }

  /** The game has gone on, or back: who may do what has changed. */
  #lookAgain(): void {
    this.#actors = undefined;
    this.#legal.clear();
  }

  /** After any event: is it over, and whose clock runs? */
  #settle(at: number): void {
    if (this.status === "playing" && !this.actors.length && this.match.isOver) {
      this.status = "over";
      this.changed = this.version;
    }
    if (this.pausing && !this.isRacing) {
      [this.pausing, this.paused] = [false, true];
      this.changed = this.version;
    }
    const people = this.actors.filter((seat) => !robotOf(this.sitters[seat]!));
    this.clocks.run(new Set(this.paused || this.isTimed ? [] : people), at);
  }
}

const seatedBy = (chair: Agreed["chairs"][number], host: string): Sitter =>
  chair === "me" ? { ...nobody(), person: host } : chair === "open" ? nobody() : { ...nobody(), level: chair };
