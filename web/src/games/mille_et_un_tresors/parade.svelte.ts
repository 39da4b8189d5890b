// Views one after the other: each is seen on its way before the next one begins, and who hurries catches up.

import type { View } from "../../lib/protocol";
import { Queue } from "../../lib/queue";
import { isCalm, walkTime } from "./motion";
import { tripBetween, type Trip } from "./present";

type Seen = View<"mille-et-un-tresors">;
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
  #newest: Seen;
  #queue = new Queue(() => void this.#go(this.#newest));

  constructor(first: Seen) {
    this.shown = this.#newest = first;
  }

  tell(view: Seen): void {
    if (view === this.#newest) return;
    this.#newest = view;
    this.#queue.add([[(hurry) => this.#go(view) / hurry]], isCalm());
  }

  close = (): void => this.#queue.clear();

  #go(view: Seen): number {
    const before = this.shown.table;
    this.trip = tripBetween(before, view.table);
    this.shown = view;
    return lengthOf(this.trip, before.chief !== view.table.chief);
  }
}
