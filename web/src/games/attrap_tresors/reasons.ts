// Why robots do what they do in attrap-tresors; written by `make protocol` from their facts.

/** A row's first number is a place in this list, the others are what it names. */
export const KINDS = [
  ["most-promising"],
  ["as-good"],
  ["almost-as-good", "percent"],
  ["not-as-good", "percent"],
  ["much-worse", "percent"],
  ["hardly-tried", "tries"],
  ["proved-to-win", "moves"],
  ["proved-to-lose", "moves"],
  ["mixed", "percent"],
  ["costs", "value"],
  ["pays", "value"],
  ["six-colours", "value"],
  ["three-of-yours", "value"],
  ["nothing-entitles"],
] as const;
