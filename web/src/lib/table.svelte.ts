// The table as the page knows it: what the server told last, and the clicks on the way to a choice.

import { chosen, followed, narrow, nextHandles, type Handles } from "./narrow";
import type {
  Advice, ChairTime, Choice, GameName, Happened, Hinted, Info, Line as Remark, Ruled, SeatView, Text, Told, Update,
} from "./protocol";
import { TableSocket, type Line, type Order } from "./socket";

/** Something that went wrong or needs to be said, in both languages. */
export interface Notice {
  text: Text;
  at: number;
}

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
  clicks = $state.raw<string[]>([]);
  sent = $state.raw<string | undefined>(); // the id of a move that is on its way
  watching = $state(0);
  /** Of several seats on this device, the one that the screen is turned to. */
  turnedTo = $state<number | null>(null);
  #clockAt = $state(0); // this page's clock when the times were told
  #news: Happened<G>[] = [];
  #socket: TableSocket;

  constructor(
    readonly id: string,
    private readonly handlesOf: (game: GameName) => Handles<G> | undefined,
    private readonly animate: (steps: Happened<G>[]) => void = () => {},
  ) {
    this.#socket = new TableSocket(id, {
      tell: (message) => this.#tell(message as Told<G>),
      line: (line) => (this.line = line),
    });
  }

  // --- what is shown

  mySeats = $derived(this.views.map((view) => view.seat).filter((seat) => seat !== null));
  /** The seat that is asked something, if any of mine is. */
  view = $derived.by(() => {
    const asked = this.views.find((view) => view.choices.length > 0);
    const turned = this.views.find((view) => view.seat === this.turnedTo);
    return turned ?? asked ?? this.views[0];
  });
  isMyTurn = $derived((this.view?.choices.length ?? 0) > 0 && this.sent === undefined);
  choices = $derived<Choice<G>[]>(this.isMyTurn ? (this.view?.choices ?? []) : []);
  glowing = $derived.by(() => {
    const handles = this.info && this.handlesOf(this.info.game);
    return handles ? nextHandles(this.choices, this.clicks, handles) : new Set<string>();
  });
  left = $derived.by(() => {
    const handles = this.info && this.handlesOf(this.info.game);
    return handles ? narrow(this.choices, this.clicks, handles) : this.choices;
  });

  /** Milliseconds that a seat has left, by this page's clock now. */
  remaining(seat: number, now: number): number | null {
    const time = this.times[seat];
    if (!time || time.left === null) return null;
    return time.runs ? Math.max(0, time.left - (now - this.#clockAt)) : time.left;
  }

  // --- what is done

  say = (order: Order): string => this.#socket.say(order);

  /** A click on something that glows; the last one plays. */
  pick = (handle: string): void => {
    if (!this.glowing.has(handle)) return;
    const handles = this.info && this.handlesOf(this.info.game);
    if (!handles) return;
    this.clicks = followed(this.choices, [...this.clicks, handle], handles);
    const choice = chosen(this.choices, this.clicks, handles);
    if (choice) this.play(choice);
  };

  back = (): void => {
    this.clicks = this.clicks.slice(0, -1);
  };

  play = (choice: Choice<G>): void => {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined || this.sent !== undefined) return;
    this.clicks = [];
    this.hints = [];
    this.sent = this.say({ type: "play", seat, version: this.version, action: choice.id });
  };

  close(): void {
    this.#socket.close();
  }

  // --- what is told

  #tell(message: Told<G>): void {
    switch (message.type) {
      case "hello":
        this.person = message.person;
        break;
      case "update":
        this.#update(message);
        break;
      case "presence":
        this.times = message.times;
        this.#clockAt = performance.now();
        this.watching = message.watching;
        break;
      case "acked":
        if (message.id === this.sent) this.sent = undefined;
        break;
      case "refused":
        if (message.id === this.sent) this.sent = undefined;
        this.clicks = [];
        this.notice = { text: message.reason, at: performance.now() };
        break;
      case "advice":
        this.#advise(message);
        break;
    }
  }

  #update(update: Update<G>): void {
    if (update.info) this.info = update.info;
    if (update.whole) {
      this.story = update.happened;
      this.lines = update.lines;
    } else {
      const kept = update.undone === null ? this.story : this.story.filter((step) => step.step < update.undone!);
      this.story = [...kept, ...update.happened];
      this.lines = [...this.lines, ...update.lines];
      this.animate(update.happened);
    }
    if (update.reactions.length) this.reactions = update.reactions;
    this.version = update.version;
    this.views = update.views;
    this.times = update.times;
    this.#clockAt = performance.now();
    if (update.happened.length || update.undone !== null) {
      this.clicks = [];
      this.hints = [];
    }
  }

  #advise(advice: Advice): void {
    this.hints = advice.hints;
  }
}
