// What effects change in the picture, one after the other; and what the last steps said to a seat.

import type { Happened } from "../../lib/protocol";
import { read } from "../../lib/rows";
import type { Picture, Race } from "./drawn";
import { KINDS, type Fact, type Went } from "./facts";

export type Step = Pick<Happened<"kim-bac">, "step" | "effects">;

export const factsOf = (steps: readonly Step[]): Fact[] => steps.flatMap(({ effects }) => read<Fact>(KINDS, effects));

/** The table with one effect more to be seen; what is drawn at a scene's end alone is left as it is. */
export function redo(table: Picture, fact: Fact): Picture {
  switch (fact.type) {
    case "placed":
    case "left":
      return { ...table, pawns: put(table.pawns, fact.seat, fact.pawn, fact.place) };
    case "went":
      return gone(table, fact);
    case "threw":
      return { ...table, phase: "throwing", dice: table.dice.with(fact.seat, fact.points) };
    case "tied":
      return { ...table, dice: table.dice.map(() => fact.die) };
    case "ran":
      return { ...table, race: begun(table, fact.seat, fact.pawn) };
    case "counted":
      return raced(table, { moves: fact.moves });
    case "exit":
      return raced(table, { exits: ringed(table.race, fact.crossing, fact.is_free > 0) });
    case "ringed":
      return raced(table, { place: fact.place, free: fact.free });
    case "revealed":
      return { ...table, treasure: fact.number, look: null }; // nobody's secret any more
    case "cleared":
      return { ...table, pawns: table.pawns.map((places) => places.map(() => fact.pawn)), race: null };
    case "shut":
      return { ...table, taker: null, secret: null, treasure: null, look: null, ruledOut: [] };
    default:
      return table;
  }
}

const put = (pawns: number[][], seat: number, pawn: number, place: number): number[][] =>
  pawns.with(seat, pawns[seat]!.with(pawn, place));

/** Where the Kim-Bac goes, another ring is told street by street. */
function gone(table: Picture, { seat, pawn, goal, is_kim_bac }: Went): Picture {
  const moved = { ...table, pawns: put(table.pawns, seat, pawn, goal) };
  return is_kim_bac ? raced(moved, { place: goal, exits: [], reach: [] }) : moved;
}

const begun = (table: Picture, seat: number, pawn: number): Race => ({
  seat,
  pawn,
  place: table.pawns[seat]![pawn]!,
  moves: 0,
  exits: [],
  free: 0,
  reach: [],
});

const raced = (table: Picture, changes: Partial<Race>): Picture =>
  table.race ? { ...table, race: { ...table.race, ...changes } } : table;

/** A street keeps its place in the row. */
function ringed(race: Race | null, crossing: number, isFree: boolean): Race["exits"] {
  const exits = race?.exits ?? [];
  const at = exits.findIndex((exit) => exit.crossing === crossing);
  return at < 0 ? [...exits, { crossing, isFree }] : exits.with(at, { crossing, isFree });
}

// --- ways

/** The places that pawns went through, each from where it stood; by `keyOf`. */
export type Trails = ReadonlyMap<string, number[]>;

export const keyOf = (seat: number, pawn: number): string => `${seat}-${pawn}`;

export function trailsOf(facts: readonly Fact[]): Trails {
  const trails = new Map<string, number[]>();
  for (const fact of facts) {
    if (fact.type !== "went") continue;
    const key = keyOf(fact.seat, fact.pawn);
    trails.set(key, [...(trails.get(key) ?? [fact.start]), fact.goal]);
  }
  return trails;
}

/** The places that the Kim-Bac of the last race has come through, from where it began, as far as steps are known. */
export function flightOf(steps: readonly Step[]): number[] {
  const places: number[] = [];
  for (const step of steps.toReversed())
    for (const fact of factsOf([step]).toReversed()) {
      if (fact.type === "ran" || fact.type === "laid") return places;
      if (fact.type !== "went" || !fact.is_kim_bac) continue;
      if (places.length === 0) places.push(fact.goal);
      places.unshift(fact.start);
    }
  return places;
}

// --- what a seat is reminded of while it is its turn

function inTurn<T>(news: readonly Step[], seat: number | null, told: (fact: Fact) => T | undefined): T | undefined {
  let found: T | undefined;
  for (const fact of factsOf(news)) {
    if (fact.type === "due" && fact.seat !== seat) found = undefined;
    else found = told(fact) ?? found;
  }
  return found;
}

/** The way that the seat's pawn before this one went. */
export const lastWalk = (news: readonly Step[], seat: number | null): Went | undefined =>
  inTurn(news, seat, (fact) => (fact.type === "went" && fact.seat === seat ? fact : undefined));

/** The number of the card that it drew. */
export const lastDrawn = (news: readonly Step[], seat: number | null): number | undefined =>
  inTurn(news, seat, (fact) => (fact.type === "drew" && fact.seat === seat ? fact.number : undefined));
