import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue, type Scene } from "./queue";

let seen: string[];
let queue: Queue;
/** A letter for each part, seen for 100 milliseconds, or less in a hurry. */
const scene = (letters: string): Scene =>
  [...letters].map((letter) => (hurry: number) => {
    seen.push(letter);
    return 100 / hurry;
  });

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  queue = new Queue(() => seen.push("end"));
});
afterEach(() => {
  vi.useRealTimers();
});

test("one after the other, part by part, each for its time", () => {
  queue.add([scene("ab")], false);
  queue.add([scene("c")], false);
  expect(seen).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(["a", "b"]);
  vi.runAllTimers();
  expect(seen).toEqual(["a", "b", "c"]);
});

test("the more is waiting, the faster it goes", () => {
  queue.add([scene("a"), scene("b"), scene("c")], false);
  vi.advanceTimersByTime(34); // a third of its time: two are waiting
  expect(seen).toEqual(["a", "b"]);
  vi.advanceTimersByTime(50);
  expect(seen).toEqual(["a", "b", "c"]);
});

test("what takes no time does not hold up the next", () => {
  queue.add(
    [
      [() => 0, ...scene("a")],
      [() => 0, ...scene("b")],
    ],
    false,
  );
  vi.runAllTimers();
  expect(seen).toEqual(["a", "b"]);
});

test("who is far behind, or wants calm, sees how it ends", () => {
  queue.add([..."abcde"].map(scene), false);
  queue.add([scene("f")], true);
  vi.runAllTimers();
  expect(seen).toEqual(["end", "end"]);
});

test("one scene instead of all others", () => {
  queue.add([scene("ab"), scene("c")], false);
  queue.only(scene("d"));
  vi.runAllTimers();
  expect(seen).toEqual(["a", "d"]);
});

test("cleared, it says nothing more", () => {
  queue.add([scene("ab")], false);
  queue.clear();
  vi.runAllTimers();
  expect(seen).toEqual(["a"]);
});
