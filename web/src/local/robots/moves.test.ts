import { expect, test } from "vitest";
import type { Level } from "../../lib/protocol";
import moves from "../../../../tests/moves.json";
import { toBase64 } from "../base64";
import { builtFile, builtMachine } from "../machine.example";
import { Match } from "../match";
import { Box, type Means } from "./box";
import { Greedy } from "./greedy";
import { Mind } from "./mind";
import type { Judgement, Terms } from "./thinker";

interface Played {
  game: string;
  seats: number;
  options: Terms["options"];
  levels: Level[];
  lucks: number[];
  log: [number, number][];
  judged: {
    step: number;
    seat: number;
    played: number;
    greedy: number;
    judgement: (Omit<Judgement, "endsIn"> & { ends_in: number }) | null;
  }[];
}

const GAMES = (moves as unknown as Played[]).map((game) => [`${game.game} for ${game.seats}`, game] as const);
const LONG = 60_000;

const means: Means = {
  machine: builtMachine,
  file: async (name) => new Uint8Array(await (await builtFile(name)).arrayBuffer()),
};

async function termsOf({ game, seats, options }: Played): Promise<Terms> {
  const { boards, board } = (await builtMachine(game)).manifest;
  return { game, seats, options, board: boards[board]!.text };
}

test("of every game that is thought about there are moves of every level without a clock", () => {
  const counts = new Map<string, number>();
  for (const [, { game, levels, log }] of GAMES)
    for (const [seat] of log.filter(([who]) => who >= 0)) {
      const key = `${game} ${levels[seat]!}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  expect(counts.size).toBe(4 * 3);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(20);
});

test.each(GAMES)(
  "%s: levels do what they do in Python",
  async (_, played) => {
    const mind = new Mind(means);
    const terms = await termsOf(played);
    for (const [at, [seat, action]] of played.log.entries()) {
      if (seat < 0) continue;
      const [level, luck] = [played.levels[seat]!, played.lucks[seat]!];
      const found = await mind.answer({ type: "act", terms, log: played.log.slice(0, at), seat, level, luck });
      expect([at, found]).toEqual([at, action]);
    }
  },
  LONG,
);

test.each(GAMES)(
  "%s: decisions are judged as in Python",
  async (_, played) => {
    const mind = new Mind(means);
    const terms = await termsOf(played);
    for (const { step, seat, played: action, judgement } of played.judged) {
      const question = { type: "judge", terms, log: played.log.slice(0, step), seat, played: action } as const;
      const found = (await mind.answer(question)) as Judgement | null;
      if (!judgement || !found) {
        expect([step, found]).toEqual([step, judgement]);
        continue;
      }
      const { ends_in: endsIn, ...rest } = judgement;
      const near = (value: number): unknown => expect.closeTo(value, 12) as unknown;
      const wanted = { ...rest, endsIn, promised: near(rest.promised), kept: near(rest.kept) };
      expect(found).toEqual({ ...wanted, values: rest.values.map(near) });
    }
  },
  LONG,
);

test.each(GAMES)("%s: one look ahead sees what it sees in Python", async (_, played) => {
  const box = await Box.of(played.game, means);
  const terms = await termsOf(played);
  const greedy = new Greedy(box.machine, played.lucks[0]!);
  for (const { step, seat, greedy: wanted } of played.judged)
    expect([step, greedy.act(box.match(terms, played.log.slice(0, step)), seat)]).toEqual([step, wanted]);
});

test.each(GAMES)(
  "%s: who thinks looks at nothing that the seat does not see",
  async (_, { log, judged, ...played }) => {
    const [mind, terms] = [new Mind(means), await termsOf({ log, judged, ...played })];
    const { rules } = await Box.of(terms.game, means);
    for (const { step, seat, played: action } of judged.slice(-2)) {
      const match = new Match(rules, terms as Match["terms"]);
      match.follow(log.slice(0, step));
      const [truth, seen] = [match.state, match.known(seat)].map((start) => ({ ...terms, start: toBase64(start) }));
      const judge = (told: Terms) => mind.answer({ type: "judge", terms: told, log: [], seat, played: action });
      expect(await judge(seen!)).toEqual(await judge(truth!));
    }
  },
  LONG,
);
