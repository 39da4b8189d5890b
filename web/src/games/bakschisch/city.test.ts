import { expect, test } from "vitest";
import type { View } from "../../lib/protocol";
import { city } from "./city";
import { KINDS } from "./facts";

const row = (name: string, ...said: number[]) => [KINDS.findIndex(([kind]) => kind === name), ...said];
const RECORD = {
  track: [[1, 4], [2], [3], [], []],
  left: [4, 5, 5, 5, 5, 4],
  card: [6, 1, 0, 0, 0],
  pawn: [4, 0],
  gold: [null, 8],
  throne: 5,
  palace: 4,
  up: 2,
  rounds: 3,
  phase: "bidding",
  pot: 2,
};
const FACTS = [
  row("stands", 0, 1, 2, 1, -1, 0),
  row("stands", 1, 2, 0, 1, 0, 1),
  ...[0, 1, 2, 3, 4].map((bribe) => row("sends", bribe, Number(bribe === 4))),
];
const drawn = city({ table: RECORD, facts: FACTS } as unknown as View<"bakschisch">);

test("squares have their persons between the start and the throne", () => {
  expect(drawn.squares).toEqual(["start", "fakir", "guard", "servant", "fakir", "throne"]);
});

test("cards are faces, or lie face down; the last one sends back", () => {
  expect(drawn.cards).toEqual(["caliph", "fakir", null, null, null]);
  expect(drawn.sends).toEqual(["ahead", "ahead", "ahead", "ahead", "back"]);
  expect(drawn.unseen.at(-1)).toEqual(["caliph", 4]);
});

test("a fist holds what is told of it, and nothing where it cannot be known", () => {
  expect(drawn.fists).toEqual([
    { state: "closed", holds: null },
    { state: "closed", holds: "thief" },
  ]);
  expect([drawn.places, drawn.thieves, drawn.bags]).toEqual([
    [1, 2],
    ["gate", "bag"],
    [null, 8],
  ]);
});
