// What games do and show; written by `make protocol` from their actions and views.

/** Chance: the dice fall, one of the ways they can (AT-07). */
export interface AttrapTresorsThrow {
  type: "throw";
  /** which of the ways that eight dice can fall */
  fall: number;
}

/** Chance: an instruction card of this colour is dealt to whoever needs one (AT-05, AT-15). */
export interface AttrapTresorsDeal {
  type: "deal";
  /** of the card */
  colour: number;
}

/** What others see of a card that is dealt in secret. */
export interface AttrapTresorsDealt {
  type: "dealt";
}

/** Chance: this seat throws first (AT-05). */
export interface AttrapTresorsStart {
  type: "start";
  /** who */
  seat: number;
}

/** Grab an object of the tower (AT-08, AT-09). */
export interface AttrapTresorsGrab {
  type: "grab";
  /** what the hand goes out for */
  object: number;
}

/** Give back a gold card of this value (AT-13). */
export interface AttrapTresorsGive {
  type: "give";
  /** of the gold card */
  value: number;
}

/** The clock: patience has run out (AT-10, AT-11, AT-13). */
export interface AttrapTresorsTime {
  type: "time";
}

/** The souk as a screen draws it; colours are letters r o y g b v. */
export interface AttrapTresorsTable {
  phase: "dealing" | "starting" | "throwing" | "grabbing" | "giving" | "over";
  /** the one being played, from 1 */
  round: number;
  /** of a game */
  rounds: number;
  /** of this round */
  throws: number;
  /** null where both throw together */
  thrower: number | null;
  /** counting dice by colour */
  dice: Record<string, number>;
  /** dice that do not count */
  missed: number;
  /** whether they lie on the souk */
  has_dice: boolean;
  /** of a die, along +x, -x, +y, -y, +z and -z, as films turn it */
  sides: string;
  /** the tower, or what has become of it */
  things: AttrapTresorsThing[];
  /** whether it stands on its column */
  stands: boolean;
  /** of the column */
  holder: number | null;
  /** of the last check of the column */
  verdict: "wrong" | "card" | "six" | null;
  /** colour of the card shown at that check; "" if none */
  met: string;
  /** of two players: three cards lie open for both */
  has_row: boolean;
  /** by seat, or the open row of two: a colour, "" none, null secret */
  cards: (string | null)[];
  /** by seat: colours that everybody knows the secret card not to be */
  barred: string[];
  /** fulfilled cards by colour */
  aside: Record<string, number>;
  /** by seat, the lowest value first */
  gold: AttrapTresorsGold[][];
  /** by seat */
  sacks: number[];
  /** gold cards not handed out */
  stock: Record<string, number>;
  /** seconds */
  patience: number;
  /** by seat, where all play on one keyboard */
  keys: string[];
  /** by seat: the action that its key stands for now */
  meant: (number | null)[];
}

/** An object that the tower is built of. */
export interface AttrapTresorsThing {
  kind: string;
  /** which of those alike, from 0; alike as they are, by the seats that hold them */
  copy: number;
  /** who has taken it since the throw */
  holder: number | null;
}

/** Gold cards of one value. */
export interface AttrapTresorsGold {
  value: number;
  count: number;
  /** on all of them */
  sacks: number;
}

export type AttrapTresorsAction =
  | AttrapTresorsThrow
  | AttrapTresorsDeal
  | AttrapTresorsDealt
  | AttrapTresorsStart
  | AttrapTresorsGrab
  | AttrapTresorsGive
  | AttrapTresorsTime;

/** Close your fist on so many coins, none allowed (BK-06). */
export interface BakschischBid {
  type: "bid";
  /** in the fist */
  coins: number;
}

/** Close your fist on your thief (BK-07). */
export interface BakschischThief {
  type: "thief";
}

/** Chance: the next card of the row is turned face up (BK-06). */
export interface BakschischTurn {
  type: "turn";
  /** what the card shows */
  card: number;
}

/** What others see of a choice until all are in: a closed fist (BK-22). */
export interface BakschischClosed {
  type: "closed";
}

/** The city as a screen draws it; squares are numbered from the start, which is 0. */
export interface BakschischTable {
  phase: "turning" | "bidding" | "over";
  round: number;
  /** which card is up last, 1 to 5; 0 before the first */
  bribe: number;
  /** the row from left to right, letters F G S E H C; "" if face down */
  cards: string[];
  /** by card of the row: the most gold moves ahead, or the least goes back */
  sends: ("ahead" | "back")[];
  /** copies of each card not seen since the last shuffle */
  unseen: Record<string, number>;
  squares: ("start" | "fakir" | "guard" | "servant" | "eunuch" | "harem" | "throne")[];
  /** first square behind the gate */
  palace: number;
  /** by seat */
  pawns: number[];
  /** where each pawn stood before the fists were opened */
  came: number[];
  /** in the race, 1 the first (BK-15) */
  places: number[];
  /** gold by seat; null where it is not shown */
  bags: (number | null)[];
  thieves: ("bag" | "used" | "gate")[];
  fists: BakschischFist[];
  pot: number;
  box: number;
}

/** A hand over the board; `holds` is coins or "thief", null where it cannot be known. */
export interface BakschischFist {
  state: "empty" | "closed" | "open";
  holds: number | "thief" | null;
}

export type BakschischAction = BakschischBid | BakschischThief | BakschischTurn | BakschischClosed;

/** Put the next baron of your colour on an empty square (KT-05). */
export interface KhanTsinPlace {
  type: "place";
  /** where it is put, from South's end */
  square: number;
}

/** Chance: the next square from South's end gets this colour (KT-05). */
export interface KhanTsinDeal {
  type: "deal";
  /** of the baron */
  colour: number;
}

/** No move is legal (KT-12). */
export interface KhanTsinPass {
  type: "pass";
}

/** The top `count` barons of `start` fly onto `goal` (KT-07 to KT-09), perhaps turned over. */
export interface KhanTsinMove {
  type: "move";
  /** the square that they leave */
  start: number;
  /** the square that they land on */
  goal: number;
  /** how many fly, the suzerain among them (KT-09) */
  count: number;
  /** whether they are turned over first (KT-30) */
  turn_moved: boolean;
  /** whether the pile is turned over once they have landed (KT-31) */
  turn_result: boolean;
}

/** The dragon as a screen draws it; squares are numbered 0 to 35 from South's end. */
export interface KhanTsinTable {
  phase: "placing" | "dealing" | "moving" | "over";
  /** of each square, letters r, k, w bottom to top; "" if empty */
  piles: string[];
  /** claws of each square */
  kinds: number[];
  /** of each square: red, black and white barons */
  counts: number[][];
  /** barons of one colour that a pile may have (KT-11) */
  most_alike: number;
  /** of each square: barons that nine would take (KT-13) */
  lacks: number[];
  /** for each seat, the squares whose pile it may move (KT-07) */
  reach: number[][];
  /** of each square in reach: the suzerain alone, with a vassal, two ... */
  lifts: KhanTsinLift[][];
  /** barons still beside the board */
  left: Record<string, number>;
  /** the winning pile */
  taken: string;
}

/** What flies if so many barons do, and what stays (KT-09); letters as in `piles`. */
export interface KhanTsinLift {
  part: string;
  stays: string;
  /** red, black and white barons that stay */
  counts: number[];
}

export type KhanTsinAction = KhanTsinPlace | KhanTsinDeal | KhanTsinPass | KhanTsinMove;

/** Move the pawn due to a neighbouring crossing (KB-09), perhaps to take the chest (KB-12). */
export interface KimBacStep {
  type: "step";
  /** where the pawn goes */
  crossing: number;
  /** whether the chest is taken there (KB-12) */
  take: boolean;
}

/** The pawn due is blocked (KB-10); where it stands it may have a claim (KB-12). */
export interface KimBacStay {
  type: "stay";
  /** whether the chest is taken here (KB-12) */
  take: boolean;
}

/** Put the pawn due on a gate (KB-07). */
export interface KimBacPlace {
  type: "place";
  /** where the pawn is put */
  gate: number;
}

/** Become the Kim-Bac (KB-15). */
export interface KimBacRun {
  type: "run";
}

/** Leave the treasure where it is (KB-14). */
export interface KimBacRenounce {
  type: "renounce";
}

/** Chance: the card that is drawn (KB-09). */
export interface KimBacDraw {
  type: "draw";
  /** on the card; 0: the reader may not know it */
  number: number;
}

/** Chance: the sum of the dice in the chest (KB-13). */
export interface KimBacShake {
  type: "shake";
  /** on the dice; 0: the reader may not know it */
  number: number;
}

/** Chance: the ordinary die, thrown for the start (KB-08). */
export interface KimBacThrow {
  type: "throw";
  /** that the die shows */
  points: number;
}

/** The town and what lies beside it; crossings are numbered 0 to 61. */
export interface KimBacTable {
  phase: "placing" | "throwing" | "drawing" | "moving" | "shaking" | "deciding" | "racing" | "over";
  /** from 1 */
  round: number;
  rounds: number;
  crossings: KimBacCrossing[];
  streets: [number, number][];
  bridges: [number, number][];
  river: [number, number][];
  /** crossings of 1 to 18 */
  monuments: number[];
  gates: KimBacGate[];
  /** of each seat: a crossing, a gate's place, or neither: beside the board */
  pawns: number[][];
  due: KimBacDue | null;
  /** of each seat, by number; null where it is not to be seen */
  hand: (KimBacHeld[] | null)[];
  /** how many cards each holds */
  held: number[];
  stock: number;
  /** numbers whose two cards lie open */
  open: number[];
  /** thrown for the start; 0: not thrown */
  dice: number[];
  /** who has the chest, or ran with the secret */
  taker: number | null;
  secret: number | null;
  /** to whoever has seen it */
  treasure: number | null;
  look: KimBacLook | null;
  /** numbers where all know that the treasure is not (KB-31) */
  ruled_out: number[];
  race: KimBacRace | null;
  may_renounce: boolean;
  sheet: KimBacRound[];
}

/** A crossing, its name, and where it is drawn, 0 to 100 from the west and from the north. */
export interface KimBacCrossing {
  crossing: number;
  name: string;
  x: number;
  y: number;
  /** of the monument at whose foot it is; 0: none */
  number: number;
}

/** A gate, its name, the crossing that it leads to, and where it is drawn. */
export interface KimBacGate {
  /** of a pawn that stands there */
  place: number;
  name: string;
  crossing: number;
  x: number;
  y: number;
}

/** The pawn that is to be placed or moved. */
export interface KimBacDue {
  seat: number;
  /** from 0, as in facts */
  pawn: number;
  place: number;
  /** crossings where its owner may take the chest now (KB-12); to the owner */
  claims: number[];
}

/** One or both cards of a number, in a hand. */
export interface KimBacHeld {
  number: number;
  is_pair: boolean;
}

/** What the dice in the chest say, to whoever has seen them. */
export interface KimBacLook {
  /** the die of 1 to 6 (KB-02) */
  ordinary: number;
  /** the die of 0, 6 and 12 */
  special: number;
  /** of the treasure, in taels (KB-20) */
  worth: number;
  /** cards of its number in the taker's hand */
  own: number;
  /** as many may be in other hands, to be paid for (KB-21) */
  others: number;
  /** to run: what the sheet advises the taker who may renounce (KB-26) */
  is_advised: boolean | null;
}

/** The race: who runs, how far he has come, how close the ring round him is. */
export interface KimBacRace {
  seat: number;
  /** from 0 */
  pawn: number;
  place: number;
  moves: number;
  /** moves that he has yet (KB-19) */
  left: number;
  exits: KimBacExit[];
  /** of them */
  free: number;
}

/** A finished round on the score sheet. */
export interface KimBacRound {
  ended: "no race" | "arrived" | "captured" | "lost";
  /** seat */
  kim_bac: number | null;
  secret: number | null;
  treasure: number | null;
  /** of the treasure, in taels (KB-20); 0: no race */
  worth: number;
  /** with the treasure's number, shown by each seat (KB-30) */
  cards: number[];
  /** in the order in which it is told */
  sharing: KimBacPayment[];
  taels: number[];
}

/** A street of the Kim-Bac's (KB-16, KB-18). */
export interface KimBacExit {
  crossing: number;
  is_free: boolean;
}

/** A line of the sharing (KB-19, KB-21 to KB-23). */
export interface KimBacPayment {
  /** null: nobody gets it */
  seat: number | null;
  reason: "premium" | "cut premium" | "rest" | "captured" | "part" | "lost" | "remainder";
  taels: number;
  /** for which it is paid; 0: not for cards */
  cards: number;
}

export type KimBacAction =
  KimBacStep | KimBacStay | KimBacPlace | KimBacRun | KimBacRenounce | KimBacDraw | KimBacShake | KimBacThrow;

/** Put your pawn on a free card (MT-06). */
export interface MilleEtUnTresorsPlace {
  type: "place";
  /** where the pawn is put */
  spot: number;
}

/** Walk to a free card, exactly as far as you must (MT-07, MT-08). */
export interface MilleEtUnTresorsWalk {
  type: "walk";
  /** where the pawn goes */
  spot: number;
}

/** Step out through the entrance, for good (MT-09). */
export interface MilleEtUnTresorsLeave {
  type: "leave";
}

/** Let the genie carry your pawn to any other free card (MT-10). */
export interface MilleEtUnTresorsFly {
  type: "fly";
  /** where the genie sets the pawn down */
  spot: number;
}

/** Lay the card drawn on the empty space, its walls on these sides (MT-11). */
export interface MilleEtUnTresorsLay {
  type: "lay";
  /** how the card lies: which sides are walled */
  turn: number;
}

/** Chance: this card comes to lie so on the next space (MT-05). */
export interface MilleEtUnTresorsDeal {
  type: "deal";
  /** the card, and how it lies */
  look: number;
}

/** Chance: this card is on top of the pile (MT-11). */
export interface MilleEtUnTresorsDraw {
  type: "draw";
  /** the card */
  face: number;
}

/** Chance: this seat places and moves first (MT-06). */
export interface MilleEtUnTresorsStart {
  type: "start";
  /** who */
  seat: number;
}

/** Chance: the die shows so many (MT-20). */
export interface MilleEtUnTresorsThrow {
  type: "throw";
  /** that the die shows */
  pips: number;
}

/** The table as a screen draws it; spots are numbered 0 to 19 row by row, the entrance too. */
export interface MilleEtUnTresorsTable {
  phase: "dealing" | "starting" | "placing" | "throwing" | "moving" | "drawing" | "laying" | "over";
  /** the card on each spot */
  cave: (MilleEtUnTresorsCard | null)[];
  entrance: number;
  /** spaces from which the cave may be left, walls apart (MT-09) */
  exits: number[];
  /** the spot of each seat's pawn; null: not placed, or out */
  pawns: (number | null)[];
  /** by seat: has left the cave */
  out: boolean[];
  /** how far the pawn must go now */
  steps: number | null;
  /** to each spot that it may walk to: all it goes over, its own first */
  walks: number[][];
  /** by seat */
  loot: MilleEtUnTresorsLoot[];
  /** the cards left to draw, as the notation writes them, how many of each */
  pile: Record<string, number>;
  /** how many that is */
  pile_size: number;
  /** the card drawn and not laid, its first wall north */
  held: MilleEtUnTresorsCard | null;
  /** how it may be laid now: as it is held, then a quarter further each */
  turns: MilleEtUnTresorsTurn[];
  /** the spot that waits for a card */
  gap: number | null;
  /** steps gone */
  chief: number;
  /** steps to go in all */
  path: number;
  /** MT-20 */
  die: number | null;
  /** once over: who is caught and what each has, as facts */
  counted: number[][];
}

/** A card face up: what it shows, and how it lies. */
export interface MilleEtUnTresorsCard {
  treasures: number;
  /** the chief's */
  has_head: boolean;
  /** walled sides, as bits n, e, s, w */
  walls: number;
}

/** What lies before a seat. */
export interface MilleEtUnTresorsLoot {
  treasures: number;
  /** those that show one, two, three treasures */
  cards: number[];
}

/** A way in which the card drawn may be laid. */
export interface MilleEtUnTresorsTurn {
  /** as the action says it */
  turn: number;
  /** walled sides then, as bits n, e, s, w */
  walls: number;
}

export type MilleEtUnTresorsAction =
  | MilleEtUnTresorsPlace
  | MilleEtUnTresorsWalk
  | MilleEtUnTresorsLeave
  | MilleEtUnTresorsFly
  | MilleEtUnTresorsLay
  | MilleEtUnTresorsDeal
  | MilleEtUnTresorsDraw
  | MilleEtUnTresorsStart
  | MilleEtUnTresorsThrow;

/** What each game does and shows. */
export interface Games {
  "attrap-tresors": { action: AttrapTresorsAction; table: AttrapTresorsTable };
  bakschisch: { action: BakschischAction; table: BakschischTable };
  "khan-tsin": { action: KhanTsinAction; table: KhanTsinTable };
  "kim-bac": { action: KimBacAction; table: KimBacTable };
  "mille-et-un-tresors": { action: MilleEtUnTresorsAction; table: MilleEtUnTresorsTable };
}

export type GameName = keyof Games;
