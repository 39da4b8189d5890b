// One game as a thinker has it: its machine, its rules, and whoever has thought about it, each with room of its own.

import type { Level } from "../../lib/protocol";
import type { Machine } from "../machine";
import type { DepthPlan, SearchPlan } from "../manifest";
import { Match } from "../match";
import { Rules } from "../rules";
import { AlphaBeta } from "./alphabeta";
import { arrayOf, type Given } from "./memory";
import type { Pace } from "./pace";
import { Sayings } from "./said";
import { Searcher } from "./searcher";
import type { Log, Terms } from "./thinker";

/** What is fetched from where the page lies. */
export interface Means {
  machine(game: string): Promise<Machine>;
  /** A file beside the machines, by its name. */
  file(name: string): Promise<Uint8Array>;
}

/** A robot on a seat. */
interface Agent {
  act(match: Match, seat: number, luck: number, pace: Pace): Promise<number>;
}

export class Box {
  readonly rules: Rules;
  readonly sayings: Sayings;
  readonly #utilities: Given;
  readonly #table: Given;
  readonly #agents = new Map<string, Agent>();
  readonly #searchers = new Map<string, Searcher>();
  #alphabeta: AlphaBeta | undefined;

  private constructor(
    readonly machine: Machine,
    private readonly means: Means,
  ) {
    if (!machine.manifest.thinking) throw new Error(`${machine.manifest.name}: hands race, nobody thinks`);
    this.rules = new Rules(machine);
    this.sayings = new Sayings(machine);
    this.#utilities = arrayOf(machine, 8, machine.manifest.search!.seats);
    this.#table = arrayOf(machine, machine.manifest.state, 1);
  }

  static async of(game: string, means: Means): Promise<Box> {
    return new Box(await means.machine(game), means);
  }

  /** The match where a log leads. */
  match(terms: Terms, log: Log): Match {
    const match = new Match(this.rules, terms as Match["terms"]);
    match.follow(log);
    return match;
  }

  /** What the end is worth to a seat, from -1 to 1. */
  returns({ state }: Match, seat: number): number {
    this.machine.bytes(this.#table[0]!, state.length).set(state);
    this.machine.call("returns", ...this.#table, ...this.#utilities);
    return this.machine.view().getFloat64(this.#utilities[0]! + 8 * seat, true);
  }

  // --- whoever thinks

  /** The robot of a level on a seat, with what it remembers of this table. */
  async agent(terms: Terms, seat: number, level: Level): Promise<Agent> {
    const plan = this.machine.manifest.levels[level]!;
    if (plan.kind === "hand") throw new Error(`${level} has reflexes here, and does not think`);
    const key = JSON.stringify([terms, seat, level]);
    const known = this.#agents.get(key);
    if (known) return known;
    const made = plan.kind === "search" ? searching(this.machine, plan) : await this.#looking(plan);
    this.#agents.set(key, made);
    return made;
  }

  async #looking(plan: DepthPlan): Promise<Agent> {
    const alphabeta = await this.#newAlphaBeta();
    return {
      act(match, seat, luck, pace) {
        alphabeta.seed = luck;
        return alphabeta.act(match, seat, plan, pace);
      },
    };
  }

  /** One that has thought about nothing yet. */
  searcher(plan: SearchPlan): Searcher {
    const key = `${plan.nodes} ${plan.arms}`;
    const found = this.#searchers.get(key) ?? new Searcher(this.machine, plan, this.machine.manifest.thinking!.seed);
    this.#searchers.set(key, found);
    found.forget();
    found.plan = plan;
    return found;
  }

  /** The same of alpha-beta; or as it is, where one question follows another. */
  async alphabeta(isNew = true): Promise<AlphaBeta> {
    this.#alphabeta ??= await this.#newAlphaBeta();
    if (isNew) this.#alphabeta.forget();
    return this.#alphabeta;
  }

  async #newAlphaBeta(): Promise<AlphaBeta> {
    const { depth, thinking } = this.machine.manifest;
    const network = depth!.network && (await this.means.file(depth!.network.file));
    return new AlphaBeta(this.machine, network, thinking!.seed);
  }
}

function searching(machine: Machine, plan: SearchPlan): Agent {
  const searcher = new Searcher(machine, plan, 0);
  return {
    act(match, seat, luck, pace) {
      searcher.seed = luck;
      return searcher.act(match, seat, pace);
    },
  };
}
