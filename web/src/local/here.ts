// The house in this browser, as a page knows it: one worker, begun when a page first needs it.

import { Refusal } from "../lib/refusal";
import type { Line } from "../lib/port";
import type { Said, Told } from "../lib/protocol";
import { words } from "../lib/words";
import type { Desk } from "./desk";
import type { ToHouse, ToPage } from "./wire";

/** Whoever listens to one table. */
export interface Ear {
  tell(told: Told): void;
  line(state: Line): void;
}

interface Question {
  resolve: (answer: never) => void;
  reject: (why: Refusal) => void;
}

class Here {
  /** What is read here: the house says it in that language first. */
  language: string | undefined;
  #worker: Worker | undefined;
  #last = 0;
  readonly #ears = new Map<number, Ear>();
  readonly #questions = new Map<number, Question>();

  /** A line to a table; the number that it is known by. */
  arrive(table: string, since: number | null, ear: Ear): number {
    const line = ++this.#last;
    this.#ears.set(line, ear);
    this.#send({ kind: "arrive", line, table, since });
    return line;
  }

  say(line: number, said: Said): void {
    this.#send({ kind: "say", line, said });
  }

  leave(line: number): void {
    this.#ears.delete(line);
    this.#send({ kind: "leave", line });
  }

  /** Refused with a `Refusal`, as requests to a server are. */
  ask<K extends keyof Desk>(what: K, ...about: Parameters<Desk[K]>): ReturnType<Desk[K]> {
    const id = ++this.#last;
    const answered = new Promise<never>((resolve, reject) => this.#questions.set(id, { resolve, reject }));
    this.#send({ kind: "ask", id, what, about });
    return answered as ReturnType<Desk[K]>;
  }

  #send(message: ToHouse): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(message);
  }

  #begin(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sesame" });
    if (this.language) worker.postMessage({ kind: "speak", language: this.language } satisfies ToHouse);
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    return worker;
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case "tell":
        this.#ears.get(message.line)?.tell(message.told);
        break;
      case "line":
        this.#ears.get(message.line)?.line(message.state);
        break;
      case "answer":
        this.#answered(message.id)?.resolve(message.answer as never);
        break;
      case "refuse":
        this.#answered(message.id)?.reject(new Refusal(message.reason));
        break;
    }
  }

  #answered(id: number): Question | undefined {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    return question;
  }

  /** The worker's file did not come, or it broke: nobody waits for ever, and the next question begins it anew. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const ear of this.#ears.values()) ear.line("lost");
    for (const { reject } of this.#questions.values()) reject(new Refusal(words.offline));
    this.#questions.clear();
  }
}

export const here = new Here();
