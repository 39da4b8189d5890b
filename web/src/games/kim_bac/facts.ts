// What happens in kim-bac; written by `make protocol` from its kinds of facts.

/** A pawn is put on a gate (KB-07). */
export interface Placed {
  type: "placed";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** 0 to 11: A to L */
  gate: number;
  /** where the gate leads */
  crossing: number;
  /** AT_GATE and the gate */
  place: number;
}

/** Somebody throws the ordinary die for the start (KB-08). */
export interface Threw {
  type: "threw";
  /** who */
  seat: number;
  /** 1 to 6 */
  points: number;
}

/** Several threw highest: they alone throw again (KB-08). */
export interface Tied {
  type: "tied";
  /** who, as bits */
  seats: number;
  /** what each of them threw */
  points: number;
  /** ties so far */
  throw_offs: number;
  /** the dice are taken up */
  die: number;
}

/** It is decided who begins (KB-08). */
export interface Starts {
  type: "starts";
  /** who */
  seat: number;
  /** what they threw */
  points: number;
  /** HIGHEST, or TIED_TOO_OFTEN: the first of the tied seats */
  reason: number;
  /** no more ties */
  throw_offs: number;
  /** the dice are taken up */
  die: number;
}

/** A turn of part one begins (KB-09). */
export interface Began {
  type: "began";
  /** whose */
  seat: number;
  /** turns begun in this round */
  turns: number;
  /** 1: a card will be drawn; 0: there is none in the stock (KB-11) */
  draws: number;
}

/** No card is left and nobody shuffles: all know that some hand holds a pair (KB-31). */
export interface Proved {
  type: "proved";
  /** 1 */
  paired: number;
}

/** A hand goes back into the stock (KB-11, KB-25). */
export interface Collected {
  type: "collected";
  /** whose */
  seat: number;
  /** how many cards */
  cards: number;
  /** cards left in it */
  held: number;
  /** 0 of each number, or UNKNOWN */
  hand: number;
}

/** The cards are shuffled into a new stock (KB-11, KB-25). */
export interface Shuffled {
  type: "shuffled";
  /** NO_PAIR: the stock was empty and no hand held one; NEW_ROUND */
  reason: number;
  /** cards in the stock */
  stocked: number;
}

/** A card is drawn, seen by the viewer (KB-09). */
export interface Drew {
  type: "drew";
  /** who */
  seat: number;
  /** 1 to 18 */
  number: number;
  /** the same, from 0 */
  card: number;
  /** of that number in the hand now */
  copies: number;
  /** cards in the hand now */
  held: number;
  /** cards left in the stock */
  stocked: number;
}

/** A card is drawn, which one the viewer may not know (KB-09, KB-30). */
export interface DrewUnseen {
  type: "drew-unseen";
  /** who */
  seat: number;
  /** cards in the hand now */
  held: number;
  /** cards left in the stock */
  stocked: number;
}

/** A pawn goes one crossing far; that is its whole move (KB-09, KB-16). */
export interface Went {
  type: "went";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** a crossing, or from AT_GATE on */
  start: number;
  /** the crossing it stands on now */
  goal: number;
  /** BY_STREET, BY_BRIDGE or OUT_OF_GATE */
  way: number;
  /** of the monument there; 0: none */
  number: number;
  /** 1: he is the one who is hunted */
  is_kim_bac: number;
}

/** A pawn is blocked: every crossing next to it is taken (KB-10). */
export interface Stayed {
  type: "stayed";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** a crossing, or from AT_GATE on */
  place: number;
  /** of the monument there; 0: none */
  number: number;
}

/** The two cards of a monument are shown, and stay open (KB-13). */
export interface LaidOpen {
  type: "laid-open";
  /** whose */
  seat: number;
  /** 1 to 18 */
  number: number;
  /** the same, from 0 */
  card: number;
  /** of them in the hand: 0, or UNKNOWN */
  copies: number;
  /** of them open: 2 */
  opened: number;
  /** cards left in the hand */
  held: number;
  /** 0: no other pair is proven (KB-31) */
  paired: number;
}

/** Somebody takes the chest and shakes it (KB-12, KB-13). */
export interface Took {
  type: "took";
  /** who */
  seat: number;
  /** the pawn at the monument's foot */
  pawn: number;
  /** of that monument */
  number: number;
  /** numbers where the treasure is not, as bits (KB-31) */
  ruled_out: number;
}

/** The taker, who is the viewer, sees the dice in the chest (KB-02, KB-13). */
export interface Looked {
  type: "looked";
  /** who */
  seat: number;
  /** where the treasure is */
  number: number;
  /** the die of 1 to 6 */
  ordinary: number;
  /** the die of 0, 6 and 12 */
  special: number;
  /** of the treasure, in taels (KB-20) */
  worth: number;
  /** of that number in the taker's hand */
  cards: number;
  /** 1: the sheet advises to run; 0: to renounce; UNKNOWN: not asked (KB-26) */
  is_advised: number;
}

/** The taker looks into the chest, alone (KB-13, KB-30). */
export interface LookedUnseen {
  type: "looked-unseen";
  /** who */
  seat: number;
  /** UNKNOWN */
  treasure: number;
}

/** The taker leaves the treasure where it is; nobody may after him in this round (KB-14). */
export interface Renounced {
  type: "renounced";
  /** who */
  seat: number;
  /** of the pair that lies open, spent */
  number: number;
  /** 1 */
  renounced: number;
}

/** The chest is nobody's again, its dice are unknown (KB-14, KB-25). */
export interface Shut {
  type: "shut";
  /** NO_SEAT */
  taker: number;
  /** no pawn */
  kim_bac: number;
  /** no number */
  secret: number;
  /** no number */
  treasure: number;
  /** no numbers */
  ruled_out: number;
}

/** The taker's pawn is the Kim-Bac: the race begins (KB-15). */
export interface Ran {
  type: "ran";
  /** who */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** of the monument where it begins */
  number: number;
  /** 1: somebody has renounced before, so he was not asked (KB-14) */
  is_forced: number;
  /** none: part one is over */
  turns: number;
  /** none yet */
  moves: number;
}

/** Another pawn of the Kim-Bac's owner leaves the board (KB-15). */
export interface Left {
  type: "left";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** a crossing, or from AT_GATE on */
  start: number;
  /** BESIDE */
  place: number;
}

/** A move of the Kim-Bac is counted (KB-19). */
export interface Counted {
  type: "counted";
  /** so far */
  moves: number;
  /** moves that are left to him */
  left: number;
}

/** He stood at a monument and went on: the treasure is not there (KB-31). */
export interface RuledOut {
  type: "ruled-out";
  /** of the monument */
  number: number;
  /** all such numbers, as bits */
  ruled_out: number;
}

/** A street of the Kim-Bac's, as it is now (KB-16, KB-18). */
export interface Exit {
  type: "exit";
  /** where it leads */
  crossing: number;
  /** 0: a pawn stands there */
  is_free: number;
}

/** How close the ring round the Kim-Bac is (KB-18). */
export interface Ringed {
  type: "ringed";
  /** the crossing he stands on */
  place: number;
  /** streets that he could take */
  free: number;
  /** streets in all, bridges aside */
  streets: number;
}

/** Part one was too long: the round is over and nobody is paid (KB-11). */
export interface NoRace {
  type: "no-race";
  /** which */
  round: number;
  /** NO_RACE */
  ended: number;
  /** turns that each has had */
  table_rounds: number;
}

/** The race is over (KB-17 to KB-19), and a line of the sheet begins. */
export interface RaceEnded {
  type: "race-ended";
  /** which */
  round: number;
  /** ARRIVED, CAPTURED or LOST */
  reason: number;
  /** whose Kim-Bac */
  seat: number;
  /** number of the monument where he began */
  secret: number;
  /** number of the treasure's monument */
  treasure: number;
  /** of the treasure, in taels (KB-20) */
  worth: number;
  /** that he made */
  moves: number;
}

/** The dice in the chest are shown to all (KB-17 to KB-19, KB-30). */
export interface Revealed {
  type: "revealed";
  /** where the treasure is */
  number: number;
  /** at the foot of its monument */
  crossing: number;
  /** the die of 1 to 6 */
  ordinary: number;
  /** the die of 0, 6 and 12 */
  special: number;
}

/** Somebody shows their cards with the treasure's number (KB-30). */
export interface Showed {
  type: "showed";
  /** who */
  seat: number;
  /** 1 to 18 */
  number: number;
  /** the same, from 0 */
  card: number;
  /** how many; 0: none */
  copies: number;
  /** whose sheet they are for */
  round: number;
  /** the same count, on the sheet */
  premium: number;
}

/** A line of the sharing (KB-21 to KB-23). */
export interface Paid {
  type: "paid";
  /** to whom */
  seat: number;
  /** PREMIUM_OF_CARDS to PART_OF_REST */
  reason: number;
  /** how many */
  taels: number;
  /** for which they are paid; 0 if not for cards */
  cards: number;
  /** taels a card; cut evenly if the treasure is too small (KB-23) */
  each: number;
  /** which */
  round: number;
  /** theirs of this round so far */
  sum: number;
}

/** Taels that nobody gets (KB-19, KB-23). */
export interface Unpaid {
  type: "unpaid";
  /** which */
  round: number;
  /** how many */
  taels: number;
  /** TREASURE_LOST, or REMAINDER of equal parts */
  reason: number;
}

/** A seat's line of the score sheet (KB-25). */
export interface Summed {
  type: "summed";
  /** whose */
  seat: number;
  /** which has just ended */
  round: number;
  /** of that round */
  taels: number;
  /** of all rounds */
  total: number;
  /** that were paid for; 0: none */
  cards: number;
  /** taels for them, of those of the round (KB-21, KB-23) */
  premium: number;
}

/** All pawns are taken off the board (KB-25). */
export interface Cleared {
  type: "cleared";
  /** BESIDE */
  pawn: number;
  /** 0: nothing is known of hands */
  paired: number;
}

/** The next round is laid (KB-07, KB-25). */
export interface Laid {
  type: "laid";
  /** which */
  round: number;
  /** who places the first pawn */
  seat: number;
  /** no cards lie open */
  open: number;
  /** 0: somebody may */
  renounced: number;
  /** none */
  moves: number;
  /** none */
  turns: number;
}

/** All rounds are played: what was counted and known in the last one is of no use any more. */
export interface Finished {
  type: "finished";
  /** none */
  turns: number;
  /** 0 */
  paired: number;
  /** none: the treasure is known, or there is none */
  ruled_out: number;
}

/** The match is over (KB-25), and how its last round came out (KB-17 to KB-19). */
export interface Ended {
  type: "ended";
  /** most taels in all, as bits */
  winners: number;
  /** 1: there are several, who share the win */
  is_shared: number;
  /** that each of them has */
  taels: number;
  /** NO_RACE, ARRIVED, CAPTURED or LOST */
  reason: number;
  /** whose Kim-Bac; meaningless without a race, as is the rest */
  hero: number;
  /** number of the monument where he began */
  secret: number;
  /** number of the treasure's monument */
  treasure: number;
}

/** What comes next. */
export interface Due {
  type: "due";
  /** PLACING to OVER */
  phase: number;
  /** whose turn it is; 0 when chance throws or it is over */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** who has to throw yet, as bits */
  throwing: number;
}

/** How far the pawn would be from a monument whose pair its owner holds (KB-12). */
export interface Wanted {
  type: "wanted";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** of the monument */
  number: number;
  /** crossings to go, if nobody stood in the way */
  steps: number;
  /** the same from where it is now */
  was: number;
}

/** How far a pursuer would be from the Kim-Bac (KB-16). */
export interface Chased {
  type: "chased";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** where it would be: a crossing, or from AT_GATE on */
  place: number;
  /** crossings to go, bridges too, if nobody stood in the way */
  steps: number;
  /** the same as it is now */
  was: number;
}

/** How far the Kim-Bac, who is the viewer, would be from the treasure (KB-16, KB-17). */
export interface Ahead {
  type: "ahead";
  /** of its monument */
  number: number;
  /** crossings to go, without bridges, if nobody stood in the way */
  steps: number;
  /** the same from where he is now */
  was: number;
  /** crossings to go round all pawns as they stand; UNKNOWN: all ways are closed */
  free: number;
}

/** The Kim-Bac would be captured at once (KB-18). */
export interface Trapped {
  type: "trapped";
  /** whose Kim-Bac */
  seat: number;
  /** the crossing he stands on */
  place: number;
}

/** Taels that the seat would get (KB-20 to KB-23). */
export interface Promised {
  type: "promised";
  /** who */
  seat: number;
  /** ARRIVED or CAPTURED: if the race ends so */
  reason: number;
  /** at the worst, for all that the seat knows of treasure and cards */
  least: number;
  /** at the best */
  most: number;
  /** of the treasure; UNKNOWN: where it is only the Kim-Bac knows */
  worth: number;
  /** of its number that may be in other hands; UNKNOWN, if the number is */
  cards: number;
}

/** The pawn due could take the chest there: it goes there, or stays there blocked (KB-12). */
export interface Claimable {
  type: "claimable";
  /** at the foot of the monument */
  crossing: number;
  /** of the monument, whose pair its owner holds */
  number: number;
}

/** The pawn that is to be placed or moved now. */
export interface PawnDue {
  type: "pawn-due";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** a crossing, from AT_GATE on, or BESIDE */
  place: number;
}

/** What a pawn on the board has around it, for whoever does not see the plan (KB-09, KB-16). */
export interface Around {
  type: "around";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** from where it stands, free or not; out of a gate leads one */
  streets: number;
  /** the same */
  bridges: number;
  /** ways to the monument of the treasure, if nobody stood in it; UNKNOWN */
  to_treasure: number;
  /** in a race, ways to him; UNKNOWN: there is none, or it is he */
  to_kim_bac: number;
}

/** In a race, a crossing that the Kim-Bac may come to in his next moves (KB-15, KB-16). */
export interface Reached {
  type: "reached";
  /** which */
  crossing: number;
  /** his to it, round all pawns as they stand, where none can be before him */
  moves: number;
  /** 1: no pursuer can be there before him; 0: one can, if nobody is in the way */
  is_his: number;
}

/** What the treasure of the round that ended last was worth (KB-20); its sharing follows. */
export interface Worth {
  type: "worth";
  /** which */
  round: number;
  /** how many */
  taels: number;
}

/** To put a pawn on a gate (KB-07). */
export interface PutPawn {
  type: "put-pawn";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** 0 to 11: A to L */
  gate: number;
}

/** To go to a crossing (KB-09, KB-16). */
export interface GoTo {
  type: "go-to";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** of the crossing */
  line: number;
  /** of the crossing */
  digit: number;
  /** of the monument there; 0: none */
  number: number;
  /** 1: he is the one who is hunted */
  is_kim_bac: number;
}

/** To go to a monument and take the chest there (KB-12). */
export interface GoAndTake {
  type: "go-and-take";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** of the crossing */
  line: number;
  /** of the crossing */
  digit: number;
  /** of the monument */
  number: number;
}

/** To stay, blocked (KB-10). */
export interface Stay {
  type: "stay";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** of the monument there; 0: none */
  number: number;
}

/** To stay, blocked, and take the chest there (KB-10, KB-12). */
export interface StayAndTake {
  type: "stay-and-take";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
  /** of the monument */
  number: number;
}

/** To run for the treasure (KB-15). */
export interface BecomeKimBac {
  type: "become-kim-bac";
  /** who */
  seat: number;
}

/** To leave the treasure where it is (KB-14). */
export interface Renounce {
  type: "renounce";
  /** who */
  seat: number;
}

/** Chance: to draw this card (KB-09). */
export interface DrawCard {
  type: "draw-card";
  /** who */
  seat: number;
  /** 1 to 18 */
  number: number;
}

/** What others see of it (KB-30). */
export interface DrawUnseen {
  type: "draw-unseen";
  /** who */
  seat: number;
}

/** Chance: to find this number in the chest (KB-13). */
export interface OpenChest {
  type: "open-chest";
  /** who */
  seat: number;
  /** where the treasure is */
  number: number;
}

/** What others see of it (KB-30). */
export interface OpenUnseen {
  type: "open-unseen";
  /** who */
  seat: number;
}

/** Chance: to throw the ordinary die for the start (KB-08). */
export interface ThrowDie {
  type: "throw-die";
  /** who */
  seat: number;
  /** 1 to 6 */
  points: number;
}

/** A pawn is to be put on a gate (KB-07). */
export interface AwaitPawn {
  type: "await-pawn";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
}

/** The first pawn of a later round; how the one before came out (KB-17 to KB-19, KB-25). */
export interface AwaitNextRound {
  type: "await-next-round";
  /** whose */
  seat: number;
  /** which has ended */
  round: number;
  /** NO_RACE, ARRIVED, CAPTURED or LOST */
  reason: number;
  /** whose Kim-Bac; meaningless without a race, as is the rest */
  hero: number;
  /** number of the monument where he began */
  secret: number;
  /** number of the treasure's monument */
  treasure: number;
  /** of the treasure, in taels (KB-20) */
  worth: number;
}

/** The die decides who starts (KB-08). */
export interface AwaitThrow {
  type: "await-throw";
  /** who has to throw yet, as bits */
  throwing: number;
}

/** A card is drawn (KB-09). */
export interface AwaitCard {
  type: "await-card";
  /** who draws */
  seat: number;
}

/** A pawn is to move, before there is a Kim-Bac (KB-09). */
export interface AwaitMove {
  type: "await-move";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
}

/** The chest is shaken (KB-13). */
export interface AwaitShake {
  type: "await-shake";
  /** who has it */
  seat: number;
}

/** To run or to renounce, as others see it (KB-14). */
export interface AwaitDecision {
  type: "await-decision";
  /** who is asked */
  seat: number;
}

/** The same to the taker, with what the sheet advises (KB-14, KB-26). */
export interface AwaitAdvised {
  type: "await-advised";
  /** who is asked */
  seat: number;
  /** where the treasure is */
  number: number;
  /** of it, in taels (KB-20) */
  worth: number;
  /** 1: to run; 0: to renounce */
  is_advised: number;
}

/** A pawn is to move in the race (KB-15). */
export interface AwaitPursuer {
  type: "await-pursuer";
  /** whose */
  seat: number;
  /** which of theirs */
  pawn: number;
}

/** The Kim-Bac is to move, as others see it (KB-15). */
export interface AwaitKimBac {
  type: "await-kim-bac";
  /** whose */
  seat: number;
}

/** The same to himself, who knows whither (KB-15, KB-16). */
export interface AwaitRunner {
  type: "await-runner";
  /** whose */
  seat: number;
  /** where the treasure is */
  number: number;
}

/** A seat can neither draw a card nor throw dice. */
export interface OnlyChanceDraws {
  type: "only-chance-draws";
}

/** There is no such outcome now. */
export interface ChanceCannot {
  type: "chance-cannot";
}

/** It is for chance to act, and chance does not choose. */
export interface ChanceFirst {
  type: "chance-first";
}

/** One pawn a gate (KB-07). */
export interface GateTaken {
  type: "gate-taken";
  /** 0 to 11: A to L */
  gate: number;
}

/** Nothing is done before all pawns are placed (KB-07). */
export interface PawnsFirst {
  type: "pawns-first";
}

/** All of them are (KB-07). */
export interface PawnsPlaced {
  type: "pawns-placed";
}

/** The taker has to run or to renounce (KB-14). */
export interface DecideFirst {
  type: "decide-first";
}

/** There is no chest to run with or to renounce (KB-14). */
export interface NobodyAsked {
  type: "nobody-asked";
}

/** A pawn that can move must (KB-10). */
export interface MustMove {
  type: "must-move";
  /** which of theirs */
  pawn: number;
}

/** The town has none of that name (KB-01). */
export interface NoSuchCrossing {
  type: "no-such-crossing";
  /** of the crossing */
  line: number;
  /** of the crossing */
  digit: number;
}

/** No street or bridge leads there (KB-09). */
export interface NoStreet {
  type: "no-street";
  /** of the crossing where the pawn is */
  from_line: number;
  /** of the crossing where the pawn is */
  from_digit: number;
  /** of the crossing */
  line: number;
  /** of the crossing */
  digit: number;
}

/** A gate leads to one crossing only (KB-09). */
export interface NotFromGate {
  type: "not-from-gate";
  /** 0 to 11: A to L */
  gate: number;
  /** of the crossing */
  line: number;
  /** of the crossing */
  digit: number;
}

/** The Kim-Bac may not cross bridges (KB-16). */
export interface NoBridges {
  type: "no-bridges";
}

/** One pawn a crossing (KB-10). */
export interface CrossingTaken {
  type: "crossing-taken";
  /** of the crossing */
  line: number;
  /** of the crossing */
  digit: number;
}

/** In the race there is no chest to take (KB-15). */
export interface ChestTaken {
  type: "chest-taken";
}

/** The chest is taken at the foot of a monument (KB-12). */
export interface NoMonument {
  type: "no-monument";
}

/** Whoever takes it holds both cards of the monument (KB-12). */
export interface PairNeeded {
  type: "pair-needed";
  /** of that monument */
  number: number;
}

export type Fact =
  | Placed
  | Threw
  | Tied
  | Starts
  | Began
  | Proved
  | Collected
  | Shuffled
  | Drew
  | DrewUnseen
  | Went
  | Stayed
  | LaidOpen
  | Took
  | Looked
  | LookedUnseen
  | Renounced
  | Shut
  | Ran
  | Left
  | Counted
  | RuledOut
  | Exit
  | Ringed
  | NoRace
  | RaceEnded
  | Revealed
  | Showed
  | Paid
  | Unpaid
  | Summed
  | Cleared
  | Laid
  | Finished
  | Ended
  | Due
  | Wanted
  | Chased
  | Ahead
  | Trapped
  | Promised
  | Claimable
  | PawnDue
  | Around
  | Reached
  | Worth
  | PutPawn
  | GoTo
  | GoAndTake
  | Stay
  | StayAndTake
  | BecomeKimBac
  | Renounce
  | DrawCard
  | DrawUnseen
  | OpenChest
  | OpenUnseen
  | ThrowDie
  | AwaitPawn
  | AwaitNextRound
  | AwaitThrow
  | AwaitCard
  | AwaitMove
  | AwaitShake
  | AwaitDecision
  | AwaitAdvised
  | AwaitPursuer
  | AwaitKimBac
  | AwaitRunner
  | OnlyChanceDraws
  | ChanceCannot
  | ChanceFirst
  | GateTaken
  | PawnsFirst
  | PawnsPlaced
  | DecideFirst
  | NobodyAsked
  | MustMove
  | NoSuchCrossing
  | NoStreet
  | NotFromGate
  | NoBridges
  | CrossingTaken
  | ChestTaken
  | NoMonument
  | PairNeeded;

/** A row's first number is a place in this list, the others are what it names. */
export const KINDS = [
  ["placed", "seat", "pawn", "gate", "crossing", "place"],
  ["threw", "seat", "points"],
  ["tied", "seats", "points", "throw_offs", "die"],
  ["starts", "seat", "points", "reason", "throw_offs", "die"],
  ["began", "seat", "turns", "draws"],
  ["proved", "paired"],
  ["collected", "seat", "cards", "held", "hand"],
  ["shuffled", "reason", "stocked"],
  ["drew", "seat", "number", "card", "copies", "held", "stocked"],
  ["drew-unseen", "seat", "held", "stocked"],
  ["went", "seat", "pawn", "start", "goal", "way", "number", "is_kim_bac"],
  ["stayed", "seat", "pawn", "place", "number"],
  ["laid-open", "seat", "number", "card", "copies", "opened", "held", "paired"],
  ["took", "seat", "pawn", "number", "ruled_out"],
  ["looked", "seat", "number", "ordinary", "special", "worth", "cards", "is_advised"],
  ["looked-unseen", "seat", "treasure"],
  ["renounced", "seat", "number", "renounced"],
  ["shut", "taker", "kim_bac", "secret", "treasure", "ruled_out"],
  ["ran", "seat", "pawn", "number", "is_forced", "turns", "moves"],
  ["left", "seat", "pawn", "start", "place"],
  ["counted", "moves", "left"],
  ["ruled-out", "number", "ruled_out"],
  ["exit", "crossing", "is_free"],
  ["ringed", "place", "free", "streets"],
  ["no-race", "round", "ended", "table_rounds"],
  ["race-ended", "round", "reason", "seat", "secret", "treasure", "worth", "moves"],
  ["revealed", "number", "crossing", "ordinary", "special"],
  ["showed", "seat", "number", "card", "copies", "round", "premium"],
  ["paid", "seat", "reason", "taels", "cards", "each", "round", "sum"],
  ["unpaid", "round", "taels", "reason"],
  ["summed", "seat", "round", "taels", "total", "cards", "premium"],
  ["cleared", "pawn", "paired"],
  ["laid", "round", "seat", "open", "renounced", "moves", "turns"],
  ["finished", "turns", "paired", "ruled_out"],
  ["ended", "winners", "is_shared", "taels", "reason", "hero", "secret", "treasure"],
  ["due", "phase", "seat", "pawn", "throwing"],
  ["wanted", "seat", "pawn", "number", "steps", "was"],
  ["chased", "seat", "pawn", "place", "steps", "was"],
  ["ahead", "number", "steps", "was", "free"],
  ["trapped", "seat", "place"],
  ["promised", "seat", "reason", "least", "most", "worth", "cards"],
  ["claimable", "crossing", "number"],
  ["pawn-due", "seat", "pawn", "place"],
  ["around", "seat", "pawn", "streets", "bridges", "to_treasure", "to_kim_bac"],
  ["reached", "crossing", "moves", "is_his"],
  ["worth", "round", "taels"],
  ["put-pawn", "seat", "pawn", "gate"],
  ["go-to", "seat", "pawn", "line", "digit", "number", "is_kim_bac"],
  ["go-and-take", "seat", "pawn", "line", "digit", "number"],
  ["stay", "seat", "pawn", "number"],
  ["stay-and-take", "seat", "pawn", "number"],
  ["become-kim-bac", "seat"],
  ["renounce", "seat"],
  ["draw-card", "seat", "number"],
  ["draw-unseen", "seat"],
  ["open-chest", "seat", "number"],
  ["open-unseen", "seat"],
  ["throw-die", "seat", "points"],
  ["await-pawn", "seat", "pawn"],
  ["await-next-round", "seat", "round", "reason", "hero", "secret", "treasure", "worth"],
  ["await-throw", "throwing"],
  ["await-card", "seat"],
  ["await-move", "seat", "pawn"],
  ["await-shake", "seat"],
  ["await-decision", "seat"],
  ["await-advised", "seat", "number", "worth", "is_advised"],
  ["await-pursuer", "seat", "pawn"],
  ["await-kim-bac", "seat"],
  ["await-runner", "seat", "number"],
  ["only-chance-draws"],
  ["chance-cannot"],
  ["chance-first"],
  ["gate-taken", "gate"],
  ["pawns-first"],
  ["pawns-placed"],
  ["decide-first"],
  ["nobody-asked"],
  ["must-move", "pawn"],
  ["no-such-crossing", "line", "digit"],
  ["no-street", "from_line", "from_digit", "line", "digit"],
  ["not-from-gate", "gate", "line", "digit"],
  ["no-bridges"],
  ["crossing-taken", "line", "digit"],
  ["chest-taken"],
  ["no-monument"],
  ["pair-needed", "number"],
] as const;
