// What the shelf stands in: a house with a server, one whose server does not answer now, or files alone. Games against
// robots and around one device are played in all three: at the server's tables, or at tables of this browser.

import { here } from "../../local/here";
import { frontOf, INFOS } from "../../games";
import { pageOf } from "../../pages";
import * as api from "../api";
import { isStatic } from "../base";
import type { GameInfo, Listing, Me, Settings } from "../protocol";
import { Refusal } from "../refusal";
import { words } from "../words";

const BETWEEN = 500; // milliseconds before what will soon be ready is asked for again

/** `asking`: until the server has answered; `silent`: it should be there, and is not; `none`: there is none. */
export type Server = "asking" | "there" | "silent" | "none";

/** What the table will be drawn with comes while the table is opened, not after. */
function fetchAhead(game: string): void {
  const coming = [pageOf("/t/~"), frontOf(game).board?.()];
  for (const each of coming) Promise.resolve(each).catch(() => {}); // it is asked for again, and then said
}

const isSilence = (why: unknown): boolean => why instanceof Refusal && why.isSilence;

export class House {
  server = $state<Server>(isStatic ? "none" : "asking");
  person = $state.raw<Me | undefined>();
  /** Ours at once; others' when we are told of them. */
  games = $state.raw<readonly GameInfo[]>(INFOS);
  mine = $state.raw<Listing[]>([]);
  #arriving: Promise<void> | undefined;

  /** Who we are here, and what there is to play; refused for what only people can mend. */
  arrive(): Promise<void> {
    return (this.#arriving = isStatic ? this.#alone() : this.#visit());
  }

  /** Those of the server, and of this browser. */
  async lookAtMine(): Promise<void> {
    this.mine = await api.myGames();
  }

  async throwAway(table: string): Promise<void> {
    await api.eraseHere(table);
    this.mine = this.mine.filter((listing) => listing.table !== table);
  }

  /** A new table; its name. What is not ready yet is waited for. */
  async open(settings: Settings): Promise<string> {
    fetchAhead(settings.game);
    await this.#arriving?.catch(() => {});
    const isForFriends = settings.chairs?.includes("open");
    if (this.server === "none" || (this.server === "silent" && !isForFriends)) return this.#openHere(settings);
    for (;;) {
      try {
        return (await api.openTable(settings)).table;
      } catch (why) {
        if (isSilence(why) && !isForFriends) return this.#openHere(settings);
        if (!(why instanceof Refusal) || !why.passes) throw why;
        await new Promise((again) => setTimeout(again, BETWEEN));
      }
    }
  }

  async #openHere(settings: Settings): Promise<string> {
    if (settings.chairs?.includes("open")) throw new Refusal(words.noServerFriends);
    return (await api.openHere({ ...settings, public: false })).table;
  }

  async #visit(): Promise<void> {
    try {
      [this.person, this.games] = await Promise.all([
        api.ask<Me>("GET", "/api/me"),
        api.ask<GameInfo[]>("GET", "/api/games"),
      ]);
      this.server = "there";
    } catch (why) {
      if (!isSilence(why)) throw why;
      this.server = "silent";
      await this.#alone();
      throw why; // it is said, and can be tried again
    }
    await this.lookAtMine();
  }

  async #alone(): Promise<void> {
    const more = isStatic ? api.games().catch(() => undefined) : undefined;
    this.person = await here.ask("me");
    await this.lookAtMine();
    this.games = (await more) ?? this.games;
  }
}
