// Why robots do what they do in bakschisch; written by `make protocol` from their facts.

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
  ["keeps-throne", "coins"],
  ["may-reach-throne", "card", "squares"],
  ["nobody-gives-more", "card", "squares", "coins"],
  ["leads-ahead", "card", "squares"],
  ["card-not-worth-it", "card", "squares"],
  ["let-others-pay", "card", "squares"],
  ["better-may-come", "better", "cards"],
  ["thief-pays", "card", "squares"],
  ["little-to-lose", "card", "squares"],
  ["avoids-retreat", "card", "squares"],
  ["others-can-give", "rivals", "coins"],
  ["none-leads-further", "cards"],
] as const;
