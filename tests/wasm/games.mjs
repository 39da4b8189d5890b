// Random games: for each kind of table the last records of all games, in base64.

import { answer, lay, machineOf, told } from "./desk.mjs";

const machine = await machineOf(told.game);
const { state, settings, widest } = machine.manifest;
const [given, table, rng] = [settings.bytes, state, 8].map((bytes) => machine.room(bytes));
const [ids, weights] = [machine.room(4 * widest), machine.room(8 * widest)];
const records = machine.room(told.games * state);
const playOut = machine.kernel("play_out");

for (const laid of told.tables) {
  lay(machine, given, laid);
  for (let game = 0; game < told.games; game++) {
    machine.bytes(table, state).fill(0);
    machine.call("setup", table, given);
    machine.call("dice_start", rng, 1, 1, told.seed, game);
    playOut(table, rng, 1, ids, widest, weights, widest);
    machine.bytes(records + game * state, state).set(machine.bytes(table, state));
  }
  answer(Buffer.from(machine.bytes(records, told.games * state)).toString("base64"));
}
