// Steps one after the other: each is seen on its way before the next one begins, and who hurries catches up.

import { Queue, type Moment } from "../../lib/queue";
import { isCalm } from "./motion";
import { rest, scene, unseen, type Beat, type Frame, type Seen, type Step } from "./scene";

export class Parade {
  frame = $state.raw<Frame>() as Frame;
  /** Milliseconds that whatever moves in this frame takes; 0: nothing is on its way. */
  lasts = $state(0);
  /** The view that is shown whole; until then nobody chooses. */
  shown = $state.raw<Seen>() as Seen;
  #newest: Seen;
  #seen: number; // the last step
  #queue = new Queue(() => this.#arrive(this.#newest));

  constructor(first: Seen, news: readonly Step[]) {
    this.#newest = first;
    this.#seen = news.at(-1)?.step ?? -1;
    this.#arrive(first);
  }

  tell(view: Seen, news: readonly Step[]): void {
    if (view === this.#newest) return;
    const before = rest(this.#newest);
    const steps = unseen(news, this.#seen);
    this.#newest = view;
    this.#seen = news.at(-1)?.step ?? -1;
    if (!steps) return this.#queue.finish();
    const beats = scene(before, steps).map(
      (beat): Moment =>
        (hurry) =>
          this.#show(beat, hurry),
    );
    this.#queue.add([[...beats, () => this.#arrive(view)]], isCalm());
  }

  close = (): void => this.#queue.clear();

  #show({ frame, lasts }: Beat, hurry: number): number {
    this.frame = frame;
    this.lasts = lasts / hurry;
    return this.lasts;
  }

  #arrive(view: Seen): number {
    this.frame = rest(view);
    this.lasts = 0;
    this.shown = view;
    return 0;
  }
}
