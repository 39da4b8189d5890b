// The actions of khan-tsin by their ids; written by `make protocol` from their layout.

/** Kinds in the order of their ids, each with its numbers: see lib/actions.ts. */
// prettier-ignore
export const LAYOUT = [
  ["place", ["square", 36, 0]],
  ["deal", ["colour", 3, 1]],
  ["pass"],
  [
    "move",
    ["turn_result", [false, true]],
    ["turn_moved", [false, true]],
    ["count", 8, 1],
    ["start", 36, 0],
    ["goal", 36, 0],
  ],
  ["turn-round"],
] as const;
