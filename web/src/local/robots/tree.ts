// A search tree where kernels grow it (agents/tree.py): flat arrays, read by the names of the manifest.

import type { Machine } from "../machine";
import { arrayOf, Records, type Given } from "./memory";

export const ROOT = 1; // node 0 is nobody: the end of every chain

/** One arm of a choice that several make at once. */
export interface Arm {
  action: number;
  visits: number;
  total: number;
  played: number;
  /** How many its seat has, in a row. */
  count: number;
}

export class Tree {
  /** As kernels are given it. */
  readonly parts: Given;
  readonly #nodes: Records;
  readonly #arms: Records;

  constructor(
    private readonly machine: Machine,
    readonly size: number,
    arms: number,
  ) {
    const { node, arm } = machine.manifest.search!;
    const nodes = arrayOf(machine, node.bytes, size);
    const laid = arrayOf(machine, arm.bytes, arms);
    const slots = arrayOf(machine, 4, 2 ** Math.ceil(Math.log2(2 * size)));
    this.parts = [...nodes, ...laid, ...slots, ...arrayOf(machine, 8, 2)];
    this.#nodes = new Records(machine, node, nodes[0]!);
    this.#arms = new Records(machine, arm, laid[0]!);
    this.clear();
  }

  /** A tree of one node, the root. */
  clear(): void {
    this.machine.call("tree_clear", ...this.parts);
  }

  /** By how many visits the root's best child is ahead of the next. */
  get lead(): number {
    return this.machine.call("tree_lead", ...this.parts);
  }

  /** The child that the key leads to; 0 if there is none. */
  find(parent: number, key: number): number {
    return this.machine.call("tree_find", ...this.parts, parent, key);
  }

  /** Copy what grows from a node into another tree, whose root it becomes; `scratch` has room for a number a node. */
  transplant(root: number, other: Tree, scratch: Given): void {
    other.clear();
    this.machine.call("tree_transplant", ...this.parts, root, ...other.parts, ...scratch);
  }

  /** A number of a node. */
  node(node: number, name: string, place = 0): number {
    return this.#nodes.read(node, name, place);
  }

  children(node: number): number[] {
    const found: number[] = [];
    for (let child = this.node(node, "child"); child; child = this.node(child, "sibling")) found.push(child);
    return found;
  }

  arm(at: number): Arm {
    const number = (name: string): number => this.#arms.read(at, name);
    return {
      action: number("action"),
      visits: number("visits"),
      total: number("total"),
      played: number("played"),
      count: number("count"),
    };
  }

  /** The arms of a seat, from the first on. */
  arms(first: number): Arm[] {
    const { count } = this.arm(first);
    return Array.from({ length: count }, (_, at) => this.arm(first + at));
  }
}
