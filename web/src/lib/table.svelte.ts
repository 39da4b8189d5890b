// The table as the page knows it: what was told of it, as far as the board has shown it, and the clicks on the
// way to a choice.

import { hintsHere } from "../local/robots/guests";
import { me } from "./api";
import { ServerClock } from "./clock";
import type { Witness } from "./fair";
import { Foresight } from "./foresight.svelte";
import { Hand } from "./hand";
import { heard, type Choice, type Happened, type SeatView, type Update } from "./heard";
import { heralded } from "./heralds";
import { isLocal } from "./home_of";
import { taste } from "./language.svelte";
import type { Said } from "./messages";
import { chosen, followed, narrow, nextHandles, type Handles } from "./narrow";
import { seatName } from "./names";
import { openPort, type Line, type Order, type Port } from "./port";
import type { Advice, Chair, ChairTime, GameName, Hinted, Info, Line as Remark, Ruled, Show, Told } from "./protocol";
import { hasThrow, isForAMoment, type Live, type Race, type Thrown } from "./realtime";
import { handTo } from "./secrets";
import { Telling } from "./telling.svelte";
import { lines, sentence } from "./told.svelte";
import { forcedSteps, lastDecision } from "./undo";
import { Untold } from "./untold.svelte";
import { words } from "./words";

/** Something that went wrong or needs to be said. */
export interface Notice {
  text: Said;
  at: number;
}

const SHOW_COMES = 1500; // milliseconds that a `show` is waited for before we paint all the same
const SYNCS = [0, 300, 600, 1200]; // after a new line
const NOTICE = 6000; // how long a refusal is shown
const SYNC_EVERY = 20_000;
const HERALD = 9000; // and what others did around the table
const SPOKEN = 40; // steps that whoever listens may still be hearing of
const LATEST = 12; // steps that a board is given

/** Of others who play themselves, those whose line is cut. */
export const awayFrom = (info: Info, times: readonly ChairTime[], mine: readonly number[]): Chair[] =>
  info.chairs.filter(
    ({ seat, player, substitute, resigned }) =>
      player?.person && !mine.includes(seat) && !substitute && !resigned && times[seat]?.here === false,
  );

export class TableStore<G extends GameName = GameName> {
  line = $state<Line>("connecting");
  person = $state("");
  version = $state(0);
  info = $state.raw<Info | undefined>();
  views = $state.raw<SeatView<G>[]>([]);
  times = $state.raw<ChairTime[]>([]);
  story = $state.raw<Happened<G>[]>([]);
  lines = $state.raw<Remark[]>([]);
  reactions = $state.raw<Ruled[]>([]);
  hints = $state.raw<Hinted[]>([]);
  notice = $state.raw<Notice | undefined>();
  /** What has just changed around the table, the newest last. */
  heralds = $state.raw<Notice[]>([]);
  clicks = $state.raw<string[]>([]);
  /** A choice that was made, and is to be confirmed. */
  pending = $state.raw<Choice<G> | undefined>();
  sent = $state.raw<string | undefined>(); // the id of a move that is on its way
  watching = $state(0);
  /** The newest line of the chat that was in sight. */
  #heard = $state(0);
  /** Of several seats on this device, the one that the screen is turned to. */
  turnedTo = $state<number | null>(null);
  /** The newest version that was told; in real time it may wait to be shown. */
  told = $state(0);
  isHolding = $state(false);
  /** Real time: the dice are on their way, and nobody has seen them yet. */
  isRolling = $state(false);
  thrown = $state.raw<Thrown | undefined>();
  /** What the board shows is ahead of all else here, by a scene. */
  readonly telling = new Telling((step) => this.#tellUpTo(step));
  #untold = new Untold<G>();
  /** What my choices would do, for whoever looks at them. */
  readonly foresight = new Foresight((actions) =>
    this.say({ type: "foresee", seat: this.view!.seat!, version: this.version, actions }),
  );
  #news = $state.raw<Happened<G>[]>([]); // the last steps
  #forced = $state.raw<ReadonlySet<number>>(new Set()); // steps where a seat of mine had no choice
  #refused = $state.raw<Happened<G> | undefined>(); // what the server would not take back
  #undo: string | undefined; // the id of what asks for it
  #seenAs: Pick<Told<G> & { type: "update" }, "version" | "views"> | undefined; // as it was told, records in base64
  #clockAt = $state(0); // this page's clock when the times were told
  #now = $state(0); // and now, while somebody is waited for
  #held: Update<G>[] = []; // real time: told, and not yet to be seen
  #release: ReturnType<typeof setTimeout> | undefined;
  #seen: number | null = null; // our clock when what is to be grabbed was painted
  #isNewThrow = true; // real time: the hands known are of the throw before
  #clock = new ServerClock();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #port: Port;
  readonly #hand: Hand | undefined; // what this device adds to chance
  #handed: string | undefined; // what it says of it
  #steps = new Map<number, readonly [seat: number, action: number]>(); // as they were told

  constructor(
    readonly id: string,
    private readonly frontOf: (game: GameName) => { handles: Handles<G>; live?: Live<G> },
    private readonly animate: (steps: Happened<G>[]) => void = () => {},
  ) {
    this.#hand = isLocal(id) ? undefined : new Hand(id);
    this.#port = openPort(id, {
      tell: (message) => this.#tell(message as Told<G>),
      line: (line) => (this.line = line),
    });
    this.#timers.push(setInterval(this.#sync, SYNC_EVERY));
    this.#timers.push(setInterval(this.#tick, 1000));
  }

  // --- what is shown

  /** What is said of the last steps, for whoever listens: each line is new once. */
  spoken = $derived.by(() =>
    this.#news.flatMap((step) => lines(this.info!.game, step).map((text, at) => ({ key: `${step.step}-${at}`, text }))),
  );
  #newest = $derived(this.#untold.newest?.views ?? this.views);
  /** What the board is given: how things stand, and what has led to it. */
  shown = $derived.by(() => ({
    view: this.#newest.find(({ seat }) => seat === this.view?.seat) ?? this.view,
    news: [...this.story, ...this.#untold.steps].slice(-LATEST),
  }));
  #front = $derived.by(() => this.info && this.frontOf(this.info.game));
  /** Lines of others that nobody here has seen. */
  unread = $derived(this.lines.filter(({ version, person }) => version > this.#heard && person !== this.person).length);
  mySeats = $derived(this.views.map((view) => view.seat).filter((seat) => seat !== null));
  /** The seat that is asked something, if any of mine is. */
  view = $derived.by(() => {
    const asked = this.views.find((view) => view.choices.length > 0);
    const turned = this.views.find((view) => view.seat === this.turnedTo);
    return turned ?? asked ?? this.views[0];
  });
  /** On one device, with secrets: who must be handed it before anything more is shown. In real time nobody could. */
  passTo = $derived.by(() =>
    this.info?.status === "playing" && !this.race && this.mySeats.length > 1 ? handTo(this.views, this.turnedTo) : null,
  );
  /** A seat of mine is asked, or has just answered. */
  isAsked = $derived((this.view?.choices.length ?? 0) > 0);
  isMyTurn = $derived(this.isAsked && this.sent === undefined && this.passTo === null && !this.telling.isOn);
  choices = $derived<Choice<G>[]>(this.isMyTurn ? (this.view?.choices ?? []) : []);
  glowing = $derived.by(() => {
    return this.#front ? nextHandles(this.choices, this.clicks, this.#front.handles) : new Set<string>();
  });
  left = $derived.by(() => {
    return this.#front ? narrow(this.choices, this.clicks, this.#front.handles) : this.choices;
  });

  /** Seats of mine that I play myself. */
  played = $derived(
    this.mySeats.filter((seat) => {
      const chair = this.info?.chairs[seat];
      return chair !== undefined && !chair.substitute && !chair.resigned;
    }),
  );
  /** A seat of mine that I gave up, at a table where the others go on. */
  resigned = $derived(
    this.info?.status === "playing" && this.played.length === 0
      ? this.info.chairs.find(({ seat, resigned }) => resigned && this.mySeats.includes(seat))
      : undefined,
  );

  /** Of those whose line is cut, the one for whom a robot may play first. */
  #goneLongest = $derived(
    this.info?.status === "playing"
      ? awayFrom(this.info, this.times, this.mySeats).toSorted(
          (one, other) => (this.times[other.seat]?.gone ?? 0) - (this.times[one.seat]?.gone ?? 0),
        )[0]
      : undefined,
  );
  /** Seconds until then; nothing while all are here. */
  untilRobot = $derived.by(() => {
    const gone = this.#goneLongest && this.times[this.#goneLongest.seat]?.gone;
    if (gone === undefined || gone === null) return undefined;
    const since = (this.#now - this.#clockAt + gone) / 1000;
    return Math.max(0, Math.ceil((this.info!.settings.away ?? 60) - since));
  });
  /** Somebody whose seat a robot may play now. */
  replaceable = $derived(this.untilRobot === 0 && this.played.length ? this.#goneLongest : undefined);

  /** My last decision, unless it is known that it cannot be taken back. */
  undoable = $derived.by(() => {
    const mayUndo = this.info?.status === "playing" && !this.info.paused && this.info.settings.undo && !this.race;
    const last = mayUndo ? lastDecision(this.story, this.played, this.#forced) : undefined;
    return last === this.#refused ? undefined : last;
  });

  /** A seat of mine asks to take back a move, and others have not answered yet. */
  isAsking = $derived(Boolean(this.info?.asked && this.mySeats.includes(this.info.asked.seat)));

  /** Real time: the seats that are still asked whether they are ready. */
  unready = $derived(this.info?.paused ? [] : (this.info?.chairs ?? []).flatMap((it) => (it.ready ? [] : [it.seat])));

  /** What a board of real time is given beside the view. */
  race = $derived.by((): Race<G> | undefined =>
    !this.info || !this.#front?.live
      ? undefined
      : {
          mine: this.#newest.filter(({ seat }) => seat !== null && this.played.includes(seat)),
          chairs: this.info.chairs,
          reactions: this.reactions,
          thrown: this.thrown,
          isRolling: this.isRolling,
          speed: 1,
          unready: this.unready,
          ready: this.ready,
          reach: this.reach,
        },
  );

  /** Milliseconds that a seat has left, by this page's clock now. */
  remaining(seat: number, now: number): number | null {
    const time = this.times[seat];
    if (!time || time.left === null) return null;
    return time.runs ? Math.max(0, time.left - (now - this.#clockAt)) : time.left;
  }

  /** A choice in words, once they are here; its notation, if that is. */
  worded = (choice: Choice<G>): { words: string; notation: string } => {
    const known = this.foresight.of(choice.id);
    const notation = known?.notation ?? choice.notation ?? "";
    return { words: known ? sentence(this.info!.game, known.told) : "", notation };
  };

  /** What would come of a click, where it makes a choice: rows of facts, soon after they are first asked for. */
  foresee = (handle: string): number[][] | undefined => {
    const handles = this.#front?.handles;
    const made = handles && chosen(this.choices, followed(this.choices, [...this.clicks, handle], handles), handles);
    if (!made) return undefined;
    this.foresight.want([made.id]);
    return this.foresight.of(made.id)?.effects;
  };

  // --- what is done

  /** Who came by a link is a stranger, and may look on; whoever says something is somebody first. */
  say = (order: Order): string => {
    if (this.person || isLocal(this.id) || order.type === "sync") return this.#port.say(order);
    void this.#introduce().then(() => this.#port.say(order));
    return "";
  };

  async #introduce(): Promise<void> {
    this.person = (await me()).id;
    this.#port.again();
  }

  /** A click on something that glows; the last one plays. */
  pick = (handle: string): void => {
    if (!this.glowing.has(handle)) return;
    const handles = this.#front?.handles;
    if (!handles) return;
    this.clicks = followed(this.choices, [...this.clicks, handle], handles);
    const choice = chosen(this.choices, this.clicks, handles);
    if (choice) this.choose(choice);
  };

  /** At once, or once more: as the player likes it. There is no time for that where hands race. */
  choose = (choice: Choice<G>): void => {
    if (taste.confirm === "off" || this.#front?.live) return this.play(choice);
    this.foresight.want([choice.id]);
    this.pending = choice;
  };

  confirm = (): void => {
    if (this.pending) this.play(this.pending);
  };

  back = (): void => {
    this.pending = undefined;
    this.clicks = this.clicks.slice(0, -1);
  };

  /** Of a choice that was begun, nothing is left. */
  drop = (): void => {
    this.clicks = [];
    this.pending = undefined;
  };

  play = (choice: Choice<G>, seat: number | null | undefined = this.view?.seat): void => {
    if (seat === null || seat === undefined || this.sent !== undefined) return;
    this.drop();
    this.hints = [];
    const live = this.#front?.live;
    const object = this.view && live?.isOpen(this.view.view) ? live.reaches(choice.action) : undefined;
    if (object !== undefined) return this.reach(seat, object, performance.now());
    this.sent = this.say({ type: "play", seat, version: this.version, action: choice.id });
  };

  /** Real time: a seat of mine is ready for the next throw. */
  ready = (seat: number): void => void this.say({ type: "ready", seat });

  /** A hand is never on its way: there is another one, and what counts is the clock. */
  reach = (seat: number, object: number, moment: number): void => {
    this.say({ type: "grab", seat, object, seen: this.isRolling ? null : this.#seen, moment });
  };

  /** The chat is in sight. */
  hear = (): void => {
    this.#heard = this.lines.at(-1)?.version ?? 0;
  };

  /** Older lines of the chat, asked for. */
  recall = (older: Remark[]): void => {
    const first = this.lines[0]?.version ?? Infinity;
    this.lines = [...older.filter((line) => line.version < first), ...this.lines];
  };

  /** What a strong robot would do on a seat of mine: found here, or else asked for where the table lives. */
  hint = async (seat: number): Promise<void> => {
    const turn = this.view?.turn;
    const found = isLocal(this.id) ? undefined : await this.#hintsHere(seat);
    if (turn !== this.view?.turn) return; // it has moved on meanwhile
    if (found) this.hints = found;
    else this.say({ type: "hint", seat });
  };

  async #hintsHere(seat: number): Promise<Hinted[] | undefined> {
    const told = this.#seenAs?.version === this.version ? this.#seenAs.views : [];
    const record: unknown = told.find((view) => view.seat === seat)?.view.table;
    return typeof record === "string" ? hintsHere(this.info!, seat, record) : undefined;
  }

  undo = (): void => {
    if (this.undoable) this.#undo = this.say({ type: "undo", seat: this.undoable.seat });
  };

  close(): void {
    this.#timers.forEach(clearTimeout);
    clearTimeout(this.#release);
    this.telling.close();
    this.foresight.forget();
    this.#port.close();
  }

  #tick = (): void => {
    if (this.times.some(({ here }) => !here)) this.#now = performance.now();
  };

  #sync = (): void => {
    this.say({ type: "sync", at: performance.now() });
  };

  // --- what is told

  #tell(message: Told<G>): void {
    switch (message.type) {
      case "hello":
        this.person = message.person;
        this.foresight.forget(); // what was asked on the line before is not answered on this one
        this.#clock.restart();
        this.#timers.push(...SYNCS.map((later) => setTimeout(this.#sync, later)));
        break;
      case "synced":
        this.#clock.note(message.at, message.now, performance.now());
        break;
      case "update":
        this.#bearInMind(message);
        this.#seenAs = { version: message.version, views: message.views };
        this.#hear(heard((message.info ?? this.info)!, message));
        break;
      case "show":
        this.#coming(message);
        break;
      case "presence":
        this.times = message.times;
        this.#clockAt = this.#now = performance.now();
        this.watching = message.watching;
        break;
      case "acked":
        if (message.id === this.sent) this.sent = undefined;
        if (message.id === this.#handed) this.#hand?.stored();
        break;
      case "foreseen":
        this.foresight.hears(message);
        break;
      case "refused":
        if (this.foresight.hears(message) || message.id === this.#handed) break;
        if (message.id === this.sent) this.sent = undefined;
        if (message.id === this.#undo) this.#refused = this.undoable;
        this.drop();
        this.#note(message.reason);
        break;
      case "advice":
        this.#advise(message);
        break;
    }
  }

  /** What was told of chance and of the game, to be held against its end; and what our device adds. */
  #bearInMind({ info, whole, undone, happened }: Extract<Told<G>, { type: "update" }>): void {
    if (whole) this.#steps.clear();
    if (undone !== null) for (const step of [...this.#steps.keys()]) if (step >= undone) this.#steps.delete(step);
    for (const { step, seat, action } of happened)
      if (typeof action === "number") this.#steps.set(step, [seat, action]);
    const order = info && this.#hand?.hear(info, this.person);
    if (order) this.#handed = this.say(order);
  }

  /** What this device was told of the game; of one that lives here there is nobody to be doubted. */
  get witness(): Witness | null {
    if (!this.#hand) return null;
    const { commitment, parts, hasBegun } = this.#hand.seen ?? { commitment: null, parts: [], hasBegun: false };
    const isAlone = this.mySeats.length === 1;
    const steps = [...this.#steps].map(([step, told]) => [step, ...told] as const);
    return { commitment, parts, hasBegun, viewer: isAlone ? this.mySeats[0]! : null, steps };
  }

  /** Dice that roll have no colours yet: those come with what they show, at their moment. */
  #coming(show: Show): void {
    const at = this.#clock.here(show.at);
    if (show.film) this.thrown = { step: show.step, at, film: show.film };
    if (show.film && !show.film.tops && at > performance.now()) this.#roll();
    if (this.isHolding) this.#showIn(at - performance.now());
  }

  /** In real time what is told may have to wait for its moment, and what comes after it waits too. */
  #hear(update: Update<G>): void {
    this.told = update.version;
    const live = (update.info && this.frontOf(update.info.game).live) ?? this.#front?.live;
    const isMoment = isForAMoment(update, live);
    if (hasThrow(update, live)) this.#roll();
    if (update.info?.paused) this.isRolling = false; // before anybody saw them
    if (!update.whole && (isMoment || this.isHolding)) {
      // A hand that was too early is told so at once
      if (!isMoment && this.isRolling) this.#time(update);
      this.#held.push(!isMoment && this.isRolling ? { ...update, reactions: [] } : update);
      if (!this.isHolding) this.#showIn(SHOW_COMES);
      this.isHolding = true;
      return;
    }
    if (update.whole) this.#show(); // whatever waited is in it
    this.#update(update);
    if (update.whole) this.#noteSeen();
  }

  #roll(): void {
    if (this.isRolling) return;
    this.isRolling = true;
    this.#isNewThrow = true;
    this.#seen = null;
  }

  #showIn(milliseconds: number): void {
    clearTimeout(this.#release);
    this.#release = setTimeout(() => this.#show(), Math.max(0, milliseconds));
  }

  #show(): void {
    clearTimeout(this.#release);
    const held = this.#held;
    this.#held = [];
    this.isHolding = false;
    this.isRolling = false;
    for (const update of held) this.#update(update);
    if (held.length) this.#noteSeen();
  }

  #noteSeen(): void {
    requestAnimationFrame((now) => (this.#seen = now));
  }

  /** The board has it; what it tells waits for the board, but for clocks, hands and the chat. */
  #update(update: Update<G>): void {
    this.#time(update);
    this.times = update.times;
    this.#clockAt = this.#now = performance.now();
    this.#chat(update);
    const fresh = this.#fresh(update);
    this.#untold.add({ ...update, happened: fresh });
    if (!update.whole) this.animate(fresh);
    if (update.whole || update.undone !== null || this.#isOpen(update)) this.telling.skip();
    else this.telling.expect();
  }

  /** Real time: nothing keeps a hand from going out. */
  #isOpen({ views }: Update<G>): boolean {
    return Boolean(views[0] && this.#front?.live?.isOpen(views[0].view));
  }

  #chat({ whole, lines }: Update<G>): void {
    const heard = new Set(whole ? [] : this.lines.map((line) => line.version));
    this.lines = [...(whole ? [] : this.lines), ...lines.filter((line) => !heard.has(line.version))];
  }

  /** Told twice after a lost line, it happened once. */
  #fresh({ whole, undone, happened }: Update<G>): Happened<G>[] {
    const kept = [...this.story, ...this.#untold.steps].filter(({ step }) => step < (undone ?? Infinity));
    const known = new Set(whole ? [] : kept.map(({ step }) => step));
    return happened.filter(({ step }) => !known.has(step));
  }

  /** What the board has shown is told around it. */
  #tellUpTo(step: number): void {
    for (const { update, isWhole } of this.#untold.upTo(step)) {
      if (update.whole) this.story = update.happened;
      else this.#goOn(update);
      if (isWhole) this.#arrive(update);
    }
  }

  #goOn({ undone, happened }: Update<G>): void {
    const isKept = (step: number): boolean => step < (undone ?? Infinity);
    const stillForced = [...this.#forced].filter(isKept);
    this.#forced = new Set([...stillForced, ...forcedSteps(happened, this.views)]);
    this.story = [...this.story.filter(({ step }) => isKept(step)), ...happened];
    this.#news = [...this.#news.filter(({ step }) => isKept(step)), ...happened].slice(-SPOKEN);
  }

  #arrive(update: Update<G>): void {
    // Nothing was taken back, nothing was played: somebody said no
    const isRefused = this.isAsking && update.info?.asked === null && update.undone === null && !update.happened.length;
    const hasEnded = update.info?.status === "over";
    if (isRefused && !update.whole && !hasEnded)
      this.#note(this.info?.asked?.discards ? words.discardRefused : words.undoRefused);
    if (update.info && this.info && !update.whole) this.#herald(this.info, update.info);
    if (update.info) this.info = update.info;
    const turn = this.view?.turn;
    this.version = update.version;
    this.views = update.views;
    this.#turn();
    if (turn !== this.view?.turn) this.hints = []; // where all choose at once, another's choice leaves mine as it was
    if (update.happened.length || update.undone !== null) {
      this.foresight.forget();
      this.drop();
    }
  }

  /** What others did around the table is said for a while. */
  #herald(before: Info, after: Info): void {
    const at = performance.now();
    if (before.status !== after.status) this.heralds = []; // of the room before
    const news = heralded(before, after, this.person, seatName).map((text, place) => ({ text, at: at + place }));
    if (!news.length) return;
    this.heralds = [...this.heralds, ...news];
    this.#timers.push(setTimeout(() => (this.heralds = this.heralds.filter((one) => !news.includes(one))), HERALD));
  }

  /** Where nothing is hidden, the next one goes on at once; whoever is asked has the device now. */
  #turn(): void {
    const asked = this.views.filter((view) => view.choices.length > 0).map(({ seat }) => seat);
    if (asked.length && this.mySeats.length > 1 && this.passTo === null && !asked.includes(this.turnedTo))
      this.turnedTo = asked[0]!;
  }

  /** The hands of one throw are told group by group, and stay until the first of the next one. */
  #time(update: Update<G>): void {
    if (update.reactions.length) {
      this.reactions = [...(this.#isNewThrow ? [] : this.reactions), ...update.reactions];
      this.#isNewThrow = false;
    }
  }

  /** Said for a while, then no more. */
  #note(text: Said): void {
    const notice = { text, at: performance.now() };
    this.notice = notice;
    this.#timers.push(
      setTimeout(() => {
        if (this.notice === notice) this.notice = undefined;
      }, NOTICE),
    );
  }

  #advise(advice: Advice): void {
    this.hints = advice.hints;
  }
}
