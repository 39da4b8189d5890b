import { beforeAll, expect, test } from "vitest";
import games from "../../../../tests/races.json";
import type { Level } from "../../lib/protocol";
import { NOTHING } from "../../lib/realtime";
import { sha256 } from "../../lib/sha256";
import { fromBase64 } from "../base64";
import { builtFile, builtMachine } from "../machine.example";
import { Match } from "../match";
import { Rules } from "../rules";
import { termsOf } from "../terms";
import { Arena } from "./arena";
import { Films } from "./films";
import { AT_A_SCREEN, AT_ONCE, Course, written } from "./race";

const LEVELS: Level[] = ["apprenti", "marchand", "vizir", "calife"];
type Played = (typeof games)[number];

let rules: Rules;
let arena: Arena;
let films: Films;
beforeAll(async () => {
  const machine = await builtMachine("attrap-tresors");
  [rules, arena] = [new Rules(machine), new Arena(machine)];
  films = new Films(machine, async () => (await builtFile("attrap-tresors.films")).arrayBuffer());
  await films.come();
});

const levelOf = (seat: number): Level => LEVELS[seat % LEVELS.length]!;

function begun(seats: number, seed: number): Match {
  const match = new Match(rules, termsOf(rules.manifest, { seats }));
  match.trust(String(seed));
  return match;
}

/** All that a decision adds, the next dice too: the match draws them at once, as Python's does. */
function fold(match: Match, steps: readonly (readonly [number, number])[], times: readonly (number | null)[]): void {
  times.forEach((at, place) => at !== null && match.times.set(match.log.length + place, at));
  match.follow(steps);
  match.follow(match.chanceNow());
}

/** A race of robots alone that begins at 0. */
function race(match: Match): void {
  const robots = new Map(Array.from({ length: match.seats }, (_, seat) => [seat, levelOf(seat)]));
  const course = new Course(arena, match, robots, AT_ONCE);
  course.open(0);
  while (!course.isOver) {
    const at = course.due;
    const decision = course.advance(at);
    if (!decision) continue;
    const { steps, times } = written(decision, match, arena, new Set(robots.keys()));
    fold(match, steps, times);
    course.see(match, at);
  }
}

function playOut({ seats, seed }: Played): Match {
  const match = begun(seats, seed);
  arena.seed(seed, 0);
  while (!match.isOver) {
    if (arena.stage(match.state) === "choice") {
      const seat = match.actors[0]!;
      const action = arena.chosen(match.state);
      fold(match, [[seat, action]], [arena.thought(seat, levelOf(seat))]);
    } else race(match);
  }
  return match;
}

test.each(games.map((played) => [`${played.seats} robots, seed ${played.seed}`, played] as const))(
  "AT-33: %s play in a browser as on a server, to the millisecond",
  (_, played) => {
    const match = playOut(played);
    expect(match.log).toEqual(played.log);
    expect(Object.fromEntries(match.times)).toEqual(played.times);
  },
);

test("AT-06: dice are seen to fall as a server shows them", () => {
  for (const { seats, log, films: shown } of games)
    for (const [step, told] of Object.entries<string | undefined>(shown)) {
      const film = films.of(begun(seats, 1).state, log[Number(step) - 1]![1]!, `a table ${step}`, false)!;
      const sum = sha256(fromBase64(film.moves)).slice(0, 16);
      expect(`${film.tops} ${film.counts.map(Number).join("")} ${sum}`).toBe(told);
    }
});

test("AT-06: while dice roll a film tells nothing of what they will show", () => {
  const { state } = begun(3, 1);
  const [one, other] = [0, 1286].map((fall) => films.of(state, fall, "here", true)!);
  expect(one).toEqual(other); // eight reds, or eight violets
  expect(one!.tops).toBe("");
  expect(films.of(state, 2919, "here", false)).toBeNull(); // a card is dealt
});

// --- people

const OPENED = 10_000;
const COLUMN = 0;
const LAMP = 1;

/** A throw that people race for; the first is due when the test says so. */
function people(): { course: Course; match: Match; settle: () => (string | number | null)[][] } {
  const match = begun(3, 1);
  arena.seed(1, 0);
  const course = new Course(arena, match, new Map(), AT_A_SCREEN);
  course.open(OPENED);
  const settle = (): (string | number | null)[][] => {
    const at = course.due;
    const decision = course.advance(at)!;
    const { steps, times } = written(decision, match, arena, new Set());
    times.forEach((moment, place) => moment !== null && match.times.set(match.log.length + place, moment));
    match.follow(steps);
    course.see(match, at);
    return decision.rulings.map(({ seat, reaction, reason }) => [seat, reaction, reason]);
  };
  return { course, match, settle };
}

const hand = (seat: number, took: number, object = COLUMN, shown = OPENED) => ({
  seat,
  object,
  seen: shown,
  moment: shown + took,
  arrived: shown + took + 3,
  offset: 0,
});

test("AT-31: of two hands the faster is first, whichever message came first", () => {
  const { course, settle } = people();
  course.claim(hand(1, 405));
  course.claim(hand(2, 402));
  expect(settle()).toEqual([
    [2, 402, null],
    [1, 405, "second"],
  ]);
});

test("AT-32: a hand before the dice is too early, and stayed for half a second", () => {
  const { course, settle } = people();
  course.claim({ ...hand(0, -100), seen: null });
  expect(settle()).toEqual([[0, 0, "too early"]]);
  course.claim(hand(0, 300));
  expect(settle()).toEqual([[0, 300, "stayed"]]);
  course.claim(hand(0, 401));
  expect(settle()).toEqual([[0, 401, null]]);
});

test("AT-09: the column first, seen by all at one moment, then the rest, until nobody wants it", () => {
  const { course, match, settle } = people();
  course.claim(hand(0, 300));
  settle();
  const opened = course.showing!;
  expect(opened).toBe(OPENED + 300 + 3 + AT_A_SCREEN.grace + AT_A_SCREEN.lead);
  course.claim(hand(1, 300, LAMP, opened));
  expect(settle()).toEqual([[1, 300, null]]);
  course.claim(hand(1, 310, LAMP, opened)); // once more: that hand is busy
  expect(settle()).toEqual([[1, 310, "busy"]]);
  expect(course.due).toBe(opened + 333 + 5000 + AT_A_SCREEN.grace); // patience, since something was taken
  settle();
  expect(course.isOver).toBe(true);
  expect(match.times.size).toBe(3);
});

test("AT-10: when all have said that nobody may grab, time is up", () => {
  const { course, match, settle } = people();
  const nobody = (seat: number, took: number) => ({ ...hand(seat, took), object: NOTHING });
  course.claim({ ...nobody(0, -50), seen: null }); // of what is not seen yet nobody can say so
  course.claim(nobody(1, 800));
  course.claim(nobody(2, 900));
  expect(course.due).toBe(OPENED + 5000 + AT_A_SCREEN.grace);
  course.claim(nobody(0, 1000));
  expect(course.due).toBe(OPENED + 1003 + AT_A_SCREEN.grace);
  expect(settle()).toEqual([]);
  expect([course.isOver, [...match.times.values()]]).toEqual([true, [1003]]);
});

test("hammering is not heard", () => {
  const { course, settle } = people();
  for (let more = 0; more < 50; more++) course.claim(hand(1, 400 + more / 10));
  expect(settle()).toHaveLength(arena.races.crowd);
});
