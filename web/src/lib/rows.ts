// Facts as the server sends them: rows of numbers, read by the list of a game's kinds (its `facts.ts`).

type Kinds = readonly (readonly [string, ...string[]])[];

/** What the rows say, by name. */
export function read<Fact>(kinds: Kinds, rows: readonly (readonly number[])[]): Fact[] {
  return rows.map((row) => {
    const [type, ...parts] = kinds[row[0]!]!;
    return Object.fromEntries([["type", type], ...parts.map((part, at) => [part, row[at + 1] ?? 0])]) as Fact;
  });
}
