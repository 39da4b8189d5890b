// What the house must know of the race: which steps wait for their moment, and what a hand reaches for.

import type { Live } from "../../lib/realtime";

const COLUMN = 0;

export const live: Live<"attrap-tresors"> = {
  begins: (action) => action.type === "throw",
  isAwaited: (action) => action.type === "throw" || (action.type === "grab" && action.object === COLUMN),
  isOpen: ({ table }) => table.phase === "grabbing",
  reaches: (action) => (action.type === "grab" ? action.object : undefined),
};
