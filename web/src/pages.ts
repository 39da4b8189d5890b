// A page of its own script each; the address says which, as the server does: /t/<table>

import type { Component } from "svelte";
import { PAGES } from "./lib/protocol";

export type Page = Component<{ id: string }>;
/** Those that stand behind the hash alone, since a link carries all they show: no server has them. */
const CARRIED = { game: "Shared", deal: "Deal" };
const NAMES: Record<string, string> = { ...PAGES, ...CARRIED };
/** For an address that leads nowhere. */
const NOWHERE = "Nowhere";
const LOADERS = import.meta.glob<{ default: Page }>("./pages/*.svelte");
const loaded = new Map<string, Page>();

function read(path: string): { name: string; id: string } {
  const [, first = "", id = ""] = path.split("/");
  if (!first) return { name: PAGES[""], id };
  return { name: (id && NAMES[first]) || NOWHERE, id };
}

export const idIn = (path: string): string => read(path).id;

/** Whether somebody plays, or looks on, there. */
export const isTable = (path: string): boolean => read(path).name === PAGES.t;

/** The page of an address; at once, if it has been there before. */
export function pageOf(path: string): Page | Promise<Page> {
  const { name } = read(path);
  return loaded.get(name) ?? load(name);
}

async function load(name: string): Promise<Page> {
  const { default: page } = await LOADERS[`./pages/${name}.svelte`]!();
  loaded.set(name, page);
  return page;
}
