// The robots' judgement as a line: pure geometry.

import type { Judged } from "../protocol";

export interface Point {
  step: number;
  value: number; // -1, lost, to 1, won
}

/**
 * What a seat was promised, decision by decision. Each decision is judged by what its own seat
 * knew, so neighbours differ; averaged over one round, everybody's knowledge counts once.
 */
export function chances(judged: readonly Judged[], seat: number): Point[] {
  return judged.map(({ step, values }, at) => {
    const round = judged.slice(Math.max(0, at - values.length + 1), at + 1);
    const sum = round.reduce((total, other) => total + (other.values[seat] ?? 0), 0);
    return { step, value: sum / round.length };
  });
}

export interface Frame {
  steps: number;
  width: number;
  height: number;
  margin: number;
}

export const x = (step: number, { steps, width, margin }: Frame): number =>
  margin + (step / Math.max(1, steps)) * (width - 2 * margin);
export const y = (value: number, { height, margin }: Frame): number =>
  margin + ((1 - value) / 2) * (height - 2 * margin);

/** The step under a place on the curve. */
export function stepAt(left: number, { steps, width, margin }: Frame): number {
  const share = (left - margin) / Math.max(1, width - 2 * margin);
  return Math.round(Math.max(0, Math.min(1, share)) * steps);
}

export function path(points: readonly Point[], frame: Frame): string {
  return points
    .map(({ step, value }, at) => `${at ? "L" : "M"}${x(step, frame).toFixed(1)} ${y(value, frame).toFixed(1)}`)
    .join("");
}

/** Chances as people say them: -1 is 0 %, 1 is 100 %. A loss of 0.5 is a quarter of them. */
export const percent = (lost: number): number => Math.round(50 * lost);

/** Whether two seats' chances are each other's reverse, so that one line tells all. */
export const areOpposite = (judged: readonly Judged[]): boolean =>
  judged.every(({ values }) => values.length === 2 && Math.abs(values[0]! + values[1]!) < 0.02);

const REACH = 14; // pixels beside a mark that still mean it

/** The marked step that a click beside it means, if any. */
export function nearest(marked: readonly number[], left: number, frame: Frame): number | undefined {
  const far = (step: number) => Math.abs(x(step, frame) - left);
  return marked.filter((step) => far(step) <= REACH).sort((one, other) => far(one) - far(other))[0];
}
