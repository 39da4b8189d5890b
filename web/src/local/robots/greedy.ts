// One look ahead (agents/greedy.py): the action after which the table is worth most to the seat that did it.

import type { Machine } from "../machine";
import type { Match } from "../match";
import { startDice } from "./memory";
import { reopened, Workspace } from "./searcher";

export class Greedy {
  readonly #work: Workspace;

  constructor(
    private readonly machine: Machine,
    public seed: number,
  ) {
    this.#work = new Workspace(machine);
  }

  act(match: Match, seat: number): number {
    const { sealed } = reopened(this.machine, match, seat, this.#work.tables[0]!);
    startDice(this.machine, this.#work.rng, this.seed, match.log.length - sealed); // asked last, the same luck
    return this.machine.call("greedy_best", ...this.#work.parts, seat, this.machine.manifest.thinking!.looks);
  }
}
