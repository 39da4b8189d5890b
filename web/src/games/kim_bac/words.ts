// What the walled town says: names of messages and what they take. The texts are in words/*.ftl.

import { messagesOf, type Message } from "../../lib/messages";
import type { Round } from "./sheet";

const m = messagesOf("kim_bac");

const ENDED: Record<Round["ended"], Message> = {
  "no race": m("ended-no-race"),
  arrived: m("ended-arrived"),
  captured: m("ended-captured"),
  lost: m("ended-lost"),
};
/** Of a monument, in the hand of whoever looks: none, one, or both. */
const inHand = (isPair: boolean | undefined): number => (isPair === undefined ? 0 : isPair ? 2 : 1);

/** How far something would be, and is now. */
const towards = (steps: number, was: number) => ({ steps, was, stays: Number(steps === was) });

export const words = {
  promise: m("promise"),
  /** What the values of its options are called. */
  values: { players: m("rounds-as-players") },
  tour: [
    { text: m("tour-hand"), target: ".board .hand" },
    { text: m("tour-glass"), target: ".board .glass" },
  ],
  town: m("town"),
  pieces: m("pieces"),
  seatName: (seat: number) => m("seat-name", { seat }),
  monument: (number: number, isPair: boolean | undefined, isRuledOut: boolean, isTreasure: boolean) =>
    m("sight", { number, held: inHand(isPair), ruled_out: Number(isRuledOut), treasure: Number(isTreasure) }),
  crossing: (name: string, number?: number) => (number ? m("crossing-at", { name, number }) : m("crossing", { name })),
  figure: (taels: number) => m("figure", { taels }),
  money: (taels: number) => m("money", { taels }),
  gate: (letter: string) => m("gate", { letter }),
  gateGoal: (letter: string, at: Message) => m("gate-goal", { letter, at }),
  goal: (pawn: number, at: Message, mayTake: boolean) => m(mayTake ? "goal-of-chest" : "goal", { pawn, at }),
  stay: (pawn: number) => m("stay", { pawn }),
  pawn: (seat: number, pawn: number, at: Message) => m("pawn", { seat, pawn, at }),
  kimBacAt: (at: Message) => m("kim-bac-at", { at }),
  atGate: (letter: string) => m("at-gate", { letter }),
  atCrossing: (at: Message) => m("at-crossing", { at }),
  /** From where somebody stands. */
  ways: (streets: number, bridges: number) => m("ways", { streets, bridges }),
  /** How far it is; -1: no way leads there. */
  toTreasure: (steps: number) => m("to-treasure", { steps }),
  toKimBac: (steps: number) => m("to-kim-bac", { steps }),
  /** A place, a goal or a pawn, and something more of it. */
  toldOf: (what: Message, more: Message) => m("told-of", { what, more }),
  sameWay: m("same-way"),
  sameWayHelp: (pawn: number) => m("same-way-help", { pawn }),
  zoomIn: m("zoom-in"),
  zoomOut: m("zoom-out"),

  hand: m("hand"),
  noCards: m("no-cards"),
  card: (number: number, isPair: boolean, isDrawn: boolean) =>
    m(isDrawn ? "card-drawn" : "card", { number, pair: Number(isPair) }),
  pair: m("pair"),
  stock: (count: number) => m("stock", { count }),
  open: m("open"),
  holds: (seat: number, count: number) => m("holds", { seat, count }),
  cards: m("cards-in-hand"),
  dice: m("dice"),
  starts: (seat: number) => m("starts", { seat }),
  tied: m("tied"),
  die: (seat: number, points: number) => m("die", { seat, points }),

  mayTake: (number: number) => m("may-take", { number }),
  take: m("take"),
  pass: m("pass"),
  chest: m("chest"),
  looksAlone: (seat: number) => m("looks-alone", { seat }),
  onlyYou: m("only-you"),
  diceShow: (one: number, other: number) => m("dice-show", { one, other }),
  treasureAt: (number: number) => m("treasure-at", { number }),
  wouldPay: (from: number, to: number) => m("would-pay", { from, to }),
  /** Cards of the treasure's number: mine, and how many the others may hold. */
  chances: (own: number, others: number) => m("chances", { own, others }),
  advisedRun: m("advised-run"),
  advisedRenounce: m("advised-renounce"),
  run: m("run"),
  renounce: m("renounce"),
  onceOnly: m("once-only"),

  takes: (seat: number, number: number) => m("takes", { seat, number }),
  shakes: m("shakes"),
  shakeIt: m("shake-it"),
  runs: (seat: number) => m("runs", { seat }),
  renounces: (seat: number) => m("renounces", { seat }),
  oneAgainstSix: m("one-against-six"),

  /** What a choice would do; `was`: as it is now. */
  wanted: (number: number, steps: number, was: number) => m("wanted", { number, ...towards(steps, was) }),
  ahead: (steps: number, was: number) => m("ahead", towards(steps, was)),
  chased: (steps: number, was: number) => m("chased", towards(steps, was)),
  waysClosed: m("ways-closed"),
  trapped: m("trapped"),
  promised: (least: number, most: number) => m("promised", { least, most, same: Number(least === most) }),
  nearest: (steps: number) => m("nearest", { steps }),
  reachHis: m("reach-his"),
  reachTheirs: m("reach-theirs"),
  trace: m("trace"),

  race: m("race"),
  moves: (count: number) => m("moves", { count }),
  exits: (free: number, all: number) => m("exits", { free, all }),
  /** What holds in a race; with the number that he comes from, where it is known. */
  terms: (secret: number | null) => (secret === null ? m("bridges-shut") : m("bridges-shut-from", { secret })),
  bridgeShut: m("bridge-shut"),
  captured: m("captured"),
  arrived: m("arrived"),
  lost: m("lost"),
  noRace: m("no-race"),

  sheet: m("sheet"),
  round: (at: number, of: number) => m("round", { at, of }),
  roundTitle: (at: number, { ended }: Round) => m("round-title", { at, how: ENDED[ended] }),
  sharing: (at: number) => m("sharing", { at }),
  worth: (from: number, to: number) => m("worth", { from, to }),
  premium: (seat: number, count: number) => m("premium", { seat, count }),
  cutPremium: (seat: number, count: number) => m("cut-premium", { seat, count }),
  keeps: (seat: number) => m("keeps", { seat }),
  getsNothing: (seat: number) => m("gets-nothing", { seat }),
  part: (seat: number) => m("part", { seat }),
  lostForAll: m("lost-for-all"),
  remainder: m("remainder"),
  nobodyPaid: m("nobody-paid"),
  seat: m("seat"),
  total: m("total"),
  endingNext: (seat: number, taels: number) => m("ending-next", { seat, taels }),
  roundShort: (at: number) => m("round-short", { at }),
  roundLine: (at: number, { ended, kimBac }: Round, seat: number) =>
    m(kimBac === seat ? "round-line-kim-bac" : "round-line", { at, how: ENDED[ended] }),
};
