// What choices would do, asked of the server when somebody looks at them, and known until something happens.

import { SvelteMap } from "svelte/reactivity";
import type { Foreseen, Foresight as Foreknown } from "./protocol";

const REST = 60; // milliseconds that a hand rests before it is asked what lies under it
const MOST = 64; // choices in one question

export class Foresight {
  readonly #known = new SvelteMap<number, Foreknown>();
  readonly #wanted = new Set<number>();
  #asked = new Set<number>();
  readonly #questions = new Set<string>();
  readonly #late = new Set<string>(); // questions of before, which may still be answered or refused
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` says it to the server, and returns the id of the question. */
  constructor(private readonly ask: (actions: number[]) => string) {}

  /** What a choice would do, by its id; nothing until it is known. */
  of = (choice: number): Foreknown | undefined => this.#known.get(choice);

  /** Somebody looks at these. */
  want = (choices: readonly number[]): void => {
    for (const choice of choices) if (!this.#asked.has(choice)) this.#wanted.add(choice);
    if (!this.#wanted.size) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#inquire, REST);
  };

  /** Whether that answers one of our questions, well or not: then nobody else need know of it. */
  hears(answer: { id: string | null; type: string }): boolean {
    if (answer.id === null) return false;
    if (!this.#questions.delete(answer.id)) return this.#late.delete(answer.id);
    if (answer.type === "foreseen")
      for (const each of (answer as Foreseen).foreseen) this.#known.set(each.action, each);
    return true;
  }

  /** Something has happened: what was foreseen is no more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#wanted.clear();
    this.#asked = new Set();
    for (const question of this.#questions) this.#late.add(question);
    this.#questions.clear();
    this.#known.clear();
  }

  #inquire = (): void => {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (let at = 0; at < wanted.length; at += MOST) {
      const actions = wanted.slice(at, at + MOST);
      for (const action of actions) this.#asked.add(action);
      this.#questions.add(this.ask(actions));
    }
  };
}
