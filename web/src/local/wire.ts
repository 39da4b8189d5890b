// What a page and the worker that keeps its tables say to each other.

import type { Line } from "../lib/port";
import type { Said, Text, Told } from "../lib/protocol";
import type { Desk } from "./desk";

/** A line is one page's view of one table; its number is the page's. */
export type ToHouse =
  | { kind: "speak"; language: string }
  | { kind: "arrive"; line: number; table: string; since: number | null }
  | { kind: "say"; line: number; said: Said }
  | { kind: "leave"; line: number }
  | { kind: "ask"; id: number; what: keyof Desk; about: unknown[] };

export type ToPage =
  | { kind: "tell"; line: number; told: Told }
  | { kind: "line"; line: number; state: Line }
  | { kind: "answer"; id: number; answer: unknown }
  | { kind: "refuse"; id: number; reason: Text };
