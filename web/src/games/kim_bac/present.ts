// Kim-Bac for the eye: clicks for an action, the hand sorted, the sharing in lines.

import type { ScoreLine } from "..";
import type { Message } from "../../lib/messages";
import type { View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import type { KimBacAction } from "../protocol";
import type { Held } from "./drawn";
import { KINDS, type Around, type Fact, type Paid, type Unpaid } from "./facts";
import { AT_GATE, crossingName, gateName } from "./places";
import { sheetOf, type Round } from "./sheet";
import type { Table } from "./table";
import { words } from "./words";

/**
 * What is clicked for an action: where the pawn goes; and if the chest can be taken there (KB-12),
 * whether it is. `~pass` goes without saying where there is no such choice.
 */
export function handles(action: KimBacAction): string[] {
  switch (action.type) {
    case "step":
      return [`to-${action.crossing}`, action.take ? "take" : "~pass"];
    case "stay":
      return ["stay", action.take ? "take" : "~pass"];
    case "place":
      return [`gate-${action.gate}`];
    case "run":
    case "renounce":
      return [action.type];
    default:
      return [];
  }
}

const numbersAfter = (glowing: Iterable<string>, start: string): number[] =>
  [...glowing]
    .filter((handle) => handle.startsWith(start))
    .map((handle) => Number(handle.slice(start.length)))
    .sort((a, b) => a - b);

/** The crossings that the pawn due can go to. */
export const goalsOf = (glowing: Iterable<string>): number[] => numbersAfter(glowing, "to-");
/** The gates that are free. */
export const gatesOf = (glowing: Iterable<string>): number[] => numbersAfter(glowing, "gate-");

/** Pairs first, then single cards. */
export const sorted = (hand: readonly Held[]): Held[] =>
  [...hand].sort((a, b) => Number(b.isPair) - Number(a.isPair) || a.number - b.number);

// --- the sharing and the score sheet

export interface Line {
  text: Message;
  taels: number;
}

/** Who got what in a round and why, one line a reason. */
export const sharing = (round: Round): Line[] =>
  round.secret === null || round.treasure === null
    ? []
    : [
        { text: words.worth(round.secret, round.treasure), taels: round.worth },
        ...round.sharing.map((fact) => ({ text: reasonOf(fact), taels: fact.taels })),
      ];

// In the order of their numbers (kinds.py)
const PAID = [words.premium, words.cutPremium, words.keeps, words.getsNothing, words.part];
const UNPAID = [words.lostForAll, words.remainder];

const reasonOf = (fact: Paid | Unpaid): Message =>
  fact.type === "paid" ? PAID[fact.reason]!(fact.seat, fact.cards) : UNPAID[fact.reason]!;

/** A seat's points: what each round brought, and for what. */
export function score(view: View<"kim-bac">, seat: number): ScoreLine[] {
  return sheetOf(view.table, read<Fact>(KINDS, view.facts as number[][])).flatMap((round, at) => [
    { text: words.roundLine(at + 1, round, seat), points: round.taels[seat] ?? 0 },
    ...round.sharing
      .filter((fact) => fact.type === "paid" && fact.seat === seat)
      .map((fact) => ({ text: reasonOf(fact), points: fact.taels, isPart: true })),
  ]);
}

// --- places

type Monuments = Pick<Table, "number">;

/** The number of the monument there, if there is one. */
export const numberAt = (town: Monuments, place: number): number | undefined => town.number[place] || undefined;

/** A crossing in words, for whoever does not see it. */
export const describe = (town: Monuments, crossing: number): Message =>
  words.crossing(crossingName(crossing), numberAt(town, crossing));

/** Where a pawn stands, in words. */
export const whereIs = (town: Monuments, place: number): Message =>
  place < AT_GATE ? words.atCrossing(describe(town, place)) : words.atGate(gateName(place - AT_GATE));

/** A pawn in words, with what is around it: for whoever does not see the plan. */
export function surroundings(pawn: Message, { streets, bridges, to_treasure, to_kim_bac }: Around): Message {
  const more = [words.ways(streets, bridges)];
  if (to_treasure >= 0) more.push(words.toTreasure(to_treasure));
  if (to_kim_bac >= 0) more.push(words.toKimBac(to_kim_bac));
  return more.reduce((told, one) => words.toldOf(told, one), pawn);
}
