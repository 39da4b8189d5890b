// Until robots think: one that does anything it may.

import { Machine } from "../machine";
import { Match } from "../match";
import { Rules } from "../rules";
import type { Terms as Agreed } from "../terms";
import type { Asked } from "./questions";

const rules = new Map<string, Promise<Rules>>();

onmessage = async ({ data }: MessageEvent<Asked>) => {
  if ("cancelled" in data) return;
  const { id, base, question } = data;
  const { terms, log, seat } = question;
  const found = rules.get(terms.game) ?? Machine.load(terms.game, base).then((machine) => new Rules(machine));
  rules.set(terms.game, found);
  const match = new Match(await found, terms as Agreed);
  match.follow(log);
  const legal = match.legal(seat);
  if (question.type === "act") postMessage({ id, found: legal[Math.floor(Math.random() * legal.length)] });
  else postMessage({ id, failed: "nobody thinks here yet" });
};
