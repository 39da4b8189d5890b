// The actions of bakschisch by their ids; written by `make protocol` from their layout.

/** Kinds in the order of their ids, each with its numbers: see lib/actions.ts. */
// prettier-ignore
export const LAYOUT = [
  ["bid", ["coins", 41, 0]],
  ["thief"],
  ["turn", ["card", 6, 1]],
  ["closed"],
] as const;
