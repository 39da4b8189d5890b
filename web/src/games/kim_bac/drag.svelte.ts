// A pawn in a hand: taken, moved about, let go.

import { distance, type Point } from "./geometry";

const NEAR = 20; // of the drawing: a hand that goes no farther has only touched it

export class Drag {
  isOn = $state(false);
  /** Where the hand is, by the drawing. */
  at = $state.raw<Point | undefined>();
  #from: Point | undefined;

  take(event: PointerEvent, from: Point): void {
    const { target } = event;
    if (target instanceof Element && target.hasPointerCapture(event.pointerId))
      target.releasePointerCapture(event.pointerId);
    this.#from = from;
    this.isOn = true;
  }

  move(at: Point): void {
    if (this.#from && (this.at || distance(at, this.#from) > NEAR)) this.at = at;
  }

  /** Where it is let go, if that is anywhere. */
  drop(aim: (at: Point) => number | undefined): number | undefined {
    const { at } = this;
    this.cancel();
    return at && aim(at);
  }

  cancel(): void {
    this.isOn = false;
    this.at = this.#from = undefined;
  }
}
