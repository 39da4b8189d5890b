// What happened, for the eye: each effect of a step changes the drawing, one after the other.

import type { Happened, View } from "../../lib/protocol";
import { read } from "../../lib/rows";
import type { MilleEtUnTresorsCard as Card, MilleEtUnTresorsTable as Table } from "../protocol";
import { turnedBy } from "./cards";
import { KINDS, type Fact, type Held, type Laid, type Took } from "./facts";
import { walkTime } from "./motion";

export type Seen = View<"mille-et-un-tresors">;
export type Step = Pick<Happened<"mille-et-un-tresors">, "step" | "effects">;

/** What is drawn at one moment. */
export interface Frame {
  table: Table;
  /** Whose turn it is; -1: nobody's. */
  actor: number;
  /** Seats behind bars. */
  caught: readonly number[];
  winners: readonly number[];
  /** The seat whose pawn the genie carries. */
  flown?: number;
  /** The card on its way to the heap of a seat. */
  taken?: { seat: number; spot: number; card: Card };
  /** The card that comes to lie, and by how many degrees it is turned for that. */
  laid?: { spot: number; turned: number };
}

/** A frame, and for how many milliseconds it is seen. */
export interface Beat {
  frame: Frame;
  lasts: number;
}

const HOP = 400;
const FLIGHT = 600;
const THROW = 700;
const TAKE = 350;
const DRAW = 400;
const RIDE = 500;
const TURN = 350;
const LAY = 150;
const ASIDE = 300;
const CAGE = 400;

/** As a view says that all stands. */
export function rest(view: Pick<Seen, "table" | "actors" | "winners">): Frame {
  const caught = read<Fact>(KINDS, view.table.counted).flatMap((fact) => (fact.type === "caught" ? [fact.seat] : []));
  return { table: view.table, actor: view.actors[0] ?? -1, caught, winners: view.winners };
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
  for (const fact of read<Fact>(KINDS, effects)) {
    const { table, actor, caught, winners } = last; // whatever was on its way has arrived
    const next = shown({ table, actor, caught, winners }, fact);
    beats.push(...next);
    last = next.at(-1)?.frame ?? last;
  }
  return beats;
}

function shown(frame: Frame, fact: Fact): Beat[] {
  switch (fact.type) {
    case "placed":
      return [{ frame: stand(frame, fact.seat, fact.spot), lasts: HOP }];
    case "thrown":
      return [{ frame: lay(frame, { die: fact.pips }), lasts: THROW }];
    case "put-away":
      return [{ frame: lay(frame, { die: null }), lasts: 0 }];
    case "stepped": {
      const steps = fact.step + fact.left;
      return [{ frame: stand(frame, fact.seat, fact.goal), lasts: walkTime(steps) / steps }];
    }
    case "carried":
      return [{ frame: { ...stand(frame, fact.seat, fact.goal), flown: fact.seat }, lasts: FLIGHT }];
    case "took":
      return take(frame, fact);
    case "left": {
      const out = frame.table.out.with(fact.seat, true);
      return [{ frame: lay(stand(frame, fact.seat, null), { out }), lasts: ASIDE }];
    }
    case "drew":
      return [{ frame: lay(frame, { pile_size: fact.pile }), lasts: 0 }];
    case "held":
      return [{ frame: lay(frame, { held: face(fact), gap: fact.spot }), lasts: DRAW }];
    case "rode":
      return [{ frame: lay(frame, { chief: fact.goal }), lasts: RIDE }];
    case "laid":
      return [comeToLie(frame, fact)];
    case "caught":
      return [{ frame: { ...frame, caught: [...frame.caught, fact.seat] }, lasts: CAGE }];
    case "due":
      return [{ frame: { ...frame, actor: fact.seat }, lasts: 0 }];
    default:
      return []; // spoken of, or seen when the view itself is shown
  }
}

const lay = (frame: Frame, others: Partial<Table>): Frame => ({ ...frame, table: { ...frame.table, ...others } });

const stand = (frame: Frame, seat: number, spot: number | null): Frame =>
  lay(frame, { pawns: frame.table.pawns.with(seat, spot) });

const face = ({ treasures, has_head, walls }: Held): Card => ({ treasures, has_head: has_head === 1, walls });

/** The card leaves the cave; once it is there, it counts. */
function take(frame: Frame, { seat, spot, treasures, total }: Took): Beat[] {
  const { cave, loot } = frame.table;
  const card = cave[spot];
  const lifted = lay(frame, { cave: cave.with(spot, null), gap: spot });
  const cards = loot[seat]!.cards.map((count, at) => (at === treasures - 1 ? count + 1 : count));
  const counted = lay(lifted, { loot: loot.with(seat, { treasures: total, cards }) });
  return [
    { frame: card ? { ...lifted, taken: { seat, spot, card } } : lifted, lasts: TAKE },
    { frame: counted, lasts: 0 },
  ];
}

/** The card held, turned as it lies now. */
function comeToLie(frame: Frame, { spot, treasures, walls }: Laid): Beat {
  const { held, cave } = frame.table;
  const card = { treasures, has_head: held?.has_head ?? false, walls };
  const turned = held ? turnedBy(held.walls, walls) : 0;
  const lies = lay(frame, { cave: cave.with(spot, card), held: null, gap: null, turns: [] });
  return { frame: { ...lies, laid: { spot, turned } }, lasts: turned ? TURN : LAY };
}
