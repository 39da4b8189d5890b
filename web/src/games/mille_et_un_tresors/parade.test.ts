import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Telling } from "../../lib/telling.svelte";
import { Parade } from "./parade.svelte";
import { rest, type Seen, type Step } from "./scene";
import { step, view } from "./table.example";

/** Ali goes from a card to the next ones, a step each; what he comes to see after each. */
function walk(...spots: number[]): { views: Seen[]; news: Step[] } {
  const views = spots.map((spot) => view({ pawn: [spot] }));
  const news = spots.slice(1).map((goal, at) => {
    return step(at, { type: "stepped", seat: 0, start: spots[at]!, goal, step: 1, left: 0, jumped: -1 });
  });
  return { views, news };
}

const told = (parade: Parade, { views, news }: ReturnType<typeof walk>): void =>
  views.slice(1).forEach((next, at) => parade.tell(next, news.slice(0, at + 1)));

let isCalm = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
});
afterEach(() => {
  isCalm = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the first thing is seen at once, the next ones after it, and each is told once it has been seen", () => {
  const game = walk(6, 7, 8, 9);
  const reached: number[] = [];
  const parade = new Parade(game.views[0]!, [], new Telling((step) => reached.push(step)));
  told(parade, game);
  expect([parade.frame.table.pawns[0], reached]).toEqual([7, []]);
  vi.advanceTimersByTime(420);
  expect([parade.frame.table.pawns[0], reached]).toEqual([8, [0]]);
  vi.advanceTimersByTime(210 + 420);
  expect([parade.frame, reached]).toEqual([rest(game.views[3]!), [0, 1, 2]]);
});

test("who is behind sees it quicker", () => {
  const game = walk(6, 7, 8, 9);
  const parade = new Parade(game.views[0]!, []);
  told(parade, game);
  expect(parade.lasts).toBe(420);
  vi.advanceTimersByTime(420);
  expect(parade.lasts).toBe(210);
});

test("too many at once: the last one is what counts", () => {
  const game = walk(6, 7, 8, 9, 8, 7, 6, 11);
  const parade = new Parade(game.views[0]!, []);
  told(parade, game);
  expect([parade.lasts, parade.frame.table.pawns[0]]).toEqual([420, 11]);
  vi.runAllTimers();
  expect(parade.frame).toEqual(rest(game.views.at(-1)!));
});

test("steps that are missing, or taken back, are not made up: the view counts", () => {
  const { views, news } = walk(6, 7, 8, 9);
  const parade = new Parade(views[0]!, []);
  parade.tell(views[3]!, news.slice(2));
  expect(parade.frame).toEqual(rest(views[3]!));
  parade.tell(views[1]!, news.slice(0, 1));
  expect(parade.frame).toEqual(rest(views[1]!));
});

test("who wants calm sees the newest at once", () => {
  isCalm = true;
  const game = walk(6, 7, 8);
  const parade = new Parade(game.views[0]!, []);
  told(parade, game);
  expect(parade.frame).toEqual(rest(game.views[2]!));
});

test("told twice, it is seen once", () => {
  const { views, news } = walk(6, 7);
  const parade = new Parade(views[0]!, []);
  parade.tell(views[1]!, news);
  vi.runAllTimers();
  const { frame } = parade;
  parade.tell(views[1]!, news);
  expect(parade.frame).toBe(frame);
});
