// Facts put into words: rows of numbers, as the server sends them, and the message files of a game's folder. The
// server does the same in core/speech.py for whoever asks it for words.

import type { FluentValue } from "@fluent/bundle";
import { Messages, numberOf, type Transform } from "./messages";
import { read, type Kinds, type Row } from "./rows";

interface Named extends Record<string, number | string> {
  type: string;
}

/** A line of what is told of a step. */
export interface Line {
  /** What was done. */
  done: string;
  /** What came of it, if anything is said of that. */
  came: string;
  /** Only that it was done is told. */
  isSealed: boolean;
}
export const SILENT: Line = { done: "", came: "", isSealed: false };
export const joined = ({ done, came }: Line): string => [done, came].filter(Boolean).join(" ");

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
    /** Whoever sits there, where people go by their own names. */
    private readonly called?: (seat: number) => string | undefined,
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
    return this.parts(seat, chosen, effects).map(joined);
  }

  /** The same, what was done apart from what came of it. */
  parts(seat: number, chosen: readonly Row[], effects: readonly Row[]): Line[] {
    const isHidden = chosen.length === 1 && chosen[0]!.length === 0;
    const came = isHidden ? [] : effects.filter((row) => this.#isTold(row)).map((row) => this.say(row));
    return chosen.map((row, at) => ({
      done: row.length ? this.say(row) : this.#hasChosen(seat),
      came: at === chosen.length - 1 ? came.join(" ") : "",
      isSealed: row.length === 0,
    }));
  }

  #isTold(row: Row): boolean {
    const [type] = this.kinds[row[0]!]!;
    return type !== ENDED && this.#messages.has(type);
  }

  #hasChosen(seat: number): string {
    return this.#messages.text("has-chosen", { seat: this.seat(seat) });
  }

  /** What is said of a seat: whoever sits there, or what the game calls it. */
  seat(seat: number): string {
    return this.called?.(seat) ?? this.#messages.text("seat-name", { seat });
  }

  #seats(bits: number): string {
    const names = seats(bits).map((seat) => this.seat(seat));
    const last = names.pop() ?? "";
    return names.length ? this.#messages.text("and", { first: names.join(", "), last }) : last;
  }
}
