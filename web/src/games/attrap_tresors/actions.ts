// The actions of attrap-tresors by their ids; written by `make protocol` from their layout.

/** Kinds in the order of their ids, each with its numbers: see lib/actions.ts. */
// prettier-ignore
export const LAYOUT = [
  ["throw", ["fall", 2919, 0]],
  ["deal", ["colour", 6, 1]],
  ["dealt"],
  ["start", ["seat", 6, 0]],
  ["grab", ["object", 6, 0]],
  ["give", ["value", [1, 2, 4, 5]]],
  ["time"],
] as const;
