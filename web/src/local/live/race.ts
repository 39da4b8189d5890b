// One race at a table of this browser, from what all see to its end. It reads no clock and writes nothing: what is
// decided comes out, and goes on once it is in the match, as in the game's `live.py`.

import type { Level, Ruled } from "../../lib/protocol";
import { CLOCK, type Grabbed, type Step } from "../events";
import { NOTHING } from "../../lib/realtime";
import type { Claim } from "../live";
import type { Match } from "../match";
import type { Arena, Ruling } from "./arena";

/** Milliseconds that messages between page and worker may take. */
export interface Way {
  /** From a key to here: whoever was faster than those who have come is here by then. */
  grace: number;
  /** From here to the screen, with writing it down: what is seen at a moment is decided so long before. */
  lead: number;
}

export const AT_A_SCREEN: Way = { grace: 30, lead: 60 };
/** No person is waited for, or has to be told in time. */
export const AT_ONCE: Way = { grace: 0, lead: 0 };

/** What was decided: hands in their order, or none, and that time is up. */
export interface Decision {
  rulings: Ruling[];
  /** For the record, where nobody took anything for too long. */
  timeUp: number | null;
}

export class Course {
  isOver = false;
  /** Of what is decided: the moment when all see it; null: at once. */
  showing: number | null = null;
  #hands = 0; // that have come, and are not judged yet
  #first = Infinity; // when the first of them did
  readonly #come = new Map<number, number>(); // hands by seat
  #decided: Decision | null = null; // and not seen in the match yet

  constructor(
    private readonly arena: Arena,
    private match: Match,
    robots: ReadonlyMap<number, Level>,
    private readonly way: Way,
  ) {
    arena.begin(match.state, robots, recorded(match));
  }

  open(at: number): void {
    this.arena.open(this.match.state, at);
  }

  /** A person's hand has come, or that they take nothing. */
  claim(claim: Claim): void {
    if (claim.object === NOTHING) {
      if (claim.seen !== null) this.arena.passOver(this.match.state, claim);
      return;
    }
    if (this.#isHammering(claim.seat)) return;
    this.arena.lay(this.#hands, claim);
    this.#heard(claim.seat, claim.arrived);
  }

  /** When something happens by itself: a robot's hand, the end of waiting for others, or of patience. */
  get due(): number {
    if (this.isOver || this.#decided) return Infinity;
    return Math.min(this.arena.nextHand, this.#nextRuling);
  }

  /** What is decided by now, if anything; the rest waits until that is seen in the match. */
  advance(now: number): Decision | null {
    while (this.due <= now) {
      if (this.arena.nextHand === this.due) this.#reach();
      else return this.#decide(now);
    }
    return null;
  }

  /** The match with what was decided in it. */
  see(match: Match, now: number): void {
    const [hands, decided] = [this.#hands, this.#decided];
    [this.#hands, this.#first, this.#decided, this.match] = [0, Infinity, null, match];
    this.#come.clear();
    this.isOver = this.arena.isOver(match.state);
    if (!this.isOver && decided?.timeUp === null) this.arena.see(match.state, hands, this.showing ?? now);
  }

  get #nextRuling(): number {
    return this.way.grace + (this.#hands ? this.#first : this.arena.patienceEnd);
  }

  #reach(): void {
    const at = this.arena.nextHand;
    this.arena.reach(this.match.state, this.#hands);
    this.#heard(-1, at);
  }

  #decide(now: number): Decision {
    const { arena } = this;
    const isGrabbed = this.#hands > 0;
    const rulings = isGrabbed ? arena.judge(this.#hands) : [];
    this.showing = isGrabbed && arena.isAwaited(this.#hands) ? Math.round(now) + this.way.lead : null;
    return (this.#decided = { rulings, timeUp: isGrabbed ? null : arena.timeUp });
  }

  #heard(seat: number, at: number): void {
    this.#hands++;
    this.#first = Math.min(this.#first, at);
    this.#come.set(seat, (this.#come.get(seat) ?? 0) + 1);
  }

  #isHammering(seat: number): boolean {
    return this.#decided !== null || (this.#come.get(seat) ?? 0) >= this.arena.races.crowd;
  }
}

/** The moment of the last step, where a race is gone on with. */
const recorded = ({ times, log }: Match): number => times.get(log.length - 1) ?? 0;

/** A decision as the log keeps it, with what chance answers. */
export function written(decision: Decision, match: Match, arena: Arena, robots: ReadonlySet<number>): Grabbed {
  const ahead = match.copy();
  const times: (number | null)[] = [];
  const play = (seat: number, action: number, at: number): void => {
    const steps = ahead.answer(seat, action);
    ahead.follow(steps);
    times.push(at, ...Array<null>(steps.length - 1).fill(null));
  };
  for (const { seat, action, at, reason } of decision.rulings) if (reason === null) play(seat, action, at);
  if (decision.timeUp !== null) play(CLOCK, ahead.legal(CLOCK)[0]!, decision.timeUp);
  const steps = atOnce(ahead.log.slice(match.log.length), arena);
  const rulings = decision.rulings.map((ruling) => ruled(ruling, robots));
  return { type: "grabbed", rulings, steps, times: times.slice(0, steps.length), seen: null };
}

/** Those that happen together: how a race ended is seen before the next is laid out. */
export function atOnce(steps: readonly Step[], arena: Arena): Step[] {
  const next = steps.findIndex(([seat, action]) => arena.isApart(seat, action));
  return steps.slice(0, next < 0 ? steps.length : next);
}

const ruled = ({ seat, object, at, reaction, reason }: Ruling, robots: ReadonlySet<number>): Ruled => ({
  seat,
  object,
  at,
  reaction,
  reason,
  measured: robots.has(seat) ? "robot" : "own clock",
});
