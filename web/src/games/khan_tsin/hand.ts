// A finger or a mouse on the dragon: a tap chooses, a drag carries a pile or paints scales.

import type { Attachment } from "svelte/attachments";
import type { Point } from "./ribbon";

/** What the board does when a hand touches it. Squares are -1 beside the dragon. */
export interface Touched {
  /** `touched` is the scale that the event itself names. */
  squareAt: (point: Point, touched: number) => number;
  canPaint: (square: number) => boolean;
  canCarry: (square: number) => boolean;
  paint: (square: number) => void;
  carry: (square: number, grip: Point) => void;
  move: (point: Point) => void;
  drop: (square: number) => void;
  choose: (square: number) => void;
  hover: (square: number) => void;
}

const SLACK = 7; // pixels that a tap may tremble

export function hand(touched: Touched): Attachment<SVGSVGElement> {
  return (svg) => {
    let down: { at: PointerEvent; grip: Point; square: number } | undefined;
    let mode: "idle" | "painting" | "carrying" = "idle";
    let isSpent = false; // the click that follows a drag means nothing

    const pointOf = (event: MouseEvent): Point => {
      const matrix = svg.getScreenCTM();
      return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: -1, y: -1 };
    };

    const squareOf = (event: MouseEvent, point = pointOf(event)): number => {
      const scale = (event.target as Element).closest<SVGElement>("[data-square]");
      return touched.squareAt(point, Number(scale?.dataset["square"] ?? -1));
    };

    function pointerdown(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      isSpent = false;
      const grip = pointOf(event);
      down = { at: event, grip, square: squareOf(event, grip) };
    }

    function begin(event: PointerEvent): void {
      if (!down) return;
      const [dx, dy] = [event.clientX - down.at.clientX, event.clientY - down.at.clientY];
      if (Math.hypot(dx, dy) < SLACK) return;
      const isScroll = event.pointerType === "touch" && Math.abs(dy) > Math.abs(dx);
      if (touched.canPaint(down.square) && !isScroll) {
        mode = "painting";
        touched.paint(down.square);
      } else if (touched.canCarry(down.square)) {
        mode = "carrying";
        touched.carry(down.square, down.grip);
      } else {
        down = undefined;
        return;
      }
      isSpent = true;
      svg.setPointerCapture(event.pointerId);
    }

    function pointermove(event: PointerEvent): void {
      const point = pointOf(event);
      if (event.pointerType === "mouse" || mode !== "idle") touched.hover(squareOf(event, point));
      if (mode === "idle") begin(event);
      if (mode === "painting") touched.paint(squareOf(event, point));
      if (mode === "carrying") touched.move(point);
    }

    function end(event: PointerEvent): void {
      if (mode === "carrying") touched.drop(event.type === "pointerup" ? squareOf(event) : -1);
      if (event.pointerType !== "mouse") touched.hover(-1);
      mode = "idle";
      down = undefined;
    }

    function click(event: MouseEvent): void {
      if (isSpent) {
        isSpent = false;
        return;
      }
      touched.choose(squareOf(event));
    }

    /** A finger that carries a pile does not scroll the page. */
    function touchmove(event: TouchEvent): void {
      const isMine = mode !== "idle" || (down !== undefined && touched.canCarry(down.square));
      if (isMine && event.cancelable) event.preventDefault();
    }

    const leave = (): void => touched.hover(-1);
    const heard = { pointerdown, pointermove, pointerup: end, pointercancel: end, click, pointerleave: leave };
    for (const [name, does] of Object.entries(heard)) svg.addEventListener(name, does as EventListener);
    svg.addEventListener("touchmove", touchmove, { passive: false });
    return () => {
      svg.removeEventListener("touchmove", touchmove);
      for (const [name, does] of Object.entries(heard)) svg.removeEventListener(name, does as EventListener);
    };
  };
}
