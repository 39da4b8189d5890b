// Mille et un trésors for the eye: clicks for an action, a spot in words, the score.

import type { ScoreLine } from "..";
import type { Message } from "../../lib/messages";
import type { View } from "../../lib/protocol";
import type { MilleEtUnTresorsAction } from "../protocol";
import { factsOf, type Drawn, type Turn } from "./drawn";
import { COLUMNS, SPOTS } from "./layout";
import { words } from "./words";

/** What is clicked for an action: the thing itself. */
export function handles(action: MilleEtUnTresorsAction): string[] {
  switch (action.type) {
    case "place":
    case "walk":
    case "fly":
      return [`${action.type}-${action.spot}`];
    case "leave":
      return ["leave"];
    case "lay":
      return [`lay-${action.turn}`];
    default:
      return [];
  }
}

const REACHED = ["place", "walk", "fly"] as const;

export interface Goal {
  handle: string;
  kind: (typeof REACHED)[number];
  spot: number;
}

/** The cards that can be clicked, row by row. */
export function goalsOf(glowing: ReadonlySet<string>): Goal[] {
  const all = Array.from({ length: SPOTS }, (_, spot) =>
    REACHED.map((kind) => ({ handle: `${kind}-${spot}`, kind, spot })),
  );
  return all.flat().filter(({ handle }) => glowing.has(handle));
}

/** The ways in which the card drawn may be laid by a click. */
export const turnsOf = ({ turns }: Pick<Drawn, "turns">, glowing: ReadonlySet<string>): Turn[] =>
  turns.filter(({ turn }) => glowing.has(`lay-${turn}`));

export const spotName = (spot: number): string => `${"abcde"[spot % COLUMNS]}${Math.floor(spot / COLUMNS) + 1}`;

/** What a seat's points are made of, once the game is over: cards by kind, and what the chief took back. */
export function score({ facts }: Pick<View<"mille-et-un-tresors">, "facts">, seat: number): ScoreLine[] {
  return factsOf(facts).flatMap((fact) => {
    if (fact.type === "counted" && fact.seat === seat)
      return [{ text: words.scored(fact.cards, fact.treasures), points: fact.points }];
    if (fact.type === "forfeited" && fact.seat === seat) return [{ text: words.lost, points: -fact.points }];
    return [];
  });
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From one of these spots to the nearest in the direction of an arrow key. */
export function neighbour(spots: readonly number[], from: number, key: string): number | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const far = (spot: number): number => {
    const x = (spot % COLUMNS) - (from % COLUMNS);
    const y = Math.floor(spot / COLUMNS) - Math.floor(from / COLUMNS);
    const ahead = x * dx + y * dy;
    return ahead > 0 ? ahead + 3 * Math.abs(x * dy + y * dx) : Infinity;
  };
  const nearest = [...spots].sort((a, b) => far(a) - far(b))[0];
  return nearest !== undefined && far(nearest) < Infinity ? nearest : undefined;
}

/** A spot in words, for whoever does not see it. */
export function describe({ cave, pawns }: Pick<Drawn, "cave" | "pawns">, spot: number): Message {
  const pawn = pawns.indexOf(spot);
  return words.card(spotName(spot), cave[spot] ?? undefined, pawn >= 0 ? pawn : undefined);
}
