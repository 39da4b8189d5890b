// Facts put into words: rows of numbers, as the server sends them, and the message files of a game's folder. The
// server does the same in core/speech.py for whoever asks it for words.

import type { FluentValue } from "@fluent/bundle";
import { Messages, numberOf, type Transform } from "./messages";
import { read, type Kinds, type Row } from "./rows";

interface Named extends Record<string, number | string> {
  type: string;
}

const ENDED = "ended"; // how a game ended is said for itself
const seats = (bits: number): number[] => [...Array(32).keys()].filter((seat) => (bits >> seat) & 1);

/** One game in one language. */
export class Speech {
  readonly #messages: Messages;

  constructor(
    private readonly kinds: Kinds,
    language: string,
    sources: readonly string[],
    transform?: Transform,
  ) {
    const functions = {
      NTH: ([index]: FluentValue[]) => String(numberOf(index) + 1),
      SEAT: ([seat]: FluentValue[]) => this.seat(numberOf(seat)),
      SEATS: ([bits]: FluentValue[]) => this.#seats(numberOf(bits)),
    };
    this.#messages = new Messages(language, sources, { functions, ...(transform && { transform }) });
  }

  /** A row in words; of its message the first of these parts that it has. */
  say(row: Row, parts: readonly string[] = []): string {
    const [{ type, ...values }] = read<Named>(this.kinds, [row]) as [Named];
    return this.#messages.text(type, values, parts);
  }

  /** One step: what was done, each in a line of its own, and after the last of it what came of it. */
  tell(seat: number, chosen: readonly Row[], effects: readonly Row[]): string[] {
    const lines = chosen.map((row) => (row.length ? this.say(row) : this.#hasChosen(seat)));
    const isHidden = chosen.length === 1 && chosen[0]!.length === 0;
    const came = isHidden ? [] : effects.filter((row) => this.#isTold(row)).map((row) => this.say(row));
    return [...lines.slice(0, -1), [...lines.slice(-1), ...came].join(" ")];
  }

  #isTold(row: Row): boolean {
    const [type] = this.kinds[row[0]!]!;
    return type !== ENDED && this.#messages.has(type);
  }

  #hasChosen(seat: number): string {
    return this.#messages.text("has-chosen", { seat: this.seat(seat) });
  }

  /** What the game calls a seat. */
  seat(seat: number): string {
    return this.#messages.text("seat-name", { seat });
  }

  #seats(bits: number): string {
    const names = seats(bits).map((seat) => this.seat(seat));
    const last = names.pop() ?? "";
    return names.length ? this.#messages.text("and", { first: names.join(", "), last }) : last;
  }
}
