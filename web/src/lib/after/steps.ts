// Which step is which: pure, of what the server told.

import type { Happened, Replay } from "../heard";
import type { Ruled } from "../protocol";
import type { Live } from "../realtime";

/** The first view on which somebody had to decide: before that, chance laid the table. */
export function firstDecision(replay: Pick<Replay, "actors">): number {
  return Math.max(
    0,
    replay.actors.findIndex((actors) => actors.length > 0),
  );
}

/** Milliseconds that a step stays on the table when the game plays by itself. */
export function pace(replay: Pick<Replay, "happened" | "actors">, step: number): number {
  if (step <= firstDecision(replay)) return 120; // chance lays the table
  return replay.happened[step - 1]?.seat === undefined || replay.happened[step - 1]!.seat < 0 ? 600 : 1000;
}

const BREATH = 1400; // milliseconds before chance goes on
const ROLL = 600; // that dice take to fall

/** The same in real time: as long as it took, or longer in slow motion. */
export function livePace(happened: readonly Happened[], step: number, speed: number, live: Live): number {
  const [done, next] = [happened[step - 1], happened[step]];
  if (!next || next.at === null) return BREATH;
  const roll = done && live.begins(done.action) ? ROLL : 0;
  return (roll + Math.max(0, next.at - (done?.at ?? 0))) / speed;
}

/** Real time: the hands since the dice last fell, as the record has them. */
export function handsOf(happened: readonly Happened[], step: number, live: Live): Ruled[] {
  const before = happened.slice(0, step);
  const thrown = before.findLastIndex(({ action }) => live.begins(action));
  return before.slice(thrown + 1).flatMap(({ action, seat, at }) => {
    const object = live.reaches(action);
    if (object === undefined) return [];
    return [{ seat, object, at: at ?? 0, reaction: at ?? 0, reason: null, measured: "own clock" as const }];
  });
}

/** A line of the story, and the step that it belongs to: clicked, that step is shown. */
export interface Line {
  key: string;
  step: number;
  text: string;
  byChance: boolean;
}

/** The whole story, as `tell` puts it; a step that nothing is said of has no line. */
export function lines(happened: readonly Happened[], tell: (step: Happened) => string[]): Line[] {
  return happened.flatMap((one) =>
    tell(one).map((text, at) => ({ key: `${one.step}-${at}`, step: one.step + 1, text, byChance: one.seat < 0 })),
  );
}

/** The line to mark: the last one that is not after this step; -1 before the first. */
export function current(told: readonly Line[], step: number): number {
  let found = -1;
  for (const [at, line] of told.entries()) if (line.step <= step) found = at;
  return found;
}
