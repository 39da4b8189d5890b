// What happens in bakschisch; written by `make protocol` from its kinds of facts.

/** A card of the row is turned face up (BK-06). */
export interface Turned {
  type: "turned";
  /** which of the row, from 0 */
  bribe: number;
  /** FAKIR to CALIPH */
  card: number;
  /** the same card, from 0 */
  kind: number;
  /** copies of it not seen since the last shuffle */
  left: number;
  /** cards face up */
  up: number;
}

/** Everybody reaches into the bag: hands are empty. */
export interface Reached {
  type: "reached";
  /** nothing */
  fist: number;
}

/** A fist is closed (BK-06); what is in it only its owner knows (BK-22). */
export interface Closed {
  type: "closed";
  /** whose */
  seat: number;
  /** NOT_YET to THIEF_IN_FIST, or UNKNOWN */
  fist: number;
}

/** A fist is opened, with all the others (BK-10). */
export interface Opened {
  type: "opened";
  /** whose */
  seat: number;
  /** gold in it; a thief counts as none */
  coins: number;
  /** COIN_0 and more, or THIEF_IN_FIST */
  fist: number;
}

/** What a fist showed has left the bag (BK-10). */
export interface Gave {
  type: "gave";
  /** whose */
  seat: number;
  /** pieces of gold */
  coins: number;
  /** left in the bag, or UNKNOWN */
  gold: number;
}

/** A thief brings home what was shown, or a share of it (BK-11). */
export interface Stole {
  type: "stole";
  /** whose thief */
  seat: number;
  /** pieces of gold */
  coins: number;
  /** in the bag now, or UNKNOWN */
  gold: number;
  /** no thief is left in the bag */
  thief: number;
}

/** What no thief took is in the pot (BK-10). */
export interface Filled {
  type: "filled";
  /** pieces of gold */
  coins: number;
  /** in the pot now */
  pot: number;
}

/** A pawn goes ahead or back (BK-08, BK-13). */
export interface Went {
  type: "went";
  /** whose */
  seat: number;
  /** the square it stood on */
  start: number;
  /** the square it stands on now */
  goal: number;
  /** 1: its thief is in the bag; none enters the palace */
  thief: number;
  /** BACK, AHEAD, TO_THRONE or HOME */
  way: number;
}

/** Nobody moves (BK-09, BK-12). */
export interface Stayed {
  type: "stayed";
  /** 1: because of a thief */
  is_theft: number;
}

/** The pot is shared: the round is over (BK-18). */
export interface Shared {
  type: "shared";
  /** which */
  round: number;
  /** pieces for everybody */
  each: number;
  /** pieces that stay in the pot */
  pot: number;
  /** pieces out of the game */
  box: number;
}

/** Somebody's share of the pot (BK-18). */
export interface Got {
  type: "got";
  /** whose */
  seat: number;
  /** pieces of gold */
  coins: number;
  /** in the bag now, or UNKNOWN */
  gold: number;
  /** 1: the thief is at home again (BK-19) */
  thief: number;
}

/** A new row of cards lies face down: a round begins (BK-17). */
export interface Laid {
  type: "laid";
  /** which */
  round: number;
  /** face down */
  card: number;
  /** none */
  up: number;
}

/** All cards are unseen again (BK-17). */
export interface Shuffled {
  type: "shuffled";
  /** copies of each */
  left: number;
}

/** The game is over (BK-18, BK-20, BK-21). */
export interface Ended {
  type: "ended";
  /** CALIPH_REIGNS, NO_MORE_ROUNDS or NO_MORE_GOLD */
  reason: number;
  /** ALONE to BY_ARRIVAL: what set the winners apart */
  how: number;
  /** who has won, as bits */
  winners: number;
  /** who stands as far ahead, the winners included, as bits */
  rivals: number;
  /** the square they stand on */
  square: number;
  /** which */
  round: number;
}

/** At the end all bags are opened (BK-22). */
export interface Bared {
  type: "bared";
  /** whose */
  seat: number;
  /** pieces in it */
  gold: number;
}

/** What comes next. */
export interface Due {
  type: "due";
  /** TURNING, BIDDING or OVER */
  phase: number;
}

/** How a seat stands, as far as it may be known. */
export interface Stands {
  type: "stands";
  /** which */
  seat: number;
  /** in the race, 1 the first (BK-15) */
  place: number;
  /** IN_BAG, USED or AT_GATE */
  thief: number;
  /** EMPTY_HAND, CLOSED_FIST or OPEN_HAND */
  hand: number;
  /** gold in the hand; UNKNOWN: not to be known; a thief counts as none */
  coins: number;
  /** 1: the thief is in the hand */
  has_thief: number;
}

/** Whom a card of the row sends where (BK-08, BK-13). */
export interface Sends {
  type: "sends";
  /** which of the row, from 0 */
  bribe: number;
  /** 1: the least gold goes back; 0: the most moves ahead */
  is_back: number;
}

/** To close the fist on coins (BK-06). */
export interface Offer {
  type: "offer";
  /** whose */
  seat: number;
  /** pieces of gold */
  coins: number;
  /** for whom, FAKIR to CALIPH */
  card: number;
}

/** To close the fist on the thief (BK-07). */
export interface SendThief {
  type: "send-thief";
  /** whose */
  seat: number;
}

/** What others see of either (BK-22). */
export interface ShutFist {
  type: "shut-fist";
  /** whose */
  seat: number;
}

/** Chance: to turn the next card (BK-06). */
export interface TurnUp {
  type: "turn-up";
  /** which */
  round: number;
  /** which of the row, from 0 */
  bribe: number;
  /** FAKIR to CALIPH */
  card: number;
}

/** The next card is turned (BK-06). */
export interface AwaitCard {
  type: "await-card";
  /** which */
  round: number;
  /** which of the row, from 0 */
  bribe: number;
}

/** Some fists are not closed yet (BK-06). */
export interface AwaitFists {
  type: "await-fists";
  /** whose, as bits */
  waiting: number;
  /** which */
  round: number;
  /** which of the row, from 0 */
  bribe: number;
  /** who is bribed, FAKIR to CALIPH */
  card: number;
  /** 1: the least gold goes back, BK-13; 0: the most moves ahead */
  is_last: number;
}

/** A seat cannot turn a card. */
export interface OnlyChanceTurns {
  type: "only-chance-turns";
}

/** All copies were seen since the last shuffle (BK-03). */
export interface NoSuchCard {
  type: "no-such-card";
  /** FAKIR to CALIPH */
  card: number;
}

/** No fist before a card is up (BK-06). */
export interface CardFirst {
  type: "card-first";
}

/** A closed fist holds something (BK-22). */
export interface NotSaid {
  type: "not-said";
}

/** The thief stays at the gate (BK-16). */
export interface NoThiefInPalace {
  type: "no-thief-in-palace";
}

/** A thief serves once a round (BK-07). */
export interface ThiefUsed {
  type: "thief-used";
}

/** There is less gold than that (BK-06). */
export interface BagHolds {
  type: "bag-holds";
  /** pieces in the bag */
  coins: number;
}

export type Fact =
  | Turned
  | Reached
  | Closed
  | Opened
  | Gave
  | Stole
  | Filled
  | Went
  | Stayed
  | Shared
  | Got
  | Laid
  | Shuffled
  | Ended
  | Bared
  | Due
  | Stands
  | Sends
  | Offer
  | SendThief
  | ShutFist
  | TurnUp
  | AwaitCard
  | AwaitFists
  | OnlyChanceTurns
  | NoSuchCard
  | CardFirst
  | NotSaid
  | NoThiefInPalace
  | ThiefUsed
  | BagHolds;

/** A row's first number is a place in this list, the others are what it names. */
export const KINDS = [
  ["turned", "bribe", "card", "kind", "left", "up"],
  ["reached", "fist"],
  ["closed", "seat", "fist"],
  ["opened", "seat", "coins", "fist"],
  ["gave", "seat", "coins", "gold"],
  ["stole", "seat", "coins", "gold", "thief"],
  ["filled", "coins", "pot"],
  ["went", "seat", "start", "goal", "thief", "way"],
  ["stayed", "is_theft"],
  ["shared", "round", "each", "pot", "box"],
  ["got", "seat", "coins", "gold", "thief"],
  ["laid", "round", "card", "up"],
  ["shuffled", "left"],
  ["ended", "reason", "how", "winners", "rivals", "square", "round"],
  ["bared", "seat", "gold"],
  ["due", "phase"],
  ["stands", "seat", "place", "thief", "hand", "coins", "has_thief"],
  ["sends", "bribe", "is_back"],
  ["offer", "seat", "coins", "card"],
  ["send-thief", "seat"],
  ["shut-fist", "seat"],
  ["turn-up", "round", "bribe", "card"],
  ["await-card", "round", "bribe"],
  ["await-fists", "waiting", "round", "bribe", "card", "is_last"],
  ["only-chance-turns"],
  ["no-such-card", "card"],
  ["card-first"],
  ["not-said"],
  ["no-thief-in-palace"],
  ["thief-used"],
  ["bag-holds", "coins"],
] as const;
