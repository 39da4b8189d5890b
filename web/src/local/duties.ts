// What goes on by itself at a table: robots, forced moves, flags that fall; as server/live/duties.py. Everything is
// done through the room, as a person's moves are.

import { play } from "./decisions";
import { isPlainlyForced } from "./knowable";
import type { Races } from "./races";
import { Cancelled } from "./robots/thinker";
import type { Room } from "./room";
import { robotOf, type Table } from "./table";

const AFTER_TROUBLE = 1000; // milliseconds before something that failed is tried again
const WITHIN_TURN = 350; // milliseconds
const LOOK_AGAIN = 60_000; // a timer is not set for longer
const LUCK = 2 ** 48;

/** What, and for which seat. */
type Duty = "race" | `${"robot" | "forced" | "flag"} ${number}`;

export class Duties {
  readonly #underWay = new Set<Duty>();
  #isClosed = false;
  #thought: number | undefined; // how many steps the table had that robots think about

  constructor(
    private readonly room: Room,
    private readonly races: Races | undefined,
  ) {}

  /** Something has changed: see to what is due now. */
  stir(): void {
    if (this.#isClosed || !this.room.watchers.size) return;
    this.#drop();
    for (const duty of this.#due()) this.#begin(duty);
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Everything that the table would have happen by itself now. */
  #due(): Duty[] {
    const { table } = this.room;
    if (table.status !== "playing" || table.paused) return [];
    if (this.races) return ["race"];
    const due = table.actors.flatMap((seat): Duty[] => {
      if (robotOf(table.sitters[seat]!)) return [`robot ${seat}`];
      return isForced(table, seat) ? [`forced ${seat}`] : [];
    });
    const falls = table.clocks.falls();
    return falls ? [...due, `flag ${falls.seat}`] : due;
  }

  #begin(duty: Duty): void {
    if (this.#underWay.has(duty)) return;
    this.#underWay.add(duty);
    void this.#seeTo(duty).finally(() => {
      this.#underWay.delete(duty);
      this.stir();
    });
  }

  async #seeTo(duty: Duty): Promise<void> {
    const [what, seat] = duty.split(" ");
    try {
      if (what === "race") await this.races?.run();
      else if (what === "robot") await this.#robot(Number(seat));
      else if (what === "forced") await this.#forced(Number(seat));
      else await this.#flag(Number(seat));
    } catch (error) {
      if (error instanceof Cancelled) return;
      console.error(`table ${this.room.table.id}: ${duty} failed`, error);
      await rest(AFTER_TROUBLE);
    }
  }

  async #robot(seat: number): Promise<void> {
    const { table } = this.room;
    const { match } = table;
    const [turn, steps, level] = [table.turn[seat]!, match.log.length, robotOf(table.sitters[seat]!)!];
    const luck = Math.floor(Math.random() * LUCK); // of its own: nothing of the table's chance is in it
    this.#thought = steps;
    const action = await this.room.means.thinker().act(match.terms, [...match.log], seat, level, luck);
    await this.#play(seat, turn, steps, action);
  }

  /** A decision with a single choice that everybody can see: nobody has to click it. */
  async #forced(seat: number): Promise<void> {
    const { table } = this.room;
    const [turn, steps, [action]] = [table.turn[seat]!, table.match.log.length, table.legal(seat)];
    await this.#play(seat, turn, steps, action!);
  }

  /** At the table's pace; if nothing has changed for the seat meanwhile. */
  async #play(seat: number, turn: number, steps: number, action: number): Promise<void> {
    await rest(this.room.table.movedAt + pauseOf(this.room.table, seat) - this.room.now());
    await this.room.alone(async () => {
      const { table } = this.room;
      const isSame = table.turn[seat] === turn && table.match.log.length >= steps;
      const isDue = isSame && table.actors.includes(seat) && !table.paused && !this.#isClosed;
      if (isDue) await this.room.cause(play(table, seat, table.version, action, this.room.means.live));
    });
  }

  async #flag(seat: number): Promise<void> {
    for (;;) {
      const falls = this.room.table.clocks.falls();
      if (this.#isClosed || falls?.seat !== seat) return;
      const left = falls.at - this.room.now();
      if (left <= 0) break;
      await rest(Math.min(left, LOOK_AGAIN));
    }
    await this.room.alone(async () => {
      const { clocks } = this.room.table;
      const isOver = clocks.runs(seat) && clocks.left(seat, Math.round(this.room.now())) === 0;
      if (isOver) await this.room.cause({ type: "resigned", seat, flagged: true });
    });
  }

  /** What robots think about a table that is no more, since moves were taken back or it is over, nobody wants. */
  #drop(): void {
    const { table } = this.room;
    if (this.#thought === undefined) return;
    const wasCut = table.match.log.length < this.#thought;
    if (!wasCut && table.status === "playing") return;
    this.#thought = undefined;
    this.room.means.thinker().cancel();
  }
}

/** Milliseconds from the move before; within a long turn only as long as a pawn walks. */
function pauseOf({ match, settings }: Table, seat: number): number {
  const isWithin = match.rules.manifest.has_long_turns && match.log.findLast(([who]) => who >= 0)?.[0] === seat;
  return isWithin ? Math.min(settings.pace, WITHIN_TURN) : settings.pace;
}

const isForced = (table: Table, seat: number): boolean =>
  table.legal(seat).length === 1 && isPlainlyForced(table.match, seat);

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
