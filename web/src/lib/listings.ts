// Lists of tables put together from pages and from changes.

import type { Listing } from "./protocol";

/** What is told as it stands after a change, the newest first. */
export function changed(told: Listing[], news: { changed: Listing[]; gone: string[] }): Listing[] {
  const old = new Set([...news.gone, ...news.changed.map(({ table }) => table)]);
  const kept = told.filter(({ table }) => !old.has(table));
  return [...news.changed, ...kept].sort((one, other) => other.at - one.at);
}

/** Older pages behind the newest one, each table once. */
export function together(newest: Listing[], older: Listing[]): Listing[] {
  const known = new Set(newest.map(({ table }) => table));
  return [...newest, ...older.filter(({ table }) => !known.has(table))];
}
