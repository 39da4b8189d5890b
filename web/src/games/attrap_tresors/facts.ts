// What happens in attrap-tresors; written by `make protocol` from its kinds of facts.

/** An instruction card comes from the pile (AT-05, AT-15, AT-20). */
export interface CardDealt {
  type: "card-dealt";
  /** whose it is, or where it lies in the open row of two players */
  place: number;
  /** who looks at it in secret; NOBODY: it lies open */
  seat: number;
  /** its colour, or UNKNOWN */
  card: number;
  /** 1: in place of one that was fulfilled */
  is_new: number;
}

/** The first thrower is drawn by lot (AT-05). */
export interface Began {
  type: "began";
  /** who throws first */
  seat: number;
}

/** An object goes back to the tower before a throw (AT-06). */
export interface Returned {
  type: "returned";
  /** who had it */
  seat: number;
  /** which */
  object: number;
  /** how many of those alike */
  count: number;
  /** none */
  held: number;
  /** how many stand there now */
  tower: number;
}

/** The tower stands whole on its column; the last check is forgotten (AT-06). */
export interface Rebuilt {
  type: "rebuilt";
  /** how many it is built of */
  objects: number;
  /** NOBODY */
  holder: number;
  /** UNCHECKED */
  verdict: number;
  /** no colour */
  met: number;
}

/** The dice are in the air (AT-06, AT-20). */
export interface Threw {
  type: "threw";
  /** who throws; NOBODY: two players together */
  seat: number;
  /** which round, from 1 */
  round: number;
  /** which throw of it; from 2 on: again, as nobody grabbed */
  throw: number;
  /** none lies there yet */
  dice: number;
}

/** Counting dice show a colour (AT-07); the most frequent colour comes first. */
export interface Showed {
  type: "showed";
  /** which */
  colour: number;
  /** the same colour, from 0 */
  kind: number;
  /** how many dice */
  count: number;
  /** 1: they fulfil an instruction of this colour (AT-08) */
  is_enough: number;
  /** ANOTHER colour follows, NO_OTHER, or ALL_SIX are there with it */
  then: number;
}

/** Dice that do not count: beside the souk, or on its edge (AT-07). */
export interface Missed {
  type: "missed";
  /** how many */
  count: number;
}

/** All dice lie still (AT-07, AT-08). */
export interface Lay {
  type: "lay";
  /** dice that count */
  counting: number;
  /** dice that do not */
  missed: number;
  /** 1: all six colours are there */
  is_six: number;
}

/** A hand takes an object (AT-08, AT-09, AT-21). */
export interface Grabbed {
  type: "grabbed";
  /** whose hand */
  seat: number;
  /** what it takes */
  object: number;
  /** which of those alike, from 0 */
  copy: number;
  /** how many of those alike are left */
  tower: number;
  /** how many of those alike the seat has */
  held: number;
  /** objects that the seat may still take */
  more: number;
  /** objects of any kind that are still to be taken */
  left: number;
}

/** The column is gone and the tower falls: the rest may be grabbed (AT-09). */
export interface Toppled {
  type: "toppled";
  /** who has the column */
  seat: number;
  /** how many fall */
  objects: number;
  /** who may grab them, as bits */
  hands: number;
}

/** Patience has run out (AT-10, AT-11, AT-13). */
export interface RanOut {
  type: "ran-out";
  /** NOBODY_GRABS, NOTHING_MORE or NO_CHOICE */
  reason: number;
  /** who throws again, took the column or has to give; NOBODY: both players */
  seat: number;
  /** how long everybody waited */
  seconds: number;
  /** 1: the dice are thrown again */
  again: number;
}

/** The round is over, and the column will be checked (AT-11). */
export interface RoundEnded {
  type: "round-ended";
  /** which; it counts */
  round: number;
  /** ALL_TAKEN or TIME_UP */
  reason: number;
  /** objects that nobody took */
  left: number;
  /** none of the next round yet */
  throws: number;
}

/** Whether the column was taken rightly (AT-12, AT-13). */
export interface Checked {
  type: "checked";
  /** who has it */
  seat: number;
  /** WRONG, BY_CARD or BY_SIX */
  verdict: number;
  /** what it pays */
  sacks: number;
  /** 1: all six colours are there */
  is_six: number;
  /** those of three dice or more, as bits (bit 1: red) */
  colours: number;
}

/** The instruction is fulfilled: shown to all and laid aside (AT-12, AT-15, AT-20). */
export interface Fulfilled {
  type: "fulfilled";
  /** whose it was, or where it lay in the open row of two players */
  place: number;
  /** its colour */
  colour: number;
  /** the same colour, from 0 */
  kind: number;
  /** cards of this colour that are laid aside */
  aside: number;
  /** none lies there any more */
  card: number;
  /** nothing is known of the next one */
  barred: number;
  /** dice that show it */
  dice: number;
}

/** The holder's instruction is not fulfilled and stays secret (AT-13, AT-15). */
export interface Kept {
  type: "kept";
  /** whose */
  seat: number;
  /** which it cannot be, as this check tells, as bits (bit 1: red) */
  colours: number;
  /** all that it cannot be, as everybody knows */
  barred: number;
}

/** The sultan pays for an object: one gold card each (AT-12, AT-14). */
export interface Paid {
  type: "paid";
  /** whom */
  seat: number;
  /** for what */
  object: number;
  /** how many of those alike, and so gold cards */
  count: number;
  /** of the gold card's value */
  place: number;
  /** sacks on each gold card */
  value: number;
  /** gold cards of this value that the seat has */
  gold: number;
  /** gold cards of this value that are left */
  stock: number;
}

/** Nothing is paid for an object (AT-11, AT-13, AT-21). */
export interface Unpaid {
  type: "unpaid";
  /** who took it; NOBODY */
  seat: number;
  /** which */
  object: number;
  /** how many of those alike */
  count: number;
  /** NOT_TAKEN or TAKEN_WRONGLY */
  reason: number;
}

/** What the round has brought to a seat, in all. */
export interface Earned {
  type: "earned";
  /** whom */
  seat: number;
  /** of this round */
  sacks: number;
  /** sacks that lie there now */
  total: number;
  /** gold cards that lie there now */
  cards: number;
  /** what the seat took; -1: nothing */
  object: number;
  /** what it took besides, no lower; -1: nothing more */
  other: number;
}

/** Who took the column wrongly has to give back a gold card, if there is one (AT-13). */
export interface Owes {
  type: "owes";
  /** who */
  seat: number;
  /** 1; 0: the seat has none to give */
  count: number;
  /** gold cards to choose from */
  cards: number;
  /** sacks on the smallest, which goes if time runs out; 0: none */
  smallest: number;
  /** how long there is to choose */
  seconds: number;
}

/** Who throws next, of three players or more (AT-15). */
export interface CupWent {
  type: "cup-went";
  /** who threw */
  start: number;
  /** who has the cup now */
  seat: number;
  /** RIGHT_COLUMN, WRONG_COLUMN; LAST_ROUND: nobody throws any more */
  reason: number;
}

/** A gold card goes out of the game (AT-13). */
export interface GaveBack {
  type: "gave-back";
  /** whose */
  seat: number;
  /** of its value */
  place: number;
  /** sacks on it */
  value: number;
  /** gold cards of this value that the seat has */
  gold: number;
  /** gold cards of this value out of the game */
  back: number;
  /** sacks that the seat has now */
  total: number;
  /** 0: it is the smallest, as time ran out */
  is_chosen: number;
}

/** A seat's gold, value by value: told at the end, when it is counted (AT-17). */
export interface Counted {
  type: "counted";
  /** whose */
  seat: number;
  /** sacks on each gold card */
  value: number;
  /** how many cards */
  count: number;
  /** all of them together */
  sacks: number;
}

/** What a seat has in all: told at the end (AT-17). */
export interface Totalled {
  type: "totalled";
  /** who */
  seat: number;
  /** what counts first */
  sacks: number;
  /** gold cards, which count if sacks are equal */
  cards: number;
  /** 1: alone or with others; 0: not, or not yet */
  has_won: number;
}

/** The game is over (AT-10, AT-16, AT-17). */
export interface Ended {
  type: "ended";
  /** TEN_ROUNDS or NOBODY_GRABS_ANY_MORE */
  reason: number;
  /** who has won, as bits */
  winners: number;
  /** MOST_SACKS, MOST_CARDS or SHARED */
  decided_by: number;
  /** of each winner */
  sacks: number;
}

/** Forecast: what an object would be paid (AT-12, AT-13, AT-14, AT-21). */
export interface Worth {
  type: "worth";
  /** whom */
  seat: number;
  /** for what */
  object: number;
  /** how many; 0: it would be taken wrongly, or beside a wrong column */
  sacks: number;
  /** of the seat's column, WRONG to BY_SIX; UNCHECKED: it has none */
  verdict: number;
  /** of the instruction that it would fulfil; 0: none */
  colour: number;
  /** whose card that is, or where it lies in the row; -1: none */
  place: number;
}

/** What comes next. */
export interface Due {
  type: "due";
  /** DEALING to OVER */
  phase: number;
  /** who may act, as bits; 0: chance, or nobody any more */
  seats: number;
}

/** Chance: the dice fall (AT-06, AT-20). */
export interface ThrowDice {
  type: "throw-dice";
  /** who throws; NOBODY: two players together */
  seat: number;
}

/** Chance: a card for one seat, told to whoever may know it (AT-05, AT-15). */
export interface DealSecret {
  type: "deal-secret";
  /** whose */
  seat: number;
  /** its colour */
  colour: number;
}

/** What the others see of it (AT-05, AT-15). */
export interface LookAtCard {
  type: "look-at-card";
  /** whose */
  seat: number;
}

/** Chance: a card for the open row of two players (AT-20). */
export interface DealOpen {
  type: "deal-open";
  /** where in the row, from 0 */
  place: number;
  /** its colour */
  colour: number;
}

/** Chance: who throws first (AT-05). */
export interface ThrowFirst {
  type: "throw-first";
  /** who */
  seat: number;
}

/** To grab an object (AT-08, AT-09). */
export interface Grab {
  type: "grab";
  /** whose hand */
  seat: number;
  /** which */
  object: number;
}

/** To give back a gold card (AT-13). */
export interface Give {
  type: "give";
  /** whose */
  seat: number;
  /** sacks on it */
  value: number;
}

/** The clock: patience runs out (AT-10, AT-11, AT-13). */
export interface PatienceEnds {
  type: "patience-ends";
  /** NOBODY_GRABS, NOTHING_MORE or NO_CHOICE */
  reason: number;
  /** 1: the dice are thrown again */
  again: number;
  /** who has to give back a gold card; NOBODY */
  seat: number;
  /** sacks on the smallest that the seat has; 0: nobody gives */
  value: number;
}

/** An instruction card is drawn (AT-05, AT-15, AT-20). */
export interface AwaitCard {
  type: "await-card";
}

/** A first thrower is drawn (AT-05). */
export interface AwaitFirst {
  type: "await-first";
}

/** The dice are thrown (AT-06, AT-20). */
export interface AwaitThrow {
  type: "await-throw";
  /** who throws; NOBODY: two players together */
  seat: number;
}

/** Everybody may grab the column (AT-08). */
export interface AwaitColumn {
  type: "await-column";
  /** 1: any card of the open row of two players counts; 0: one's own (AT-20) */
  is_row: number;
}

/** The column is taken, the rest may be grabbed (AT-09, AT-21). */
export interface AwaitRest {
  type: "await-rest";
  /** who has the column */
  seat: number;
  /** 1: of two players both grab; 0: the others do */
  is_two: number;
}

/** A wrong column: a gold card has to be given back (AT-13). */
export interface AwaitGold {
  type: "await-gold";
  /** who */
  seat: number;
}

/** A seat neither throws nor deals, nor draws lots (AT-05, AT-06). */
export interface OnlyChanceDoes {
  type: "only-chance-does";
}

/** A card that is dealt has a colour (AT-05). */
export interface SayWhichCard {
  type: "say-which-card";
}

/** No seat plays the clock (AT-10). */
export interface OnlyTimeRunsOut {
  type: "only-time-runs-out";
}

/** Nobody is waited for (AT-10). */
export interface NothingPresses {
  type: "nothing-presses";
}

/** The clock does nothing else (AT-10). */
export interface TimeOnlyRuns {
  type: "time-only-runs";
}

/** Chance has to throw the dice, as the options let them fall (AT-06, AT-07). */
export interface ThrowDue {
  type: "throw-due";
}

/** Chance has to draw a first thrower (AT-05). */
export interface FirstDue {
  type: "first-due";
}

/** Chance has to deal a card that is left (AT-02, AT-05). */
export interface CardDue {
  type: "card-due";
}

/** No gold card has to be given back (AT-13). */
export interface NobodyGives {
  type: "nobody-gives";
}

/** The seat has no gold card like that (AT-13). */
export interface NoSuchGold {
  type: "no-such-gold";
  /** sacks on it */
  value: number;
}

/** A gold card comes first (AT-13). */
export interface GiveFirst {
  type: "give-first";
}

/** Somebody has the column (AT-08). */
export interface TooLate {
  type: "too-late";
  /** who */
  seat: number;
}

/** The column comes first (AT-09). */
export interface TooEarly {
  type: "too-early";
}

/** The object is taken, or was never part of the tower (AT-03, AT-09). */
export interface NotThere {
  type: "not-there";
  /** which */
  object: number;
}

/** The colours of a die, as films turn it (AT-06). */
export interface DieSides {
  type: "die-sides";
  /** of the side that looks along +x */
  right: number;
  /** along -x */
  left: number;
  /** along +y */
  far: number;
  /** along -y */
  near: number;
  /** along +z */
  top: number;
  /** along -z */
  bottom: number;
}

/** Where instruction cards lie (AT-05, AT-20). */
export interface CardPlaces {
  type: "card-places";
  /** in so many places */
  count: number;
  /** 1: in the open row of two players; 0: one in front of each seat, in secret */
  is_row: number;
}

/** Which round is played, or was played last (AT-16). */
export interface InRound {
  type: "in-round";
  /** from 1 */
  round: number;
  /** of a game */
  rounds: number;
}

/** Of three players or more one has the cup; two throw with their hands (AT-06, AT-20). */
export interface HasCup {
  type: "has-cup";
  /** who */
  seat: number;
}

/** What a seat's key stands for now, where several play on one keyboard (AT-34). */
export interface KeyMeans {
  type: "key-means";
  /** whose */
  seat: number;
  /** on the key, as Unicode counts letters */
  letter: number;
  /** its id; -1: this hand can do nothing now */
  action: number;
}

export type Fact =
  | CardDealt
  | Began
  | Returned
  | Rebuilt
  | Threw
  | Showed
  | Missed
  | Lay
  | Grabbed
  | Toppled
  | RanOut
  | RoundEnded
  | Checked
  | Fulfilled
  | Kept
  | Paid
  | Unpaid
  | Earned
  | Owes
  | CupWent
  | GaveBack
  | Counted
  | Totalled
  | Ended
  | Worth
  | Due
  | ThrowDice
  | DealSecret
  | LookAtCard
  | DealOpen
  | ThrowFirst
  | Grab
  | Give
  | PatienceEnds
  | AwaitCard
  | AwaitFirst
  | AwaitThrow
  | AwaitColumn
  | AwaitRest
  | AwaitGold
  | OnlyChanceDoes
  | SayWhichCard
  | OnlyTimeRunsOut
  | NothingPresses
  | TimeOnlyRuns
  | ThrowDue
  | FirstDue
  | CardDue
  | NobodyGives
  | NoSuchGold
  | GiveFirst
  | TooLate
  | TooEarly
  | NotThere
  | DieSides
  | CardPlaces
  | InRound
  | HasCup
  | KeyMeans;

/** A row's first number is a place in this list, the others are what it names. */
export const KINDS = [
  ["card-dealt", "place", "seat", "card", "is_new"],
  ["began", "seat"],
  ["returned", "seat", "object", "count", "held", "tower"],
  ["rebuilt", "objects", "holder", "verdict", "met"],
  ["threw", "seat", "round", "throw", "dice"],
  ["showed", "colour", "kind", "count", "is_enough", "then"],
  ["missed", "count"],
  ["lay", "counting", "missed", "is_six"],
  ["grabbed", "seat", "object", "copy", "tower", "held", "more", "left"],
  ["toppled", "seat", "objects", "hands"],
  ["ran-out", "reason", "seat", "seconds", "again"],
  ["round-ended", "round", "reason", "left", "throws"],
  ["checked", "seat", "verdict", "sacks", "is_six", "colours"],
  ["fulfilled", "place", "colour", "kind", "aside", "card", "barred", "dice"],
  ["kept", "seat", "colours", "barred"],
  ["paid", "seat", "object", "count", "place", "value", "gold", "stock"],
  ["unpaid", "seat", "object", "count", "reason"],
  ["earned", "seat", "sacks", "total", "cards", "object", "other"],
  ["owes", "seat", "count", "cards", "smallest", "seconds"],
  ["cup-went", "start", "seat", "reason"],
  ["gave-back", "seat", "place", "value", "gold", "back", "total", "is_chosen"],
  ["counted", "seat", "value", "count", "sacks"],
  ["totalled", "seat", "sacks", "cards", "has_won"],
  ["ended", "reason", "winners", "decided_by", "sacks"],
  ["worth", "seat", "object", "sacks", "verdict", "colour", "place"],
  ["due", "phase", "seats"],
  ["throw-dice", "seat"],
  ["deal-secret", "seat", "colour"],
  ["look-at-card", "seat"],
  ["deal-open", "place", "colour"],
  ["throw-first", "seat"],
  ["grab", "seat", "object"],
  ["give", "seat", "value"],
  ["patience-ends", "reason", "again", "seat", "value"],
  ["await-card"],
  ["await-first"],
  ["await-throw", "seat"],
  ["await-column", "is_row"],
  ["await-rest", "seat", "is_two"],
  ["await-gold", "seat"],
  ["only-chance-does"],
  ["say-which-card"],
  ["only-time-runs-out"],
  ["nothing-presses"],
  ["time-only-runs"],
  ["throw-due"],
  ["first-due"],
  ["card-due"],
  ["nobody-gives"],
  ["no-such-gold", "value"],
  ["give-first"],
  ["too-late", "seat"],
  ["too-early"],
  ["not-there", "object"],
  ["die-sides", "right", "left", "far", "near", "top", "bottom"],
  ["card-places", "count", "is_row"],
  ["in-round", "round", "rounds"],
  ["has-cup", "seat"],
  ["key-means", "seat", "letter", "action"],
] as const;
