// The score sheet: rounds that are over.

import type { Fact, Paid, Unpaid, Worth } from "./facts";
import type { Table } from "./table";

export type Ended = Exclude<Table["ended"][number], "not yet">;

export interface Round {
  ended: Ended;
  /** The seat of the Kim-Bac, and his two monuments; nothing: there was no race. */
  kimBac: number | null;
  secret: number | null;
  treasure: number | null;
  taels: number[];
  /** Of the treasure, and who got what; told of the last round alone. */
  worth: number;
  sharing: (Paid | Unpaid)[];
}

/** By round; without facts there is nothing in it of how a treasure was shared. */
export function sheetOf(table: Table, facts: readonly Fact[] = []): Round[] {
  return table.ended.flatMap((ended, at) =>
    ended === "not yet" ? [] : { ...raced(table, ended, at), ...shared(facts, at) },
  );
}

function raced(table: Table, ended: Ended, at: number): Omit<Round, "worth" | "sharing"> {
  const taels = table.taels[at]!;
  if (ended === "no race") return { ended, taels, kimBac: null, secret: null, treasure: null };
  return { ended, taels, kimBac: table.hero[at]!, secret: table.began[at]!, treasure: table.hoard[at]! };
}

function shared(facts: readonly Fact[], at: number): Pick<Round, "worth" | "sharing"> {
  const worth = facts.find((fact): fact is Worth => fact.type === "worth" && fact.round === at);
  return { worth: worth?.taels ?? 0, sharing: sharingOf(facts, at) };
}

/** The lines of a round's sharing, as far as they are told. */
export const sharingOf = (facts: readonly Fact[], at: number): (Paid | Unpaid)[] =>
  facts.filter((fact) => fact.type === "paid" || fact.type === "unpaid").filter(({ round }) => round === at);
