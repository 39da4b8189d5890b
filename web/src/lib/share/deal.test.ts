import { expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { packDeal, unpackDeal, type Deal } from "./deal";
import { BadLink, pack } from "./pack";

const title = { fr: "Bazar", en: "Bazaar", de: "Basar" };
const GAMES = [
  {
    name: "bazaar",
    title,
    seats: [2, 3],
    options: [{ name: "market", title, values: ["small", "large"], default: "small" }],
    boards: ["town"],
    is_timed: false,
    page: null,
  },
] as unknown as GameInfo[];
const DEAL = {
  settings: { game: "bazaar", seats: 2, chairs: ["me", "calife"], options: { market: "large" }, board: null },
  seed: "0f".repeat(32),
} as unknown as Deal;

it("gives a friend the same game, options, robots and chance", async () => {
  const { deal, game } = await unpackDeal(await packDeal(DEAL), GAMES);
  expect(deal).toEqual(DEAL);
  expect(game.name).toBe("bazaar");
});

const wrong: [string, object, string][] = [
  ["a game that is not here", { game: "other" }, "newer"],
  ["an option of another version", { options: { weather: "rain" } }, "newer"],
  ["a value of another version", { options: { market: "huge" } }, "newer"],
  ["too many seats", { seats: 7 }, "broken"],
  ["a chair too few", { chairs: ["me"] }, "broken"],
  ["nobody to play", { chairs: ["calife", "calife"] }, "broken"],
  ["a stranger's chair", { chairs: ["me", "open"] }, "broken"],
  ["no seed", { seed: "1234" }, "broken"],
  ["a board of somebody's own", { board: "{}" }, "broken"],
];

it.each(wrong)("does not believe a link with %s", async (_, change, trouble) => {
  const { settings, seed } = DEAL;
  const written = await pack(JSON.stringify({ ...settings, seed, ...change }));
  await expect(unpackDeal(written, GAMES)).rejects.toEqual(new BadLink(trouble as "newer"));
});

it.each(["[]", "null", "3", "{", ""])("does not believe %s", async (text) => {
  await expect(unpackDeal(await pack(text), GAMES)).rejects.toBeInstanceOf(BadLink);
});
