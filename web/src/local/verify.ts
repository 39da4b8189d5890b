// Whether a finished game is true: as core/replay.py and core/witness.py look at a record, every outcome of chance
// drawn again, every part held against its seal, and all of it against what somebody saw while it was played.

import { commitment, sealOf, type Witness } from "../lib/fair";
import type { Part } from "../lib/protocol";
import { draw, mixed } from "./chance";
import type { Checked } from "./desk";
import { CHANCE } from "./events";
import type { Games } from "./games";
import type { Reading } from "./manifest";
import { Match } from "./match";
import { gameOf, isPlain, letterOf, parse, replayed, resultOf, type Written } from "./record";
import { say, type Saying } from "./refusals";
import type { Rules } from "./rules";

const fault = (name: string, values: Record<string, string> = {}): Saying => say("house", name, values);

/** What is found in a record of any game that can be played here. */
export async function checked(record: string, seen: Witness | null, games: Games): Promise<Checked> {
  const written = parse(record);
  const game = gameOf(written);
  const { rules, words } = await games.of(game);
  const match = isPlain(written) ? replayed(written, rules) : await read(written, rules, await games.reading(game));
  const chances = match.log.filter(([seat]) => seat === CHANCE).length;
  const faults = faultsOf(written, match, seen).map((saying) => words.texts(saying));
  return { faults, moves: match.log.length - chances, chances };
}

async function read(written: Written, rules: Rules, reading: Reading): Promise<Match> {
  const { begunAt, inIds } = await import("./reading");
  return replayed(inIds(written, reading), rules, await begunAt(written, rules, reading));
}

/** Every way in which it does not hold; `match` is the record, replayed. */
export function faultsOf({ headers }: Written, match: Match, witness: Witness | null): Saying[] {
  const [told, found] = [headers.get("Result") ?? "*", resultOf(match)];
  return [
    ...falseParts(match),
    ...falseChances(match),
    ...(told === found ? [] : [fault("other-result", { told, found })]),
    ...(witness ? contradictions(witness, match) : []),
  ];
}

function falseParts({ parts }: Match): Saying[] {
  const broken = parts.filter(({ seal, bits }) => bits !== null && sealOf(bits) !== seal);
  return broken.map(({ seat }) => fault("other-part", { seat: letterOf(seat) }));
}

function falseChances({ rules, terms, log, seed, parts }: Match): Saying[] {
  if (seed === null) return [];
  const [again, key] = [new Match(rules, terms), mixed(seed, parts)];
  return log.flatMap((step, at) => {
    const { ids, weights } = again.chances();
    const due = step[0] === CHANCE ? ids[draw(key, at, weights)]! : step[1];
    again.follow([step]);
    const values = { number: String(at + 1), due: `#${due}`, told: `#${step[1]}` };
    return due === step[1] ? [] : [fault("other-chance", values)];
  });
}

function contradictions(seen: Witness, match: Match): Saying[] {
  const isSame = seen.commitment === null || (match.seed !== null && commitment(match.seed) === seen.commitment);
  const step = firstOther(seen, match);
  return [
    ...(isSame ? [] : [fault("other-seed")]),
    ...otherParts(seen, match.parts),
    ...(step === undefined ? [] : [fault("other-step-seen", { number: String(step + 1) })]),
  ];
}

/** All parts are in their seals before any is shown; afterwards none comes, goes or changes. */
function otherParts({ parts, hasBegun }: Witness, now: readonly Part[]): Saying[] {
  const lost = parts.flatMap((part) => {
    const later = now.find(({ seat }) => seat === part.seat);
    const seat = letterOf(part.seat);
    if (!later) return [fault("part-dropped", { seat })];
    const isOther = part.bits === null ? hasBegun && later.bits !== null : later.bits !== part.bits;
    return later.seal !== part.seal || isOther ? [fault("part-changed", { seat })] : [];
  });
  const isNew = ({ seat }: Part): boolean => parts.every((part) => part.seat !== seat);
  const added = hasBegun ? now.filter(isNew) : [];
  return [...lost, ...added.map(({ seat }) => fault("part-added", { seat: letterOf(seat) }))];
}

/** The first step that was told otherwise while the game was played. */
function firstOther({ steps, viewer }: Witness, match: Match): number | undefined {
  if (!steps.length) return undefined;
  const log = match.told(viewer);
  return steps.find(([at, seat, action]) => log[at]?.[0] !== seat || log[at][1] !== action)?.[0];
}
