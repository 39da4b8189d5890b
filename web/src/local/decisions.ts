// From a command to the event it causes, or a refusal, as server/log/decisions.py decides: every command is decided
// here alone. Nothing is changed, no clock is read and nothing is stored.

import { newSecret } from "../lib/fair";
import type * as protocol from "../lib/protocol";
import type { Agreed, Created, Event, Played, Started, Step } from "./events";
import { isOwnTurn, undoLength } from "./knowable";
import type { Live } from "./live";
import type { Manifest } from "./manifest";
import type { Match } from "./match";
import { denied, here, require } from "./refusals";
import { isFree, robotOf, type Sitter, type Table } from "./table";
import { agreed, termsOf } from "./terms";

type Command<T extends protocol.Said["type"]> = Extract<protocol.Said, { type: T }>;
/** What a decision may depend on, beside the table. */
export interface Context {
  person: string;
  manifest: Manifest;
  live: Live | undefined;
}

const MOST_SAID = 500; // letters of a remark
const MOST_NAME = 24;

/** The event that the command causes. */
export function decide(table: Table, said: protocol.Said, context: Context): Event {
  switch (said.type) {
    case "sit":
      return sit(table, said, context);
    case "stand":
      return stand(table, said);
    case "swap":
      return swap(table, said);
    case "name":
      return name(table, said, context);
    case "change":
      return change(table, said, context);
    case "robot":
      return robot(table, said);
    case "start":
      return start(table, context.live);
    case "replace":
      return replace(table, said);
    case "retake":
      return retake(table, said, context);
    case "play":
      plays(table, said.seat, context);
      return play(table, said.seat, said.version, said.action, context.live);
    case "resign":
      return resign(table, said, context);
    case "pause":
      return pause(table, context);
    case "resume":
      seated(table, context);
      require(table.paused || table.pausing, "is-not-paused");
      return { type: "resumed" };
    case "ready":
      plays(table, said.seat, context);
      playing(table);
      require(table.unready.includes(said.seat), "already-done");
      return { type: "readied", seat: said.seat };
    case "undo":
      return undo(table, said, context);
    case "discard":
      return discard(table, context);
    case "say":
      return speak(said);
    case "agree":
      throw denied("nobody-asks-you");
    case "seal":
    case "unseal":
      throw denied("no-part-wanted"); // the house is this device
    case "mute":
      throw denied(said.person === context.person ? "that-is-you" : "not-heard-here");
    default:
      throw denied("unreadable-request");
  }
}

// --- chairs

function sit(table: Table, { seat }: Command<"sit">, { person }: Context): Event {
  require(isFree(sitterAt(table, seat)) && table.status === "open", "seat-taken");
  return { type: "seated", seat, person, level: null };
}

function stand(table: Table, { seat }: Command<"stand">): Event {
  require(table.status === "open", "already-begun");
  sitterAt(table, seat);
  return { type: "stood", seat };
}

function swap(table: Table, { seat, other }: Command<"swap">): Event {
  require(table.status === "open", "already-begun");
  sitterAt(table, seat);
  sitterAt(table, other);
  return { type: "swapped", seat, other };
}

function name(table: Table, said: Command<"name">, context: Context): Event {
  own(table, said.seat, context);
  const called = said.name.split(/\s+/).filter(Boolean).join(" ");
  require([...called].length <= MOST_NAME, "name-of-bad-length", { most: MOST_NAME });
  return { type: "named", seat: said.seat, name: called };
}

function change(table: Table, said: Command<"change">, { manifest }: Context): Event {
  const [settings, before] = [agreed(said.settings), table.settings];
  if (table.status === "playing") {
    require(isSame({ ...settings, pace: before.pace }, before), "already-begun");
    return { type: "changed", settings };
  }
  require(table.status === "open", "already-begun");
  require(settings.game === before.game && !table.created.before, "another-game");
  const { seats } = termsOf(manifest, settings);
  const people = table.sitters.filter(({ person }) => person !== null).length;
  require(people <= seats, "too-many-people", { people, seats });
  if (settings.public) throw here.someoneElse();
  return { type: "changed", settings: { ...settings, chairs: before.chairs } };
}

function robot(table: Table, { seat, level }: Command<"robot">): Event {
  require(table.status === "open", "already-begun");
  require(sitterAt(table, seat).person === null, "seat-taken");
  return { type: "seated", seat, person: null, level };
}

function replace(table: Table, { seat, level = "vizir" }: Command<"replace">): Event {
  playing(table);
  const sitter = sitterAt(table, seat);
  require(sitter.person !== null && !robotOf(sitter), "robot-plays-already");
  return { type: "replaced", seat, level };
}

function retake(table: Table, { seat }: Command<"retake">, context: Context): Event {
  const sitter = own(table, seat, context);
  require(sitter.substitute !== null && !sitter.resigned, "nobody-plays-for-you");
  return { type: "retaken", seat };
}

// --- the game

function resign(table: Table, { seat }: Command<"resign">, context: Context): Event {
  const sitter = own(table, seat, context);
  playing(table);
  require(!sitter.resigned, "already-done");
  return { type: "resigned", seat, flagged: false };
}

function discard(table: Table, context: Context): Event {
  if (table.status !== "open") {
    require(table.status === "playing", "not-being-played");
    seated(table, context);
  }
  return { type: "discarded" }; // nobody else sits here
}

function pause(table: Table, context: Context): Event {
  seated(table, context);
  playing(table);
  require(!table.pausing, "already-asked");
  return { type: "paused" };
}

function undo(table: Table, { seat }: Command<"undo">, context: Context): Event {
  plays(table, seat, context);
  playing(table);
  require(table.settings.undo, "no-undo-here");
  const steps = undoLength(table.match, seat);
  if (steps === undefined) throw denied("nothing-to-undo");
  return { type: "undo_asked", seat, steps, free: isOwnTurn(table.match, seat, steps) };
}

function speak({ text }: Command<"say">): Event {
  const said = text.split(/\s+/).filter(Boolean).join(" ").slice(0, MOST_SAID);
  require(said !== "", "nothing-to-say");
  return { type: "spoken", text: said };
}

/** Real time: a hand may go out. */
export function permitGrab(table: Table, { seat }: Command<"grab">, context: Context): void {
  require(table.seatsOf(context.person).includes(seat) && table.isTimed, "nothing-to-grab");
  plays(table, seat, context);
}

export function permitHint(table: Table, { seat }: Command<"hint">, { person }: Context): void {
  require(table.settings.hints && table.seatsOf(person).includes(seat), "no-hints-here");
  require(table.actors.includes(seat), "not-your-turn-here");
}

/** What is offered may be foreseen. */
export function permitForesight(table: Table, said: Command<"foresee">, context: Context): void {
  plays(table, said.seat, context);
  offered(table, said.seat, said.version);
  for (const action of said.actions) table.match.check(said.seat, action);
}

export function permitRematch(table: Table, person: string): void {
  require(table.seatsOf(person).length > 0 && table.status === "over" && !table.isDiscarded, "not-yet");
}

// --- what the table itself, or a request, may do

/** To look at a game from any seat, to study it: once it is over. */
export const review = (table: Table): void => require(table.status === "over", "not-over");

/** To go on another way from where a finished game stood then. */
export function goOnFrom(match: Match, seat: number): void {
  require(seat < match.seats, "no-such-seat", { seat: String(seat) });
  require(!match.isOver, "over-here");
  require(!match.rules.manifest.is_timed, "not-from-the-middle");
}

/** To have robots think a finished game over. */
export function study(table: Table): void {
  review(table);
  require(!table.isTimed, "not-studied");
}

/** The game begins, if every chair is taken. */
export function start(table: Table, live: Live | undefined): Started {
  require(table.status === "open", "already-begun");
  require(table.isFull, "seats-still-free");
  return { type: "started", steps: atOnce(table, table.match.chanceNow(), live) };
}

/** A table by these settings; a seed that was given is known to whoever gave it. */
export function create(settings: Agreed, seats: number, seed: string | null): Created {
  const chairs = settings.chairs.length;
  require(chairs <= seats, "too-many-chairs", { chairs, seats });
  if (settings.public) throw here.someoneElse();
  return { type: "created", settings, seed: seed ?? newSecret(), ...(seed !== null && { isKnown: true as const }) };
}

/** A move by whoever plays the seat: people and robots come through here alike. */
export function play(table: Table, seat: number, version: number, action: number, live: Live | undefined): Played {
  offered(table, seat, version);
  require(!table.isRacing, "here-one-grabs");
  return { type: "played", steps: atOnce(table, table.match.answer(seat, action), live) };
}

/** A seat has the choices that it had at that version. */
function offered(table: Table, seat: number, version: number): void {
  playing(table);
  const isOffered = seat >= 0 && seat < table.seats && version >= table.turn[seat]! && version <= table.version;
  require(isOffered, "table-changed");
}

/** In real time, how a race ended is seen before chance lays out the next one. */
const atOnce = (table: Table, steps: Step[], live: Live | undefined): Step[] =>
  live ? live.atOnce(steps, table.match) : steps;

/** Settings are plain, and the order of what they say means nothing. */
const isSame = (one: Agreed, other: Agreed): boolean => written(one) === written(other);
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

function sitterAt(table: Table, seat: number): Sitter {
  const sitter = table.sitters[seat];
  if (!sitter) throw denied("no-seat-of-that-number", { number: String(seat + 1) });
  return sitter;
}

function own(table: Table, seat: number, { person }: Context): Sitter {
  const sitter = sitterAt(table, seat);
  require(sitter.person === person, "seat-not-yours");
  return sitter;
}

/** It is theirs, and no robot plays for them. */
function plays(table: Table, seat: number, context: Context): void {
  require(own(table, seat, context).substitute === null, "robot-plays-for-you");
}

/** A seat of theirs that they have not given up. */
function seated(table: Table, { person }: Context): void {
  const isSeated = table.sitters.some((sitter) => sitter.person === person && !sitter.resigned);
  require(isSeated, "only-watching");
}

function playing(table: Table): void {
  require(table.status === "playing", "not-being-played");
  require(!table.paused, "is-paused");
}
