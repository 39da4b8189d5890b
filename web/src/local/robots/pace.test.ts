import { expect, test } from "vitest";
import { builtFile, builtMachine } from "../machine.example";
import { Mind } from "./mind";
import { Pace } from "./pace";
import { Cancelled, type Progress, type Terms } from "./thinker";

const LONG = 30_000;

const mind = new Mind({
  machine: builtMachine,
  file: async (name) => new Uint8Array(await (await builtFile(name)).arrayBuffer()),
});

async function usual(game: string): Promise<Terms> {
  const { seats, options, boards, board } = (await builtMachine(game)).manifest;
  const chosen = Object.fromEntries(options.map(({ name, default: value }) => [name, value]));
  if (game === "khan-tsin") chosen["setup"] = "random"; // there is nothing to search while barons are laid
  return { game, seats: seats[0]!, options: chosen, board: boards[board]!.text };
}

// A tree may be full before it has been told of often
test.each([
  ["khan-tsin", 3],
  ["mille-et-un-tresors", 1],
])(
  "%s: a hint takes its seconds, tells how far it is, and can be dropped",
  async (game, often) => {
    const terms = await usual(game);
    const log = await settled(terms);
    const told: Progress[] = [];
    let isWanted = true;
    const pace = new Pace(
      () => isWanted,
      (progress) => {
        told.push(progress);
        isWanted = told.length < often;
      },
    );
    const begun = performance.now();
    await expect(mind.answer({ type: "advise", terms, log, seat: 0, seconds: 20 }, pace)).rejects.toThrow(Cancelled);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(told).toHaveLength(often);
    expect(told.map(({ simulations }) => simulations)).toEqual(
      [...new Set(told.map((one) => one.simulations))].sort((a, b) => a - b),
    );
    for (const { share } of told) expect(share).toBeLessThan(1);
    // And it can be asked again
    const found = await mind.answer({ type: "advise", terms, log, seat: 0, seconds: 0.2 });
    expect(found).not.toEqual([]);
  },
  LONG,
);

test("a level that has seconds uses them", { timeout: LONG }, async () => {
  const terms = await usual("bakschisch");
  const log = await settled(terms);
  const begun = performance.now();
  await mind.answer({ type: "act", terms, log, seat: 0, level: "calife", luck: 1 });
  const seconds = (performance.now() - begun) / 1000;
  expect(seconds).toBeGreaterThan(0.01);
  expect(seconds).toBeLessThan(4);
});

/** What chance does first, until somebody is to act. */
async function settled(terms: Terms): Promise<[number, number][]> {
  const { Box } = await import("./box");
  const match = (await Box.of(terms.game, { machine: builtMachine, file: () => Promise.reject(new Error()) })).match(
    terms,
    [],
  );
  while (match.isChanceDue) match.follow([[-1, match.chances().ids[0]!]]);
  return match.log.map(([seat, action]) => [seat, action]);
}
