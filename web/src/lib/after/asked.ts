// What is asked of the server after a game.

import { ask } from "../api";
import { newId } from "../ids";
import { reheard, type Replay } from "../heard";
import type * as wire from "../protocol";
import type { Analysis, Film, Level, Opened, Scene } from "../protocol";

/** How many scenes come in one answer. */
export const CHUNK = 32;

const by = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

export const replay = async (table: string, seat: number | null): Promise<Replay> =>
  reheard(await ask<wire.Replay>("GET", `/api/tables/${table}/replay?${by(seat)}`));
export const scenes = (table: string, first: number, seat: number | null, letters: boolean): Promise<Scene[]> =>
  ask("GET", `/api/tables/${table}/replay/scenes?first=${first}&letters=${letters}${by(seat)}`);
export const film = (table: string, step: number): Promise<Film | null> =>
  ask("GET", `/api/tables/${table}/replay/film?step=${step}`);
export const analysis = (table: string): Promise<Analysis> => ask("GET", `/api/tables/${table}/analysis`);
export const branch = (table: string, step: number, seat: number, level: Level): Promise<Opened> =>
  ask("POST", `/api/tables/${table}/branch`, { id: newId(), step, seat, level });
export const sample = (game: string, steps: number, letters: boolean): Promise<Scene> =>
  ask("GET", `/api/games/${game}/sample?steps=${steps}&letters=${letters}`);
