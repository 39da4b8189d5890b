// Real time at one table of this browser: where a game's races (`live/`) meet the room.

import type { Level, Show } from "../lib/protocol";
import type { Agreed, Grabbed, Played, Row, Step } from "./events";
import type { Claim, Live, LiveTable, Race } from "./live";
import type { Match } from "./match";
import type { Room, Watcher } from "./room";
import { robotOf } from "./table";

export class Races implements LiveTable {
  #race: Race;
  #showing: Show | undefined; // what everybody saw last at one moment, or sees coming

  constructor(
    private readonly room: Room,
    private readonly live: Live,
  ) {
    this.#race = live.race(this);
  }

  /** From race to race, as long as the table goes on. */
  run(): Promise<void> {
    return this.#race.run();
  }

  claim(claim: Claim): void {
    this.#race.claim(claim);
  }

  /** Somebody arrives: what is coming, or was shown last. */
  arrived(watcher: Watcher): void {
    if (this.#showing) watcher.tell(this.#showing);
  }

  /** Something was written down and told: what may be seen from a moment on is announced. */
  told({ event }: Row): void {
    if (event.type === "grabbed" && event.seen !== null) {
      const step = this.match.log.length;
      this.show({ type: "show", at: event.seen, step, film: this.live.film(this.match, step, `${this.id} ${step}`) });
    }
    this.#race.stirred();
  }

  // --- what a race may know of its table

  get id(): string {
    return this.room.table.id;
  }

  get settings(): Agreed {
    return this.room.table.settings;
  }

  get match(): Match {
    return this.room.table.match;
  }

  get seats(): number {
    return this.room.table.seats;
  }

  get movedAt(): number {
    return this.room.table.movedAt;
  }

  get isPaused(): boolean {
    return this.room.table.paused;
  }

  get isHeld(): boolean {
    return this.room.table.unready.length > 0;
  }

  get readyAt(): number {
    return this.room.table.readyAt;
  }

  get goesOn(): boolean {
    return !this.room.isClosed && this.room.table.status === "playing" && this.room.watchers.size > 0;
  }

  robot(seat: number): Level | null {
    return robotOf(this.room.table.sitters[seat]!);
  }

  now(): number {
    return this.room.now();
  }

  chanceNow(): Step[] {
    return this.match.chanceNow();
  }

  cause(event: Grabbed | Played, steps: number): Promise<boolean> {
    return this.room.alone(async () => {
      const isDue = () => this.match.log.length === steps && !this.isPaused && this.goesOn;
      while (isDue()) if (await this.room.cause(event)) return true;
      return false;
    });
  }

  show(show: Show): void {
    this.#showing = show;
    this.room.show(show);
  }
}
