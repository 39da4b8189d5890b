import { say } from "./language.svelte";
import type { Chair } from "./protocol";
import { words } from "./words";

/** Whoever sits there: a person's name, a robot's level, or the seat's own name. */
export function name(chair: Chair | undefined): string {
  if (!chair) return "?";
  if (!chair.player) return say(chair.name);
  if (chair.player.level) return say(words.levels[chair.player.level]);
  return chair.player.name || say(chair.name);
}
