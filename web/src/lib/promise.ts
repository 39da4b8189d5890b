// Whose chance it is at a table, in one sentence: what may be relied on, and why.

import { isLocal } from "./home_of";
import type { Said } from "./messages";
import { fullName } from "./names";
import type { Info } from "./protocol";
import { words } from "./words";

/** Before the first move: as it will be, if all devices show what they have sealed. */
export function promiseOf(info: Info, mine: readonly number[], person: string): Said {
  if (isLocal(info.id)) return words.promiseHere;
  const counts = info.parts.filter(({ bits }) => bits !== null || info.status === "open");
  if (!counts.length) return words.promiseHouse;
  const isMine = (seat: number): boolean => mine.includes(seat) || info.chairs[seat]?.player?.person === person;
  if (counts.some(({ seat }) => isMine(seat))) return words.promiseMine;
  return words.promiseOthers(named(info, counts));
}

/** Whose device sealed a part and kept it back. */
export function missingIn(info: Info): string {
  const lost = info.parts.filter(({ bits }) => bits === null);
  return info.status === "open" ? "" : named(info, lost);
}

const named = ({ chairs }: Info, of: readonly { seat: number }[]): string =>
  of.map(({ seat }) => fullName(chairs[seat], chairs)).join(", ");
