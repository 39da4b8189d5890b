// Steps one after the other: each is seen on its way before the next one begins, and who hurries catches up.

import { Queue, type Moment, type Teller } from "../../lib/queue";
import { isCalm } from "./motion";
import { rest, scene, unseen, type Beat, type Frame, type Seen, type Step } from "./scene";

export class Parade {
  frame = $state.raw<Frame>() as Frame;
  /** Milliseconds that whatever moves in this frame takes; 0: nothing is on its way. */
  lasts = $state(0);
  #newest: Seen;
  #seen: number; // the last step
  #queue: Queue;

  constructor(first: Seen, news: readonly Step[], telling?: Teller) {
    this.#queue = new Queue(() => this.#arrive(this.#newest), telling);
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
    this.#queue.add([[...this.#moments(before, steps), () => this.#arrive(view)]], isCalm());
  }

  close = (): void => this.#queue.clear();

  #moments(before: Frame, steps: readonly Step[]): Moment[] {
    let last = before;
    return steps.flatMap((step) => {
      const beats = scene(last, step);
      last = beats.at(-1)?.frame ?? last;
      return [
        ...beats.map(
          (beat): Moment =>
            (hurry) =>
              this.#show(beat, hurry),
        ),
        this.#queue.reached(step.step),
      ];
    });
  }

  #show({ frame, lasts }: Beat, hurry: number): number {
    this.frame = frame;
    this.lasts = lasts / hurry;
    return this.lasts;
  }

  #arrive(view: Seen): number {
    this.frame = rest(view);
    this.lasts = 0;
    return 0;
  }
}
