// Alpha-beta: of each table the best action, its value, the plies and the nodes looked at, and all
// that was remembered, as a hash.

import { readFileSync } from "node:fs";
import { answer, lay, machineOf, Sum, told } from "./desk.mjs";

const NONE = -1;
const ALL = 2 ** 62;

const machine = await machineOf(told.game);
const { state, widest, depth } = machine.manifest;
const { frame, entry, plies, longest, network } = depth;

const tables = machine.room(plies * state);
const frames = machine.room(plies * frame.bytes);
const entries = machine.room(told.entries * entry.bytes);
const [keys, late, most] = [8 * depth.words, plies * longest, 4 * plies].map((bytes) => machine.room(bytes));
const weights = machine.room(2 * network.rows * network.columns);
const [rng, counts] = [machine.room(8), machine.room(24)];
const wide = () => [machine.room(4 * plies * widest), plies, widest];
const killers = machine.room(8 * plies);

lay(machine, keys, depth.keys);
lay(machine, late, depth.late);
lay(machine, most, depth.most);
lay(machine, weights, readFileSync(`${told.folder}/${network.file}`).toString("base64"));

const desk = [
  ...[tables, plies, tables, plies, depth.words, keys, depth.words, frames, plies, entries, told.entries],
  ...[...wide(), ...wide(), ...wide(), ...wide(), machine.room(8 * widest), widest, killers, plies, 2],
  ...[machine.room(8 * depth.traits), 2, depth.traits, late, plies, longest, most, plies],
  ...[weights, network.rows, network.columns, machine.room(2 * depth.most_features), depth.most_features],
  ...[machine.room(2 * depth.width), depth.width, machine.room(8 * depth.notes), depth.notes],
  ...[machine.room(16), 2, rng, 1, counts, 3],
];
const root = (name) => machine.view().getInt32(frames + frame.places[name].offset, true);
const seen = () => Number(machine.view().getBigInt64(counts, true));

for (const [number, { table, seat }] of told.looks.entries()) {
  lay(machine, tables, table);
  machine.call("dice_start", rng, 1, told.seed, 0, number);
  if (number % told.forgets === 0) machine.call("alphabeta_forget", ...desk);
  machine.call("alphabeta_begin", ...desk);
  let [best, value, looked, isDone] = [NONE, 0, 0, 1];
  const isSettled = () => Math.abs(value) >= told.proven && depth.won - Math.abs(value) <= looked + 1;
  while (looked < plies - 2 && !isSettled() && isDone) {
    machine.call("alphabeta_start", ...desk, seat, looked + 1, best);
    isDone = machine.call("alphabeta_search", ...desk, looked ? told.nodes : ALL);
    if (root("best") !== NONE) best = root("best");
    if (isDone) [value, looked] = [root("value"), looked + 1];
  }
  const sum = new Sum();
  sum.add(machine, entries, told.entries * entry.bytes);
  answer([best, value, looked, seen(), sum.told()]);
}
