// Facts as the server sends them: rows of numbers, read by the list of a game's kinds (its `facts.ts`).

/** The names of kinds and of what they say, by number. */
export type Kinds = readonly (readonly [string, ...string[]])[];
/** The number of a kind, and what it says. */
export type Row = readonly number[];

/** What the rows say, by name. */
export function read<Fact>(kinds: Kinds, rows: readonly Row[]): Fact[] {
  return rows.map((row) => {
    const [type, ...parts] = kinds[row[0]!]!;
    return Object.fromEntries([["type", type], ...parts.map((part, at) => [part, row[at + 1] ?? 0])]) as Fact;
  });
}
