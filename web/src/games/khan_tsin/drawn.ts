// The dragon as it is drawn: the view's, or between two views what the effects of a step have told so far.

import type { Happened, View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import { KINDS, type Fact } from "./facts";
import { COLOURS } from "./present";

/** What is told of the dragon at one moment. */
export type Seen = Pick<View<"khan-tsin">, "table" | "facts">;
export type Step = Pick<Happened<"khan-tsin">, "step" | "effects">;

export interface Drawn {
  /** Of each square, letters from bottom to top. */
  piles: string[];
  /** Of each square: red, black, white. */
  counts: number[][];
  /** Of each square: barons that nine would take. */
  lacks: number[];
  /** Barons of one colour that a pile may hold. */
  most: number;
  /** For each seat, the squares whose pile it may move. */
  reach: number[][];
  /** The nine, and where they stood, if that was told. */
  emperor: { pile: string; square: number | undefined } | undefined;
}

const NOBODY = [0, 0, 0];
export const NOTHING: Drawn = { piles: [], counts: [], lacks: [], most: 0, reach: [[], []], emperor: undefined };

/** Of what a choice would do, what the pile of a square would hold: red, black, white. */
export function foretold(rows: number[][], square: number): number[] | undefined {
  const counted = read<Fact>(KINDS, rows).filter((fact) => fact.type === "counted");
  const fact = counted.findLast((fact) => fact.square === square && fact.height > 0); // nine are taken off afterwards
  return fact && [fact.red, fact.black, fact.white];
}

/** A pile of nine that could be completed after a choice. */
export interface Win {
  start: number;
  goal: number;
  count: number;
  /** By the other side; else by whoever chooses, a turn later. */
  isTheirs: boolean;
}

/** Of what a choice would do, the wins that come of it: the other side's first. */
export const winsIn = (rows: number[][]): Win[] =>
  read<Fact>(KINDS, rows)
    .flatMap((fact): Win[] => {
      if (fact.type !== "opened" && fact.type !== "threatened") return [];
      const { start, goal, count } = fact;
      return [{ start, goal, count, isTheirs: fact.type === "opened" }];
    })
    .sort((one, other) => Number(other.isTheirs) - Number(one.isTheirs));

export const factsOf = ({ effects }: Step): Fact[] => read<Fact>(KINDS, effects);

/** As a view has it; the news tell where an Emperor was crowned. */
export function drawn({ table, facts }: Seen, news: readonly Step[]): Drawn {
  const crowned = news.flatMap(factsOf).findLast((fact) => fact.type === "crowned");
  const [pile, square] = [spelt(table.taken), crowned?.square];
  const bare: Drawn = {
    ...NOTHING,
    piles: table.pile.map(spelt),
    counts: table.pile.map(() => NOBODY),
    lacks: table.pile.map(() => Infinity),
    emperor: pile ? { pile, square } : undefined,
  };
  return read<Fact>(KINDS, facts).reduce(after, bare);
}

/** Barons from the lowest up, in letters. */
const spelt = (barons: number[]): string => barons.map((colour) => COLOURS[colour - 1]).join("");

/** A pile as it is told, two bits a baron from the lowest up, in letters. */
export function letters(pile: number): string {
  return pile ? COLOURS[(pile & 3) - 1]! + letters(pile >> 2) : "";
}

/** The dragon once a fact has been shown. */
export function after(dragon: Drawn, fact: Fact): Drawn {
  switch (fact.type) {
    case "laid":
      return stood(dragon, fact.square, fact.colour);
    case "lifted":
      return stood(dragon, fact.start, fact.pile);
    case "landed":
      return stood(dragon, fact.goal, fact.pile);
    case "pile-turned":
    case "carried":
      return stood(dragon, fact.square, fact.pile);
    case "crowned": {
      const emperor = { pile: letters(fact.taken), square: fact.square };
      return { ...stood(dragon, fact.square, fact.pile), emperor };
    }
    case "counted": {
      const counts = dragon.counts.with(fact.square, [fact.red, fact.black, fact.white]);
      return { ...dragon, counts, lacks: dragon.lacks.with(fact.square, fact.lacks), most: fact.most };
    }
    case "reached": {
      const others = dragon.reach[fact.seat]!.filter((square) => square !== fact.square);
      return { ...dragon, reach: dragon.reach.with(fact.seat, fact.is_within ? [...others, fact.square] : others) };
    }
    default:
      return dragon;
  }
}

function stood(dragon: Drawn, square: number, pile: number): Drawn {
  return { ...dragon, piles: dragon.piles.with(square, letters(pile)) };
}
