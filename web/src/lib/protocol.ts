// Written by `make protocol` from src/sesame/server/protocol.py: change that, not this.
// What each message means, and the order they come in: docs/protocol.md.

import type { GameName, Games } from "../games/protocol";

export type { GameName };

export const PROTOCOL = 7;

/** The first word of an address, and its page. */
export const PAGES = { "": "Home", t: "Table", replay: "Replay", rules: "Rules", lesson: "Lesson", me: "Me" };

/** 1 to 64 characters */
export type Id = string;

/** 0 to 5 */
export type Seat = number;

export type Level = "apprenti" | "marchand" | "vizir" | "calife";

export type Status = "open" | "playing" | "over";

export type Sure = "proved" | "searched" | "guessed";

export type Clock = NoClock | LiveClock | DaysClock;

export type Said =
  | Play
  | Grab
  | Sit
  | Stand
  | Swap
  | Name
  | Change
  | Robot
  | Seal
  | Unseal
  | Start
  | Resign
  | Pause
  | Resume
  | Ready
  | Undo
  | Discard
  | Agree
  | Replace
  | Retake
  | Say
  | Mute
  | Rematch
  | Hint
  | Foresee
  | Sync;

export type Text = Record<string, string>;

export type Told<G extends GameName = GameName> =
  Hello | Update<G> | Presence | Show | Acked | Refused | Synced | Advice | Foreseen | Lobby | LobbyChanged;

/** Nobody is in a hurry. */
export interface NoClock {
  type: "none";
}

/** So many seconds for the whole game, and some back after every move. */
export interface LiveClock {
  type: "live";
  /** 10 to 86400 */
  seconds: number;
  /** 0 to 600 */
  increment?: number;
}

/** So many days for every move. */
export interface DaysClock {
  type: "days";
  /** 1 to 30 */
  days: number;
}

/** What is agreed before a table opens. */
export interface Settings {
  /** at most 40 characters */
  game: GameName;
  /** null: the game's smallest number; 2 to 6 */
  seats?: number | null;
  options?: Record<string, string | boolean | number>;
  /** a name, or a board as JSON; at most 60000 characters */
  board?: string | null;
  /** rest: open; at most 6 of them */
  chairs?: ("me" | "open" | Level)[];
  clock?: Clock;
  /** listed in the lobby; else by link */
  public?: boolean;
  hints?: boolean;
  undo?: boolean;
  /** seconds gone, then a robot may sit in; 5 to 86400 */
  away?: number;
  /** milliseconds from one robot's move to next; 0 to 5000 */
  pace?: number;
  /** who was first: by the player's clock, or by arrival */
  mode?: "amis" | "strict";
  /** begins when the host says so, though no chair is free */
  waits?: boolean;
}

/** Do one of the choices offered at that version. */
export interface Play {
  type: "play";
  /** 0 to 5 */
  seat: Seat;
  /** 0 to 1000000 */
  version: number;
  /** 0 to 10000000 */
  action: number;
  /** 1 to 64 characters */
  id: Id;
}

/** Real time: a hand goes out for an object. Moments are milliseconds of this client's clock. */
export interface Grab {
  type: "grab";
  /** 0 to 5 */
  seat: Seat;
  /** -1: none; when all say so, nobody is waited for; -1 to 20 */
  object: number;
  /** when what allows it was painted; null: nothing was yet; -1000000000000000.0 to 1000000000000000.0 */
  seen: number | null;
  /** -1000000000000000.0 to 1000000000000000.0 */
  moment: number;
  /** 1 to 64 characters */
  id: Id;
}

/** Take a free chair. */
export interface Sit {
  type: "sit";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/** Free one's chair before the game starts; the host may free any. */
export interface Stand {
  type: "stand";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * Two chairs change places before the game starts: any two for the host, for whoever sits
 * there a free one.
 */
export interface Swap {
  type: "swap";
  /** 0 to 5 */
  seat: Seat;
  /** 0 to 5 */
  other: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * What whoever plays on one's chair is called at this table, where one device has several.
 * Nothing: what they were called before.
 */
export interface Name {
  type: "name";
  /** 0 to 5 */
  seat: Seat;
  /** at most 100 characters */
  name: string;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * The host changes what is agreed, of the same game, before it starts; who sits stays (the
 * settings' `chairs` count for nothing). Later only the pace of its robots.
 */
export interface Change {
  type: "change";
  settings: Settings;
  /** 1 to 64 characters */
  id: Id;
}

/** The host puts a robot on a free chair, or another level on one that has a robot. */
export interface Robot {
  type: "robot";
  /** 0 to 5 */
  seat: Seat;
  level: Level;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * My device adds to chance: the SHA-256 of 256 bits that it tells nobody yet. Once a person,
 * from when they sit until the game is to begin; a program need not.
 */
export interface Seal {
  type: "seal";
  seal: string;
  /** 1 to 64 characters */
  id: Id;
}

/** What was in my seal, once no other seal can come, go or change (`Info.mixing`). */
export interface Unseal {
  type: "unseal";
  bits: string;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * The host begins; every chair is taken. Where devices have sealed parts of chance, these are
 * shown first (`Info.mixing`), for 5 seconds at most.
 */
export interface Start {
  type: "start";
  /** 1 to 64 characters */
  id: Id;
}

/** Give up. With two, the other wins; with more, a robot plays the seat to the end. */
export interface Resign {
  type: "resign";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * Stop the clocks; anyone seated may, and anyone seated may go on. In real time what lies there
 * to be answered is decided first: nobody studies it meanwhile.
 */
export interface Pause {
  type: "pause";
  /** 1 to 64 characters */
  id: Id;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  /** 1 to 64 characters */
  id: Id;
}

/**
 * Real time: this seat is ready for the next throw. Everybody is asked before the first one and
 * after each pause, and nothing is thrown before all have said so (`Chair.ready`).
 */
export interface Ready {
  type: "ready";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/** Ask to take back one's last move; the others are asked, unless it is still one's own turn. */
export interface Undo {
  type: "undo";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * Throw the game away, neither won nor lost: before it starts the host, then whoever plays, if
 * all other people agree; of others whose seats robots play nobody is asked.
 */
export interface Discard {
  type: "discard";
  /** 1 to 64 characters */
  id: Id;
}

/** Answer somebody who asked to take back a move, or to throw the game away. */
export interface Agree {
  type: "agree";
  /** 0 to 5 */
  seat: Seat;
  agrees: boolean;
  /** 1 to 64 characters */
  id: Id;
}

/** Let a robot play for somebody who has been gone for as long as the table says. */
export interface Replace {
  type: "replace";
  /** 0 to 5 */
  seat: Seat;
  level?: Level;
  /** 1 to 64 characters */
  id: Id;
}

/** Play one's seat oneself again. */
export interface Retake {
  type: "retake";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/** Chat. */
export interface Say {
  type: "say";
  /** 1 to 500 characters */
  text: string;
  /** 1 to 64 characters */
  id: Id;
}

/** Hear no more, or again, of somebody. */
export interface Mute {
  type: "mute";
  /** 1 to 64 characters */
  person: Id;
  muted?: boolean;
  /** 1 to 64 characters */
  id: Id;
}

/**
 * The same people again, at a new table, where a chair is kept for each; settings may differ.
 *
 * Said by another of them, it accepts, where the settings are the same; else look, and `sit`. The
 * game begins, and clocks run, once everybody has accepted.
 */
export interface Rematch {
  type: "rematch";
  settings?: Settings | null;
  /** what `seal` would say at the new table */
  seal?: string | null;
  /** 1 to 64 characters */
  id: Id;
}

/** Ask what a strong robot would do here; answered by `advice`. */
export interface Hint {
  type: "hint";
  /** 0 to 5 */
  seat: Seat;
  /** 1 to 64 characters */
  id: Id;
}

/** Ask what some of one's choices would do; answered by `foreseen`, and nothing is changed. */
export interface Foresee {
  type: "foresee";
  /** 0 to 5 */
  seat: Seat;
  /** 0 to 1000000 */
  version: number;
  /** 1 to 64 of them */
  actions: number[];
  /** 1 to 64 characters */
  id: Id;
}

/** What time is it? Answered by `synced`, for reactions on one's own clock. */
export interface Sync {
  type: "sync";
  /** this client's clock; -1000000000000000.0 to 1000000000000000.0 */
  at: number;
  /** 1 to 64 characters */
  id: Id;
}

/** Who sits on a chair: a person, or a robot. */
export interface Player {
  /** null: a robot, or a name in a record that was opened */
  person: string | null;
  name: string;
  avatar: string;
  /** of a robot */
  level: Level | null;
}

/** One seat of the table, as everybody sees it. */
export interface Chair {
  seat: number;
  /** what the game calls the seat */
  name: Text;
  /** null: free */
  player: Player | null;
  /** at this table, where one person has several chairs */
  called: string;
  /** a robot plays for the person */
  substitute: Level | null;
  /** gave up, or ran out of time: */
  resigned: boolean;
  flagged: boolean;
  /** real time: reacts faster, or more regularly, than a hand */
  inhuman: boolean;
  /** the chair is kept for them */
  awaited: Player | null;
  /** false: real time waits for them to say so */
  ready: boolean;
}

/** How it ended: who won (nobody, one or several), and why. */
export interface Result {
  winners: number[];
  why: Text;
  scores: number[];
  /** nobody went on with it: neither won nor lost */
  unfinished: boolean;
}

/**
 * Somebody wants to take back a move, so that so many steps of the game stay; or they would
 * rather throw the game away.
 */
export interface Asked {
  seat: number;
  steps: number;
  agreed: number[];
  discards: boolean;
}

/** The table around the game. */
export interface Info {
  id: string;
  game: GameName;
  title: Text;
  settings: Required<Settings>;
  seats: number;
  options: Record<string, string | boolean | number>;
  board: string;
  /** the board as tables have it: the part of their record that never changes, in base64 */
  laid: string;
  status: Status;
  host: string;
  chairs: Chair[];
  paused: boolean;
  /** real time: it will be, once what lies there is decided */
  pausing: boolean;
  asked: Asked | null;
  /** SHA-256 of the seed, shown before the first move */
  commitment: string;
  /** once it is over */
  seed: string | null;
  /** what devices add to the seed, by seat; before it begins, their seals so far */
  parts: Part[];
  /** no seal can change any more: whoever has one shows what is in it */
  mixing: boolean;
  result: Result | null;
  /** the table where they play again */
  rematch: string | null;
  /** the seat that asked for it */
  rematcher: number | null;
}

/** A chair's clock and connection. */
export interface ChairTime {
  /** milliseconds; null: no clock */
  left: number | null;
  runs: boolean;
  /** the person is connected */
  here: boolean;
  /** milliseconds since they were; null: they are, or nobody is awaited */
  gone: number | null;
}

/** Something that a seat may do now, for whoever asked for words. */
export interface Choice<G extends GameName = GameName> {
  id: number;
  /** the game's typed action */
  action: Games[G]["action"];
  notation: string;
}

/** The game as one seat, or a spectator (null), may know it. */
export interface SeatView<G extends GameName = GameName> {
  seat: number | null;
  /** the game's view */
  view: View<G>;
  /** ids; more than that for whom asked for words */
  choices: number[] | Choice<G>[];
  /** the version that a `play` must at least name */
  turn: number;
}

/** One step of the game, as this client saw it. */
export interface Happened<G extends GameName = GameName> {
  /** its place in the game's log */
  step: number;
  /** -1: chance, -2: the clock */
  seat: number;
  /** an id, or the game's typed action; a secret one is veiled */
  action: number | Games[G]["action"];
  /** in words alone */
  notation?: string;
  told: (number[] | Text)[];
  /** what came of it, as an eye should see it: rows of facts */
  effects: number[][];
  /** milliseconds after the dice were shown, in real time */
  at: number | null;
}

/** Something said. */
export interface Line {
  version: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** The table at a version, and what happened since the one this client had. */
export interface Update<G extends GameName = GameName> {
  type: "update";
  version: number;
  /** the server's clock, milliseconds since 1970 */
  now: number;
  /** what happened is told from the beginning */
  whole: boolean;
  /** null: unchanged */
  info: Info | null;
  views: SeatView<G>[];
  times: ChairTime[];
  happened: Happened<G>[];
  /** the game's log was cut to so many steps */
  undone: number | null;
  lines: Line[];
  /** real time: what became of each hand, and how it was timed */
  reactions: Ruled[];
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  times: ChairTime[];
  /** how many spectators */
  watching: number;
}

/**
 * A throw as it was simulated: eight dice from the cup to where they lie.
 *
 * `moves` is base64 of 16-bit numbers, little end first: frame by frame and die by die x, y, z in
 * tenths of millimetres from the souk's middle, z up, then the turn w, x, y, z times 32,767.
 */
export interface Film {
  /** milliseconds from one frame to the next */
  every: number;
  /** eight dice a frame, seven numbers a die */
  moves: string;
  /** the colour on top of each die, once it lies: letters r o y g b v; empty: not yet */
  tops: string;
  /** whether it lies wholly on the souk */
  counts: boolean[];
}

/**
 * Real time: paint what was told (the dice, the column gone) at this moment, all at once.
 *
 * Dice have two: when they begin to roll, with a film that has no colours, and with the `update`
 * that tells what they show. Both reach every line at about that moment, and not before.
 */
export interface Show {
  type: "show";
  /** the server's clock */
  at: number;
  /** how long the game's log is then */
  step: number;
  /** of the dice; they lie still at that moment */
  film: Film | null;
}

/** The first word on a connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  person: string;
  now: number;
}

/** The command is stored, at this version. */
export interface Acked {
  type: "acked";
  id: string;
  version: number;
  /** of a rematch */
  table: string | null;
}

/** The command changed nothing, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: Text;
  version: number | null;
}

/** The client's question and the server's clock. */
export interface Synced {
  type: "synced";
  id: string;
  at: number;
  now: number;
}

/** One thing worth doing. */
export interface Hinted {
  action: number;
  /** what it promises the seat, from -1, lost, to 1, won */
  value: number;
  /** how often it was tried in imagination */
  visits: number;
  /** rows of the robots' facts of the game; words for whom asked */
  why: number[][] | Text;
  sure: Sure;
}

/** What a strong robot would do, best first. */
export interface Advice {
  type: "advice";
  id: string;
  hints: Hinted[];
}

/** What one choice would do, as far as the seat may know. */
export interface Foresight {
  action: number;
  notation: string;
  /** what it is: a row of the game's facts, or words where it has none */
  told: number[] | Text;
  /** what would come of it; nothing is told of it while hands race */
  effects: number[][];
}

/** What the choices asked for would do, at this version. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  version: number;
  foreseen: Foresight[];
}

/** A table in the lobby or in somebody's history. */
export interface Listing {
  table: string;
  game: GameName;
  status: Status;
  at: number;
  players: (Player | null)[];
  result: Result | null;
}

/** The newest public tables that are not over, fifty at most, the newest first. */
export interface Lobby {
  type: "lobby";
  tables: Listing[];
}

/** What is different since `lobby`, at most once a second; older tables are asked for. */
export interface LobbyChanged {
  type: "lobby_changed";
  /** new ones, or as they are now */
  changed: Listing[];
  /** tables that are over, or no longer among the newest */
  gone: string[];
}

/** What one seat, or a spectator, may know; `table` and `facts` are the game's own part. */
export interface View<G extends GameName = GameName> {
  game: G;
  seats: number;
  seat: number | null;
  actors: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  /** what is waited for: a fact, or words by language */
  prompt: number[] | Text;
  table: Games[G]["table"];
  /** what a board shows besides: rows, or by name */
  facts: number[][];
}

/** What became of a grab: a line of the timing table (AT-31). */
export interface Ruled {
  seat: number;
  object: number;
  /** milliseconds since the dice were shown, for the record */
  at: number;
  /** milliseconds, as it counted */
  reaction: number;
  /** null: the object is theirs */
  reason: "too early" | "stayed" | "busy" | "second" | "hands full" | null;
  measured: "own clock" | "corrected" | "cut to link" | "arrival" | "robot";
}

/** What the device of somebody who sits there adds to the seed. */
export interface Part {
  seat: number;
  /** told before anybody shows theirs */
  seal: string;
  /** 64 hexadecimal digits; null: not shown, and not in it */
  bits: string | null;
}

/** One choice that a game offers. */
export interface OptionInfo {
  name: string;
  title: Text;
  values: (string | boolean | number)[];
  default: string | boolean | number;
}

/** What can be played here. */
export interface GameInfo {
  name: GameName;
  title: Text;
  seats: number[];
  options: OptionInfo[];
  boards: string[];
  is_timed: boolean;
  /** the address of a board that came with it (docs/plug_ins.md); null: none did */
  page: string | null;
}

/** How this house is run, as far as a page must know. */
export interface Customs {
  /** hints and analyses are found in the page, where it can */
  guests_think: boolean;
}

/** A table to open; asked twice with the same id, it is the same one. */
export interface NewTable {
  /** 1 to 64 characters */
  id: Id;
  settings: Settings;
}

/** Where the table is. */
export interface Opened {
  table: string;
}

/** The table as a terminal draws it for one of your seats, and what each choice does. */
export interface Drawn {
  seat: number | null;
  version: number;
  drawing: string;
  /** by the id of the choice */
  sentences: Text;
}

/** Whether all is well. */
export interface Health {
  ok: boolean;
  tables: number;
  sockets: number;
  /** what a host should mend, though all goes on */
  warning: Text | null;
}

/** A game as a record writes it. */
export interface NewRecord {
  /** at most 500000 characters */
  record: string;
}

/** Who you are here. */
export interface Me {
  id: string;
  name: string;
  avatar: string;
}

/** What you would like to be called, and your face. */
export interface Profile {
  /** at most 100 characters */
  name?: string | null;
  /** at most 20 characters */
  avatar?: string | null;
}

/** A code that works once, for ten minutes. */
export interface Code {
  /** at most 40 characters */
  code: string;
}

/** A browser in which you are known. */
export interface SessionInfo {
  id: string;
  /** "Firefox, Android"; empty: from before devices were noted, or it did not say */
  device: string;
  at: number;
  /** when last, to the hour */
  used: number;
  /** later, if it is used */
  until: number;
  /** the one that asks */
  current: boolean;
}

/** What to call the program, what it may do, and for how long; null: until it is dropped. */
export interface TokenAsked {
  /** 1 to 100 characters */
  label: string;
  /** 1 to 2 of them */
  scopes?: ("read" | "play")[];
  /** 1 to 3650 */
  days?: number | null;
}

/** Shown once: we keep only its hash. */
export interface TokenMade {
  token: string;
}

/** A program of yours. */
export interface TokenInfo {
  hash: string;
  label: string;
  at: number;
  scopes: string[];
  /** null: until it is dropped */
  until: number | null;
  /** when last, to the hour; null: never */
  used: number | null;
}

/** A finished game as one seat saw it, in words; its views are asked for by the step. */
export interface Replay<G extends GameName = GameName> {
  info: Info;
  /** null: what was public */
  seat: number | null;
  /** views are numbered 0, before the first step, to this */
  steps: number;
  /** of each view, who was to act */
  actors: number[][];
  happened: Happened<G>[];
  /** real time: nothing to analyse, nor to go on from */
  is_timed: boolean;
}

/** One moment of a game as one seat saw it. */
export interface Scene<G extends GameName = GameName> {
  view: View<G>;
  /** in letters, where they were asked for */
  drawing: string | null;
}

/** A table that nobody plays at. */
export interface Sample<G extends GameName = GameName> {
  scene: Scene<G>;
  /** as in `Info` */
  laid: string;
}

/** Where a finished game goes on another way, against robots; asked twice, the same table. */
export interface Branch {
  /** 1 to 64 characters */
  id: Id;
  /** of the view to go on from; 0 to 1000000 */
  step: number;
  /** yours; 0 to 5 */
  seat: Seat;
  /** of the robots on the other seats */
  level?: Level;
}

/** One decision; values go from -1, lost, to 1, won, by what the seat could know then. */
export interface Judged {
  /** of the view that it was taken on */
  step: number;
  seat: number;
  /** what the table promised each seat, if the best had been done */
  values: number[];
  /** what the best action promised the seat */
  promised: number;
  /** what the action played promised it */
  kept: number;
  /** how sure the best is */
  sure: Sure;
}

/** A moment when much was lost, and what would have been better. */
export interface Decisive {
  step: number;
  seat: number;
  /** of what was promised */
  lost: number;
  /** a row of the game's facts; words for whom asked for them */
  played: number[] | Text;
  better: number[] | Text;
  /** of what would have been better */
  notation: string;
  /** rows of the robots' facts, or words: maybe none */
  why: number[][] | Text;
}

/** What the robots think of a finished game; ask again until `done` is `total`. */
export interface Analysis {
  /** decisions thought over */
  done: number;
  total: number;
  /** those where there was a choice */
  judged: Judged[];
  /** the most costly first */
  moments: Decisive[];
}

/** The body of a request that was refused, whatever the status. */
export interface Failure {
  reason: Text;
  /** What exactly could not be read; for programmers. */
  detail?: string;
}
