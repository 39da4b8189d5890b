// What games do; written by `make protocol` from their actions.

import type { Table as AttrapTresorsTable } from "./attrap_tresors/table";
import type { Table as BakschischTable } from "./bakschisch/table";
import type { Table as KhanTsinTable } from "./khan_tsin/table";
import type { Table as KimBacTable } from "./kim_bac/table";
import type { Table as MilleEtUnTresorsTable } from "./mille_et_un_tresors/table";

export type { AttrapTresorsTable, BakschischTable, KhanTsinTable, KimBacTable, MilleEtUnTresorsTable };

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

/** North turns the dragon round instead of answering South's first move (KT-33). */
export interface KhanTsinTurnRound {
  type: "turn-round";
}

export type KhanTsinAction = KhanTsinPlace | KhanTsinDeal | KhanTsinPass | KhanTsinMove | KhanTsinTurnRound;

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
