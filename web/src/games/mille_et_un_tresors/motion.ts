// Pieces on their way. Where the reader wants calm, they fade in instead.

import { between, type Point } from "./layout";

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Pace {
  duration: number;
  delay?: number;
}

/** How long a pawn walks, all its steps together. */
const STEP = 260;
export const walkTime = (steps: number): number => Math.min(900, Math.max(420, steps * STEP));

export function animate(node: Element, frames: Keyframe[], { duration, delay = 0 }: Pace): Animation {
  const calm: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
  return node.animate(isCalm() ? calm : frames, {
    duration: isCalm() ? 300 : duration,
    delay: isCalm() ? 0 : delay,
    easing: "ease-in-out",
    fill: "backwards",
  });
}

/** Where it is drawn at this moment, on its way or not. */
export function whereIs(node: Element): Point {
  const { e: x, f: y } = new DOMMatrix(getComputedStyle(node).transform);
  return { x, y };
}

const ARC = [0, 0.25, 0.5, 0.75, 1];

/** From one place to another in an arc, so high in its middle. */
export function hop(node: Element, from: Point, to: Point, rise: number, pace: Pace): Animation {
  const frames = ARC.map((part) => {
    const { x, y } = between(from, to, part);
    return { transform: `translate(${x}px, ${y - 4 * rise * part * (1 - part)}px)` };
  });
  return animate(node, frames, pace);
}

/** From one place to another, as small as `from` says at first and `to` says at the end. */
export function glide(
  node: Element,
  from: Point & { scale?: number },
  to: Point & { scale?: number },
  pace: Pace,
): Animation {
  const frame = (at: Point & { scale?: number }): Keyframe => ({
    transform: `translate(${at.x}px, ${at.y}px) scale(${at.scale ?? 1})`,
  });
  return animate(node, [frame(from), frame(to)], pace);
}
