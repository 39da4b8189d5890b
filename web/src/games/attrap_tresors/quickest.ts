// The quickest hand of a throw: for children a name and a smile, instead of milliseconds.

import type { Ruled } from "../../lib/protocol";

/** Of those that took something; the first of two alike. */
export const quickest = (hands: readonly Ruled[]): Ruled | undefined =>
  hands.filter(({ reason }) => reason === null).sort((one, other) => one.reaction - other.reaction)[0];
