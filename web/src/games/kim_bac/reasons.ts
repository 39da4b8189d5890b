// Why robots do what they do in kim-bac; written by `make protocol` from their facts.

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
  ["holds-both-cards", "number"],
  ["monument-in-reach", "number"],
  ["nearer", "number", "steps", "cards"],
  ["no-nearer", "number", "steps", "cards"],
  ["first-for-sure", "worth"],
  ["worth-the-run", "worth", "percent"],
  ["too-little", "worth", "percent"],
  ["treasure-is-there"],
  ["first-from-there", "steps"],
  ["still-to-run", "steps", "streets"],
  ["all-streets-closed"],
  ["closes-a-street", "streets"],
  ["leaves-him", "crossings"],
] as const;
