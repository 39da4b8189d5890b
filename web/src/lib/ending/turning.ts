// Where a game turned, of what the robots made of it: pure.

import { chances, percent } from "../after/curve";
import type { Analysis, Judged } from "../protocol";
import type { Told } from "../told.svelte";

/** A moment to go back to. */
export interface Turn {
  /** The step before which the table is shown. */
  step: number;
  /** Who lost there what they might have won; or who came to lead, and was not caught up with any more. */
  seat: number;
  /** Chances that it cost, of a hundred; 0: nobody lost any, somebody came to lead. */
  lost: number;
  /** What was done. */
  played?: Told;
}

/** What cost somebody who did not win the most; else where the winner came to lead for good. */
export function turnOf({ moments, judged }: Analysis, winners: readonly number[]): Turn | undefined {
  const [dearest] = moments
    .filter(({ seat }) => !winners.includes(seat))
    .sort((one, other) => other.lost - one.lost || other.step - one.step);
  if (!dearest) return leadOf(judged, winners);
  const { step, seat, lost, played } = dearest;
  return { step, seat, lost: percent(lost), played };
}

function leadOf(judged: readonly Judged[], winners: readonly number[]): Turn | undefined {
  const winner = winners[0];
  if (winner === undefined || winners.length > 1) return undefined;
  const seats = [...(judged[0]?.values.keys() ?? [])];
  const lines = seats.map((seat) => chances(judged, seat));
  const leads = (at: number): boolean =>
    seats.every((seat) => seat === winner || lines[winner]![at]!.value > lines[seat]![at]!.value);
  let first = judged.length;
  while (first > 0 && leads(first - 1)) first--;
  const found = judged[first];
  return found && { step: found.step, seat: winner, lost: 0 };
}
