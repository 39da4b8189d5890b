import { say } from "./language.svelte";
import type { Chair } from "./protocol";
import { words } from "./words";

const UNNAMED = "?"; // as a record has it

/** Whoever sits there: a person's name, a robot's level; where one person has several seats, the seat's own name. */
export function name(chair: Chair | undefined, chairs: readonly Chair[] = []): string {
  if (!chair) return "?";
  const { player } = chair;
  if (!player) return say(chair.name);
  if (player.level) return say(words.levels[player.level]);
  if (chair.called) return chair.called;
  const isAlone = player.person === null || chairs.filter((other) => other.player?.person === player.person).length < 2;
  return isAlone && player.name && player.name !== UNNAMED ? player.name : say(chair.name);
}

/**
 * Two lines: who sits there and how the game calls them; robots of one level differ by the latter,
 * so it comes first.
 */
export function twoNames(chair: Chair, chairs: readonly Chair[] = []): [string, string] {
  const names: [string, string] = [name(chair, chairs), say(chair.name)];
  if (names[0] === names[1]) return [names[0], ""];
  return chair.player?.level ? [names[1], names[0]] : names;
}

/** A person's name, or what the game calls the seat of a robot: where all talk of Badia, not of levels. */
export function seatName(chair: Chair | undefined, chairs: readonly Chair[] = []): string {
  return chair?.player?.person ? name(chair, chairs) : chair ? say(chair.name) : "?";
}

/** The same where two robots may be of one level: "Badia (Apprenti)". */
export function fullName(chair: Chair | undefined, chairs: readonly Chair[] = []): string {
  const who = name(chair, chairs);
  const seat = chair ? say(chair.name) : who;
  return who === seat ? seat : `${seat} (${who})`;
}
