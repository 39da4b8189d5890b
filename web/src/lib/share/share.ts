// A link that carries a game whole goes out by whatever the device has for that.

import { ask, recordOf, seedOf } from "../api";
import { BASE, beside } from "../base";
import { isLocal } from "../home_of";
import type { Info, Level } from "../protocol";
import { packDeal } from "./deal";
import { pack } from "./pack";

/** How it went: the device's own way of sharing was open to the player, or the link can be pasted now. */
export type Sent = "shared" | "copied" | "neither";

/** The address of what stands behind the hash: every copy of the page opens it, and no server is told of it. */
const carrying = (path: string): string => `${BASE}#${path}`;

/** A finished game, seen at one of its steps, if any is named. */
export async function linkToGame(table: string, step?: number, seat?: number | null): Promise<string> {
  const record = isLocal(table) ? await recordOf(table) : await recordAt(table);
  const at = step === undefined ? "" : `?step=${step}&seat=${seat ?? "all"}`;
  return carrying(`/game/${await pack(record)}${at}`);
}

async function recordAt(table: string): Promise<string> {
  const answer = await fetch(beside(`/api/tables/${table}/record?ids=true`));
  return answer.ok ? answer.text() : ask("GET", `/api/tables/${table}`); // which is refused in words
}

/** Whether somebody else could play the same game: nobody but robots sat opposite. */
export const hasDeal = ({ status, settings, seed, id }: Info): boolean =>
  status === "over" && (seed !== null || isLocal(id)) && settings.chairs.every((chair) => chair !== "open");

export async function linkToDeal({ id, settings, seats, seed }: Info): Promise<string> {
  const chairs = settings.chairs as ("me" | Level)[];
  const known = seed ?? (await seedOf(id));
  return carrying(`/deal/${await packDeal({ settings: { ...settings, seats, chairs }, seed: known })}`);
}

/** To somebody by whatever this device shares with, else into the clipboard. */
export async function send(url: string, title: string): Promise<Sent> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (why) {
      if (why instanceof DOMException && why.name === "AbortError") return "neither";
    }
  }
  return (await copy(url)) ? "copied" : "neither";
}

/** The clipboard is there only over a safe line; the old way works everywhere. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
  }
}
