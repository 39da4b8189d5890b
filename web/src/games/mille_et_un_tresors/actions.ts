// The actions of mille-et-un-tresors by their ids; written by `make protocol` from their layout.

/** Kinds in the order of their ids, each with its numbers: see lib/actions.ts. */
// prettier-ignore
export const LAYOUT = [
  ["place", ["spot", 20, 0]],
  ["walk", ["spot", 20, 0]],
  ["leave"],
  ["fly", ["spot", 20, 0]],
  ["lay", ["turn", 11, 0]],
  ["deal", ["look", 22, 0]],
  ["draw", ["face", 15, 0]],
  ["start", ["seat", 4, 0]],
  ["throw", ["pips", 6, 1]],
] as const;
