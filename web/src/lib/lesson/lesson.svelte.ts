// A lesson as it is played: the board of a game is given what a table would give it, and asks for nothing.

import { choicesOf, seen, stepsOf, type Choice, type Happened, type SeatView } from "../heard";
import { chosen, followed, narrow, nextHandles, type Handles } from "../narrow";
import type { Chair, GameName, View } from "../protocol";
import { NOTHING, type Live, type Race } from "../realtime";
import { Telling } from "../telling.svelte";
import type { Lesson, Part, Right } from "./lessons";

const PATIENCE = 2; // other choices, then only what is wanted glows
const CALM = 0.5; // of real time: there is no clock in a lesson

export class LessonStore<G extends GameName = GameName> {
  /** Which step; as many as there are: it is over. */
  at = $state(0);
  clicks = $state.raw<string[]>([]);
  /** Other choices than those wanted, in this step. */
  tries = $state(0);
  /** Only what is wanted glows. */
  isShown = $state(false);
  /** It was done, and seen to its end. */
  isDone = $state(false);
  #right = $state.raw<Right<G> | undefined>();
  readonly telling = new Telling((step) => this.#tellUpTo(step));

  constructor(
    readonly lesson: Lesson<G>,
    private readonly front: { handles: Handles<G>; live?: Live<G> | undefined },
  ) {}

  count = $derived.by(() => this.lesson.steps.length);
  isOver = $derived(this.at >= this.count);
  /** The last one stays on the table. */
  position = $derived.by(() => this.lesson.steps[Math.min(this.at, this.count - 1)]!);
  /** What is said now. */
  part = $derived<Part>(this.isDone ? "done" : this.tries > 0 ? "other" : "do");

  // --- what the board is given

  view = $derived.by((): View<G> => {
    void this.tries; // told anew: whatever the board has shown as sent is not done
    const laid = this.lesson.laid[this.position.laid]!;
    return seen({ view: (this.#right?.view ?? this.position.view) as View<GameName> }, laid).view as View<G>;
  });
  news = $derived.by((): Happened<G>[] => (this.#right ? stepsOf(this.lesson.game, this.#right.happened) : []));
  #every = $derived.by((): Choice<G>[] => choicesOf<G>(this.lesson.game, this.position.choices));
  #open = $derived.by((): Choice<G>[] => (this.#right || this.isOver ? [] : this.#every));
  choices = $derived.by((): Choice<G>[] =>
    this.isShown ? this.#open.filter(({ id }) => this.#rightOf(id)) : this.#open,
  );
  glowing = $derived.by(() => nextHandles(this.choices, this.clicks, this.front.handles));
  left = $derived.by(() => narrow(this.choices, this.clicks, this.front.handles));
  /** Real time, without its clock. */
  race = $derived.by((): Race<G> | undefined =>
    this.front.live
      ? {
          // Also where only to let the others have it is wanted: then nothing glows, and one may say so
          mine: [{ seat: this.position.seat, view: this.view, choices: this.#open, turn: 0 } as SeatView<G>],
          chairs: this.position.chairs.map(chair),
          reactions: [],
          thrown: undefined,
          isRolling: false,
          unready: [],
          ready: () => {},
          speed: CALM,
          reach: (_, object) => (object === NOTHING ? this.wait() : this.#grab(object)),
        }
      : undefined,
  );

  foresee = (handle: string): number[][] | undefined => {
    const { handles } = this.front;
    const made = chosen(this.choices, followed(this.choices, [...this.clicks, handle], handles), handles);
    return made && this.position.foreseen[this.position.choices.indexOf(made.id)];
  };

  // --- what is done

  /** A click on something that glows; the last one chooses. */
  pick = (handle: string): void => {
    if (!this.glowing.has(handle)) return;
    const { handles } = this.front;
    this.clicks = followed(this.choices, [...this.clicks, handle], handles);
    const choice = chosen(this.choices, this.clicks, handles);
    if (choice) this.choose(choice);
  };

  back = (): void => {
    this.clicks = this.clicks.slice(0, -1);
  };

  choose = (choice: Choice<G>): void => this.#does(this.#rightOf(choice.id));

  /** Real time: to let the others have it is a choice too. */
  wait = (): void => this.#does(this.position.waits ?? undefined);
  mayWait = $derived.by(() => this.front.live !== undefined && !this.#right && !this.isOver);

  /** What is wanted alone glows; or it is done, where a board cannot leave out the rest. */
  show = (): void => {
    this.clicks = [];
    this.isShown = true;
    if (!this.lesson.narrows) this.#does(this.position.right[0]);
  };

  /** To a step, as if nothing had been done in it. */
  go = (at: number): void => {
    this.telling.close();
    this.#right = undefined;
    this.clicks = [];
    this.tries = 0;
    this.isShown = this.isDone = false;
    this.at = Math.max(0, Math.min(this.count, at));
  };

  next = (): void => this.go(this.at + 1);

  close(): void {
    this.telling.close();
  }

  #does(right: Right<G> | undefined): void {
    this.clicks = [];
    if (!right) {
      this.tries += 1;
      this.isShown ||= this.lesson.narrows && this.tries >= PATIENCE;
      return;
    }
    this.#right = right;
    this.telling.expect();
  }

  #rightOf(id: number): Right<G> | undefined {
    return this.position.right.find(({ action }) => action === id);
  }

  #grab(object: number): void {
    const choice = this.choices.find(({ action }) => this.front.live?.reaches(action) === object);
    if (choice) this.choose(choice);
  }

  /** Nothing is said of what was done before the board has shown it. */
  #tellUpTo(step: number): void {
    const last = this.#right?.happened.at(-1);
    if (last && step >= last.step) this.isDone = true;
  }
}

/** Nobody sits there: only what the game calls the seat. */
const chair = (name: Chair["name"], seat: number): Chair => ({
  seat,
  name,
  player: null,
  called: "",
  substitute: null,
  resigned: false,
  flagged: false,
  inhuman: false,
  awaited: null,
  ready: true,
});
