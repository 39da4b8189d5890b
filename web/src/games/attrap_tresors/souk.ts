// The souk as the board draws it: the record, and what is told of it besides.

import type { ScoreLine } from "..";
import type { View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { KINDS as FACTS, type Fact } from "./facts";
import { KINDS, LETTERS, type Kind, type Letter } from "./present";
import type { Table } from "./table";
import { words } from "./words";

/** What is told of the souk at one moment. */
export type Seen = Pick<View<"attrap-tresors">, "table" | "facts">;

/** An object that the tower is built of. */
export interface Thing {
  kind: Kind;
  /** Which of those alike, from 0; alike as they are, by the seats that hold them. */
  copy: number;
  /** Who has taken it since the throw. */
  holder: number | null;
}

/** Gold cards of one value. */
export interface Gold {
  value: number;
  count: number;
  /** On all of them. */
  sacks: number;
}

/** An instruction card: "" where none lies, null: secret. */
export type Card = Letter | "" | null;

export interface Souk {
  phase: Table["phase"];
  /** The one being played, from 1, and how many a game has. */
  round: number;
  rounds: number;
  /** Of this round. */
  throws: number;
  /** Who has the cup; null where both throw together. */
  thrower: number | null;
  /** Counting dice by colour. */
  dice: Record<Letter, number>;
  /** Dice that do not count. */
  missed: number;
  /** They lie on the souk. */
  hasDice: boolean;
  /** The tower, or what has become of it. */
  things: Thing[];
  /** On its column. */
  stands: boolean;
  /** Of the column. */
  holder: number | null;
  /** Of the last check of the column. */
  verdict: Exclude<Table["verdict"], "unchecked"> | null;
  /** The card shown at that check. */
  met: Letter | "";
  /** Two players have three open cards for both; else each seat has a secret one. */
  hasRow: boolean;
  /** By seat, or the open row of two. */
  cards: Card[];
  /** By seat, the lowest value first. */
  gold: Gold[][];
  /** By seat. */
  sacks: number[];
  /** Seconds. */
  patience: number;
  /** By seat, where all play on one keyboard: the letter on its key, and the action that it stands for now. */
  keys: string[];
  meant: (number | null)[];
}

type Named<Name> = Extract<Fact, { type: Name }>;

export function soukOf({ table, facts }: Seen): Souk {
  const told = read<Fact>(FACTS, facts);
  const all = <Name extends Fact["type"]>(name: Name): Named<Name>[] =>
    told.filter((fact): fact is Named<Name> => fact.type === name);
  const [round, places] = [all("in-round")[0], all("card-places")[0]];
  const [missed, gold, keys] = [all("missed")[0], all("counted"), all("key-means")];
  return {
    phase: table.phase,
    round: round?.round ?? 0,
    rounds: round?.rounds ?? 0,
    throws: table.throws,
    thrower: all("has-cup")[0]?.seat ?? null,
    dice: Object.fromEntries(LETTERS.map((letter, at) => [letter, table.dice[at] ?? 0])) as Record<Letter, number>,
    missed: missed?.count ?? 0,
    hasDice: missed !== undefined,
    things: thingsOf(table),
    stands: table.tower[KINDS.indexOf("column")]! > 0,
    holder: table.holder,
    verdict: table.verdict === "unchecked" ? null : table.verdict,
    met: LETTERS[table.met - 1] ?? "",
    hasRow: places?.is_row === 1,
    cards: Array.from({ length: places?.count ?? 0 }, (_, place) => cardIn(table, place)),
    gold: table.gold.map((_, seat) => gold.filter((cards) => cards.seat === seat)),
    sacks: all("totalled").map(({ sacks }) => sacks),
    patience: table.patience,
    keys: keys.map(({ letter }) => String.fromCodePoint(letter)),
    meant: keys.map(({ action }) => (action < 0 ? null : action)),
  };
}

/** Kind by kind: what is held, then what is left. */
function thingsOf({ tower, held }: Table): Thing[] {
  return KINDS.flatMap((kind, object) => {
    const holders = held.flatMap((counts, seat) => Array<number>(counts[object] ?? 0).fill(seat));
    const left = Array<null>(tower[object] ?? 0).fill(null);
    return [...holders, ...left].map((holder, copy) => ({ kind, copy, holder }));
  });
}

/** The card of a seat, or in that place of the row. */
export function cardIn({ card }: Pick<Table, "card">, place: number): Card {
  const colour = card[place] ?? null;
  return colour === null ? null : (LETTERS[colour - 1] ?? "");
}

/** What a seat's points are made of: its gold cards. */
export function score(view: View<"attrap-tresors">, seat: number): ScoreLine[] {
  return (soukOf(view).gold[seat] ?? []).map(({ value, count, sacks }) => ({
    text: words.scored(value, count),
    points: sacks,
  }));
}
