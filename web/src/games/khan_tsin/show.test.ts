import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Telling } from "../../lib/telling.svelte";
import type { Seen, Step } from "./drawn";
import { Show } from "./show.svelte";
import { counted, row, seen, step, told } from "./table.example";

const motion = vi.hoisted(() => ({
  prefersReducedMotion: { current: false },
  Tween: class {
    set = () => Promise.resolve();
  },
}));
vi.mock("svelte/motion", () => motion);

const dragon = (...piles: string[]): Seen => seen(piles);
const pilesOf = ({ table }: Seen): string[] =>
  table.pile.map((barons) => barons.map((colour) => "rkw"[colour - 1]).join(""));
const lifted = (start: number, stays: string, part: string): number[][] => [
  row("lifted", 0, start, part.length, 0, 0, 0, told(stays)),
  ...[...part].map((baron, level) => row("aloft", level + 1, part.length, told(baron))),
];
const flew = (start: number, goal: number, part: string): number[] =>
  row("flew", 0, start, goal, 1, part.length, told(part));
const landed = (goal: number, pile: string): number[] => row("landed", 0, goal, 1, 0, 0, pile.length, told(pile));
const move = (at: number, start: number, goal: number, part: string, onto = ""): Step =>
  step(at, ...lifted(start, "", part), flew(start, goal, part), landed(goal, onto + part));

const START = dragon("r", "w", "", "k");
const THERE = dragon("", "wr", "", "k");
const BACK = dragon("", "wrk", "", "");
const LONGEST_FLIGHT = 600;
const FIRST = move(0, 0, 1, "r", "w");

beforeEach(() => {
  vi.useFakeTimers();
  motion.prefersReducedMotion.current = false;
});
afterEach(() => {
  vi.useRealTimers();
});

function begun(from = START, telling?: Telling): Show {
  const show = new Show(telling);
  show.tell(from, []);
  return show;
}

test("a pile flies from its place to the top of another, and then the view is shown", () => {
  const show = begun();
  show.tell(THERE, [FIRST]);
  expect(show.flight).toEqual({ part: "r", from: 0, to: 1, levels: [0, 1] });
  expect(show.dragon.piles).toEqual(["", "w", "", "k"]);
  vi.runAllTimers();
  expect([show.flight, show.dragon.piles]).toEqual([undefined, pilesOf(THERE)]);
});

test("two flights come one after the other", () => {
  const show = begun();
  show.tell(BACK, [FIRST, move(1, 3, 1, "k", "wr")]);
  expect(show.flight?.from).toBe(0);
  vi.advanceTimersByTime(200); // half as long: another waits
  expect(show.flight?.from).toBe(3);
  expect(show.dragon.piles).toEqual(["", "wr", "", ""]);
  vi.runAllTimers();
  expect(show.dragon.piles).toEqual(pilesOf(BACK));
});

test("hops go from pile to pile", () => {
  const show = begun(dragon("r", "w", "k"));
  const hop = (start: number, goal: number): number[] => row("hopped", 0, start, goal, start + 1, 2, 1, told("r"));
  show.tell(dragon("", "w", "kr"), [step(0, ...lifted(0, "", "r"), hop(0, 1), hop(1, 2), landed(2, "kr"))]);
  expect(show.flight).toMatchObject({ from: 0, to: 1 });
  vi.advanceTimersByTime(300);
  expect(show.flight).toMatchObject({ from: 1, to: 2, levels: [1, 1] });
  expect(show.dragon.piles).toEqual(["", "w", "k"]);
  vi.runAllTimers();
  expect(show.dragon.piles).toEqual(["", "w", "kr"]);
});

test("a part turns over before it flies, a pile where it stands", () => {
  const show = begun(dragon("rkw", "r"));
  const turn = row("part-turned", 0, 2, told("wk"));
  const over = row("pile-turned", 0, 1, 3, told("kwr"));
  const end = dragon("r", "kwr");
  show.tell(end, [step(0, ...lifted(0, "r", "kw"), turn, flew(0, 1, "wk"), landed(1, "rwk"), over)]);
  expect(show.flight).toEqual({ part: "kw", into: "wk", from: 0, to: 0, levels: [1, 1] });
  vi.advanceTimersByTime(420);
  expect(show.flight).toMatchObject({ part: "wk", from: 0, to: 1 });
  vi.advanceTimersByTime(334);
  expect(show.flight).toEqual({ part: "rwk", into: "kwr", from: 1, to: 1, levels: [0, 0], hides: 1 });
  vi.runAllTimers();
  expect([show.flight, show.dragon.piles]).toEqual([undefined, pilesOf(end)]);
});

test("nine stand for a moment before they are crowned, and nobody is Emperor before", () => {
  const [eight, nine] = ["rrwwkkkr", "rrwwkkkrw"];
  const show = begun(dragon("w", eight));
  const end = [counted(1, nine), row("crowned", 0, 1, told(nine), 0)];
  show.tell(seen(["", ""], [], nine), [step(0, ...lifted(0, "", "w"), flew(0, 1, "w"), landed(1, nine), ...end)]);
  expect(show.dragon.emperor).toBeUndefined();
  vi.advanceTimersByTime(334);
  expect([show.flight, show.dragon.piles[1], show.dragon.emperor]).toEqual([undefined, nine, undefined]);
  vi.advanceTimersByTime(450);
  expect([show.nine, show.dragon.emperor]).toEqual([nine, undefined]);
  vi.runAllTimers();
  expect([show.nine, show.dragon]).toMatchObject([undefined, { piles: ["", ""], emperor: { pile: nine, square: 1 } }]);
});

test("what a hand has carried there does not fly again", () => {
  const show = begun();
  show.carried = { start: 0, goal: 1 };
  show.tell(THERE, [FIRST]);
  expect([show.flight, show.dragon.piles]).toEqual([undefined, pilesOf(THERE)]);
});

test("what was carried elsewhere does not keep others from flying", () => {
  const show = begun();
  show.carried = { start: 0, goal: 3 };
  show.tell(THERE, [FIRST]);
  expect(show.flight?.part).toBe("r");
});

test("a move that was taken back, and calm, show the view at once", () => {
  const show = begun();
  show.tell(THERE, [FIRST]);
  show.tell(START, []);
  expect([show.flight, show.dragon.piles]).toEqual([undefined, pilesOf(START)]);
  motion.prefersReducedMotion.current = true;
  show.tell(THERE, [FIRST]);
  expect([show.flight, show.dragon.piles]).toEqual([undefined, pilesOf(THERE)]);
});

test("what else the table tells meanwhile does not cut a flight short", () => {
  const show = begun();
  show.tell(THERE, [FIRST]);
  show.tell({ ...THERE }, [FIRST]);
  expect(show.flight?.part).toBe("r");
});

test("a move is told when its pile has landed", () => {
  const reached: number[] = [];
  const show = begun(START, new Telling((at) => reached.push(at)));
  show.tell(BACK, [FIRST, move(1, 3, 1, "k", "wr")]);
  expect(reached).toEqual([]);
  vi.advanceTimersByTime(200);
  expect([reached, show.flight?.from]).toEqual([[0], 3]);
  vi.advanceTimersByTime(LONGEST_FLIGHT);
  expect(reached).toEqual([0, 1]);
});
