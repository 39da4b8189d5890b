// What somebody could learn, asked of the rules by dealing again; as server/log/knowable.py. If every table that a
// viewer holds possible would look the same to them afterwards, they have learnt nothing.

import { CHANCE, PUBLIC, type Step } from "./events";
import type { Match } from "./match";
import type { State } from "./rules";

const DEALS = 12;
// A pair is in one hand of a hundred: where the table waits only for whoever has it, all would know
const MANY_DEALS = 2048;

/**
 * To how many steps the log goes back if the seat's last decision is taken back. A forced move is no decision. Nothing:
 * there is none, or since then chance has answered or somebody has learnt something.
 */
export function undoLength(match: Match, seat: number): number | undefined {
  const viewers = [PUBLIC, ...Array(match.seats).keys()];
  for (let at = match.log.length - 1; at >= 0; at--) {
    const [who] = match.log[at]!;
    if (who === CHANCE) return undefined;
    if (who !== seat) continue;
    const before = match.at(at);
    if (isPlainlyForced(before, seat)) continue;
    return viewers.some((viewer) => reveals(before, match.log.slice(at), viewer)) ? undefined : at;
  }
  return undefined;
}

/** Whether the seat alone has acted since so many steps, and is still the one to act. */
export function isOwnTurn(match: Match, seat: number, steps: number): boolean {
  const { actors } = match;
  return actors.length === 1 && actors[0] === seat && match.log.slice(steps).every(([who]) => who === seat);
}

/** Whether everybody can see that the seat has a single choice, and which. */
export function isPlainlyForced(match: Match, seat: number): boolean {
  const [only, ...others] = match.legal(seat);
  if (only === undefined || others.length) return false;
  if (match.rules.manifest.is_open) return true;
  return match.rules.isOnlyChoice(match.state, seat, only, PUBLIC, MANY_DEALS);
}

/** Whether these steps tell the viewer anything about what lay hidden. */
function reveals(before: Match, steps: readonly Step[], viewer: number): boolean {
  const { rules } = before;
  const truth = steps.reduce((state, step) => rules.apply(state, step), before.state);
  const seen = rules.observe(truth, viewer);
  for (let deal = 0; deal < DEALS; deal++) {
    const after = played(before, rules.redeal(before.state, viewer, deal), steps);
    if (!after || !isSame(rules.observe(after, viewer), seen)) return true;
  }
  return false;
}

/** The table after the same steps; nothing: here they could not be played. */
function played({ rules }: Match, table: State, steps: readonly Step[]): State | undefined {
  let state = table;
  for (const [seat, action] of steps) {
    if (seat >= 0 && !rules.legal(state, seat).includes(action)) return undefined;
    state = rules.apply(state, [seat, action]);
  }
  return state;
}

const isSame = (one: State, other: State): boolean => one.every((byte, at) => byte === other[at]);
