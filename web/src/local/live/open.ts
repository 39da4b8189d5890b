// The races of a game as a table of this browser knows them.

import { CHANCE } from "../events";
import type { Live } from "../live";
import type { Machine } from "../machine";
import { Arena } from "./arena";
import { Films } from "./films";
import { atOnce } from "./race";
import { Runner } from "./runner";

/** @param reel fetches what its films are made of */
export function openLive(machine: Machine, reel: () => Promise<ArrayBuffer>): Live {
  const [arena, films] = [new Arena(machine), new Films(machine, reel)];
  return {
    stage: ({ state }) => arena.stage(state),
    race: (table) => new Runner(table, new Arena(machine), films),
    atOnce: (steps) => atOnce(steps, arena),
    film(match, step, name) {
      const [seat, action] = match.log[step - 1] ?? [];
      return seat === CHANCE ? films.of(match.state, action!, name, false) : null;
    },
    isRead: ({ object }) => object === arena.races.read_first,
  };
}
