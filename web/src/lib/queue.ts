// What boards show, one scene after the other: who is behind hurries, who is far behind sees only the end.

/** Part of a scene: it begins, and says for how many milliseconds it is to be seen. */
export type Moment = (hurry: number) => number;
export type Scene = readonly Moment[];

const MANY = 4; // after a long absence nobody wants to see every step

export class Queue {
  #waiting: Scene[] = [];
  #now: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `snap` shows how things stand in the end, at once. */
  constructor(private readonly snap: () => void) {}

  /** Shown after what is shown already; where the reader wants calm, or too much waits, only its end is. */
  add(scenes: readonly Scene[], isCalm: boolean): void {
    this.#waiting.push(...scenes);
    if (isCalm || this.#waiting.length > MANY) this.finish();
    else if (this.#timer === undefined) this.#next();
  }

  /** Instead of whatever else is or would be shown. */
  only(scene: Scene): void {
    this.clear();
    this.#waiting.push(scene);
    this.#next();
  }

  finish(): void {
    this.clear();
    this.snap();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#now = [];
  }

  #next = (): void => {
    this.#timer = undefined;
    for (let moment = this.#take(); moment; moment = this.#take()) {
      const milliseconds = moment(1 + this.#waiting.length);
      if (milliseconds > 0) {
        this.#timer = setTimeout(this.#next, milliseconds);
        return;
      }
    }
  };

  #take(): Moment | undefined {
    if (!this.#now.length) this.#now = [...(this.#waiting.shift() ?? [])];
    return this.#now.shift();
  }
}
