// A finished game on this page: which step is shown, seen by whom, and whether it plays by itself.

import { frontOf } from "../../games";
import { meAt, Refusal } from "../api";
import type { Said } from "../messages";
import type { Replay } from "../heard";
import type { Analysis, Film, Scene } from "../protocol";
import type { Live, Race, Thrown } from "../realtime";
import { route } from "../route.svelte";
import { Telling } from "../telling.svelte";
import * as asked from "./asked";
import { firstDecision, handsOf, livePace, pace } from "./steps";

const SLOW = 0.25; // of real time
const ROLLS = 600; // milliseconds that dice roll, at full speed

export class ReplayStore {
  replay = $state.raw<Replay | undefined>();
  trouble = $state.raw<Said | undefined>();
  seat = $state<number | null>(null); // whose eyes we look through; null: what was public
  step = $state(0);
  /** What is on the table: the step asked for, or the last one that has come. */
  shown = $state.raw<{ step: number; scene: Scene } | undefined>();
  /** How many steps are told: what the board has shown to its end. */
  told = $state(0);
  readonly telling = new Telling((step) => (this.told = Math.min(step + 1, this.shown?.step ?? 0)));
  isPlaying = $state(false);
  /** Real time: four times slower. */
  isSlow = $state(false);
  analysis = $state.raw<Analysis | undefined>();
  isAnalysing = $state(false);
  #thrown = $state.raw<Thrown | undefined>();
  #isRolling = $state(false);
  #films = new Map<number, Film | null>();
  #lifting: ReturnType<typeof setTimeout> | undefined;
  #scenes = new Map<number, Scene>();
  #coming = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #address: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly id: string) {
    void this.#attempt(() => this.#open(route.query));
  }

  steps = $derived(this.replay?.steps ?? 0);
  isAtEnd = $derived(this.step >= this.steps);
  news = $derived(this.replay?.happened.slice(Math.max(0, (this.shown?.step ?? 0) - 12), this.shown?.step ?? 0) ?? []);

  #live = $derived(this.replay && frontOf(this.replay.info.game).live);
  speed = $derived(this.isSlow ? SLOW : 1);
  /** What a board of real time is given: nobody's hands but those of the record. */
  race = $derived.by((): Race | undefined =>
    !this.replay || !this.#live
      ? undefined
      : {
          mine: [],
          chairs: this.replay.info.chairs,
          reactions: handsOf(this.replay.happened, this.shown?.step ?? 0, this.#live),
          thrown: this.#thrown,
          isRolling: this.#isRolling,
          speed: this.speed,
          unready: [],
          ready: () => {},
          reach: () => {},
        },
  );

  go = (step: number): void => {
    this.step = Math.max(0, Math.min(this.steps, step));
    this.#need(this.step);
    if (this.#live) void this.#throw(this.step, this.#live);
    this.#show();
    this.#writeAddress();
  };

  look = async (seat: number | null): Promise<void> => {
    this.seat = seat;
    this.#scenes.clear();
    this.#coming.clear();
    await this.#attempt(async () => (this.replay = await asked.replay(this.id, seat)));
    this.go(this.step);
  };

  play = (): void => {
    if (this.isAtEnd) this.go(0);
    this.isPlaying = true;
    this.#tick();
  };

  pause = (): void => {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  };

  analyse = (): void => {
    this.isAnalysing = true;
    void this.#attempt(async () => {
      do {
        this.analysis = await asked.analysis(this.id);
        await new Promise((resolve) => setTimeout(resolve, 700));
      } while (!this.#isClosed && this.analysis.done < this.analysis.total);
    }).then(() => (this.isAnalysing = false));
  };

  close(): void {
    this.#isClosed = true;
    this.pause();
    this.telling.close();
    clearTimeout(this.#lifting);
    clearTimeout(this.#address);
  }

  // --- underneath

  async #open(query: URLSearchParams): Promise<void> {
    const named = /^[0-5]$/.exec(query.get("seat") ?? "");
    this.seat = named ? Number(named[0]) : null;
    let found = await asked.replay(this.id, this.seat);
    if (!named && !query.has("seat")) {
      const person = await meAt(this.id);
      const mine = found.info.chairs.find((chair) => chair.player?.person === person.id);
      if (mine) found = await asked.replay(this.id, (this.seat = mine.seat));
    }
    this.replay = found;
    this.go(query.has("step") ? Number(query.get("step")) || 0 : firstDecision(found));
  }

  /** The scenes around a step, if they are not here nor on their way; and soon the next ones. */
  #need(step: number): void {
    const chunk = Math.floor(step / asked.CHUNK);
    this.#fetch(chunk);
    if (step % asked.CHUNK > asked.CHUNK / 2) this.#fetch(chunk + 1);
  }

  #fetch(chunk: number): void {
    const first = chunk * asked.CHUNK;
    if (this.#coming.has(chunk) || first > this.steps || !this.replay) return;
    this.#coming.add(chunk);
    const seat = this.seat;
    const { info } = this.replay;
    void this.#attempt(async () => {
      const found = await asked.scenes(info, first, seat, !frontOf(info.game).board);
      if (seat !== this.seat) return; // we look through other eyes by now
      found.forEach((scene, at) => this.#scenes.set(first + at, scene));
      this.#show();
    });
  }

  #show(): void {
    const scene = this.#scenes.get(this.step);
    if (!scene) return;
    this.shown = { step: this.step, scene };
    this.telling.expect();
  }

  /** Real time: the dice that lie there now; if they have just been thrown and time goes on, they roll. */
  async #throw(step: number, live: Live): Promise<void> {
    const at = this.replay!.happened.slice(0, step).findLastIndex(({ action }) => live.begins(action)) + 1;
    if (at === 0 || this.#thrown?.step === at) return;
    if (!this.#films.has(at)) this.#films.set(at, await asked.film(this.id, at));
    const rolls = this.isPlaying && at === step ? ROLLS / this.speed : 0;
    this.#thrown = { step: at, at: performance.now() + rolls, film: this.#films.get(at) ?? null };
    clearTimeout(this.#lifting);
    this.#isRolling = rolls > 0;
    this.#lifting = setTimeout(() => (this.#isRolling = false), rolls);
  }

  #tick(): void {
    if (!this.isPlaying || !this.replay) return;
    if (this.isAtEnd) return this.pause();
    // Else wait for what is on its way, or not yet told; real time has its own
    const isHere = this.shown?.step === this.step && (!this.telling.isOn || this.#live !== undefined);
    if (isHere) this.go(this.step + 1);
    this.#timer = setTimeout(() => this.#tick(), isHere ? this.#pace() : 100);
  }

  #pace(): number {
    const { replay, step } = this;
    return this.#live ? livePace(replay!.happened, step, this.speed, this.#live) : pace(replay!, step);
  }

  /** The address leads back to this moment; written once the hand rests, since browsers limit it. */
  #writeAddress(): void {
    clearTimeout(this.#address);
    this.#address = setTimeout(() => route.rewrite(this.link), 250);
  }

  get link(): string {
    return `/replay/${this.id}?step=${this.step}&seat=${this.seat ?? "all"}`;
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.trouble = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.reason;
    }
  }
}
