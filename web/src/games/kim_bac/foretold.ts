// What would come of a choice, before it is made: the facts of a forecast, in words.

import type { Message } from "../../lib/messages";
import { read, type Row } from "../../lib/rows";
import { KINDS, type Chased, type Fact } from "./facts";
import { words } from "./words";

/** A line each; what is seen on the plan anyway is not said, nor what is left out. */
export function foretold(rows: readonly Row[], without: readonly Fact["type"][] = []): Message[] {
  const facts = read<Fact>(KINDS, rows).filter(({ type }) => !without.includes(type));
  const chasing = facts.filter((fact): fact is Chased => fact.type === "chased");
  return [...facts.flatMap(lineOf), ...nearest(chasing)];
}

function lineOf(fact: Fact): Message[] {
  switch (fact.type) {
    case "wanted":
      return [words.wanted(fact.number, fact.steps, fact.was)];
    case "ahead":
      return [words.ahead(fact.steps, fact.was), ...(fact.free < 0 ? [words.waysClosed] : [])];
    case "ringed":
      return [words.exits(fact.free, fact.streets)];
    case "trapped":
      return [words.trapped];
    case "promised":
      return [words.promised(fact.least, fact.most)];
    case "unpaid":
      return [words.lostForAll];
    default:
      return [];
  }
}

/** A pursuer's own way to him; of several, how near the nearest would be. */
function nearest(chasing: readonly Chased[]): Message[] {
  const [first] = chasing;
  if (!first) return [];
  if (chasing.length === 1) return [words.chased(first.steps, first.was)];
  return [words.nearest(Math.min(...chasing.map(({ steps }) => steps)))];
}
