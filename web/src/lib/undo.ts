// What may be taken back, as far as this page can know it; the server has the last word.

import type { Happened, SeatView } from "./heard";
import type { Chair, Info } from "./protocol";

type Step = Pick<Happened, "step" | "seat">;
type Asked = Pick<SeatView, "seat"> & { choices: readonly unknown[] };

const CHANCE = -1;

/** Of what just happened, the steps of seats that had a single choice: the table would make them again. */
export function forcedSteps(steps: readonly Step[], before: readonly Asked[]): number[] {
  const isForced = ({ seat }: Step) => before.find((view) => view.seat === seat)?.choices.length === 1;
  return steps.filter(isForced).map(({ step }) => step);
}

/** The last decision of one of these seats; nothing if chance has answered it since. */
export function lastDecision<S extends Step>(
  story: readonly S[],
  seats: readonly number[],
  forced: ReadonlySet<number>,
): S | undefined {
  const last = story.findLast(({ step, seat }) => seat === CHANCE || (seats.includes(seat) && !forced.has(step)));
  return last?.seat === CHANCE ? undefined : last;
}

/** Of whoever asks for something, the chairs of others who have not said yes; robots do not mind. */
export function stillAsked({ asked, chairs }: Pick<Info, "asked" | "chairs">): Chair[] {
  if (!asked) return [];
  const asker = chairs[asked.seat]?.player?.person;
  return chairs.filter(
    ({ seat, player, substitute }) =>
      player && !player.level && !substitute && player.person !== asker && !asked.agreed.includes(seat),
  );
}
