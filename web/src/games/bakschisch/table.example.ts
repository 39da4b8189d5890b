// A table to draw: for tests.

import type { City } from "./city";

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
] as City["squares"];

export function table(changes: Partial<City> = {}): City {
  return {
    phase: "bidding",
    round: 1,
    bribe: 1,
    cards: ["fakir", null, null, null, null],
    sends: ["ahead", "ahead", "ahead", "ahead", "back"],
    unseen: [
      ["fakir", 4],
      ["guard", 5],
      ["servant", 5],
      ["eunuch", 5],
      ["harem", 5],
      ["caliph", 5],
    ],
    squares: PATH,
    palace: 12,
    pawns: [0, 0, 0],
    places: [1, 1, 1],
    bags: [10, 10, 10],
    thieves: ["bag", "bag", "bag"],
    fists: Array.from({ length: 3 }, () => ({ state: "empty" as const, holds: null })),
    pot: 0,
    ...changes,
  };
}
