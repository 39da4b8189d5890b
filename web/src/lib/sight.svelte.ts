// What is pointed out on a board beside the game itself: what happened meanwhile, what a robot would do.

import { getContext, setContext } from "svelte";
import { frontOf } from "../games";
import { idOf, layoutOf } from "./actions";
import type { Choice, Happened } from "./heard";
import { gist, since } from "./meanwhile";
import type { GameName, Hinted } from "./protocol";
import type { TableStore } from "./table.svelte";
import { parts } from "./told.svelte";

/** A hinted choice as a board draws it: what would be clicked for it. */
export interface Pointed {
  handles: string[];
  /** The one that is looked at; the others are drawn fainter. */
  isNow: boolean;
}

/** One sentence of what happened, and the step that it tells of. */
export interface Line {
  step: number;
  text: string;
}

const OFFERED = 3; // hints

export class Sight {
  /** Which sentence is looked at, counted from the newest. */
  back = $state(0);
  /** Which hint is looked at. */
  hint = $state(0);

  constructor(readonly store: TableStore) {}

  /** What happened since my own last move, as far as it has been told. */
  steps = $derived.by((): Happened[] => {
    const { info, story, mySeats, view } = this.store;
    if (!info || info.status === "open") return [];
    const seats = mySeats.length > 1 && view?.seat != null ? [view.seat] : mySeats;
    return since(story, seats, frontOf(info.game).together);
  });
  lines = $derived.by((): Line[] =>
    this.steps.flatMap((step) =>
      gist(parts(this.store.info!.game, step), step.seat < 0).map((text) => ({ step: step.step, text })),
    ),
  );
  /** The sentence that is looked at. */
  line = $derived.by((): Line | undefined => this.lines[this.at]);

  get at(): number {
    return Math.max(0, this.lines.length - 1 - this.back);
  }

  /** What a board marks: all of it, or the step that somebody went back to. */
  marked = $derived.by((): Happened[] =>
    this.back === 0 ? this.steps : this.steps.filter(({ step }) => step === this.line?.step),
  );

  /** Older by one, or newer; whether there was one. */
  turn(by: 1 | -1): boolean {
    const back = Math.min(this.lines.length - 1, this.back) + by;
    if (back < 0 || back >= this.lines.length) return false;
    this.back = back;
    return true;
  }

  /** Somebody tries what is not offered: the rules say why not, and nothing is changed. */
  whyNot(action: { type: string } & Record<string, unknown>): void {
    const { info, view, version, isMyTurn } = this.store;
    const layout = info && layoutOf(info.game);
    if (!layout || !isMyTurn || view?.seat == null) return;
    this.store.say({ type: "play", seat: view.seat, version, action: idOf(layout, action) });
  }

  // --- what a robot would do

  hinted = $derived.by(() =>
    this.store.hints.slice(0, OFFERED).flatMap((hint): { hint: Hinted; choice: Choice }[] => {
      const choice = this.store.choices.find(({ id }) => id === hint.action);
      return choice ? [{ hint, choice }] : [];
    }),
  );
  pointed = $derived.by((): Pointed[] => {
    const { info, clicks } = this.store;
    if (!info || clicks.length) return [];
    const { handles } = frontOf(info.game);
    return this.hinted.map(({ choice }, at) => ({ handles: handles(choice.action), isNow: at === this.hint }));
  });
}

const sights = new WeakMap<TableStore, Sight>();

/** One for each table, whoever asks. */
export function sightOf(store: TableStore): Sight {
  const known = sights.get(store) ?? new Sight(store);
  sights.set(store, known);
  return known;
}

const KEY = Symbol("sight");
/** For the board that is drawn inside whoever says this. */
export const giveSight = (sight: Sight): void => void setContext(KEY, sight);
/** For a board; a picture of one, or a replay, has none. */
export const getSight = (): Sight | undefined => getContext(KEY);

/** What a board marks; nothing in a picture of one. */
export const markedBy = <G extends GameName>(sight: Sight | undefined): Happened<G>[] =>
  (sight?.marked ?? []) as Happened<G>[];
