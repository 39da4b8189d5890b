// What is asked after a game: of the server, or of the house in this browser, by where the table lives.

import { here } from "../../local/here";
import { analysisHere, branchHere } from "../../local/robots/guests";
import { ask, orHere } from "../api";
import { isLocal } from "../home_of";
import { newId } from "../ids";
import { reheard, seen, type Replay } from "../heard";
import type * as wire from "../protocol";
import type { Analysis, Film, Info, Level, Opened, Sample, Scene } from "../protocol";

/** How many scenes come in one answer. */
export const CHUNK = 32;

const by = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

export const replay = async (table: string, seat: number | null): Promise<Replay> =>
  reheard(
    isLocal(table)
      ? await here.ask("replay", table, seat)
      : await ask<wire.Replay>("GET", `/api/tables/${table}/replay?${by(seat)}`),
  );
export async function scenes(
  { id, laid }: Info,
  first: number,
  seat: number | null,
  letters: boolean,
): Promise<Scene[]> {
  const path = `/api/tables/${id}/replay/scenes?first=${first}&letters=${letters}${by(seat)}`;
  const found = isLocal(id) ? here.ask("scenes", id, first, seat) : ask<Scene[]>("GET", path);
  return (await found).map((scene) => seen(scene, laid));
}
export const film = (table: string, step: number): Promise<Film | null> =>
  isLocal(table) ? here.ask("film", table, step) : ask("GET", `/api/tables/${table}/replay/film?step=${step}`);
export const analysis = async (table: string): Promise<Analysis> =>
  isLocal(table)
    ? here.ask("analysis", table)
    : ((await analysisHere(table)) ?? ask("GET", `/api/tables/${table}/analysis`));
export const branch = async (table: string, step: number, seat: number, level: Level): Promise<Opened> =>
  isLocal(table)
    ? here.ask("branch", table, step, seat, level)
    : ((await branchHere(table, step, seat, level)) ??
      ask("POST", `/api/tables/${table}/branch`, { id: newId(), step, seat, level }));
export async function sample(game: string, steps: number, letters: boolean): Promise<Scene> {
  const found = await orHere(
    () => ask<Sample>("GET", `/api/games/${game}/sample?steps=${steps}&letters=${letters}`),
    () => here.ask("sample", game, steps),
  );
  return seen(found.scene, found.laid);
}
