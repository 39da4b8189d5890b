// An agent that searches (agents/searcher.py): it keeps its tree from move to move, and minds its budget. The kernels
// grow the tree; here is when they stop, and what is chosen.

import { CHANCE, type Step } from "../events";
import type { Machine } from "../machine";
import type { SearchPlan } from "../manifest";
import type { Match } from "../match";
import type { State } from "../rules";
import { arrayOf, startDice, type Given } from "./memory";
import type { Pace } from "./pace";
import { ROOT, Tree } from "./tree";

/** What the search thinks of one action. */
export interface Candidate {
  action: number;
  /** Mean utility to the searching seat. */
  value: number;
  /** Simulations that tried it. */
  visits: number;
  /** How often it should be played, 0 to 1. */
  share: number;
}

/** What one search works with, beside its tree; agents/mcts.py has the same. */
export class Workspace {
  readonly tables: Given;
  readonly rng: Given;
  readonly parts: Given;

  constructor(private readonly machine: Machine) {
    const { state, widest, count, search } = machine.manifest;
    const { deepest, seats } = search!;
    this.tables = arrayOf(machine, state, 2);
    this.rng = arrayOf(machine, 8, 1);
    this.parts = [
      ...this.tables,
      ...this.rng,
      ...arrayOf(machine, 4, widest),
      ...arrayOf(machine, 8, widest),
      ...arrayOf(machine, 4, count),
      ...arrayOf(machine, 8, widest),
      ...arrayOf(machine, 4, deepest + 1),
      ...arrayOf(machine, 8, seats),
    ];
  }

  /** The table where a search stands. */
  stand(state: State): void {
    this.machine.bytes(this.tables[0]!, state.length).set(state);
  }
}

/** The table as a seat thinks about it: whatever others have sealed is open again, and how many had. */
export function reopened(machine: Machine, match: Match, seat: number, at: number): { state: State; sealed: number } {
  const { state: bytes } = machine.manifest;
  machine.bytes(at, bytes).set(match.state);
  machine.call("reopen", at, 1, seat);
  const sealed = size(machine.call("turn", at, 1)) - match.actors.length;
  return { state: machine.bytes(at, bytes).slice(), sealed };
}

const size = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === "1").length;

export class Searcher {
  readonly #work: Workspace;
  readonly #stand: number; // the table at the tree's root
  readonly #reopened: number;
  readonly #origin: Given;
  #tree: Tree;
  #spare: Tree;
  #seat = -1; // for whom, and after which steps, the tree stands
  #log: readonly Step[] = [];

  constructor(
    private readonly machine: Machine,
    public plan: SearchPlan,
    public seed: number,
  ) {
    const { state } = machine.manifest;
    this.#work = new Workspace(machine);
    [this.#stand, this.#reopened] = [machine.room(state), machine.room(state)];
    const { nodes } = plan;
    const arms = armsOf(machine, plan);
    [this.#tree, this.#spare] = [new Tree(machine, nodes, arms), new Tree(machine, nodes, arms)];
    this.#origin = arrayOf(machine, 4, nodes);
  }

  get tree(): Tree {
    return this.#tree;
  }

  /** As one that has never thought. */
  forget(): void {
    this.#seat = -1;
  }

  async act(match: Match, seat: number, pace: Pace): Promise<number> {
    const legal = match.legal(seat);
    if (legal.length === 1) return legal[0]!;
    const { warmth } = this.plan;
    const found = await this.think(match, seat, pace, warmth > 0);
    const isArmed = this.#tree.node(ROOT, "armed") > 0;
    const mixed = warmth > 0 && !isArmed ? warmed(found, warmth) : found;
    let aim = this.machine.call("dice_fraction", ...this.#work.rng);
    for (const { action, share } of mixed) {
      aim -= share;
      if (aim < 0) return action;
    }
    return mixed[0]!.action;
  }

  /**
   * Search within the budget; every action tried, best first. Unless told to go on to the end, it stops when no other
   * action can overtake the best.
   */
  async think(match: Match, seat: number, pace: Pace, toTheEnd = true): Promise<Candidate[]> {
    this.#standAt(match, seat);
    const { simulations, explore, uses } = this.plan;
    const { batch: most } = this.machine.manifest.search!;
    const seconds = this.plan.seconds ?? Infinity;
    startDice(this.machine, this.#work.rng, this.seed, this.#log.length);
    const search = this.machine.kernel("search");
    const begun = performance.now();
    for (let left = simulations; left > 0;) {
      const batch = Math.min(left, most);
      // The tree is full, if it is fewer
      if (search(...this.#tree.parts, ...this.#work.parts, seat, batch, explore, uses)! < batch) break;
      left -= batch;
      const [passed, done] = [(performance.now() - begun) / 1000, simulations - left];
      if (passed >= seconds) break;
      const ahead = seconds === Infinity ? left : done * (seconds / passed - 1);
      if (!toTheEnd && this.#tree.lead > ahead) break;
      const share = Math.max(passed / seconds, done / simulations);
      if (pace.isDue) await pace.rest({ simulations: done, share });
    }
    return this.#candidates(seat);
  }

  /** One seat's decision: the most visited is played. A simultaneous one: the average mix. */
  #candidates(seat: number): Candidate[] {
    const tree = this.#tree;
    if (tree.node(ROOT, "armed")) {
      const arms = tree.arms(this.#firstArm(seat));
      const whole = arms.reduce((all, { played }) => all + played, 0);
      return arms
        .map(({ action, total, visits, played }) => ({
          ...{ action, visits, value: total / Math.max(1, visits) },
          share: played / whole,
        }))
        .sort((one, other) => other.share - one.share);
    }
    const found = tree.children(ROOT).map((child) => {
      const visits = tree.node(child, "visits");
      return { action: tree.node(child, "key"), value: tree.node(child, "total", seat) / Math.max(1, visits), visits };
    });
    found.sort((one, other) => other.visits - one.visits || other.value - one.value || one.action - other.action);
    return found.map((candidate, place) => ({ ...candidate, share: place ? 0 : 1 }));
  }

  /** Where the arms of a seat begin at the root. */
  #firstArm(seat: number): number {
    const choosers = this.#tree.node(ROOT, "choosers");
    let at = this.#tree.node(ROOT, "arms");
    for (let other = 0; other < seat; other++) if ((choosers >> other) & 1) at += this.#tree.arm(at).count;
    return at;
  }

  // --- the tree, from move to move

  /** Root the tree where the match stands, keeping what was found out about it before. */
  #standAt(match: Match, seat: number): void {
    const { state, sealed } = reopened(this.machine, match, seat, this.#reopened);
    const log = match.log.slice(0, match.log.length - sealed);
    const isAlike = this.#seat >= 0 && this.machine.call("judges_alike", this.#reopened, this.#stand) !== 0;
    const root = isAlike ? this.#followed(seat, log) : 0;
    if (root === 0) this.#tree.clear();
    else if (root !== ROOT) {
      this.#tree.transplant(root, this.#spare, this.#origin);
      [this.#tree, this.#spare] = [this.#spare, this.#tree];
    }
    [this.#seat, this.#log] = [seat, log];
    this.machine.bytes(this.#stand, state.length).set(state);
    this.#work.stand(state);
  }

  /** The node where the log leads from where the tree stands; 0 if it has none. */
  #followed(seat: number, log: readonly Step[]): number {
    if (seat !== this.#seat || !begins(log, this.#log)) return 0;
    let node = ROOT;
    for (let at = this.#log.length; node && at < log.length;) {
      const together = size(this.machine.call("turn", this.#stand, 1));
      const steps = log.slice(at, at + Math.max(1, together)).sort(inOrder);
      const key = together > 1 ? this.#armsKey(node, steps) : this.#key(steps[0]!, seat);
      node = key >= 0 ? this.#tree.find(node, key) : 0;
      for (const [who, action] of steps) this.machine.call("apply", this.#stand, 1, who, action);
      at += steps.length;
    }
    return node;
  }

  /** What leads to the child of one step, as the searching seat sees it. */
  #key([who, action]: Step, seat: number): number {
    return who === CHANCE ? this.machine.call("shown", this.#stand, 1, who, action, seat) : action;
  }

  /** The key of the child that these simultaneous choices, by seat, lead to; -1: none. */
  #armsKey(node: number, steps: readonly Step[]): number {
    let at = this.#tree.node(node, "arms");
    if (at === 0) return -1;
    let [key, unit] = [0, 1];
    for (const [, action] of steps) {
      const arms = this.#tree.arms(at);
      const drawn = arms.findIndex((arm) => arm.action === action);
      if (drawn < 0) return -1;
      key += drawn * unit;
      unit *= arms.length;
      at += arms.length;
    }
    return key;
  }
}

/** Room for arms; where nobody chooses at once none is ever used, and only what a search keeps free is needed. */
function armsOf({ manifest }: Machine, plan: SearchPlan): number {
  return manifest.chooses_at_once ? plan.arms : 1 + manifest.search!.seats * manifest.widest;
}

const begins = (log: readonly Step[], before: readonly Step[]): boolean =>
  before.every(([seat, action], at) => log[at]?.[0] === seat && log[at][1] === action);

const inOrder = (one: Step, other: Step): number => one[0] - other[0] || one[1] - other[1];

/** Shares by visits, so that the closer two actions are the more they are confused. */
function warmed(found: readonly Candidate[], warmth: number): Candidate[] {
  const most = found[0]!.visits;
  const shares = found.map(({ visits }) => (visits / most) ** (1 / warmth));
  const whole = shares.reduce((all, share) => all + share, 0);
  return found.map((candidate, at) => ({ ...candidate, share: shares[at]! / whole }));
}
