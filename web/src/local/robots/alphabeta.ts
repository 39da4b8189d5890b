// Alpha-beta search (agents/alphabeta.py), deepened one ply at a time: the kernels search, here is how deep and for how
// long.

import { fromBase64 } from "../base64";
import type { Machine } from "../machine";
import type { Match } from "../match";
import { arrayOf, filled, Records, startDice, type Given } from "./memory";
import type { Pace } from "./pace";

const NONE = -1; // no action
const ALL = 2 ** 62; // nodes: to the end

/** How far to look; what is left out has no limit. */
export interface Depth {
  plies?: number;
  nodes?: number;
  seconds?: number | null;
}

/** What a search came to. */
export interface Found {
  action: number;
  /** To the seat that searched, from -1 to 1. */
  value: number;
  /** How deep it looked. */
  plies: number;
  /** Plies to the end, if that is proved; else 0. */
  endsIn: number;
  /** How many tables it saw. */
  nodes: number;
}

export class AlphaBeta {
  readonly #tables: Given;
  readonly #entries: Given;
  readonly #rng: Given;
  readonly #counts: Given;
  readonly #root: Records;
  readonly #parts: Given; // as kernels are given the desk

  /** @param network the weights of the game's network, if it has one */
  constructor(
    private readonly machine: Machine,
    network: Uint8Array | null,
    public seed: number,
  ) {
    const { state, widest, depth } = machine.manifest;
    const { plies, words, word, traits, longest, most_features, width, notes, frame, entry, entries } = depth!;
    const room = (bytes: number, ...axes: number[]): Given => arrayOf(machine, bytes, ...axes);
    this.#tables = room(state, plies);
    const frames = room(frame.bytes, plies);
    [this.#entries, this.#rng, this.#counts] = [room(entry.bytes, entries), room(8, 1), room(8, 3)];
    this.#root = new Records(machine, frame, frames[0]!);
    if (words * word !== state) throw new Error("tables are hashed whole");
    const { rows, columns } = depth!.network ?? { rows: 0, columns: 0 };
    this.#parts = [
      ...this.#tables,
      ...[this.#tables[0]!, plies, words],
      ...filled(machine, fromBase64(depth!.keys), 8, words),
      ...frames,
      ...this.#entries,
      ...room(4, plies, widest),
      ...room(4, plies, widest),
      ...room(4, plies, widest),
      ...room(4, plies, widest),
      ...room(8, widest),
      ...room(4, plies, 2),
      ...room(4, 2, traits),
      ...filled(machine, fromBase64(depth!.late), 1, plies, longest),
      ...filled(machine, fromBase64(depth!.most), 4, plies),
      ...filled(machine, network ?? new Uint8Array(), 2, rows, columns),
      ...room(2, most_features),
      ...room(2, width),
      ...room(8, notes),
      ...room(8, 2),
      ...this.#rng,
      ...this.#counts,
    ];
  }

  /** As one that has never searched. */
  forget(): void {
    this.#call("forget");
  }

  async act(match: Match, seat: number, depth: Depth, pace: Pace): Promise<number> {
    const legal = match.legal(seat);
    return legal.length === 1 ? legal[0]! : (await this.think(match, seat, depth, pace)).action;
  }

  /** The best action found within the budget. */
  async think(match: Match, seat: number, depth: Depth, pace: Pace): Promise<Found> {
    const { won, proven } = this.machine.manifest.depth!;
    startDice(this.machine, this.#rng, this.seed, match.log.length);
    this.machine.bytes(this.#tables[0]!, match.state.length).set(match.state);
    const { action, value, plies } = await this.#deepen(seat, depth, pace);
    const nodes = this.#nodes;
    if (Math.abs(value) < proven) return { action, value: Math.tanh(value / 2000), plies, endsIn: 0, nodes };
    return { action, value: Math.sign(value), plies, endsIn: won - Math.abs(value), nodes };
  }

  /** Search the table that lies on the desk. */
  async #deepen(seat: number, { plies: most = Infinity, nodes = ALL, seconds }: Depth, pace: Pace) {
    const { won, proven, plies: frames } = this.machine.manifest.depth!;
    // Proved, and no nearer end missed: the table of transpositions may tell of a long way first
    const isSettled = (): boolean => Math.abs(value) >= proven && won - Math.abs(value) <= plies + 1;
    const ends = performance.now() + 1000 * (seconds ?? Infinity);
    const deepest = Math.min(most, frames - 2);
    let [best, value, plies] = [NONE, 0, 0];
    this.#call("begin");
    while (plies < deepest && !isSettled()) {
      this.#call("start", seat, plies + 1, best);
      const isDone = plies ? await this.#search(nodes, ends, pace) : this.#call("search", ALL) !== 0;
      const found = this.#root.read(0, "best");
      if (found !== NONE) best = found; // the best so far is searched first: another one is better
      if (!isDone) break;
      [value, plies] = [this.#root.read(0, "value"), plies + 1];
    }
    return { action: best, value, plies };
  }

  /** Whether the search begun was finished before nodes or time ran out. */
  async #search(nodes: number, ends: number, pace: Pace): Promise<boolean> {
    const { slice } = this.machine.manifest.depth!;
    const begun = performance.now();
    while (this.#nodes < nodes && performance.now() < ends) {
      if (this.#call("search", Math.min(this.#nodes + slice, nodes)) !== 0) return true;
      if (!pace.isDue) continue;
      const share = Math.max((performance.now() - begun) / (ends - begun), this.#nodes / nodes);
      await pace.rest({ simulations: this.#nodes, share });
    }
    return false;
  }

  get #nodes(): number {
    return Number(this.machine.view().getBigInt64(this.#counts[0]!, true));
  }

  #call(name: string, ...numbers: number[]): number {
    return this.machine.call(`alphabeta_${name}`, ...this.#parts, ...numbers);
  }
}
