// What is asked of the server after a game.

import { ask } from "../api";
import { newId } from "../ids";
import { reheard, seen, type Replay } from "../heard";
import type * as wire from "../protocol";
import type { Analysis, Film, Info, Level, Opened, Sample, Scene } from "../protocol";

/** How many scenes come in one answer. */
export const CHUNK = 32;

const by = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

export const replay = async (table: string, seat: number | null): Promise<Replay> =>
  reheard(await ask<wire.Replay>("GET", `api/tables/${table}/replay?${by(seat)}`));
export async function scenes(
  { id, laid }: Info,
  first: number,
  seat: number | null,
  letters: boolean,
): Promise<Scene[]> {
  const path = `api/tables/${id}/replay/scenes?first=${first}&letters=${letters}${by(seat)}`;
  return (await ask<Scene[]>("GET", path)).map((scene) => seen(scene, laid));
}
export const film = (table: string, step: number): Promise<Film | null> =>
  ask("GET", `api/tables/${table}/replay/film?step=${step}`);
export const analysis = (table: string): Promise<Analysis> => ask("GET", `api/tables/${table}/analysis`);
export const branch = (table: string, step: number, seat: number, level: Level): Promise<Opened> =>
  ask("POST", `api/tables/${table}/branch`, { id: newId(), step, seat, level });
export async function sample(game: string, steps: number, letters: boolean): Promise<Scene> {
  const found = await ask<Sample>("GET", `api/games/${game}/sample?steps=${steps}&letters=${letters}`);
  return seen(found.scene, found.laid);
}
