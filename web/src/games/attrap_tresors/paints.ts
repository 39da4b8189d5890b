// As on the dice of the game: every colour has a sign of its own, in a square from -1 to 1.

import type { Letter } from "./present";

export interface Paint {
  paint: string;
  deep: string;
  sign: string;
}

export const PAINTS: Record<Letter, Paint> = {
  r: {
    paint: "var(--at-red-58)",
    deep: "var(--at-red-42)",
    sign:
      "M0 0.62C-0.5 0.25 -0.72 0 -0.62 -0.3C-0.5 -0.62 -0.1 -0.56 0 -0.22C0.1 -0.56 0.5 -0.62 0.62 -0.3C0.72 0 0.5 " +
      "0.25 0 0.62Z",
  },
  o: {
    paint: "var(--at-rust-73)",
    deep: "var(--at-rust-52)",
    sign: "M0 -0.56A0.56 0.56 0 1 1 0 0.56A0.56 0.56 0 1 1 0 -0.56Z",
  },
  y: {
    paint: "var(--at-gold-84)",
    deep: "var(--at-gold-57)",
    sign: "M0 -0.66L0.18 -0.22L0.64 -0.2L0.28 0.1L0.4 0.56L0 0.3L-0.4 0.56L-0.28 0.1L-0.64 -0.2L-0.18 -0.22Z",
  },
  g: {
    paint: "var(--at-leaf-61)",
    deep: "var(--at-leaf-41)",
    sign:
      "M0 -0.64A0.28 0.28 0 0 1 0.2 -0.16A0.28 0.28 0 1 1 0.12 0.26L0.22 0.6H-0.22L-0.12 0.26A0.28 0.28 0 1 1 -0.2 " +
      "-0.16A0.28 0.28 0 0 1 0 -0.64Z",
  },
  b: { paint: "var(--at-blue-57)", deep: "var(--at-blue-39)", sign: "M0 -0.68L0.52 0L0 0.68L-0.52 0Z" },
  v: {
    paint: "var(--at-violet-53)",
    deep: "var(--at-violet-36b)",
    sign: "M0.28 -0.64A0.66 0.66 0 1 0 0.6 0.3A0.5 0.5 0 1 1 0.28 -0.64Z",
  },
};

/** Yellow and orange are too bright for a pale sign. */
export const inkOn = (letter: Letter): string =>
  letter === "y" || letter === "o" ? "var(--at-clay-26)" : "var(--at-cream-97b)";
export const DICE_IN_THE_DARK = "var(--at-plum-44)";
/** Sleeves of the six seats, and the skin of whoever wears them. */
export const SLEEVES = [
  "var(--at-amber-69)",
  "var(--at-indigo-45)",
  "var(--at-violet-46)",
  "var(--at-jade-59)",
  "var(--at-leaf-53)",
  "var(--at-red-52b)",
];
export const SKINS = [
  "var(--at-rust-69)",
  "var(--at-amber-84)",
  "var(--at-rust-58)",
  "var(--at-amber-78b)",
  "var(--at-rust-50b)",
  "var(--at-sand-87)",
];
