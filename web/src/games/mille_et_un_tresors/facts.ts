// What happens in mille-et-un-tresors; written by `make protocol` from its kinds of facts.

/** An entrance card comes to lie in the cave (MT-05). */
export interface Dealt {
  type: "dealt";
  /** where */
  spot: number;
  /** the card and how it lies */
  look: number;
  /** 1 or 2 */
  treasures: number;
  /** walled sides, as bits n, e, s, w */
  walls: number;
  /** the card, however it is turned */
  face: number;
  /** cards like it still to be dealt */
  left: number;
  /** the space that comes next; NONE: the cave is full */
  gap: number;
}

/** Chance has chosen who places and moves first (MT-06). */
export interface Started {
  type: "started";
  /** who */
  seat: number;
}

/** A pawn is put on a free card (MT-06). */
export interface Placed {
  type: "placed";
  /** whose */
  seat: number;
  /** where */
  spot: number;
  /** on that card */
  treasures: number;
}

/** The die says how far to go (MT-20). */
export interface Thrown {
  type: "thrown";
  /** whose turn it is */
  seat: number;
  /** what it shows */
  pips: number;
}

/** A pawn begins its walk; each step follows (MT-07, MT-08, MT-09). */
export interface SetOff {
  type: "set-off";
  /** whose */
  seat: number;
  /** the card it stands on */
  start: number;
  /** where it goes; the entrance: it leaves */
  goal: number;
  /** steps it takes */
  steps: number;
  /** steps it might take; no exact count is needed to leave */
  due: number;
  /** CARD_SHOWS or DIE_SHOWS so many */
  reason: number;
}

/** A pawn goes one card further (MT-08). */
export interface Stepped {
  type: "stepped";
  /** whose */
  seat: number;
  /** the spot it stood on */
  start: number;
  /** the spot it stands on now */
  goal: number;
  /** which of its steps, from 1 */
  step: number;
  /** steps that follow; 0: the last one */
  left: number;
  /** the seat whose pawn stands on that card; NONE */
  jumped: number;
}

/** The genie carries a pawn (MT-10). */
export interface Carried {
  type: "carried";
  /** whose */
  seat: number;
  /** the card it stood on */
  start: number;
  /** the card it stands on now */
  goal: number;
  /** steps that no walk inside the cave was long */
  due: number;
  /** NO_WAY: it could not move; ONLY_OUT: it could only have left */
  reason: number;
}

/** The die has been obeyed, and shows nothing any more (MT-20). */
export interface PutAway {
  type: "put-away";
  /** none */
  pips: number;
}

/** The card that a pawn stood on leaves the cave; its space waits for another (MT-11). */
export interface Lifted {
  type: "lifted";
  /** where */
  spot: number;
  /** the card as it lay */
  look: number;
  /** NONE */
  nothing: number;
}

/** The card lifted lies before whoever moved (MT-11). */
export interface Took {
  type: "took";
  /** who */
  seat: number;
  /** where it lay */
  spot: number;
  /** the card as it lay */
  look: number;
  /** on it */
  treasures: number;
  /** the card, however it is turned */
  face: number;
  /** cards like it that the seat has now */
  cards: number;
  /** treasures that the seat has now */
  total: number;
}

/** A pawn at the entrance is out, for good and safe (MT-09). */
export interface Left {
  type: "left";
  /** whose */
  seat: number;
  /** OUT */
  place: number;
  /** that it brings out */
  treasures: number;
  /** pawns still in the cave; 0: the game is over (MT-13) */
  inside: number;
}

/** The top card of the pile is turned up (MT-11). */
export interface Drew {
  type: "drew";
  /** who holds it */
  seat: number;
  /** the card */
  face: number;
  /** on it */
  treasures: number;
  /** of its walls: PLAIN, ONE, CORNER or FACING */
  shape: number;
  /** 1: it shows the chief's head */
  has_head: number;
  /** cards like it in the pile */
  left: number;
  /** cards in the pile */
  pile: number;
}

/** The card drawn is held above the space that waits, its first wall north (MT-11). */
export interface Held {
  type: "held";
  /** by whom */
  seat: number;
  /** the space */
  spot: number;
  /** on it */
  treasures: number;
  /** 1: it shows the chief's head */
  has_head: number;
  /** walled sides as it is held, as bits n, e, s, w */
  walls: number;
}

/** The chief goes one step, as the card drawn shows his head (MT-11). */
export interface Rode {
  type: "rode";
  /** steps he had gone */
  start: number;
  /** steps he has gone */
  goal: number;
  /** steps from his tent to the entrance */
  path: number;
  /** steps that are left; 0: he has arrived (MT-12) */
  left: number;
}

/** The card drawn is laid on the empty space (MT-11). */
export interface Laid {
  type: "laid";
  /** by whom */
  seat: number;
  /** where */
  spot: number;
  /** the card and how it lies */
  look: number;
  /** on it */
  treasures: number;
  /** walled sides, as bits n, e, s, w */
  walls: number;
  /** NONE: no card is held */
  held: number;
  /** NONE: no space waits */
  gap: number;
}

/** How far the pawn must go now, and where that leads (MT-07 to MT-10, MT-20). */
export interface Must {
  type: "must";
  /** whose */
  seat: number;
  /** the card it stands on */
  spot: number;
  /** how far */
  steps: number;
  /** CARD_SHOWS or DIE_SHOWS so many */
  reason: number;
  /** spots it may walk to, as bits; the entrance among them if it may leave */
  walks: number;
  /** spots the genie may carry it to, as bits */
  flights: number;
}

/** The chief has come, and a pawn is still inside (MT-13). */
export interface Caught {
  type: "caught";
  /** whose */
  seat: number;
  /** where it stands */
  spot: number;
  /** that are lost with it */
  treasures: number;
}

/** At the end: the cards of one kind before a seat (MT-14). */
export interface Counted {
  type: "counted";
  /** whose */
  seat: number;
  /** on each card, 1 to 3 */
  treasures: number;
  /** how many there are */
  cards: number;
  /** what they bring */
  points: number;
}

/** At the end: the chief takes back what a caught seat had (MT-13). */
export interface Forfeited {
  type: "forfeited";
  /** whose */
  seat: number;
  /** treasures that are lost */
  points: number;
}

/** At the end: what a seat has in all (MT-13, MT-14, MT-22). */
export interface Scored {
  type: "scored";
  /** whose */
  seat: number;
  /** its score */
  points: number;
}

/** The game is over (MT-12 to MT-14, MT-22). */
export interface Ended {
  type: "ended";
  /** CHIEF_ARRIVED or EVERYBODY_OUT */
  reason: number;
  /** NOBODY has won, one ALONE or some TOGETHER */
  how: number;
  /** who has won, as bits; 0: everybody is caught */
  winners: number;
  /** of each who has won */
  points: number;
}

/** What comes next. */
export interface Due {
  type: "due";
  /** STARTING to OVER */
  phase: number;
  /** whose turn it is */
  seat: number;
}

/** In a forecast: what the card would promise that the pawn then stands on (MT-07, MT-11). */
export interface Landing {
  type: "landing";
  /** whose */
  seat: number;
  /** the card */
  spot: number;
  /** on it: taken with the next move, and without a die how far that goes */
  treasures: number;
  /** spots that it could lead to as all lies then, as bits; 0: the die will say */
  walks: number;
  /** spots the genie could carry the pawn to then, as bits */
  flights: number;
}

/** In a forecast: how near the chief is when the next card is drawn (MT-11 to MT-13). */
export interface Danger {
  type: "danger";
  /** cards with his head in the pile */
  heads: number;
  /** cards in the pile */
  pile: number;
  /** steps to the entrance; 1: the next head ends the game */
  left: number;
  /** treasures that he would take; 0: the pawn is out, or nothing is lost */
  stake: number;
}

/** A card lies face up in the cave (MT-03). */
export interface Lies {
  type: "lies";
  /** where */
  spot: number;
  /** on it */
  treasures: number;
  /** 1: it shows the chief's head */
  has_head: number;
  /** walled sides, as bits n, e, s, w */
  walls: number;
}

/** A space leads to the entrance, unless a wall of its card closes that side (MT-09, MT-21). */
export interface WayOut {
  type: "way-out";
  /** the space */
  spot: number;
}

/** What lies before a seat now (MT-11). */
export interface Heaped {
  type: "heaped";
  /** whose */
  seat: number;
  /** in all */
  treasures: number;
  /** cards that show one */
  ones: number;
  /** cards that show two */
  twos: number;
  /** cards that show three */
  threes: number;
}

/** How the card held may be laid: as it is held, then a quarter further each (MT-11). */
export interface MayLie {
  type: "may-lie";
  /** as the action says it */
  turn: number;
  /** walled sides then, as bits n, e, s, w */
  walls: number;
}

/** A walk that the pawn may take now, spot by spot, as it will be walked (MT-07 to MT-09). */
export interface Route {
  type: "route";
  /** where it stands */
  start: number;
  /** the spot after that */
  first: number;
  /** the next one; NONE: the walk has ended before */
  second: number;
  /** the same */
  third: number;
  /** the same */
  fourth: number;
  /** the same */
  fifth: number;
  /** the same */
  sixth: number;
}

/** To put the pawn on a free card (MT-06). */
export interface PlacePawn {
  type: "place-pawn";
  /** whose */
  seat: number;
  /** where */
  spot: number;
  /** on that card */
  treasures: number;
}

/** To walk to a card, and take the one left behind (MT-07, MT-11). */
export interface WalkTo {
  type: "walk-to";
  /** who */
  seat: number;
  /** the card that is taken */
  start: number;
  /** on it */
  treasures: number;
  /** the card walked to */
  spot: number;
}

/** To be carried by the genie to a card, and take the one left behind (MT-10, MT-11). */
export interface FlyTo {
  type: "fly-to";
  /** who */
  seat: number;
  /** the card that is taken */
  start: number;
  /** on it */
  treasures: number;
  /** the card flown to */
  spot: number;
}

/** To leave the cave, and take the card left behind (MT-09, MT-11). */
export interface WalkOut {
  type: "walk-out";
  /** who */
  seat: number;
  /** the card that is taken */
  start: number;
  /** on it */
  treasures: number;
  /** treasures brought out with them */
  total: number;
}

/** To lay the card drawn, its walls on these sides (MT-11). */
export interface LayCard {
  type: "lay-card";
  /** who */
  seat: number;
  /** where */
  spot: number;
  /** walled sides, as bits n, e, s, w */
  walls: number;
}

/** Chance: an entrance card comes to lie so on the next space (MT-05). */
export interface DealCard {
  type: "deal-card";
  /** where */
  spot: number;
  /** on it */
  treasures: number;
  /** walled sides, as bits n, e, s, w */
  walls: number;
}

/** Chance: this card is on top of the pile (MT-11). */
export interface DrawCard {
  type: "draw-card";
  /** who draws it */
  seat: number;
  /** on it */
  treasures: number;
  /** of its walls: PLAIN, ONE, CORNER or FACING */
  shape: number;
  /** 1: it shows the chief's head */
  has_head: number;
}

/** Chance: this seat places and moves first (MT-06). */
export interface LetStart {
  type: "let-start";
  /** who */
  seat: number;
}

/** Chance: the die shows so many (MT-20). */
export interface ThrowDie {
  type: "throw-die";
  /** whose turn it is */
  seat: number;
  /** what it shows */
  pips: number;
}

/** The cave is filled card by card (MT-05). */
export interface AwaitDeal {
  type: "await-deal";
  /** the space that comes next */
  spot: number;
}

/** Chance will choose who begins (MT-06). */
export interface AwaitStarter {
  type: "await-starter";
}

/** A pawn is to be put on a free card (MT-06). */
export interface AwaitPlacing {
  type: "await-placing";
  /** whose */
  seat: number;
}

/** The die is to be thrown (MT-20). */
export interface AwaitThrow {
  type: "await-throw";
  /** for whom */
  seat: number;
}

/** A pawn is to walk (MT-07, MT-09). */
export interface AwaitWalk {
  type: "await-walk";
  /** whose */
  seat: number;
  /** how far */
  steps: number;
  /** CARD_SHOWS or DIE_SHOWS so many */
  reason: number;
  /** 1: or to leave the cave */
  can_leave: number;
}

/** No walk inside the cave is long enough: the genie carries the pawn (MT-10). */
export interface AwaitFlight {
  type: "await-flight";
  /** whose */
  seat: number;
  /** how far it would have to go */
  steps: number;
  /** CARD_SHOWS or DIE_SHOWS so many */
  reason: number;
  /** 1: or it leaves the cave */
  can_leave: number;
}

/** A card is to be drawn (MT-11). */
export interface AwaitDraw {
  type: "await-draw";
  /** for whom */
  seat: number;
}

/** The card drawn is to be laid (MT-11). */
export interface AwaitLaying {
  type: "await-laying";
  /** by whom */
  seat: number;
  /** where */
  spot: number;
  /** on it */
  treasures: number;
  /** of its walls: PLAIN, ONE, CORNER or FACING */
  shape: number;
  /** 1: it shows the chief's head */
  has_head: number;
}

/** Chance has other choices now. */
export interface ChanceCannot {
  type: "chance-cannot";
}

/** No seat deals, draws or throws (MT-05, MT-11, MT-20). */
export interface OnlyChance {
  type: "only-chance";
}

/** A pawn is placed once (MT-06). */
export interface AlreadyInside {
  type: "already-inside";
}

/** Nobody goes before the pawn is placed (MT-06). */
export interface PawnFirst {
  type: "pawn-first";
}

/** No card is held (MT-11). */
export interface NothingToLay {
  type: "nothing-to-lay";
}

/** Nobody goes before the card drawn is laid (MT-11). */
export interface CardFirst {
  type: "card-first";
}

/** The card drawn cannot lie like that (MT-11). */
export interface OtherWalls {
  type: "other-walls";
  /** of its walls: PLAIN, ONE, CORNER or FACING */
  shape: number;
}

/** The entrance is no space (MT-02). */
export interface NoStopThere {
  type: "no-stop-there";
  /** the entrance */
  spot: number;
}

/** Another pawn stands there (MT-06, MT-08). */
export interface CardTaken {
  type: "card-taken";
  /** where */
  spot: number;
  /** whose pawn */
  seat: number;
}

/** Nobody stays where they are (MT-08). */
export interface SameCard {
  type: "same-card";
}

/** No walk of the right length ends there (MT-07). */
export interface NoWayThere {
  type: "no-way-there";
  /** where */
  spot: number;
  /** how far the pawn must go */
  steps: number;
}

/** No walk ends inside the cave: only the genie leads there (MT-10). */
export interface ByGenie {
  type: "by-genie";
  /** where */
  spot: number;
  /** how far the pawn must go */
  steps: number;
}

/** The genie carries only who cannot walk (MT-10). */
export interface NoGenie {
  type: "no-genie";
}

/** In the variant the cave is closed (MT-21). */
export interface NobodyLeaves {
  type: "nobody-leaves";
}

/** By an option the step outside must be the last one (MT-09). */
export interface NotTheLastStep {
  type: "not-the-last-step";
}

/** The entrance is out of reach (MT-09). */
export interface TooFarOut {
  type: "too-far-out";
}

export type Fact =
  | Dealt
  | Started
  | Placed
  | Thrown
  | SetOff
  | Stepped
  | Carried
  | PutAway
  | Lifted
  | Took
  | Left
  | Drew
  | Held
  | Rode
  | Laid
  | Must
  | Caught
  | Counted
  | Forfeited
  | Scored
  | Ended
  | Due
  | Landing
  | Danger
  | Lies
  | WayOut
  | Heaped
  | MayLie
  | Route
  | PlacePawn
  | WalkTo
  | FlyTo
  | WalkOut
  | LayCard
  | DealCard
  | DrawCard
  | LetStart
  | ThrowDie
  | AwaitDeal
  | AwaitStarter
  | AwaitPlacing
  | AwaitThrow
  | AwaitWalk
  | AwaitFlight
  | AwaitDraw
  | AwaitLaying
  | ChanceCannot
  | OnlyChance
  | AlreadyInside
  | PawnFirst
  | NothingToLay
  | CardFirst
  | OtherWalls
  | NoStopThere
  | CardTaken
  | SameCard
  | NoWayThere
  | ByGenie
  | NoGenie
  | NobodyLeaves
  | NotTheLastStep
  | TooFarOut;

/** A row's first number is a place in this list, the others are what it names. */
export const KINDS = [
  ["dealt", "spot", "look", "treasures", "walls", "face", "left", "gap"],
  ["started", "seat"],
  ["placed", "seat", "spot", "treasures"],
  ["thrown", "seat", "pips"],
  ["set-off", "seat", "start", "goal", "steps", "due", "reason"],
  ["stepped", "seat", "start", "goal", "step", "left", "jumped"],
  ["carried", "seat", "start", "goal", "due", "reason"],
  ["put-away", "pips"],
  ["lifted", "spot", "look", "nothing"],
  ["took", "seat", "spot", "look", "treasures", "face", "cards", "total"],
  ["left", "seat", "place", "treasures", "inside"],
  ["drew", "seat", "face", "treasures", "shape", "has_head", "left", "pile"],
  ["held", "seat", "spot", "treasures", "has_head", "walls"],
  ["rode", "start", "goal", "path", "left"],
  ["laid", "seat", "spot", "look", "treasures", "walls", "held", "gap"],
  ["must", "seat", "spot", "steps", "reason", "walks", "flights"],
  ["caught", "seat", "spot", "treasures"],
  ["counted", "seat", "treasures", "cards", "points"],
  ["forfeited", "seat", "points"],
  ["scored", "seat", "points"],
  ["ended", "reason", "how", "winners", "points"],
  ["due", "phase", "seat"],
  ["landing", "seat", "spot", "treasures", "walks", "flights"],
  ["danger", "heads", "pile", "left", "stake"],
  ["lies", "spot", "treasures", "has_head", "walls"],
  ["way-out", "spot"],
  ["heaped", "seat", "treasures", "ones", "twos", "threes"],
  ["may-lie", "turn", "walls"],
  ["route", "start", "first", "second", "third", "fourth", "fifth", "sixth"],
  ["place-pawn", "seat", "spot", "treasures"],
  ["walk-to", "seat", "start", "treasures", "spot"],
  ["fly-to", "seat", "start", "treasures", "spot"],
  ["walk-out", "seat", "start", "treasures", "total"],
  ["lay-card", "seat", "spot", "walls"],
  ["deal-card", "spot", "treasures", "walls"],
  ["draw-card", "seat", "treasures", "shape", "has_head"],
  ["let-start", "seat"],
  ["throw-die", "seat", "pips"],
  ["await-deal", "spot"],
  ["await-starter"],
  ["await-placing", "seat"],
  ["await-throw", "seat"],
  ["await-walk", "seat", "steps", "reason", "can_leave"],
  ["await-flight", "seat", "steps", "reason", "can_leave"],
  ["await-draw", "seat"],
  ["await-laying", "seat", "spot", "treasures", "shape", "has_head"],
  ["chance-cannot"],
  ["only-chance"],
  ["already-inside"],
  ["pawn-first"],
  ["nothing-to-lay"],
  ["card-first"],
  ["other-walls", "shape"],
  ["no-stop-there", "spot"],
  ["card-taken", "spot", "seat"],
  ["same-card"],
  ["no-way-there", "spot", "steps"],
  ["by-genie", "spot", "steps"],
  ["no-genie"],
  ["nobody-leaves"],
  ["not-the-last-step"],
  ["too-far-out"],
] as const;
