import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { GameName, Info, Update } from "../lib/protocol";
import { disk, Tab } from "./house.example";

const WHOLE_GAME = 60_000; // milliseconds that one may take where others work, too
const GAMES: GameName[] = ["khan-tsin", "bakschisch", "kim-bac", "mille-et-un-tresors"];

/** Me on the first chair, robots on the others. */
const alone = (game: GameName, seats: number) => ({
  game,
  seats,
  chairs: ["me", ...Array<"apprenti">(seats - 1).fill("apprenti")] as ("me" | "apprenti")[],
  pace: 0,
});

const infoOf = (updates: readonly Update[]): Info => updates.findLast(({ info }) => info)!.info!;

/** Play anything until it is over. */
async function playOut(tab: Tab, line: number, most = 3000): Promise<Info> {
  let seen = 0;
  for (let moves = 0; moves < most; moves++) {
    await tab.until(line, (told) => {
      if (told.type !== "update" || told.version <= seen) return false;
      return told.views.some(({ choices }) => choices.length > 0) || told.info?.status === "over";
    });
    const last = tab.updates(line).at(-1)!;
    seen = last.version;
    if (infoOf(tab.updates(line)).status === "over") return infoOf(tab.updates(line));
    const view = last.views.find(({ choices }) => choices.length > 0);
    if (!view) continue;
    const action = (view.choices as number[])[(11 * moves) % view.choices.length]!;
    const id = tab.say(line, { type: "play", seat: view.seat!, version: last.version, action });
    await tab.answer(line, id);
  }
  throw new Error("it does not end");
}

test.each(GAMES)(
  "%s is played to its end against robots",
  async (game) => {
    const tab = new Tab(disk());
    const { table } = await tab.ask("open", alone(game, 2));
    const info = await playOut(tab, tab.arrive(table));
    expect(info.result!.why["fr"]).toMatch(/\w/);
    expect(info.seed).toMatch(/^[0-9a-f]{64}$/);
    const { steps } = await tab.ask("replay", table, null);
    expect(steps).toBeGreaterThan(4);
  },
  WHOLE_GAME,
);
