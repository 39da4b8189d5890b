// What is agreed at a table, as it is read: by the box on the shelf and in the waiting room alike.

import { frontOf } from "../games";
import { say, type Pace } from "./language.svelte";
import type { Clock } from "./protocol";
import { words } from "./words";

/** The value of a game's option. */
export function shown(game: string, value: string | boolean | number): string {
  if (typeof value === "boolean") return say(value ? words.yes : words.no);
  const named = typeof value === "string" ? frontOf(game).values?.[value] : undefined;
  return named ? say(named) : String(value);
}

/** How quickly robots play, in milliseconds from one move to the next. */
export const PACES: Record<Pace, number> = { quick: 250, usual: 700, slow: 1800 };

export const paceOf = (milliseconds: number): Pace =>
  (Object.keys(PACES) as Pace[]).reduce((best, pace) =>
    Math.abs(PACES[pace] - milliseconds) < Math.abs(PACES[best] - milliseconds) ? pace : best,
  );

const MINUTE = 60;
/** The times that are offered; another one that was agreed is offered too. */
export const CLOCKS: Clock[] = [
  { type: "none" },
  ...[5, 10, 20].map((minutes) => ({ type: "live" as const, seconds: minutes * MINUTE, increment: 5 })),
  ...[1, 3, 7].map((days) => ({ type: "days" as const, days })),
];

export function clockText(clock: Clock): string {
  if (clock.type === "live") return say(words.clockMinutes(Math.round(clock.seconds / MINUTE)));
  return say(clock.type === "days" ? words.clockDays(clock.days) : words.clockNone);
}
