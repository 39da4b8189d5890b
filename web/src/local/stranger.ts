// A game from another package, whose words and layouts the page does not know: it is told by name and in words, as a
// server tells it (server/live/views.py). What it is told by lies beside its machine (wasm/guests.py).

import { read, type Layout as Actions } from "../lib/actions";
import type * as protocol from "../lib/protocol";
import type { Text, View } from "../lib/protocol";
import { readRecord, type Layout as Fields } from "../lib/records";
import type { Kinds } from "../lib/rows";
import type { Reading } from "./manifest";
import { notationOf } from "./notation";
import { stranger, type Saying } from "./refusals";
import type { Words } from "./words";

/** Kinds of facts, and the message files that say them, by language. */
export interface Spoken {
  kinds: Kinds;
  words: Record<string, string[]>;
}

/** What `<game>.guest.json` says. */
export interface Guest {
  actions: Actions;
  record: Fields;
  seats: Text[];
  facts: Spoken | null;
  reasons: Spoken | null;
}

const ACROSS = 24; // letters of a field's name in a drawing

export class Stranger {
  constructor(
    private readonly game: string,
    private readonly guest: Guest,
    private readonly reading: Reading,
    private readonly words: Words,
  ) {}

  /** How its actions are written. */
  notation = (id: number): string => notationOf(this.reading.actions, id);

  // --- what is told; `laid` is the board

  seatView(told: protocol.SeatView, laid: string): protocol.SeatView {
    const choices = (told.choices as number[]).map((id) => this.#named(id, "id"));
    return { ...told, view: this.view(told.view, laid), choices } as unknown as protocol.SeatView;
  }

  view(view: View, laid: string): View {
    const table = readRecord(this.guest.record, view.table as unknown as string, laid);
    const prompt = this.guest.facts ? this.#said(view.prompt) : this.#asked(view);
    return { ...view, table, prompt, facts: [] } as unknown as View;
  }

  step(happened: protocol.Happened): protocol.Happened {
    const { seat, action, told } = happened;
    const id = action as number;
    const said = told.map((row) => this.#said(row, seat, id));
    return { ...happened, ...this.#named(id), told: said } as unknown as protocol.Happened;
  }

  foreseen(found: protocol.Foresight, seat: number): protocol.Foresight {
    const { action, told } = found;
    return { ...found, notation: this.notation(action), told: this.#said(told, seat, action) };
  }

  hint = (hint: protocol.Hinted): protocol.Hinted => ({ ...hint, why: this.#why(hint.why) });

  moment(found: protocol.Decisive, played: number, better: number): protocol.Decisive {
    const { seat } = found;
    return {
      ...found,
      played: this.#said(found.played, seat, played),
      better: this.#said(found.better, seat, better),
      notation: this.notation(better),
      why: this.#why(found.why),
    };
  }

  /** The table field by field: its drawing in letters is Python's. */
  drawing(view: View, laid: string): string {
    const table = this.view(view, laid).table as unknown as Record<string, unknown>;
    return Object.entries(table)
      .map(([name, value]) => `${name.padEnd(ACROSS)}${written(value)}`)
      .join("\n");
  }

  sentence(seat: number | null, action: number): Text {
    const move = this.notation(action);
    return this.words.texts(seat === null || seat < 0 ? stranger.chance(move) : stranger.moves(this.#seat(seat), move));
  }

  // --- in words

  #named(id: number, as = ""): Record<string, unknown> {
    const { actions } = this.guest;
    const action = actions.length ? read(actions, id) : { type: "action" };
    return { ...(as && { [as]: id }), action, notation: this.notation(id) };
  }

  /** A row, where the game has facts; else what can be said of any game. */
  #said(told: number[] | Text, seat: number | null = null, action?: number): Text {
    if (!Array.isArray(told)) return told;
    if (told.length && this.guest.facts) return this.words.texts({ game: this.game, row: told });
    return action === undefined ? {} : this.sentence(seat, action);
  }

  #asked({ actors, over }: View): Text {
    const who: Saying = { parts: actors.map(this.#seat), between: ", " };
    return this.words.texts(over ? stranger.over() : stranger.asks(who));
  }

  #seat = (seat: number): Saying => ({ game: this.game, name: "seat-name", values: { seat } });

  #why = (why: number[][] | Text): Text => (Array.isArray(why) ? this.words.reasons(why) : why);
}

function written(value: unknown): string {
  if (!Array.isArray(value)) return value === null ? "-" : String(value);
  return value.map((each) => (Array.isArray(each) ? `[${written(each)}]` : written(each))).join(" ") || "-";
}
