import { describe as suite, expect, test } from "vitest";
import { Placing } from "./placing.svelte";

/** On whose turn these squares were open. */
function asked(open: number[]): Placing {
  const placing = new Placing();
  expect(placing.next(open)).toBeUndefined();
  return placing;
}

suite("quick placement", () => {
  test("lays painted squares in their order, each once", () => {
    const placing = asked([4, 5, 6, 7]);
    for (const square of [4, 5, 5, 6]) placing.paint(square);
    expect(placing.next([4, 5, 6, 7])).toBe(4);
    placing.laid(4);
    placing.paint(4); // the finger rests there while the server answers
    expect(placing.queue).toEqual([5, 6]);
  });
  test("waits when it is not my turn, and leaves out what was taken meanwhile", () => {
    const placing = asked([4, 5, 6]);
    placing.paint(4);
    placing.paint(5);
    expect(placing.next([])).toBeUndefined();
    expect(placing.next([5, 6])).toBe(5);
    placing.laid(5);
    expect(placing.queue).toEqual([]);
  });
  test("paints no square that was not open", () => {
    const placing = asked([4, 6]);
    for (const square of [-1, 4, 5, 6]) placing.paint(square);
    expect(placing.queue).toEqual([4, 6]);
  });
  test("shuffling takes an open square until it is stopped", () => {
    const placing = new Placing();
    placing.shuffle();
    expect([3, 9]).toContain(placing.next([3, 9]));
    placing.stop();
    expect(placing.next([3, 9])).toBeUndefined();
  });
  test("ends when another player sits down", () => {
    const placing = new Placing();
    placing.begin(0);
    placing.shuffle();
    placing.begin(1);
    expect(placing.isShuffling).toBe(false);
  });
});
