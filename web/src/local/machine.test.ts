import { beforeAll, expect, test } from "vitest";
import { Machine } from "./machine";
import { builtMachine } from "./machine.example";

const CHANCE = -1;
const OVER = -1;

let machine: Machine;
beforeAll(async () => {
  machine = await builtMachine("khan-tsin");
});

/** A table of the usual settings, before its first decision. */
function laid(): number {
  const { manifest } = machine;
  const settings = machine.room(manifest.settings.bytes);
  const board = manifest.boards[manifest.board]!.settings[""]!;
  machine.bytes(settings, manifest.settings.bytes).set(Uint8Array.from(atob(board), (c) => c.charCodeAt(0)));
  machine.view().setInt8(settings + manifest.settings.places["seats"]!.offset, 2);
  const table = machine.room(manifest.state);
  machine.call("setup", table, settings);
  return table;
}

test("a game is played to its end by kernels alone", () => {
  const { widest } = machine.manifest;
  const table = laid();
  const [ids, weights] = [machine.room(4 * widest), machine.room(8 * widest)];
  let steps = 0;
  for (let turn = machine.call("turn", table, 1); turn !== OVER; turn = machine.call("turn", table, 1)) {
    const seat = turn ? Math.log2(turn) : CHANCE;
    const n = turn
      ? machine.call("legal", table, 1, seat, ids, widest)
      : machine.call("outcomes", table, 1, ids, widest, weights, widest);
    const action = machine.view().getInt32(ids + 4 * ((7 * steps) % n), true);
    if (turn) expect(machine.call("allows", table, 1, seat, action, ids, widest)).toBe(1);
    machine.call("apply", table, 1, seat, action);
    steps++;
  }
  expect(steps).toBeGreaterThan(10);
  expect([1, 2]).toContain(machine.call("winners", table, 1));
});

test("room is zero, aligned, and lies behind what was given before", () => {
  const first = machine.room(3);
  const second = machine.room(1_000_000);
  expect([first % 16, second % 16, second - first]).toEqual([0, 0, 16]);
  expect(machine.bytes(second, 1_000_000).every((byte) => byte === 0)).toBe(true);
});

test("machines of one game do not share their memory", async () => {
  const other = await builtMachine("khan-tsin");
  const at = other.room(8);
  other.bytes(at, 8).fill(255);
  expect(machine.bytes(at, 8)).not.toEqual(other.bytes(at, 8));
});

test("every entry takes as many numbers as its manifest says", () => {
  for (const [name, takes] of Object.entries(machine.manifest.exports))
    expect([name, machine.kernel(name).length]).toEqual([name, takes.length]);
});
