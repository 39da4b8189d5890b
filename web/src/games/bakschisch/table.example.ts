// A table to draw: for tests.

import type { BakschischTable } from "../protocol";

const PATH = [
  "start",
  "fakir",
  "guard",
  "servant",
  "eunuch",
  "harem",
  "fakir",
  "eunuch",
  "servant",
  "guard",
  "harem",
  "guard",
  "eunuch",
  "servant",
  "fakir",
  "throne",
] as BakschischTable["squares"];

export function table(changes: Partial<BakschischTable> = {}): BakschischTable {
  return {
    phase: "bidding",
    round: 1,
    bribe: 1,
    cards: ["F", "", "", "", ""],
    sends: ["ahead", "ahead", "ahead", "ahead", "back"],
    unseen: { F: 4, G: 5, S: 5, E: 5, H: 5, C: 5 },
    squares: PATH,
    palace: 12,
    pawns: [0, 0, 0],
    came: [0, 0, 0],
    places: [1, 1, 1],
    bags: [10, 10, 10],
    thieves: ["bag", "bag", "bag"],
    fists: Array.from({ length: 3 }, () => ({ state: "empty" as const, holds: null })),
    pot: 0,
    box: 0,
    ...changes,
  };
}
