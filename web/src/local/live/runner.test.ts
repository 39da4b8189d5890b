import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Info, Show, Update } from "../../lib/protocol";
import { disk, Tab } from "../house.example";

const GAME = "attrap-tresors";
declare const setImmediate: (work: () => void) => void; // Node's
const immediately = setImmediate;
const TICK = 20; // milliseconds

// Time is ours to turn; what is stored is stored in real time
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

const flushed = (): Promise<void> => new Promise((resolve) => immediately(resolve));

/** Turn time until that is so; what becomes due meanwhile happens. */
async function until(isSo: () => boolean, most = 3_600_000): Promise<void> {
  for (let passed = 0; !isSo(); passed += TICK) {
    if (passed > most) throw new Error("it does not come to that");
    await vi.advanceTimersByTimeAsync(TICK);
    for (let times = 0; times < 4; times++) await flushed();
  }
}

async function opened(tab: Tab, chairs: ("me" | "calife" | "vizir" | "marchand" | "apprenti")[]): Promise<number> {
  let table: string | undefined;
  void tab.ask("open", { game: GAME, seats: chairs.length, chairs, pace: 0 }).then((found) => (table = found.table));
  await until(() => table !== undefined);
  const line = tab.arrive(table!);
  await until(() => tab.updates(line).length > 0);
  return line;
}

/** Those of this browser who are asked say that they are ready. */
async function ready(tab: Tab, line: number): Promise<void> {
  for (const { seat, ready } of infoOf(tab, line).chairs) if (!ready) tab.say(line, { type: "ready", seat });
  await until(() => infoOf(tab, line).chairs.every((chair) => chair.ready));
}

const infoOf = (tab: Tab, line: number): Info => tab.updates(line).findLast(({ info }) => info)!.info!;
const shows = (tab: Tab, line: number): Show[] => tab.told.get(line)!.filter((told) => told.type === "show");
const phase = (tab: Tab, line: number): Update["views"][number] => tab.updates(line).at(-1)!.views[0]!;

test("four robots play a whole game of races in real time, by themselves", async () => {
  const tab = new Tab(disk());
  const line = await opened(tab, ["apprenti", "marchand", "vizir", "calife"]);
  await until(() => infoOf(tab, line).status === "over");
  const { result } = infoOf(tab, line);
  expect(result!.scores.reduce((sum, sacks) => sum + sacks)).toBeGreaterThan(60);
  const reactions = tab.updates(line).flatMap((update) => update.reactions);
  expect(new Set(reactions.map(({ measured }) => measured))).toEqual(new Set(["robot"]));
  expect(reactions.filter(({ reason }) => reason === null).length).toBeGreaterThan(40);
});

test("dice are seen to roll without a colour, and then to lie there, at the same moment", async () => {
  const tab = new Tab(disk());
  const line = await opened(tab, ["me", "vizir", "calife"]);
  await ready(tab, line);
  await until(() => shows(tab, line).length >= 2);
  const [rolling, lying] = shows(tab, line) as [Show, Show];
  expect([rolling.at, rolling.step]).toEqual([lying.at, lying.step]);
  expect([rolling.film!.tops.length, lying.film!.tops.length]).toEqual([0, 8]);
  expect(rolling.film!.counts).toEqual(lying.film!.counts);
  expect(lying.at).toBeGreaterThan(performance.timeOrigin + performance.now());
});

test("a person's hand is judged, and a pause holds the next throw", async () => {
  const tab = new Tab(disk());
  const line = await opened(tab, ["me", "apprenti"]);
  await ready(tab, line);
  await until(() => shows(tab, line).length >= 2);
  const { at } = shows(tab, line)[1]!;
  tab.say(line, { type: "sync", at: performance.timeOrigin + performance.now() });
  await until(() => performance.timeOrigin + performance.now() > at + 200);
  const moment = performance.timeOrigin + performance.now();
  tab.say(line, { type: "grab", seat: 0, object: 0, seen: at, moment });
  await until(() => tab.updates(line).some(({ reactions }) => reactions.some(({ seat }) => seat === 0)));
  const mine = tab
    .updates(line)
    .flatMap(({ reactions }) => reactions)
    .find(({ seat }) => seat === 0)!;
  expect(mine).toMatchObject({ object: 0, reason: null, measured: "own clock" });
  expect(Math.abs(mine.reaction - (moment - at))).toBeLessThan(1);
  tab.say(line, { type: "pause" });
  await until(() => infoOf(tab, line).paused);
  const told = shows(tab, line).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shows(tab, line)).toHaveLength(told);
  expect(phase(tab, line).choices).toEqual([]);
});

test("AT-06: nothing is thrown before all are ready: at first, after a pause, in a tab that was closed", async () => {
  const kept = disk();
  let tab = new Tab(kept);
  let line = await opened(tab, ["me", "me", "calife"]);
  const asked = (): number[] => infoOf(tab, line).chairs.flatMap(({ seat, ready }) => (ready ? [] : [seat]));
  const waits = async (seats: number[]): Promise<void> => {
    const told = shows(tab, line).length;
    await until(() => true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([asked(), shows(tab, line).length]).toEqual([seats, told]);
  };
  const { id } = infoOf(tab, line);
  await waits([0, 1]);
  tab.say(line, { type: "ready", seat: 1 });
  await until(() => asked().length === 1);
  await waits([0]);
  await ready(tab, line);
  await until(() => shows(tab, line).length > 0);
  tab.say(line, { type: "pause" });
  await until(() => infoOf(tab, line).paused);
  tab.say(line, { type: "resume" });
  await until(() => !infoOf(tab, line).paused);
  await waits([0, 1]);
  await ready(tab, line);
  tab.kill();
  tab = new Tab(kept);
  line = tab.arrive(id);
  await until(() => tab.updates(line).length > 0);
  expect(asked()).toEqual([0, 1]);
});
