// Boards that plug-ins bring: ES modules from their packages, served by the house itself.

import { SvelteMap } from "svelte/reactivity";
import type { RulesPage } from "../games";
import * as api from "./api";
import { beside } from "./base";
import type { Language } from "./language.svelte";
import type { Pair } from "./messages";
import type { View } from "./protocol";
import type { Happened } from "./heard";

/** What a board is given to draw; docs/plug_ins.md says the same to those who write one. */
export interface Shown {
  view: View;
  /** The seat that looks, if it is one of mine. */
  seat: number | null;
  /** What was clicked already, on the way to a choice. */
  clicks: string[];
  /** The last steps, oldest first. */
  news: Happened[];
  language: Language;
}

/** What a plug-in's `board.js` exports. */
export interface Guest {
  handles: (action: never) => string[];
  draw: (root: HTMLElement, shown: Shown) => void;
  /** A sheet beside it. */
  style?: string;
  promise?: Pair;
  minutes?: number;
  rules?: RulesPage;
}

const met = new SvelteMap<string, Guest>();
const asked = new Map<string, Promise<Guest | undefined>>();

/** The board that came with a game; undefined until it is here, or where none did. */
export function guestOf(game: string): Guest | undefined {
  void meet(game);
  return met.get(game);
}

/** The same, once it is here. */
export function meet(game: string): Promise<Guest | undefined> {
  const coming = asked.get(game) ?? fetched(game);
  asked.set(game, coming);
  return coming;
}

async function fetched(game: string): Promise<Guest | undefined> {
  const page = (await api.games().catch(() => [])).find(({ name }) => name === game)?.page;
  if (!page) return undefined;
  const guest = await (import(/* @vite-ignore */ beside(page)) as Promise<Guest>).catch(() => undefined);
  if (!guest) return undefined; // then it is played in letters
  if (guest.style) dress(new URL(guest.style, beside(page)).href);
  met.set(game, guest);
  return guest;
}

function dress(href: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
