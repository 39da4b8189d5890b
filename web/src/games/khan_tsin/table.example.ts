// For tests: a dragon to show, and steps on it.

import type { KhanTsinTable } from "../protocol";
import type { Step } from "./drawn";
import { KINDS } from "./facts";

type Kind = (typeof KINDS)[number][0];

export const row = (kind: Kind, ...said: number[]): number[] => [KINDS.findIndex(([name]) => name === kind), ...said];
export const step = (at: number, ...effects: number[][]): Step => ({ step: at, effects });

/** A pile as it is told. */
export const told = (letters: string): number =>
  [...letters].reduceRight((pile, baron) => (pile << 2) | ("rkw".indexOf(baron) + 1), 0);

export const table = (some: Partial<KhanTsinTable> = {}): KhanTsinTable => ({
  phase: "moving",
  piles: [],
  kinds: [],
  counts: [],
  most_alike: 3,
  lacks: [],
  reach: [[], []],
  lifts: [],
  left: {},
  taken: "",
  ...some,
});
