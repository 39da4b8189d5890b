// Pawns on the plan: where they stand, where they went, which ways are open around the Kim-Bac.

import type { Happened, View } from "../../lib/protocol";
import type { KimBacTable as Table } from "../protocol";
import { angle, distance, turn, type Point } from "./geometry";
import { GATE_LETTERS, type Street, type Town } from "./town";

/** A pawn's place: a crossing of the plan, a gate by its place in the alphabet, or beside the board. */
export type Place = { crossing: number } | { gate: number } | undefined;

export function placeOf(mark: string, names: Map<string, number>): Place {
  const gate = GATE_LETTERS.indexOf(mark);
  if (mark.length === 1 && gate >= 0) return { gate };
  const crossing = names.get(mark);
  return crossing === undefined ? undefined : { crossing };
}

export function pointOf(mark: string, town: Town): Point | undefined {
  const place = placeOf(mark, town.names);
  if (!place) return undefined;
  return "gate" in place ? town.gates[place.gate] : town.crossings.get(place.crossing);
}

/** The street or bridge between two crossings, to walk along; turned so that it begins at the first. */
export function wayBetween(town: Town, from: number, to: number): Street | undefined {
  const joins = ({ ends }: Street): boolean => ends.includes(from) && ends.includes(to);
  const found = [...town.streets, ...town.bridges].find(joins);
  if (!found) return undefined;
  return found.ends[0] === from ? found : { ends: [from, to], from: found.to, by: found.by, to: found.from };
}

/** Who is asked, or moves. */
export const actorOf = (view: View<"kim-bac">): number | undefined => view.actors[0];

/** The pawn that is due, as its mark. */
export function dueMark(view: View<"kim-bac">): string | undefined {
  const actor = actorOf(view);
  return actor === undefined || view.table.due === null ? undefined : view.table.pawns[actor]?.[view.table.due - 1];
}

// --- what moved

export interface Walk {
  seat: number;
  pawn: number; // from 0
  from: string;
  to: string;
}

/** The pawns that stand elsewhere than before. */
export function walksBetween(before: Table, after: Table): Walk[] {
  return after.pawns.flatMap((marks, seat) =>
    marks.flatMap((to, pawn) => {
      const from = before.pawns[seat]?.[pawn] ?? "-";
      return from === to ? [] : [{ seat, pawn, from, to }];
    }),
  );
}

/** The direction that a seat's last step of this turn had; none if the turn is new. */
export function headingAfter(before: Table, after: Table, seat: number, town: Town): number | undefined {
  const walk = walksBetween(before, after).find((each) => each.seat === seat);
  const [from, to] = [pointOf(walk?.from ?? "-", town), pointOf(walk?.to ?? "-", town)];
  return from && to && after.due !== null && after.due > 1 ? angle(from, to) : undefined;
}

/** How the town stood at the end of a race: the table before its last step, with that step made. */
export function lastPicture(before: Table, news: readonly Happened<"kim-bac">[]): Table {
  const last = news.findLast((step) => step.seat >= 0 && (step.action.type === "step" || step.action.type === "run"));
  if (!last || last.action.type !== "step" || before.due === null) return before;
  const { crossing } = last.action;
  const name = before.crossings.find((each) => each.crossing === crossing)?.name ?? "-";
  const pawns = before.pawns.map((marks, seat) =>
    marks.map((mark, pawn) => (seat === last.seat && pawn + 1 === before.due ? name : mark)),
  );
  return { ...before, pawns };
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

// --- the race

export interface Exit {
  crossing: number;
  isFree: boolean;
}

export const isRace = (table: Table): boolean =>
  table.phase === "racing" || (table.phase === "over" && table.taker !== null);

export function kimBacMark(table: Table): string | undefined {
  return isRace(table) && table.taker !== null && table.kim_bac !== null
    ? table.pawns[table.taker]?.[table.kim_bac - 1]
    : undefined;
}

/** The crossings around the Kim-Bac by streets, and which of them nobody stands on. */
export function ringOf(table: Table, town: Town): Exit[] {
  const here = town.names.get(kimBacMark(table) ?? "-");
  if (here === undefined) return [];
  const held = new Set(table.pawns.flat().map((mark) => town.names.get(mark)));
  const around = town.streets
    .filter(({ ends }) => ends.includes(here))
    .map(({ ends }) => (ends[0] === here ? ends[1] : ends[0]));
  return around.map((crossing) => ({ crossing, isFree: !held.has(crossing) }));
}
