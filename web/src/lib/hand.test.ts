import { beforeEach, expect, test } from "vitest";
import { sealOf } from "./fair";
import { Hand } from "./hand";
import type { Info, Part } from "./protocol";

const COMMITMENT = "c".repeat(64);
const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  const [getItem, setItem] = [
    (key: string) => store.get(key) ?? null,
    (key: string, value: string) => store.set(key, value),
  ];
  Object.assign(globalThis, { localStorage: { getItem, setItem } });
});

const table = (more: Partial<Info> = {}): Info =>
  ({
    status: "open",
    mixing: false,
    commitment: COMMITMENT,
    parts: [],
    chairs: ["ali", "baya"].map((person, seat) => ({ seat, player: { person } })),
    ...more,
  }) as unknown as Info;
const part = (seat: number, seal: string, bits: string | null = null): Part => ({ seat, seal, bits });
const THEIRS = part(1, sealOf("b2".repeat(32)));

/** A device that has sealed its part. */
function sealed(): { hand: Hand; seal: string } {
  const hand = new Hand("t");
  const order = hand.hear(table(), "ali");
  if (order?.type !== "seal") throw new Error("it seals nothing");
  return { hand, seal: order.seal };
}

test("whoever sits down seals a part of chance, once, and whoever looks on none", () => {
  const { hand, seal } = sealed();
  expect(hand.hear(table(), "ali")).toBeUndefined();
  expect(hand.hear(table({ parts: [part(0, seal)] }), "ali")).toBeUndefined();
  expect(new Hand("t").hear(table(), "carim")).toBeUndefined();
  expect(new Hand("t").hear(table({ status: "playing" }), "ali")).toBeUndefined();
});

test("it shows the bits of its own seal, after a reload too, and only once", () => {
  const { seal } = sealed();
  const hand = new Hand("t");
  const order = hand.hear(table({ mixing: true, parts: [part(0, seal), THEIRS] }), "ali");
  expect(order?.type === "unseal" && sealOf(order.bits)).toBe(seal);
  expect(hand.hear(table({ mixing: true, parts: [part(0, seal), THEIRS] }), "ali")).toBeUndefined();
});

test("to a house that has changed its commitment it shows nothing", () => {
  const { hand, seal } = sealed();
  const changed = table({ mixing: true, commitment: "d".repeat(64), parts: [part(0, seal)] });
  expect(hand.hear(changed, "ali")).toBeUndefined();
  expect(hand.seen?.commitment).toBe(COMMITMENT);
});

test("a seal that is not its own it cannot open", () => {
  const { hand } = sealed();
  expect(hand.hear(table({ mixing: true, parts: [part(0, "0".repeat(64))] }), "ali")).toBeUndefined();
});

test("what was told first is what it remembers: parts that go, change or come later are told by it", () => {
  const { hand, seal } = sealed();
  const order = hand.hear(table({ mixing: true, parts: [part(0, seal), THEIRS] }), "ali");
  if (order?.type !== "unseal") throw new Error("it shows nothing");
  hand.stored();
  const shown = { ...THEIRS, bits: "b2".repeat(32) };
  hand.hear(table({ status: "playing", parts: [shown] }), "ali"); // ours was dropped
  hand.hear(table({ status: "playing", parts: [] }), "ali");
  const remembered = new Hand("t").seen;
  expect(remembered?.parts).toEqual([part(0, seal, order.bits), shown]);
  expect(remembered?.hasBegun).toBe(true);
});

test("of a table that was over when it came it remembers nothing", () => {
  const hand = new Hand("t");
  hand.hear(table({ status: "over" }), "ali");
  expect(hand.seen).toBeUndefined();
});
