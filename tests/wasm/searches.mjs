// Tree searches: of each the whole tree, as a hash, and what it is asked for. Then the tree is rooted
// at its best child and searched on, as a robot does from move to move.

import { answer, lay, machineOf, Sum, told } from "./desk.mjs";

const ROOT = 1;

const machine = await machineOf(told.game);
const { state, widest, count, search } = machine.manifest;
const { node, arm, seats, deepest } = search;

function plant() {
  const slots = 2 ** Math.ceil(Math.log2(2 * told.nodes));
  const [nodes, arms] = [machine.room(told.nodes * node.bytes), machine.room(told.arms * arm.bytes)];
  return [nodes, told.nodes, arms, told.arms, machine.room(4 * slots), slots, machine.room(16), 2];
}

const tables = machine.room(2 * state);
const rng = machine.room(8);
const work = [
  ...[tables, 2, rng, 1, machine.room(4 * widest), widest, machine.room(8 * widest), widest],
  ...[machine.room(4 * count), count, machine.room(8 * widest), widest],
  ...[machine.room(4 * (deepest + 1)), deepest + 1, machine.room(8 * seats), seats],
];
const [first, second] = [plant(), plant()];
const origin = machine.room(4 * told.nodes);

function sum(tree) {
  const found = new Sum();
  const used = (at) => Number(machine.view().getBigInt64(tree[6] + 8 * at, true));
  found.add(machine, tree[0], used(0) * node.bytes);
  found.add(machine, tree[2], used(1) * arm.bytes);
  found.add(machine, tree[4], 4 * tree[5]);
  found.add(machine, tree[6], 16);
  found.add(machine, rng, 8);
  return found.told();
}

/** The root's most visited child, and what led there. */
function best(tree) {
  const read = (at, name) => machine.view().getInt32(tree[0] + at * node.bytes + node.places[name].offset, true);
  let [found, most] = [0, -1];
  for (let child = read(ROOT, "child"); child; child = read(child, "sibling"))
    if (read(child, "visits") > most) [found, most] = [child, read(child, "visits")];
  const key = machine.view().getBigInt64(tree[0] + found * node.bytes + node.places["key"].offset, true);
  return [found, Number(key)];
}

for (const [number, { table, seat, simulations, uses }] of told.searches.entries()) {
  lay(machine, tables, table);
  machine.call("tree_clear", ...first);
  machine.call("dice_start", rng, 1, told.seed, 0, number);
  const done = machine.call("search", ...first, ...work, seat, simulations, told.explore, uses);
  const grown = sum(first);
  const [child, key] = best(first);
  const lead = machine.call("tree_lead", ...first);
  const found = machine.call("tree_find", ...first, ROOT, key);
  machine.call("tree_clear", ...second);
  machine.call("tree_transplant", ...first, child, ...second, origin, told.nodes);
  const moved = sum(second);
  const greedy = machine.call("greedy_best", ...work, seat, told.looks);
  const alike = machine.call("judges_alike", tables, tables);
  answer([done, grown, lead, found === child, moved, greedy, alike]);
}
