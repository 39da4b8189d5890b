import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import type { GameName, Info, Settings, Told, Update } from "../lib/protocol";
import { commitment } from "../lib/fair";
import { disk, Tab } from "./house.example";

const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const infoOf = (updates: readonly Update[]): Info => updates.findLast(({ info }) => info)!.info!;
const alone = (game: GameName, more: Partial<Settings> = {}): Settings => ({
  game,
  chairs: ["me", "apprenti"],
  pace: 0,
  ...more,
});
const sofa: Settings = { game: "khan-tsin", chairs: ["me", "me"], pace: 0 };

/** A table of somebody, its first update, and the line to it. */
async function sat(settings: Settings, kept = disk()) {
  const tab = new Tab(kept);
  const { table } = await tab.ask("open", settings);
  const line = tab.arrive(table);
  await tab.until(line, ({ type }) => type === "update");
  return { tab, table, line, kept };
}

const last = (tab: Tab, line: number): Update => tab.updates(line).at(-1)!;
const choiceOf = ({ views }: Update) => views.find(({ choices }) => choices.length > 0);

/** Something that may be done now; whether it was done. */
async function move(tab: Tab, line: number, at = 0): Promise<Told> {
  await tab.until(
    line,
    (told) => told.type === "update" && told.version >= last(tab, line).version && !!choiceOf(told),
  );
  const view = choiceOf(last(tab, line))!;
  const action = view.choices[at % view.choices.length] as number;
  return tab.answer(line, tab.say(line, { type: "play", seat: view.seat!, version: last(tab, line).version, action }));
}

const happenedTo = (tab: Tab, line: number) => tab.updates(line).flatMap(({ happened }) => happened).length;

describe("what was told is never lost", () => {
  test("a tab that is killed is followed by one that knows as much", async () => {
    const { tab, table, line, kept } = await sat(sofa);
    for (let at = 0; at < 9; at++) await move(tab, line, 3 * at);
    const before = last(tab, line);
    tab.kill();
    const other = new Tab(kept);
    const again = other.arrive(table);
    await other.until(again, ({ type }) => type === "update");
    const after = last(other, again);
    expect(after.version).toBe(before.version);
    expect(after.views).toEqual(before.views);
    expect(after.whole).toBe(true);
    expect((await move(other, again)).type).toBe("acked");
  });

  test("a command said again after that is not done again", async () => {
    const { tab, table, line, kept } = await sat(sofa);
    const view = choiceOf(last(tab, line))!;
    const { version } = last(tab, line);
    const play = { type: "play", seat: view.seat!, version, action: view.choices[0] as number } as const;
    await tab.answer(line, tab.say(line, play, "once"));
    tab.kill();
    const other = new Tab(kept);
    const again = other.arrive(table, version);
    await other.until(again, ({ type }) => type === "update");
    const { version: now } = last(other, again);
    expect(await other.answer(again, other.say(again, play, "once"))).toMatchObject({ type: "acked", version: now });
    expect(last(other, again).version).toBe(now);
    expect(last(other, again).happened).toHaveLength(1); // what was missed since that version
  });

  test("where nothing can be kept nothing is played, and it is said", async () => {
    const { tab, line } = await sat(sofa);
    const { version } = last(tab, line);
    const spoilt = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    try {
      expect(await move(tab, line)).toMatchObject({ type: "refused", reason: { fr: like(/ne garde plus rien/) } });
    } finally {
      IDBObjectStore.prototype.add = spoilt;
    }
    expect(last(tab, line).version).toBe(version);
    expect((await move(tab, line)).type).toBe("acked");
  });
});

describe("two tabs at one table", () => {
  test("one keeps it, the other follows and plays as well", async () => {
    const { tab, table, line, kept } = await sat(sofa);
    const other = new Tab(kept);
    const there = other.arrive(table);
    await other.until(there, ({ type }) => type === "update");
    expect((await move(other, there)).type).toBe("acked");
    expect((await move(tab, line)).type).toBe("acked");
    await other.until(there, (told) => told.type === "update" && told.version === last(tab, line).version);
    expect(last(other, there).views).toEqual(last(tab, line).views);
  });

  test("when the keeper is closed the other takes over", async () => {
    const { tab, table, line, kept } = await sat(sofa);
    const other = new Tab(kept);
    const there = other.arrive(table);
    await other.until(there, ({ type }) => type === "update");
    await move(tab, line);
    tab.kill();
    await expect.poll(() => other.lines.get(there)!.filter((state) => state === "open").length, SLOW).toBe(2);
    expect((await move(other, there)).type).toBe("acked");
  });

  test("from a keeper that is asleep the table is taken", async () => {
    const kept = disk();
    const tab = new Tab(kept);
    const { table } = await tab.ask("open", sofa);
    let isAsleep = true;
    const asleep = navigator.locks
      .request(`sesame ${table}`, () => new Promise(() => {}))
      .catch(() => (isAsleep = false));
    const line = tab.arrive(table);
    await tab.until(line, ({ type }) => type === "update");
    await asleep;
    expect(isAsleep).toBe(false);
    expect((await move(tab, line)).type).toBe("acked");
  }, 20_000);
});

const SLOW = { timeout: 8000 };

describe("what people do at a table", () => {
  test("my own move is taken back at once, and a robot does not mind", async () => {
    const { tab, line } = await sat(alone("khan-tsin"));
    for (let at = 0; at < 13; at++) await move(tab, line, at);
    await tab.until(line, (told) => told.type === "update" && told.happened.some(({ seat }) => seat === 1));
    const steps = happenedTo(tab, line);
    expect((await tab.answer(line, tab.say(line, { type: "undo", seat: 0 }))).type).toBe("acked");
    const cut = tab.updates(line).findLast(({ undone }) => undone !== null)!;
    expect(cut.undone).toBeLessThan(steps);
  });

  test("a pause stops everything but going on", async () => {
    const { tab, line } = await sat(sofa);
    await tab.answer(line, tab.say(line, { type: "pause" }));
    expect(infoOf(tab.updates(line)).paused).toBe(true);
    expect(choiceOf(last(tab, line))).toBeUndefined();
    await tab.answer(line, tab.say(line, { type: "resume" }));
    expect((await move(tab, line)).type).toBe("acked");
  });

  test("who gives up has lost, and plays again one chair further", async () => {
    const { tab, table, line } = await sat(alone("khan-tsin"));
    await tab.answer(line, tab.say(line, { type: "resign", seat: 0 }));
    const info = infoOf(tab.updates(line));
    expect(info.result).toMatchObject({ winners: [1], why: { en: like(/gave up|resign/i) } });
    const acked = await tab.answer(line, tab.say(line, { type: "rematch", settings: null }));
    const name = (acked as { table: string }).table;
    expect(name).toMatch(/^~/);
    expect(await tab.answer(line, tab.say(line, { type: "rematch", settings: null }))).toMatchObject({ table: name });
    const there = tab.arrive(name);
    await tab.until(there, ({ type }) => type === "update");
    expect(infoOf(tab.updates(there)).chairs.map(({ player }) => player?.level ?? "me")).toEqual(["apprenti", "me"]);
    expect((await tab.ask("myGames")).map((each) => each.table).sort()).toEqual([name, table].sort());
  });

  test("time runs out, but not while no tab is open", async () => {
    const { tab, table, line, kept } = await sat({ ...sofa, clock: { type: "live", seconds: 10 } });
    await move(tab, line);
    const { times } = last(tab, line);
    expect(times.some(({ runs }) => runs)).toBe(true);
    tab.kill();
    const other = new Tab(kept, 3600_000); // an hour later
    const again = other.arrive(table);
    await other.until(again, ({ type }) => type === "update");
    expect(infoOf(other.updates(again)).status).toBe("playing");
    const [least] = last(other, again)
      .times.map(({ left }) => left!)
      .sort((one, two) => one - two);
    expect(least).toBeGreaterThan(1000);
  });

  test("days to think are many", async () => {
    const { tab, line } = await sat({ ...sofa, clock: { type: "days", days: 2 } });
    expect((await move(tab, line)).type).toBe("acked");
    expect(last(tab, line).times[0]!.left! / (24 * 3600 * 1000)).toBeCloseTo(2);
  });

  test("chairs are taken one by one where they are open", async () => {
    const { tab, line } = await sat({ game: "bakschisch", seats: 3, chairs: ["me"], pace: 0 });
    expect(await tab.answer(line, tab.say(line, { type: "start" }))).toMatchObject({
      type: "refused",
      reason: { fr: "Il reste des places libres." },
    });
    await tab.answer(line, tab.say(line, { type: "sit", seat: 1 }));
    await tab.answer(line, tab.say(line, { type: "robot", seat: 2, level: "vizir" }));
    expect((await tab.answer(line, tab.say(line, { type: "start" }))).type).toBe("acked");
    expect(last(tab, line).views).toHaveLength(2);
  });

  test.each([
    [{ type: "play", seat: 0, version: 999, action: 0 }, /a changé/],
    [{ type: "play", seat: 4, version: 2, action: 0 }, /pas de place|Il n'y a pas/],
    [{ type: "play", seat: 0, version: 2, action: 9_999_999 }, /9999999/],
    [{ type: "agree", seat: 0, agrees: true }, /Personne/],
    [{ type: "mute", person: "who" }, /ne l'entend pas/],
    [{ type: "grab", seat: 0, object: 0, seen: null, moment: 1 }, /attrape rien/],
    [{ type: "rematch", settings: null }, /Pas encore/],
    [{ type: "say", text: "  " }, /Rien à dire/],
  ] as const)("%j is refused in words, and nothing has changed", async (order, why) => {
    const { tab, line } = await sat(alone("khan-tsin", { chairs: ["me", "me"] }));
    const { version } = last(tab, line);
    expect(await tab.answer(line, tab.say(line, order))).toMatchObject({ type: "refused", reason: { fr: like(why) } });
    expect(last(tab, line).version).toBe(version);
  });
});

describe("what is asked of the house", () => {
  test("settings that no game takes are refused", async () => {
    const tab = new Tab(disk());
    await expect(tab.ask("open", { game: "khan-tsin", seats: 7 })).rejects.toThrow(/players, not 7/);
    await expect(tab.ask("open", { game: "khan-tsin", options: { wings: true } })).rejects.toThrow(/wings/);
    await expect(tab.ask("open", { game: "khan-tsin", board: "no-such" })).rejects.toThrow(/unknown board/);
    await expect(tab.ask("open", { game: "chess" as GameName })).rejects.toThrow(/without a server/);
    await expect(tab.ask("open", sofa, "not a seed")).rejects.toThrow(/seed/);
    await expect(tab.ask("replay", "~nothing", null)).rejects.toThrow(/no such table|does not exist|no table/i);
    expect(await tab.ask("myGames")).toEqual([]);
  });

  test("a deal by a known seed is the same, and its chance is known from the beginning", async () => {
    const seed = "5".repeat(64);
    const deal = async () => {
      const tab = new Tab(disk());
      const { table } = await tab.ask("open", alone("bakschisch"), seed);
      const line = tab.arrive(table);
      await tab.until(line, ({ type }) => type === "update");
      return { told: last(tab, line), seed: await tab.ask("seed", table) };
    };
    const [one, other] = [await deal(), await deal()];
    expect(one.told.views).toEqual(other.told.views);
    expect([one.seed, one.told.info!.seed, one.told.info!.commitment]).toEqual([seed, seed, commitment(seed)]);
  });

  test("a secret seed stays one until the game is over", async () => {
    const { tab, table, line } = await sat(sofa);
    expect(infoOf(tab.updates(line)).seed).toBeNull();
    await expect(tab.ask("seed", table)).rejects.toThrow();
    await expect(tab.ask("replay", table, null)).rejects.toThrow(/not over|before the end/i);
    expect(await tab.ask("record", table)).not.toContain("Seed");
    await tab.answer(line, tab.say(line, { type: "resign", seat: 0 }));
    const seed = await tab.ask("seed", table);
    expect(commitment(seed)).toBe(infoOf(tab.updates(line)).commitment);
  });

  test("a game goes on another way, and its record holds", async () => {
    const { tab, table, line } = await sat(sofa);
    for (let at = 0; at < 20; at++) await move(tab, line, 5 * at);
    await tab.answer(line, tab.say(line, { type: "resign", seat: 0 }));
    const whole = await tab.ask("replay", table, null);
    const scenes = await tab.ask("scenes", table, 0, null);
    const branch = await tab.ask("branch", table, 14, 1, "apprenti");
    const there = tab.arrive(branch.table);
    await tab.until(there, ({ type }) => type === "update");
    expect(tab.updates(there)[0]!.views[0]!.view.table).toEqual(scenes[14]!.view.table);
    expect(whole.steps).toBeGreaterThanOrEqual(20);
    await tab.answer(there, tab.say(there, { type: "resign", seat: 1 }));
    const record = await tab.ask("record", branch.table);
    expect(record).toContain("Chance: manual");
    const opened = await tab.ask("openRecord", record);
    expect((await tab.ask("replay", opened.table, 0)).steps).toBeGreaterThanOrEqual(14);
  });

  test("a record comes back as it went out; what breaks the rules does not", async () => {
    const { tab, table, line } = await sat(sofa);
    for (let at = 0; at < 15; at++) await move(tab, line, at);
    await tab.answer(line, tab.say(line, { type: "resign", seat: 1 }));
    const record = await tab.ask("record", table);
    const opened = await tab.ask("openRecord", record);
    const [one, other] = [await tab.ask("replay", table, 0), await tab.ask("replay", opened.table, 0)];
    expect(other.happened).toEqual(one.happened);
    expect(await tab.ask("record", opened.table)).toBe(record);
    await expect(tab.ask("openRecord", record.replace(/1\. #\d+/, `1. #${4_000_000}`))).rejects.toThrow(/move 1 /);
    await expect(tab.ask("openRecord", record.replace(/1\. #\d+/, "1. 3-1"))).rejects.toThrow(/move 1 \(3-1\): \w+/);
    await expect(tab.ask("openRecord", record.replace(/1\. #\d+/, "1. up"))).rejects.toThrow(/“up” is no move/);
    await expect(tab.ask("openRecord", "hello")).rejects.toThrow();
  });

  test("what is thrown away is gone, for whoever looks at it too", async () => {
    const { tab, table, line, kept } = await sat(sofa);
    await tab.ask("erase", table);
    expect(tab.lines.get(line)!.at(-1)).toBe("gone");
    expect(await tab.ask("myGames")).toEqual([]);
    const other = new Tab(kept);
    const there = other.arrive(table);
    await expect.poll(() => other.lines.get(there)!.at(-1)).toBe("gone");
  });

  test("whoever plays here has a name, if they like, and a face", async () => {
    const kept = disk();
    const tab = new Tab(kept);
    const me = await tab.ask("me");
    expect(me).toMatchObject({ id: like(/^~/), name: "", avatar: like(/^[0-9a-f]{8}$/) });
    await tab.ask("rename", { name: " Ali " });
    await expect(tab.ask("rename", { name: "x".repeat(40) })).rejects.toThrow();
    expect(await new Tab(kept).ask("me")).toEqual({ ...me, name: "Ali" });
  });

  test("rules are shown on a table that is always the same", async () => {
    const tab = new Tab(disk());
    expect(await tab.ask("sample", "kim-bac", 9)).toEqual(await tab.ask("sample", "kim-bac", 9));
    expect((await tab.ask("games")).map(({ name }) => name)).toContain("attrap-tresors");
  });
});
