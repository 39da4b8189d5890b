// What happens in khan-tsin; written by `make protocol` from its kinds of facts.

/** A baron is laid on an empty square (KT-04, KT-05). */
export interface Laid {
  type: "laid";
  /** SOUTH or NORTH, or NO_SEAT: nobody chose the square */
  seat: number;
  /** CHOSEN; DEALT by chance; FILLED: white takes what is left */
  reason: number;
  /** where */
  square: number;
  /** RED, BLACK or WHITE: a pile of one */
  colour: number;
  /** the same colour, from 0 */
  kind: number;
  /** barons of it still beside the board */
  left: number;
}

/** A suzerain leaves its square, alone or with vassals (KT-07, KT-09). */
export interface Lifted {
  type: "lifted";
  /** whose move */
  seat: number;
  /** the square it leaves */
  start: number;
  /** barons that leave, the suzerain among them */
  count: number;
  /** the suzerain's */
  colour: number;
  /** where it stood, from 1 */
  level: number;
  /** the colour of the new suzerain there; 0: the square is empty */
  bared: number;
  /** what stays */
  pile: number;
}

/** One baron of those that were lifted, from the lowest to the suzerain (KT-09). */
export interface Aloft {
  type: "aloft";
  /** 1: the lowest; `count`: the suzerain */
  level: number;
  /** barons in all */
  count: number;
  /** RED, BLACK or WHITE */
  colour: number;
}

/** What was lifted is turned over before it lands (KT-30). */
export interface PartTurned {
  type: "part-turned";
  /** whose move */
  seat: number;
  /** barons */
  count: number;
  /** the part as it lands */
  pile: number;
}

/** One hop, from an occupied square to the next (KT-32). */
export interface Hopped {
  type: "hopped";
  /** whose move */
  seat: number;
  /** the square it hops from */
  start: number;
  /** the square it hops to */
  goal: number;
  /** which, from 1; `of`: the last */
  hop: number;
  /** hops in all: the claws of the square that was left */
  of: number;
  /** barons that hop together */
  count: number;
  /** what hops */
  pile: number;
}

/** A flight over whatever lies between (KT-08, KT-32). */
export interface Flew {
  type: "flew";
  /** whose move */
  seat: number;
  /** the square it leaves */
  start: number;
  /** the square it lands on */
  goal: number;
  /** occupied squares on the way, the goal the last */
  distance: number;
  /** barons that fly together */
  count: number;
  /** what flies */
  pile: number;
}

/** What was lifted stands on top of another pile (KT-08 to KT-10). */
export interface Landed {
  type: "landed";
  /** whose move */
  seat: number;
  /** the square */
  goal: number;
  /** barons that landed */
  count: number;
  /** the colour of the suzerain who now is a vassal */
  onto: number;
  /** the level that the suzerain left, from 1 */
  before: number;
  /** the height of the pile, which is more (KT-10) */
  level: number;
  /** all who stand there */
  pile: number;
}

/** The whole pile is turned over (KT-31). */
export interface PileTurned {
  type: "pile-turned";
  /** whose move */
  seat: number;
  /** where */
  square: number;
  /** barons in it */
  height: number;
  /** all of them, as they stand now */
  pile: number;
}

/** One baron of the pile that has grown, from bottom to top. */
export interface Stands {
  type: "stands";
  /** where */
  square: number;
  /** 1: the lowest; `height`: the suzerain */
  level: number;
  /** barons in all */
  height: number;
  /** RED, BLACK or WHITE */
  colour: number;
  /** barons of its colour up to here; three are the most (KT-11) */
  alike: number;
  /** 1: has come with this move */
  is_new: number;
}

/** What a square that was touched now holds (KT-11), and what nine would take (KT-13). */
export interface Counted {
  type: "counted";
  /** where */
  square: number;
  /** barons in all; 0: the square is empty */
  height: number;
  /** red ones */
  red: number;
  /** black ones */
  black: number;
  /** white ones */
  white: number;
  /** barons that nine would take; 0: nine */
  lacks: number;
  /** barons of one colour that it may hold (KT-11) */
  most: number;
}

/** A pile of nine is taken out of the dragon: there is an Emperor (KT-13). */
export interface Crowned {
  type: "crowned";
  /** who completed it */
  seat: number;
  /** where it stood */
  square: number;
  /** the nine */
  taken: number;
  /** nobody stands there any more */
  pile: number;
}

/** Somebody has no move, and has to pass (KT-12). */
export interface Passed {
  type: "passed";
  /** who */
  seat: number;
}

/** North has turned the dragon round: its ends have changed sides (KT-33). */
export interface TurnedRound {
  type: "turned-round";
  /** who did: NORTH, who has what was South's and leaves the next move to South */
  seat: number;
  /** 1 */
  turned: number;
}

/** A square of the dragon that was turned round: what lies there now (KT-33). */
export interface Carried {
  type: "carried";
  /** where, from South's end */
  square: number;
  /** who stands there; 0: nobody */
  pile: number;
}

/** A pile comes within the reach of a side, or is no longer (KT-07). */
export interface Reached {
  type: "reached";
  /** whose reach */
  seat: number;
  /** of the pile */
  square: number;
  /** 1: one of the four nearest from now on; 0: no longer */
  is_within: number;
}

/** Of a choice only: a pile of nine that the other side could complete at once (KT-13). */
export interface Opened {
  type: "opened";
  /** who could */
  seat: number;
  /** from where */
  start: number;
  /** onto which pile */
  goal: number;
  /** with how many barons */
  count: number;
  /** 1: this choice opens it; 0: it was open before, and stays so */
  is_new: number;
}

/** Of a choice only: a win that the other side could have had, and no longer can (KT-13). */
export interface Closed {
  type: "closed";
  /** who could have */
  seat: number;
  /** from where */
  start: number;
  /** onto which pile */
  goal: number;
  /** with how many barons */
  count: number;
}

/** Of a choice only: a win for whoever makes it, a turn later, if the other lets it (KT-13). */
export interface Threatened {
  type: "threatened";
  /** who would */
  seat: number;
  /** from where */
  start: number;
  /** onto which pile */
  goal: number;
  /** with how many barons */
  count: number;
  /** 1: by this choice; 0: it was there before */
  is_new: number;
}

/** The game is over (KT-13, KT-14). */
export interface Ended {
  type: "ended";
  /** NINE_COMPLETED or NOBODY_CAN_MOVE */
  reason: number;
  /** SOUTH or NORTH; NO_SEAT: a draw */
  winner: number;
  /** the same, as bits */
  winners: number;
}

/** What the end is worth. */
export interface Scored {
  type: "scored";
  /** to whom */
  seat: number;
  /** 1 for the Emperor, else 0 */
  points: number;
}

/** What comes next. */
export interface Due {
  type: "due";
  /** PLACING, DEALING, MOVING or OVER */
  phase: number;
  /** who acts; once over: who won, or who could not move */
  seat: number;
  /** PLACING: of the baron to lay; else 0 */
  colour: number;
  /** PLACING: barons of it still to lay; else 0 */
  left: number;
  /** 1: MOVING, but without a move (KT-12) */
  must_pass: number;
}

/** To lay a baron of one's colour (KT-04, KT-05). */
export interface Place {
  type: "place";
  /** who */
  seat: number;
  /** RED or BLACK */
  colour: number;
  /** where */
  square: number;
}

/** Chance: to lay a baron on the next square from South's end (KT-05). */
export interface Deal {
  type: "deal";
  /** RED, BLACK or WHITE */
  colour: number;
  /** where */
  square: number;
}

/** To pass, for want of a move (KT-12). */
export interface MustPass {
  type: "must-pass";
  /** who */
  seat: number;
}

/** To let a suzerain fly onto another pile (KT-07 to KT-09). */
export interface Send {
  type: "send";
  /** who */
  seat: number;
  /** the suzerain's */
  colour: number;
  /** the square it leaves */
  start: number;
  /** the square it lands on */
  goal: number;
  /** barons that it takes along; 0: it goes alone */
  vassals: number;
  /** bits: TURN_MOVED (KT-30), TURN_RESULT (KT-31) */
  turn: number;
  /** the height of the pile that it makes; 9: the Emperor's (KT-13) */
  level: number;
}

/** To turn the dragon round instead of answering South's first move (KT-33). */
export interface TurnDragon {
  type: "turn-dragon";
  /** who: NORTH */
  seat: number;
}

/** Chance lays the barons (KT-05). */
export interface AwaitDeal {
  type: "await-deal";
}

/** Somebody lays a baron (KT-04, KT-05). */
export interface AwaitPlace {
  type: "await-place";
  /** who */
  seat: number;
  /** RED or BLACK */
  colour: number;
  /** barons of it still to lay, this one among them */
  left: number;
}

/** Somebody has no move (KT-12). */
export interface AwaitPass {
  type: "await-pass";
  /** who */
  seat: number;
}

/** Somebody moves one of the four nearest piles (KT-07). */
export interface AwaitMove {
  type: "await-move";
  /** who */
  seat: number;
}

/** North moves one of the four nearest piles, or turns the dragon round (KT-33). */
export interface AwaitMoveOrTurn {
  type: "await-move-or-turn";
  /** who: NORTH */
  seat: number;
}

/** A seat cannot deal (KT-05). */
export interface OnlyChanceDeals {
  type: "only-chance-deals";
}

/** All barons of a colour are dealt (KT-03). */
export interface NoneLeft {
  type: "none-left";
  /** RED, BLACK or WHITE */
  colour: number;
}

/** All barons are laid (KT-04). */
export interface AlreadyPlaced {
  type: "already-placed";
}

/** There is a baron already (KT-05). */
export interface SquareTaken {
  type: "square-taken";
  /** where */
  square: number;
}

/** No move before all barons are laid (KT-04). */
export interface PlaceFirst {
  type: "place-first";
}

/** There is a move (KT-12). */
export interface MayNotPass {
  type: "may-not-pass";
}

/** Only North turns the dragon, in answer to South's first move, if that was agreed (KT-33). */
export interface MayNotTurn {
  type: "may-not-turn";
}

/** It is none of the four nearest piles (KT-07). */
export interface OutOfReach {
  type: "out-of-reach";
  /** the square that was asked for */
  start: number;
  /** of the squares that are: the one nearest to South's end */
  first: number;
  /** the next one */
  second: number;
  /** the next one */
  third: number;
  /** the one nearest to North's end */
  fourth: number;
}

/** A move ends on another square (KT-08). */
export interface GoElsewhere {
  type: "go-elsewhere";
}

/** A move ends on a pile (KT-08). */
export interface SquareEmpty {
  type: "square-empty";
  /** where there is none */
  square: number;
}

/** There are fewer barons than that (KT-09). */
export interface PileHas {
  type: "pile-has";
  /** where */
  square: number;
  /** barons there */
  height: number;
}

/** A suzerain must rise (KT-10). */
export interface WouldFall {
  type: "would-fall";
  /** where it stands, from 1 */
  level: number;
  /** where it would stand */
  after: number;
}

/** Three barons of a colour are the most (KT-11). */
export interface TooManyAlike {
  type: "too-many-alike";
  /** RED, BLACK or WHITE */
  colour: number;
  /** how many there would be */
  count: number;
}

/** It is neither as many hops as there are claws, nor a flight (KT-32). */
export interface WrongDistance {
  type: "wrong-distance";
  /** the square to leave */
  start: number;
  /** its claws, so many hops */
  claws: number;
}

/** It was not agreed that piles are turned over, or it would change nothing (KT-30, KT-31). */
export interface NoTurning {
  type: "no-turning";
}

export type Fact =
  | Laid
  | Lifted
  | Aloft
  | PartTurned
  | Hopped
  | Flew
  | Landed
  | PileTurned
  | Stands
  | Counted
  | Crowned
  | Passed
  | TurnedRound
  | Carried
  | Reached
  | Opened
  | Closed
  | Threatened
  | Ended
  | Scored
  | Due
  | Place
  | Deal
  | MustPass
  | Send
  | TurnDragon
  | AwaitDeal
  | AwaitPlace
  | AwaitPass
  | AwaitMove
  | AwaitMoveOrTurn
  | OnlyChanceDeals
  | NoneLeft
  | AlreadyPlaced
  | SquareTaken
  | PlaceFirst
  | MayNotPass
  | MayNotTurn
  | OutOfReach
  | GoElsewhere
  | SquareEmpty
  | PileHas
  | WouldFall
  | TooManyAlike
  | WrongDistance
  | NoTurning;

/** A row's first number is a place in this list, the others are what it names. */
export const KINDS = [
  ["laid", "seat", "reason", "square", "colour", "kind", "left"],
  ["lifted", "seat", "start", "count", "colour", "level", "bared", "pile"],
  ["aloft", "level", "count", "colour"],
  ["part-turned", "seat", "count", "pile"],
  ["hopped", "seat", "start", "goal", "hop", "of", "count", "pile"],
  ["flew", "seat", "start", "goal", "distance", "count", "pile"],
  ["landed", "seat", "goal", "count", "onto", "before", "level", "pile"],
  ["pile-turned", "seat", "square", "height", "pile"],
  ["stands", "square", "level", "height", "colour", "alike", "is_new"],
  ["counted", "square", "height", "red", "black", "white", "lacks", "most"],
  ["crowned", "seat", "square", "taken", "pile"],
  ["passed", "seat"],
  ["turned-round", "seat", "turned"],
  ["carried", "square", "pile"],
  ["reached", "seat", "square", "is_within"],
  ["opened", "seat", "start", "goal", "count", "is_new"],
  ["closed", "seat", "start", "goal", "count"],
  ["threatened", "seat", "start", "goal", "count", "is_new"],
  ["ended", "reason", "winner", "winners"],
  ["scored", "seat", "points"],
  ["due", "phase", "seat", "colour", "left", "must_pass"],
  ["place", "seat", "colour", "square"],
  ["deal", "colour", "square"],
  ["must-pass", "seat"],
  ["send", "seat", "colour", "start", "goal", "vassals", "turn", "level"],
  ["turn-dragon", "seat"],
  ["await-deal"],
  ["await-place", "seat", "colour", "left"],
  ["await-pass", "seat"],
  ["await-move", "seat"],
  ["await-move-or-turn", "seat"],
  ["only-chance-deals"],
  ["none-left", "colour"],
  ["already-placed"],
  ["square-taken", "square"],
  ["place-first"],
  ["may-not-pass"],
  ["may-not-turn"],
  ["out-of-reach", "start", "first", "second", "third", "fourth"],
  ["go-elsewhere"],
  ["square-empty", "square"],
  ["pile-has", "square", "height"],
  ["would-fall", "level", "after"],
  ["too-many-alike", "colour", "count"],
  ["wrong-distance", "start", "claws"],
  ["no-turning"],
] as const;
