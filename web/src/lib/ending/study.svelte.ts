// A finished game, thought over while its ending is looked at.

import * as asked from "../after/asked";
import { Refusal } from "../api";
import type { Analysis } from "../protocol";

const EVERY = 700; // milliseconds from one question how far it is to the next

export class Study {
  analysis = $state.raw<Analysis | undefined>();
  /** `none`: there is nobody who could think it over. */
  state = $state<"asleep" | "thinking" | "done" | "none">("asleep");
  #isClosed = false;

  constructor(private readonly table: string) {}

  begin = async (): Promise<void> => {
    if (this.state !== "asleep") return;
    this.state = "thinking";
    try {
      await this.#follow();
    } catch (why) {
      if (!(why instanceof Refusal || why instanceof Error)) throw why;
      this.state = "none";
    }
  };

  close(): void {
    this.#isClosed = true;
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const found = await asked.analysis(this.table);
      this.analysis = found;
      if (found.done >= found.total) return void (this.state = "done");
      await new Promise((again) => setTimeout(again, EVERY));
    }
  }
}
