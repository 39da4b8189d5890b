// The actions of kim-bac by their ids; written by `make protocol` from their layout.

/** Kinds in the order of their ids, each with its numbers: see lib/actions.ts. */
// prettier-ignore
export const LAYOUT = [
  ["step", ["take", [false, true]], ["crossing", 62, 0]],
  ["stay", ["take", [false, true]]],
  ["place", ["gate", 12, 0]],
  ["run"],
  ["renounce"],
  ["draw", ["number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 0]]],
  ["shake", ["number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 0]]],
  ["throw", ["points", 6, 1]],
] as const;
