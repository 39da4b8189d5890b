// Views one after the other: each is seen on its way before the next one begins, and who hurries catches up.

import type { View } from "../../lib/protocol";
import { isCalm, walkTime } from "./motion";
import { tripBetween, type Trip } from "./present";

type Seen = View<"mille-et-un-tresors">;
const MANY = 4; // after a long absence nobody wants to see every step
const FLIGHT = 500; // milliseconds that a card flies, or the chief rides

/** How long it takes to see all of it. */
export function lengthOf(trip: Trip, isRiding: boolean): number {
  const walk = trip.steps ? walkTime(trip.steps) : 0;
  const flights = Number(trip.isDrawn || trip.taken !== undefined) + Number(isRiding);
  return walk + flights * FLIGHT;
}

export class Parade {
  shown = $state.raw<Seen>() as Seen;
  trip = $state.raw<Trip | undefined>();
  #waiting: Seen[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Seen) {
    this.shown = first;
  }

  tell(view: Seen): void {
    if (view === (this.#waiting.at(-1) ?? this.shown)) return;
    this.#waiting.push(view);
    if (isCalm() || this.#waiting.length > MANY) {
      this.#waiting = [view];
      this.close();
    }
    if (this.#timer === undefined) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next = (): void => {
    this.#timer = undefined;
    const view = this.#waiting.shift();
    if (!view) return;
    const before = this.shown.table;
    this.trip = tripBetween(before, view.table);
    this.shown = view;
    const length = lengthOf(this.trip, before.chief !== view.table.chief) / (1 + this.#waiting.length);
    this.#timer = setTimeout(this.#next, length);
  };
}
