// Kim-Bac for the eye: clicks for an action, the hand sorted, the sharing in lines.

import type { ScoreLine } from "..";
import type { Message } from "../../lib/messages";
import type { View } from "../../lib/protocol";
import type {
  KimBacAction,
  KimBacHeld as Held,
  KimBacPayment as Payment,
  KimBacRound as Round,
  KimBacTable as Table,
} from "../protocol";
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
  [...hand].sort((a, b) => Number(b.is_pair) - Number(a.is_pair) || a.number - b.number);

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
        ...round.sharing.map((payment) => ({ text: reasonOf(payment), taels: payment.taels })),
      ];

function reasonOf({ seat, reason, cards }: Payment): Message {
  const who = seat ?? 0;
  switch (reason) {
    case "premium":
      return words.premium(who, cards);
    case "cut premium":
      return words.cutPremium(who, cards);
    case "rest":
      return words.keeps(who);
    case "captured":
      return words.getsNothing(who);
    case "part":
      return words.part(who);
    case "lost":
      return words.lostForAll;
    case "remainder":
      return words.remainder;
  }
}

/** A seat's points: what each round brought. */
export function score(view: View<"kim-bac">, seat: number): ScoreLine[] {
  return view.table.sheet.map((round, at) => ({
    text: words.roundLine(at + 1, round, seat),
    points: round.taels[seat] ?? 0,
  }));
}

// --- places

const crossingAt = (table: Table, place: number) => table.crossings.find(({ crossing }) => crossing === place);

/** The number of the monument there, if there is one. */
export const numberAt = (table: Table, place: number): number | undefined =>
  crossingAt(table, place)?.number || undefined;

/** A crossing in words, for whoever does not see it. */
export const describe = (table: Table, crossing: number): Message =>
  words.crossing(crossingAt(table, crossing)?.name ?? "?", numberAt(table, crossing));

/** Where a pawn stands, in words. */
export function whereIs(table: Table, place: number): Message {
  const gate = table.gates.find((each) => each.place === place);
  return gate ? words.atGate(gate.name) : words.atCrossing(describe(table, place));
}
