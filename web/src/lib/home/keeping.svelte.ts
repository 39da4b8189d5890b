// What the service worker (public/worker.js) does for this page: it keeps the whole house for when there is no
// network, and brings the next version of it. That one takes over when no tab is at a table, or when the player says
// so: a game is never interrupted.

import { BASE, beside } from "../base";

const REST = 4000; // milliseconds after the page has opened: what is needed now comes first
const AGAIN = 3_600_000; // milliseconds from one look for a new version to the next

type Told = { type: "keeping"; done: number; total: number } | { type: "kept" } | { type: "interrupted" };

/** Now, or as soon as there is a network again. */
async function connected(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

class Keeping {
  /** `asked`: on a line that counts its bytes nothing is fetched before the player wants it. */
  state = $state<"none" | "asked" | "keeping" | "kept" | "interrupted">("none");
  /** How much of it is here, from 0 to 1. */
  share = $state(0);
  /** A new version is here, and waits. */
  isNew = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #looked = Date.now();
  #stand: (() => void) | undefined;
  #sitting = Promise.resolve(); // until this page has left its table

  /** Only where browsers allow it: over https, or from this very machine. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    let isFirst = serviceWorker.controller === null;
    serviceWorker.addEventListener("message", ({ data }) => this.#hear(data as Told));
    serviceWorker.addEventListener("controllerchange", () => {
      if (!isFirst) location.reload(); // the new version; the first one changes nothing
      isFirst = false;
    });
    document.addEventListener("visibilitychange", () => void this.#look());
    const rested = new Promise((resolve) => setTimeout(resolve, REST));
    try {
      if (isFirst) await rested.then(connected); // a first visit has nothing to bring up to date
      // The list of files is asked for anew each time, whatever a host says of how long it lasts
      this.#watch(await serviceWorker.register(beside("worker.js"), { updateViaCache: "none" }));
      await serviceWorker.ready;
      await rested;
      this.#begin();
    } catch {
      // A browser without room, or in a private window: the house needs its network, then
    }
  }

  keep = (): void => {
    this.state = "keeping";
    this.#registration?.active?.postMessage("keep all");
  };

  /** Take the new version at once: the page is loaded again, and games go on where they are. */
  renew = (): void => {
    this.#registration?.waiting?.postMessage("take over");
  };

  /** While this page is at a table no new version comes in. */
  sit(isAtTable: boolean): void {
    this.#stand?.();
    this.#stand = undefined;
    if (!navigator.locks) return;
    if (!isAtTable) return void this.#sitting.then(() => this.#renewIfFree());
    const left = new Promise<void>((resolve) => (this.#stand = resolve));
    this.#sitting = navigator.locks.request(TABLES, { mode: "shared" }, () => left);
  }

  #begin(): void {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData && this.state === "none") this.state = "asked";
    else this.keep();
  }

  #hear(told: Told): void {
    if (told.type === "keeping") this.share = told.done / told.total;
    this.state = told.type;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const look = () => {
      this.isNew = registration.waiting !== null && navigator.serviceWorker.controller !== null;
      if (this.isNew && !this.#stand) void this.#renewIfFree();
    };
    const follow = () => registration.installing?.addEventListener("statechange", look);
    look();
    follow(); // it may have been found before anybody listened
    registration.addEventListener("updatefound", follow);
  }

  async #renewIfFree(): Promise<void> {
    if (!this.isNew || !navigator.locks) return;
    await navigator.locks.request(TABLES, { ifAvailable: true }, (lock) => {
      if (lock) this.renew();
    });
  }

  /** A house that stays open for days looks whether there is a new one. */
  async #look(): Promise<void> {
    if (document.hidden || Date.now() - this.#looked < AGAIN) return;
    this.#looked = Date.now();
    await this.#registration?.update().catch(() => {});
  }
}

const TABLES = `${BASE} tables`; // the lock that tabs at a table share

export const keeping = new Keeping();
