// Places of the town by number, and what they are called.

/** Where a pawn at the first gate stands; those at the others follow, and below are the crossings. */
export const AT_GATE = 64;

/** As notation names them: a0 to a9, b0 to b9 and so on. */
export const crossingName = (crossing: number): string => "abcdefg"[Math.floor(crossing / 10)]! + (crossing % 10);
export const gateName = (gate: number): string => "ABCDEFGHIJKL"[gate]!;
