// Pieces on their way. Where the reader wants calm, they fade in instead.

import type { Point } from "./layout";

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Pace {
  duration: number;
  delay?: number;
}

/** How long a pawn walks, and what waits for it. */
export const STEP = 190;
export const walkTime = (steps: number): number => Math.min(600, Math.max(350, steps * STEP));

export function animate(node: Element, frames: Keyframe[], { duration, delay = 0 }: Pace): Animation {
  const calm: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
  return node.animate(isCalm() ? calm : frames, {
    duration: isCalm() ? 300 : duration,
    delay: isCalm() ? 0 : delay,
    easing: "ease-in-out",
    fill: "backwards",
  });
}

const moved = ({ x, y }: Point, rise = 0): Keyframe => ({ transform: `translate(${x}px, ${y - rise}px)` });

/** Along these points, with a hop from one to the next. */
export function hop(node: Element, points: Point[], pace: Pace): Animation {
  const frames = points.flatMap((to, at) => {
    const from = points[at - 1];
    return from ? [moved({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 12), moved(to)] : [moved(to)];
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
