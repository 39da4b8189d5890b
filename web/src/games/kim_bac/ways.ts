// Ways on the drawing: along which line a pawn goes, which goal a finger or a key means.

import { angle, distance, middle, sampled, turn, type Bend, type Point } from "./geometry";
import type { Town } from "./town";

/** From place to place along the street or bridge that is drawn there; straight where there is none. */
export function wayBetween(town: Town, from: number, to: number): Bend | undefined {
  const [start, goal] = [town.places.get(from), town.places.get(to)];
  if (!start || !goal) return undefined;
  const road = [...town.streets, ...town.bridges].find(({ ends }) => ends.includes(from) && ends.includes(to));
  return { from: start, by: road?.by ?? middle(start, goal), to: goal };
}

/** The same from each of these places to the next. */
export const waysAlong = (town: Town, places: readonly number[]): Bend[] =>
  places.slice(1).flatMap((to, at) => wayBetween(town, places[at]!, to) ?? []);

/** The line of a walk through these places, for whoever draws it. */
export const lineAlong = (town: Town, places: readonly number[]): Point[] =>
  waysAlong(town, places).flatMap((way) => sampled(way, 8));

/** The direction in which a walk went, as it is drawn. */
export function headingOf(town: Town, walk: { start: number; goal: number }): number | undefined {
  const [from, to] = [town.places.get(walk.start), town.places.get(walk.goal)];
  return from && to && angle(from, to);
}

const NEAR = Math.PI / 3;

/** Of these goals the one that lies nearest to a direction from here, if any does. */
export function sameWay(goals: readonly number[], from: Point, heading: number, town: Town): number | undefined {
  const off = (goal: number): number => turn(angle(from, town.crossings.get(goal)!), heading);
  const best = [...goals].sort((a, b) => off(a) - off(b))[0];
  return best !== undefined && off(best) <= NEAR ? best : undefined;
}

/** The goal nearest to a tap, within reach. */
export function nearest(goals: readonly number[], tap: Point, reach: number, town: Town): number | undefined {
  const far = (goal: number): number => distance(town.crossings.get(goal)!, tap);
  const best = [...goals].sort((a, b) => far(a) - far(b))[0];
  return best !== undefined && far(best) <= reach ? best : undefined;
}

/** The crossing that lies there, so exactly. */
export function crossingAt(at: Point, within: number, town: Town): number | undefined {
  return nearest([...town.crossings.keys()], at, within, town);
}

const ARROWS: Record<string, number> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};

/** The goal in the direction of an arrow key, seen from the pawn that is due. */
export function goalByKey(goals: readonly number[], from: Point, key: string, town: Town): number | undefined {
  const heading = ARROWS[key];
  return heading === undefined ? undefined : sameWay(goals, from, heading, town);
}
