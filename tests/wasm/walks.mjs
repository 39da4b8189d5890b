// Games step by step: of each step a hash of all that kernels answer, for every viewer.

import { answer, CHANCE, lay, machineOf, OVER, PUBLIC, Sum, told } from "./desk.mjs";

const machine = await machineOf(told.game);
const { state, settings, widest, fact_width, most_effects, most_standing } = machine.manifest;
const most = Math.max(most_effects, most_standing, 4);
const [given, table, rng, places] = [settings.bytes, state, 8, 32 * told.numbers].map((n) => machine.room(n));
const [ids, weights, rows] = [4 * widest, 8 * widest, 4 * most * fact_width].map((n) => machine.room(n));
const [scratch, encoded] = [machine.room(8 * told.words), machine.room(4 * told.size)];
const [points, returns] = [machine.room(64), machine.room(64)];
lay(machine, places, told.places);

const record = () => machine.room(state);
const viewers = [PUBLIC, 0, 1, 2, 3, 4, 5];
const [before, after] = [new Map(), new Map()];
for (const viewer of viewers) {
  before.set(viewer, record());
  after.set(viewer, record());
}
const ask = (name, ...numbers) => machine.call(name, ...numbers);
const id = (at) => machine.view().getInt32(ids + 4 * at, true);

function observe(viewer, known) {
  machine.bytes(known, state).fill(0);
  ask("observe", table, 1, viewer, known, 1);
}

/** Rows that a kernel has written, and how many. */
function noteRows(sum, n) {
  sum.note(n);
  sum.add(machine, rows, 4 * Math.min(n, most) * fact_width);
  machine.bytes(rows, 4 * most * fact_width).fill(0);
}

/** What a viewer is told of the table as it is. */
function noteStanding(sum, known, viewer) {
  sum.add(machine, known, state);
  noteRows(sum, ask("prompt", known, 1, rows, most, fact_width));
  noteRows(sum, ask("standing", known, 1, rows, most, fact_width));
  machine.bytes(scratch, 8 * told.words).fill(0);
  ask("encode", table, 1, viewer, scratch, 1, scratch, told.words, places, 4, told.numbers, encoded, told.size);
  sum.add(machine, encoded, 4 * told.size);
}

/** What may be chosen, and what it would do. */
function noteChoices(sum, seat, n, other) {
  sum.note(ask("choices", table, 1, seat, ids, widest));
  sum.note(ask("patience", table, 1, ids, widest));
  ask("legal", table, 1, seat, ids, widest);
  const known = before.get(seat);
  for (const at of new Set([0, n >> 1, n - 1])) {
    const action = id(at);
    noteRows(sum, ask("choice", known, 1, seat, action, rows, most, fact_width));
    machine.bytes(other, state).fill(0);
    noteRows(sum, ask("forecast", known, 1, seat, action, other, 1, rows, most, fact_width));
  }
  const refused = told.refused;
  const isLegal = ask("allows", table, 1, seat, refused, ids, widest);
  sum.note(isLegal);
  if (!isLegal) noteRows(sum, ask("refusal", known, 1, seat, refused, rows, most, fact_width));
  ask("legal", table, 1, seat, ids, widest);
  const only = ask("is_only_choice", table, 1, seat, id(0), PUBLIC, 4, rng, 1, other, 1, ids, widest);
  sum.note(only);
}

function noteDeals(sum, seat, other) {
  machine.bytes(other, state).set(machine.bytes(table, state));
  ask("redeal", other, 1, seat, rng, 1);
  ask("reopen", other, 1, seat);
  sum.add(machine, other, state);
}

function step(sum, turn, number, seated, other) {
  const seats = [...Array(6).keys()].filter((seat) => (turn >> seat) & 1);
  const seat = turn ? seats[number % seats.length] : CHANCE;
  for (const viewer of seated) observe(viewer, before.get(viewer));
  for (const viewer of seated) noteStanding(sum, before.get(viewer), viewer);
  const n = turn
    ? ask("legal", table, 1, seat, ids, widest)
    : ask("outcomes", table, 1, ids, widest, weights, widest);
  sum.note(n);
  sum.add(machine, ids, 4 * n);
  if (turn) {
    noteChoices(sum, seat, n, other);
    noteDeals(sum, seat, other);
    ask("legal", table, 1, seat, ids, widest);
  } else sum.add(machine, weights, 8 * n);
  const action = id((number * told.stride) % n);
  const seen = new Map(seated.map((viewer) => [viewer, ask("shown", table, 1, seat, action, viewer)]));
  ask("apply", table, 1, seat, action);
  for (const viewer of seated) {
    observe(viewer, after.get(viewer));
    const [from, to] = [before.get(viewer), after.get(viewer)];
    sum.note(seen.get(viewer));
    noteRows(sum, ask("effects", from, 1, seat, seen.get(viewer), to, 1, rows, most, fact_width));
  }
}

const other = record();
for (const [number, { laid, seats }] of told.tables.entries()) {
  lay(machine, given, laid);
  machine.bytes(table, state).fill(0);
  ask("setup", table, given);
  ask("dice_start", rng, 1, told.seed, 0, number);
  const seated = viewers.slice(0, 1 + seats);
  const sums = [];
  for (let at = 0, turn = ask("turn", table, 1); turn !== OVER && at < told.most; at++, turn = ask("turn", table, 1)) {
    const sum = new Sum();
    step(sum, turn, at + number, seated, other);
    sums.push(sum.told());
  }
  const sum = new Sum();
  const isOver = ask("turn", table, 1) === OVER;
  if (!isOver) sum.note(ask("settle", table, 1, rng, 1, ids, widest, weights, widest));
  else noteRows(sum, ask("ending", table, 1, rows, most, fact_width));
  if (isOver) sum.note(ask("winners", table, 1));
  machine.bytes(points, 64).fill(0);
  machine.bytes(returns, 64).fill(0);
  ask("scores", table, 1, points, 8);
  if (isOver) ask("returns", table, 1, returns, 8);
  sum.add(machine, points, 64);
  sum.add(machine, returns, 64);
  sum.add(machine, table, state);
  answer([...sums, sum.told()]);
}
