// Around one device: whether somebody would see what they must not.

import type { SeatView } from "./protocol";

interface Sight {
  seat: SeatView["seat"];
  view: { table: unknown };
}

/** What a seat knows; an empty hand is as good as one that is not shown, since all know how many cards it has. */
const known = ({ view }: Sight): string =>
  JSON.stringify(view.table, (_, value: unknown) => (Array.isArray(value) && saysNothing(value) ? null : value));

/** Nothing in it at all, of each kind there is none, or none of it is to be seen. */
const saysNothing = (row: readonly unknown[]): boolean =>
  row.every((entry) => entry === 0) || row.every((entry) => entry === null);

/** Whether one of these two seats knows what the other does not. */
export const haveSecrets = (one: Sight, other: Sight): boolean => one !== other && known(one) !== known(other);

/** The seat to which the device must be handed unseen; nothing: whoever has it may go on, or look on. */
export function handTo<S extends Sight & { choices: readonly unknown[] }>(
  mine: readonly S[],
  turnedTo: number | null,
): number | null {
  const asked = mine.filter((view) => view.choices.length > 0);
  const [next] = asked;
  if (!next || asked.some((view) => view.seat === turnedTo)) return null;
  const seen = mine.filter((view) => turnedTo === null || view.seat === turnedTo);
  return seen.some((view) => haveSecrets(view, next)) ? next.seat : null;
}
