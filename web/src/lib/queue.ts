// What boards show, one scene after the other: who is behind hurries, who is far behind sees only the end.

/** Part of a scene: it begins, and says for how many milliseconds it is to be seen. */
export type Moment = (hurry: number) => number;
export type Scene = readonly Moment[];

/** Who is to know how far a board is. */
export interface Teller {
  /** Something is seen that takes its time; `skip` shows its end at once. */
  begin: (skip: () => void) => void;
  /** This step has been seen to its end, and all before it. */
  reach: (step: number) => void;
  /** Nothing more is to be seen for now. */
  end: () => void;
}

const MANY = 4; // after a long absence nobody wants to see every step

export class Queue {
  #waiting: Scene[] = [];
  #now: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `snap` shows how things stand in the end, at once. A picture of a board has nobody to tell. */
  constructor(
    private readonly snap: () => void,
    private readonly teller?: Teller,
  ) {}

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

  /** For a scene: what is said of a step may be said now. */
  reached = (step: number): Moment => {
    return () => {
      this.teller?.reach(step);
      return 0;
    };
  };

  finish = (): void => {
    this.clear();
    this.snap();
  };

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#now = [];
    this.teller?.end();
  }

  /** What cannot be shown must not keep back the rest. */
  #next = (): void => {
    this.#timer = undefined;
    try {
      this.#show();
    } catch (trouble) {
      this.finish();
      throw trouble;
    }
  };

  #show(): void {
    for (let moment = this.#take(); moment; moment = this.#take()) {
      const milliseconds = moment(1 + this.#waiting.length);
      if (milliseconds > 0) {
        this.#timer = setTimeout(this.#next, milliseconds);
        this.teller?.begin(this.finish);
        return;
      }
    }
    this.teller?.end();
  }

  #take(): Moment | undefined {
    if (!this.#now.length) this.#now = [...(this.#waiting.shift() ?? [])];
    return this.#now.shift();
  }
}
