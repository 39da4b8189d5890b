// Rematches: the same again, each one chair further; as server/log/rematches.py.

import type { Settings } from "../lib/protocol";
import { sha256 } from "../lib/sha256";
import type { Table } from "./table";
import { agreed } from "./terms";
import type { Agreed } from "./events";

/** Of the new table: the same one if it is opened again after the tab was killed. */
export const nameOf = (old: Table): string =>
  `~${sha256(new TextEncoder().encode(`${old.id}/${old.created.seed}/rematch`)).slice(0, 12)}`;

/** Robots stay robots; whoever plays here sits down. */
export function settingsOf(old: Table, asked: Settings | null): Agreed {
  if (asked?.chairs?.length) return agreed({ ...asked, waits: false });
  const chairs = old.sitters.map(
    ({ level, person }) => level ?? (person === null ? ("open" as const) : ("me" as const)),
  );
  return agreed({ ...(asked ?? old.settings), chairs: further(chairs), waits: false });
}

/** What those who play are called, one chair further. */
export const calledIn = (old: Table): string[] => further(old.sitters.map(({ called }) => called));

const further = <T>(each: readonly T[]): T[] => [...each.slice(-1), ...each.slice(0, -1)];
