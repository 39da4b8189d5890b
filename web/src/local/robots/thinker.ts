// Whoever thinks for a seat in this browser: robots, hints, and what is made of a game afterwards. All of it is done
// in a worker, so the page never waits; a worker keeps what it found out from one move to the next.

import type { Hinted, Level, Sure } from "../../lib/protocol";
import type { Parts } from "../machine";
import type { Answered, Asked, Question } from "./questions";

/** What was agreed before the first move, and where the log begins. */
export interface Terms {
  game: string;
  seats: number;
  options: Record<string, string | boolean | number>;
  /** The name of a board, or a board as text. */
  board: string;
  /**
   * Base64 of the whole record that the log begins at, if that is not the setup. What a seat observes will do, with an
   * empty log: whoever thinks deals anew what the seat may not know.
   */
  start?: string;
}

/** Steps in their order; seat -1 is chance. */
export type Log = readonly (readonly [seat: number, action: number])[];

/** How far a search has come. */
export interface Progress {
  /** Tables imagined so far. */
  simulations: number;
  /** Of what it may take: 0 to 1. */
  share: number;
}

/** One decision, judged afterwards by what its seat could know; values go from -1, lost, to 1, won. */
export interface Judgement {
  /** What the table promised each seat, if the best had been done. */
  values: number[];
  best: number;
  /** What the best action promised the seat, and what the one played kept of it. */
  promised: number;
  kept: number;
  sure: Sure;
  /** Actions to the end, if that is proved; else 0. */
  endsIn: number;
  /** Why the best is good: rows of the robots' facts about the game. */
  why: number[][];
}

/**
 * One who thinks, for all seats of one table. Questions are answered one after the other. What is cancelled, and what
 * was asked of a thinker that is closed, rejects with `Cancelled`.
 */
export interface Thinker {
  /** The action that a robot of that level does on the seat; `luck` is its own seed, below 2^48. */
  act(terms: Terms, log: Log, seat: number, level: Level, luck: number): Promise<number>;
  /** What the strongest would do on the seat, best first. */
  advise(terms: Terms, log: Log, seat: number, seconds: number): Promise<Hinted[]>;
  /** What is to be thought of what the seat did here; null where it had no choice. */
  judge(terms: Terms, log: Log, seat: number, played: number): Promise<Judgement | null>;
  /** Told a few times a second while a question is thought about. */
  onProgress: ((progress: Progress) => void) | undefined;
  /** Drop every question; the thinker can be asked again at once. */
  cancel(): void;
  close(): void;
}

/** A question that nobody wants answered any more. */
export class Cancelled extends Error {}

interface Waiting {
  resolve: (found: never) => void;
  reject: (error: Error) => void;
}

/**
 * Start one; `base` is where the folder `machine/` is fetched from, unless whoever asks has a game's parts: what was
 * fetched and compiled once need not be so again.
 */
export function openThinker(base: string, partsOf?: (game: string) => Promise<Parts>): Thinker {
  return new InWorker(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), base, partsOf);
}

class InWorker implements Thinker {
  onProgress: ((progress: Progress) => void) | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #known = new Set<string>(); // games whose parts it has
  #asked = 0;
  #isClosed = false;

  constructor(
    private readonly worker: Worker,
    private readonly base: string,
    private readonly partsOf?: (game: string) => Promise<Parts>,
  ) {
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#dropAll(new Error(message));
  }

  act(terms: Terms, log: Log, seat: number, level: Level, luck: number): Promise<number> {
    return this.#ask({ type: "act", terms, log, seat, level, luck });
  }

  advise(terms: Terms, log: Log, seat: number, seconds: number): Promise<Hinted[]> {
    return this.#ask({ type: "advise", terms, log, seat, seconds });
  }

  judge(terms: Terms, log: Log, seat: number, played: number): Promise<Judgement | null> {
    return this.#ask({ type: "judge", terms, log, seat, played });
  }

  cancel(): void {
    if (this.#waiting.size) this.worker.postMessage({ cancelled: this.#asked });
    this.#dropAll(new Cancelled());
  }

  close(): void {
    this.#isClosed = true;
    this.worker.terminate();
    this.#dropAll(new Cancelled());
  }

  #ask<Found>(question: Question): Promise<Found> {
    return new Promise<Found>((resolve, reject) => {
      if (this.#isClosed) return reject(new Cancelled());
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      void this.#send(id, question);
    });
  }

  async #send(id: number, question: Question): Promise<void> {
    const { base } = this;
    const parts = await this.#partsFor(question.terms.game);
    this.worker.postMessage({ id, base, question, ...(parts && { parts }) } satisfies Asked);
  }

  /** What its worker has not been given yet; where nobody has it here, the worker fetches it itself. */
  async #partsFor(game: string): Promise<Parts | undefined> {
    const found = await this.partsOf?.(game).catch(() => undefined);
    const isNew = !this.#known.has(game);
    this.#known.add(game);
    return isNew ? found : undefined;
  }

  #hear(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    if (!waiting) return; // cancelled meanwhile
    if ("progress" in answered) return this.onProgress?.(answered.progress);
    this.#waiting.delete(answered.id);
    if ("failed" in answered) waiting.reject(new Error(answered.failed));
    else waiting.resolve(answered.found as never);
  }

  #dropAll(error: Error): void {
    const dropped = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of dropped) reject(error);
  }
}
