// What happened, for the eye: each effect of a step changes the drawing, one after the other.

import type { Happened, View } from "../../lib/protocol";
import { turnedBy } from "./cards";
import { after, drawn, factsOf, type Card, type Drawn } from "./drawn";
import type { Fact, Laid, Took } from "./facts";
import { walkTime } from "./motion";

export type Seen = View<"mille-et-un-tresors">;
export type Step = Pick<Happened<"mille-et-un-tresors">, "step" | "effects">;

/** What is drawn at one moment. */
export interface Frame {
  table: Drawn;
  /** Whose turn it is; -1: nobody's. */
  actor: number;
  /** Seats behind bars. */
  caught: readonly number[];
  winners: readonly number[];
  /** The seat whose pawn the genie carries. */
  flown?: number;
  /** The card on its way to the heap of a seat. */
  taken?: { seat: number; spot: number; card: Card };
  /** The chief has arrived: he has the stage. */
  isAtMouth?: boolean;
  /** The card that comes to lie, and by how many degrees it is turned for that. */
  laid?: { spot: number; turned: number };
}

/** A frame, and for how many milliseconds it is seen. */
export interface Beat {
  frame: Frame;
  lasts: number;
}

const HOP = 550;
const FLIGHT = 900;
const THROW = 900;
const TAKE = 550;
const DRAW = 650;
const RIDE = 800;
const TURN = 450;
const LAY = 250;
const ASIDE = 450;
const CAGE = 800;
const MOUTH = 1900; // the chief is at the mouth of the cave, and has the stage

/** As a view says that all stands. */
export function rest(view: Pick<Seen, "table" | "facts" | "actors" | "winners">): Frame {
  const caught = factsOf(view.facts).flatMap((fact) => (fact.type === "caught" ? [fact.seat] : []));
  return { table: drawn(view), actor: view.actors[0] ?? -1, caught, winners: view.winners };
}

/** The steps after the last one that was seen; undefined where some are missing, or were taken back. */
export function unseen(news: readonly Step[], seen: number): readonly Step[] | undefined {
  const steps = news.filter(({ step }) => step > seen);
  const isWhole = steps.length ? steps[0]!.step === seen + 1 : (news.at(-1)?.step ?? -1) === seen;
  return isWhole ? steps : undefined;
}

/** From how all stood, through everything that a step did. */
export function scene(before: Frame, { effects }: Step): Beat[] {
  const beats: Beat[] = [];
  let last = before;
  for (const fact of factsOf(effects)) {
    const { table, actor, caught, winners } = last; // whatever was on its way has arrived
    const next = shown({ table, actor, caught, winners }, fact);
    beats.push(...next);
    last = next.at(-1)?.frame ?? last;
  }
  return beats;
}

function shown(before: Frame, fact: Fact): Beat[] {
  const frame = { ...before, table: after(before.table, fact) };
  switch (fact.type) {
    case "placed":
      return [{ frame, lasts: HOP }];
    case "thrown":
      return [{ frame, lasts: THROW }];
    case "stepped": {
      const steps = fact.step + fact.left;
      return [{ frame, lasts: walkTime(steps) / steps }];
    }
    case "carried":
      return [{ frame: { ...frame, flown: fact.seat }, lasts: FLIGHT }];
    case "took":
      return [{ frame: { ...frame, ...onItsWay(before.table, fact) }, lasts: TAKE }];
    case "left":
      return [{ frame, lasts: ASIDE }];
    case "held":
      return [{ frame, lasts: DRAW }];
    case "rode":
      return [{ frame, lasts: RIDE }, ...(fact.left ? [] : [{ frame: { ...frame, isAtMouth: true }, lasts: MOUTH }])];
    case "laid": {
      const turned = turnedFor(before.table, fact);
      return [{ frame: { ...frame, laid: { spot: fact.spot, turned } }, lasts: turned ? TURN : LAY }];
    }
    case "caught":
      return [{ frame: { ...frame, caught: [...frame.caught, fact.seat] }, lasts: CAGE }];
    case "due":
      return [{ frame: { ...frame, actor: fact.seat }, lasts: 0 }];
    case "put-away":
    case "heaped": // once the card is there, it counts
    case "drew":
      return [{ frame, lasts: 0 }];
    default:
      return []; // spoken of, or seen when the view itself is shown
  }
}

/** The card that leaves the cave. */
function onItsWay({ cave }: Drawn, { seat, spot }: Took): Pick<Frame, "taken"> {
  const card = cave[spot];
  return card ? { taken: { seat, spot, card } } : {};
}

/** From how the card was held to how it lies. */
const turnedFor = ({ held }: Drawn, { walls }: Laid): number => (held ? turnedBy(held.walls, walls) : 0);
