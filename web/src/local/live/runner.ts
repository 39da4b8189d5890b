// From race to race at a table of this browser, as server/live/races.py at a server's: chance lays out after a breath,
// robots choose after a thought, and what is decided is written down before it is told.

import type { Level } from "../../lib/protocol";
import type { Grabbed, Step } from "../events";
import type { Claim, LiveTable, Race } from "../live";
import type { Match } from "../match";
import type { Arena } from "./arena";
import type { Films } from "./films";
import { AT_A_SCREEN, AT_ONCE, atOnce, Course, written, type Decision } from "./race";

const BREATH = 5; // paces from the end of a race to the next
const STEADY = 1500; // milliseconds at most from when everybody is ready
const LOOK_AGAIN = 250; // milliseconds: while somebody chooses in peace, or the table is paused
const LEAD = AT_A_SCREEN.lead;

/** What chance has drawn for the next race, and nobody knows yet. */
interface Laid {
  drawn: Step[];
  /** The match with it. */
  ahead: Match;
  /** When it is seen. */
  at: number;
}

export class Runner implements Race {
  #course: Course | undefined;
  #wake: (() => void) | undefined;

  constructor(
    private readonly table: LiveTable,
    private readonly arena: Arena,
    private readonly films: Films,
  ) {
    const [low, high] = crypto.getRandomValues(new Int32Array(2));
    arena.seed(low!, high!);
  }

  async run(): Promise<void> {
    while (this.table.goesOn) {
      const stage = this.arena.stage(this.table.match.state);
      if (this.table.isPaused || (stage === "chance" && this.table.isHeld)) await this.#nap(LOOK_AGAIN);
      else if (stage === "race") await this.#goOn();
      else if (stage === "choice") await this.#choose();
      else if (stage === "chance") await this.#layOut();
      else return;
    }
  }

  claim(claim: Claim): void {
    this.#course?.claim(claim);
    this.#wake?.();
  }

  stirred(): void {
    this.#wake?.();
  }

  /** A robot chooses after a thought; a person takes their time. */
  async #choose(): Promise<void> {
    const { table } = this;
    const [steps, seat] = [table.match.log.length, table.match.actors[0]!];
    const level = table.robot(seat);
    if (level === null) return this.#nap(LOOK_AGAIN);
    await new Promise((resolve) => setTimeout(resolve, this.arena.thought(seat, level)));
    if (table.match.log.length !== steps || table.isPaused) return;
    const answer = table.match.answer(seat, this.arena.chosen(table.match.state));
    await table.cause({ type: "played", steps: atOnce(answer, this.arena) }, steps);
  }

  /** After a breath chance speaks; what it says is told when all may see it. */
  async #layOut(): Promise<void> {
    const { table } = this;
    const breath = BREATH * table.settings.pace;
    const due = Math.max(table.movedAt + breath, table.readyAt + Math.min(breath, STEADY));
    const films = this.films.come(); // in that breath
    if (due > table.now()) return this.#nap(due - table.now());
    await films;
    if (!table.goesOn || table.isPaused || table.isHeld) return;
    const drawn = table.chanceNow();
    const ahead = table.match.copy();
    ahead.follow(drawn);
    const at = Math.round(table.now()) + this.arena.races.suspense;
    const course = this.#begin(ahead);
    const step = ahead.log.length;
    const film = this.films.of(ahead.state, drawn.at(-1)![1], `${table.id} ${step}`, true);
    table.show({ type: "show", at, step, film });
    await this.#race(course, { drawn, ahead, at }, at);
  }

  /** A race that was under way when the tab was closed. */
  async #goOn(): Promise<void> {
    const { table, arena } = this;
    const { match } = table;
    const course = this.#begin(match);
    if (!arena.isVoid(match.state)) return this.#race(course, null, Math.round(table.now()) + arena.races.suspense);
    course.open(0); // what somebody may have studied since is over, as if nobody had answered it
    await this.#write({ rulings: [], timeUp: arena.timeUp }, null);
  }

  #begin(match: Match): Course {
    const isAmongRobots = match.actors.every((seat) => this.table.robot(seat) !== null);
    return new Course(this.arena, match, this.#robots, isAmongRobots ? AT_ONCE : AT_A_SCREEN);
  }

  /** From what all see to its end. */
  async #race(course: Course, laid: Laid | null, at: number): Promise<void> {
    const { table } = this;
    let waiting = laid;
    course.open(at);
    this.#course = course;
    while (!course.isOver && table.goesOn && !table.isPaused) {
      const written = waiting ? waiting.at - LEAD : Infinity;
      const left = Math.min(course.due, written) - table.now();
      if (left > 0) await this.#nap(left);
      else if (waiting && written <= table.now()) {
        if (!(await this.#lay(waiting))) break;
        waiting = null;
      } else if (!(await this.#advance(course, waiting))) break;
    }
    this.#course = undefined;
  }

  /** Whether it goes on. */
  async #advance(course: Course, laid: Laid | null): Promise<boolean> {
    const decision = course.advance(this.table.now());
    if (!decision) return true;
    if (!(await this.#write(decision, course.showing))) return false; // another tab was first
    course.see(laid?.ahead ?? this.table.match, this.table.now());
    return true;
  }

  /** What is laid out is written down a little before it is seen. */
  #lay({ drawn, at }: Laid): Promise<boolean> {
    const times = drawn.map(() => null);
    const event: Grabbed = { type: "grabbed", rulings: [], steps: drawn, times, seen: at };
    return this.table.cause(event, this.table.match.log.length);
  }

  #write(decision: Decision, seen: number | null): Promise<boolean> {
    const { match } = this.table;
    const event = written(decision, match, this.arena, new Set(this.#robots.keys()));
    return this.table.cause({ ...event, seen }, match.log.length);
  }

  get #robots(): Map<number, Level> {
    const seats = Array.from({ length: this.table.seats }, (_, seat) => [seat, this.table.robot(seat)] as const);
    return new Map(seats.filter((pair): pair is readonly [number, Level] => pair[1] !== null));
  }

  /** Until something has changed, or so many milliseconds later. */
  #nap(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), Math.min(milliseconds, LOOK_AGAIN));
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }
}
