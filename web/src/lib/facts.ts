// What stands on the side of a game's box.

import { say } from "./language.svelte";
import type { GameInfo } from "./protocol";
import { words } from "./words";

/** "2 à 4 joueurs · 30 minutes"; how long it takes, where that is known. */
export function facts({ seats }: GameInfo, minutes: number | undefined): string {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  const players = fewest === most ? words.players(most) : words.playersBetween(fewest, most);
  return [players, ...(minutes ? [words.minutes(minutes)] : [])].map(say).join(" · ");
}
