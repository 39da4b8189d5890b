// What has changed around a table, for those who sit there: who came, went, gave up, and what is agreed otherwise now.

import type { Said } from "./messages";
import type { Chair, Info } from "./protocol";
import { words } from "./words";

const { heralds } = words;
/** What somebody is called. */
type NameOf = (chair: Chair, chairs: readonly Chair[]) => string;

/** What there is to say, of what others did; `person` is who reads it. */
export function heralded(before: Info, after: Info, person: string, nameOf: NameOf): Said[] {
  if (before.chairs.length !== after.chairs.length) return after.host === person ? [] : [heralds.changed];
  const wasSwapped = isSwapped(before.chairs, after.chairs);
  const chairs = wasSwapped
    ? [heralds.swapped]
    : after.chairs.flatMap((chair, seat) => ofChair(before.chairs[seat]!, chair, before, after, person, nameOf));
  return isAgreedAnew(before, after) && after.host !== person ? [...chairs, heralds.changed] : chairs;
}

function ofChair(was: Chair, is: Chair, before: Info, after: Info, person: string, nameOf: NameOf): Said[] {
  const [who, other] = [is.player?.person ?? null, was.player?.person ?? null];
  const name = nameOf(is, after.chairs);
  if (who !== other) return ofSitter(other, who, nameOf(was, before.chairs), name, after, person);
  if (who === null || who === person) return [];
  if (is.resigned && !was.resigned) return [is.flagged ? heralds.flagged(name) : heralds.resigned(name)];
  if (is.resigned || is.substitute === was.substitute) return [];
  return [is.substitute ? heralds.replaced(name) : heralds.retaken(name)];
}

function ofSitter(
  other: string | null,
  who: string | null,
  left: string,
  came: string,
  { host, status }: Info,
  person: string,
): Said[] {
  if (status !== "open" && who === null) return [];
  if (who !== null) return who === person ? [] : [heralds.sat(came)];
  if (other !== person) return [heralds.stood(left)];
  return host === person ? [] : [heralds.unseated];
}

const sitters = (chairs: readonly Chair[]): string[] =>
  chairs.map(({ player }) => player?.person ?? player?.level ?? "");

/** The same people and robots, not all where they were. */
function isSwapped(before: readonly Chair[], after: readonly Chair[]): boolean {
  const [one, other] = [sitters(before), sitters(after)];
  return String(one) !== String(other) && String([...one].sort()) === String([...other].sort());
}

function isAgreedAnew(before: Info, after: Info): boolean {
  if (after.status !== "open") return false;
  return JSON.stringify([before.settings, before.options]) !== JSON.stringify([after.settings, after.options]);
}
