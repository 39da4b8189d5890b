import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FRONTS, frontOf } from ".";
import { chosen, nextHandles } from "../lib/narrow";
import { LessonStore } from "../lib/lesson/lesson.svelte";
import { lessonOf } from "../lib/lesson/lessons";
import { NOTHING } from "../lib/realtime";

beforeEach(() => void vi.stubGlobal("document", { hidden: false }));
afterEach(() => void vi.unstubAllGlobals());

async function begun(game: string): Promise<LessonStore> {
  return new LessonStore((await lessonOf(game))!, frontOf(game));
}

/** Clicks the way to a choice, as a reader would. */
function choose(store: LessonStore, id: number): void {
  const { handles } = frontOf(store.lesson.game);
  const choice = store.choices.find((each) => each.id === id)!;
  for (const handle of handles(choice.action))
    if (!handle.startsWith("~") || store.glowing.has(handle)) store.pick(handle);
}

const wrong = (store: LessonStore): number =>
  store.position.choices.find((id) => store.position.right.every(({ action }) => action !== id))!;

test.each(FRONTS.map(({ name }) => name))("the lesson of %s can be played to its end by clicks", async (game) => {
  const store = await begun(game);
  while (!store.isOver) {
    const { right, waits } = store.position;
    if (waits) store.wait();
    else choose(store, right[0]!.action);
    expect([store.clicks, store.choices]).toEqual([[], []]);
    await tick();
    expect(store.part, store.position.name).toBe("done");
    store.next();
  }
  expect(store.at).toBe(store.count);
});

test("another choice changes nothing, and is said so", async () => {
  const store = await begun("khan-tsin");
  store.go(1);
  const before = store.view;
  choose(store, wrong(store));
  expect(store.part).toBe("other");
  expect(store.view).toEqual(before);
  expect(store.view).not.toBe(before); // told anew: nothing stays as if it were sent
  expect(store.news).toEqual([]);
});

test("after a second one, only what is wanted glows", async () => {
  const store = await begun("khan-tsin");
  store.go(4);
  choose(store, wrong(store));
  expect(store.glowing.size).toBeGreaterThan(1);
  choose(store, wrong(store));
  const { handles } = frontOf("khan-tsin");
  const wanted = store.choices.map(({ id }) => id);
  expect(wanted).toEqual(store.position.right.map(({ action }) => action));
  expect(store.glowing).toEqual(nextHandles(store.choices, [], handles));
});

test("where a board cannot leave out the rest, to show is to do", async () => {
  const store = await begun("bakschisch");
  store.show();
  await tick();
  expect(store.isDone).toBe(true);
});

test("what a choice would do is known without asking", async () => {
  const store = await begun("khan-tsin");
  const { handles } = frontOf("khan-tsin");
  const { id, action } = store.choices[0]!;
  const clicks = handles(action);
  expect(store.foresee(clicks[0]!)).toBeUndefined(); // more than one click makes a choice
  store.pick(clicks[0]!);
  const goal = clicks.find((handle) => store.glowing.has(handle))!;
  expect(chosen(store.choices, clicks, handles)?.id).toBe(id);
  expect(store.foresee(goal)).toEqual(store.position.foreseen[0]);
});

test("nothing is said of it before the board has shown it", async () => {
  const store = await begun("khan-tsin");
  choose(store, store.position.right[0]!.action);
  store.telling.begin(() => {}); // the board makes a scene of it
  await tick();
  expect([store.part, store.telling.isOn]).toEqual(["do", true]);
  store.telling.reach(store.news.at(-1)!.step);
  expect(store.part).toBe("done");
  store.close();
});

test("a step is taken again as if nothing had been done in it", async () => {
  const store = await begun("khan-tsin");
  choose(store, store.position.right[0]!.action);
  await tick();
  store.next();
  store.go(0);
  expect([store.at, store.isDone, store.news]).toEqual([0, false, []]);
  expect(store.view).toEqual(new LessonStore(store.lesson, frontOf("khan-tsin")).view);
});

test("where hands had better wait, one may still say so once nothing else glows", async () => {
  const store = await begun("attrap-tresors");
  store.go(store.lesson.steps.findIndex(({ waits }) => waits));
  const column = store.position.choices[0]!;
  for (const _ of [1, 2]) choose(store, column);
  expect(store.glowing.size).toBe(0);
  expect(store.race!.mine[0]!.choices.length).toBeGreaterThan(0); // the board offers "Personne !" by these
  store.race!.reach(store.position.seat, NOTHING, 0);
  await tick();
  expect(store.part).toBe("done");
});
