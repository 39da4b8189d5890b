// A QR code as the outline of its dark dots. A link that carries a long game has more letters than one can hold.

import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

export interface Square {
  /** Of a side, in dots. */
  size: number;
  /** For an SVG path. */
  path: string;
}

/** Undefined where the text is too long for any; the fewer dots, the easier it is for a phone. */
export function squareOf(text: string): Square | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
