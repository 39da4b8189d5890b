// Kim-Bac for the eye: clicks for an action, the hand sorted, the sharing in lines.

import type { Pair as Text } from "../../lib/messages";
import type { View } from "../../lib/protocol";
import type { KimBacAction, KimBacRound as Round, KimBacTable as Table } from "../protocol";
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

export interface Held {
  number: number;
  isPair: boolean;
}

/** Pairs first, then single cards, each by number. */
export function sorted(hand: readonly number[]): Held[] {
  const numbers = [...new Set(hand)].sort((a, b) => a - b);
  const cards = numbers.map((number) => ({ number, isPair: hand.filter((card) => card === number).length > 1 }));
  return [...cards.filter((card) => card.isPair), ...cards.filter((card) => !card.isPair)];
}

// --- the chest

/** How the dice in the chest lie for a number: one shows 1 to 6, the other 0, 6 or 12. */
export function diceFor(number: number): [number, number] {
  const ordinary = ((number - 1) % 6) + 1;
  return [ordinary, number - ordinary];
}

// --- the sharing and the score sheet

export interface Line {
  text: Text;
  taels: number;
}

/** Who got what in a round and why, one line a reason; the server's own figures. */
export function sharing(round: Round): Line[] {
  const { kim_bac: hero, ended, worth, premium, part, cards, taels } = round;
  if (hero === null) return [];
  const lines: Line[] = [{ text: words.worth(round.secret ?? 0, round.treasure ?? 0), taels: worth }];
  cards.forEach((count, seat) => {
    if (seat !== hero && count > 0 && premium > 0)
      lines.push({ text: words.premium(seat, count), taels: premium * count });
  });
  if (ended === "arrived") lines.push({ text: words.keeps(hero), taels: taels[hero] ?? 0 });
  if (ended === "captured") {
    lines.push({ text: words.getsNothing(hero), taels: 0 });
    cards.forEach((_, seat) => {
      if (seat !== hero) lines.push({ text: words.part(seat), taels: part });
    });
  }
  if (ended === "lost") lines.push({ text: words.lostForAll, taels: 0 });
  return lines;
}

/** A seat's points: what each round brought. */
export function score(view: View<"kim-bac">, seat: number): { text: Text; points: number }[] {
  return view.table.sheet.map((round, at) => ({
    text: words.roundLine(at + 1, round, seat),
    points: round.taels[seat] ?? 0,
  }));
}

export const totals = (table: Table): number[] =>
  table.pawns.map((_, seat) => table.sheet.reduce((sum, round) => sum + (round.taels[seat] ?? 0), 0));

/** A crossing in words, for whoever does not see it. */
export function describe(table: Table, crossing: number): Text {
  const name = table.crossings.find((each) => each.crossing === crossing)?.name ?? "?";
  const number = table.monuments.indexOf(crossing) + 1;
  return words.crossing(name, number || undefined);
}
