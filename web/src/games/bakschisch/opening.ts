// When the last fist is in, all open: what they held, where the gold went, which pawns go.

import type { Happened } from "../../lib/protocol";
import { read } from "../../lib/rows";
import type { City } from "./city";
import { KINDS, type Fact, type Filled, type Gave, type Got, type Shared, type Stole, type Went } from "./facts";

export type Held = number | "thief";
type Gold = Gave | Stole | Filled | Shared | Got;

export interface Opening {
  /** The step of the last fist. */
  step: number;
  /** By seat: coins or the thief. */
  shows: Held[];
  /** What became of the gold that was shown. */
  paid: Gold[];
  /** The pawns that go, and where. */
  walks: Went[];
  /** What the end of a round did with the pot; nothing before. */
  shared: Gold[];
}

type Step = Pick<Happened<"bakschisch">, "step" | "effects">;
/** A pawn's way, as facts number it: back, ahead, to the throne, home. */
const UPWARDS = [false, true, true, false];

/** The fists that were opened last, if these steps tell of it. */
export function lastOpening(news: readonly Step[]): Opening | undefined {
  for (const { step, effects } of [...news].reverse()) {
    const facts = read<Fact>(KINDS, effects);
    if (facts.some(({ type }) => type === "opened")) return put(step, facts);
  }
  return undefined;
}

function put(step: number, facts: Fact[]): Opening {
  const opening: Opening = { step, shows: [], paid: [], walks: [], shared: [] };
  for (const fact of facts) {
    if (fact.type === "opened") opening.shows[fact.seat] = fact.coins;
    else if (fact.type === "went") opening.walks.push(fact);
    else if (fact.type === "shared" || fact.type === "got") opening.shared.push(fact);
    else if (fact.type === "gave" || fact.type === "stole" || fact.type === "filled") opening.paid.push(fact);
    if (fact.type === "stole") opening.shows[fact.seat] = "thief";
  }
  return opening;
}

/** Where the gold goes that was shown, piece by piece: home with a thief, by seat, or into the pot. */
export function goals({ paid }: Opening): (number | "pot")[] {
  return paid.flatMap((fact): (number | "pot")[] => {
    if (fact.type === "stole") return Array<number>(fact.coins).fill(fact.seat);
    return fact.type === "filled" ? Array<"pot">(fact.coins).fill("pot") : [];
  });
}

/** The pawns that went in these steps. */
export const wentIn = (steps: readonly Step[]): Went[] =>
  steps.flatMap(({ effects }) => read<Fact>(KINDS, effects).filter((fact) => fact.type === "went"));

/** Whether a seat's pawn climbs, or goes back; undefined if it stays. */
export function isClimbing({ walks }: Opening, seat: number): boolean | undefined {
  const walk = walks.find((one) => one.seat === seat);
  return walk && UPWARDS[walk.way];
}

/** What a seat has gained or lost by these, in pieces of gold. */
export const netOf = (facts: readonly Gold[], seat: number): number =>
  facts.reduce((sum, fact) => {
    if (fact.type === "filled" || fact.type === "shared" || fact.seat !== seat) return sum;
    return sum + (fact.type === "gave" ? -fact.coins : fact.coins);
  }, 0);

/** The table once this has been seen of its gold. */
export function withGold(table: City, facts: readonly Gold[]): City {
  const [bags, thieves] = [[...table.bags], [...table.thieves]];
  let { pot } = table;
  for (const fact of facts) {
    if (fact.type === "filled" || fact.type === "shared") pot = fact.pot;
    else bags[fact.seat] = fact.gold < 0 ? null : fact.gold;
    if (fact.type === "stole") thieves[fact.seat] = "used";
  }
  return { ...table, bags, thieves, pot };
}
