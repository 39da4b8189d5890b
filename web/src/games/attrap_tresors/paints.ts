// As on the dice of the game: every colour has a sign of its own, in a square from -1 to 1.

import type { Letter } from "./present";

export interface Paint {
  paint: string;
  deep: string;
  sign: string;
}

export const PAINTS: Record<Letter, Paint> = {
  r: {
    paint: "#d8382f",
    deep: "#8d1a1a",
    sign:
      "M0 0.62C-0.5 0.25 -0.72 0 -0.62 -0.3C-0.5 -0.62 -0.1 -0.56 0 -0.22C0.1 -0.56 0.5 -0.62 0.62 -0.3C0.72 0 0.5 " +
      "0.25 0 0.62Z",
  },
  o: { paint: "#f08a24", deep: "#a04f08", sign: "M0 -0.56A0.56 0.56 0 1 1 0 0.56A0.56 0.56 0 1 1 0 -0.56Z" },
  y: {
    paint: "#f3c62f",
    deep: "#977106",
    sign: "M0 -0.66L0.18 -0.22L0.64 -0.2L0.28 0.1L0.4 0.56L0 0.3L-0.4 0.56L-0.28 0.1L-0.64 -0.2L-0.18 -0.22Z",
  },
  g: {
    paint: "#3a9a5b",
    deep: "#175833",
    sign:
      "M0 -0.64A0.28 0.28 0 0 1 0.2 -0.16A0.28 0.28 0 1 1 0.12 0.26L0.22 0.6H-0.22L-0.12 0.26A0.28 0.28 0 1 1 -0.2 " +
      "-0.16A0.28 0.28 0 0 1 0 -0.64Z",
  },
  b: { paint: "#3a78c9", deep: "#1b4380", sign: "M0 -0.68L0.52 0L0 0.68L-0.52 0Z" },
  v: { paint: "#8a4bb0", deep: "#512270", sign: "M0.28 -0.64A0.66 0.66 0 1 0 0.6 0.3A0.5 0.5 0 1 1 0.28 -0.64Z" },
};

/** Yellow and orange are too bright for a pale sign. */
export const inkOn = (letter: Letter): string => (letter === "y" || letter === "o" ? "#3a1c06" : "#fff6dc");
export const DICE_IN_THE_DARK = "#5b4a63";
/** Sleeves of the six seats, and the skin of whoever wears them. */
export const SLEEVES = ["#d08a1e", "#35529a", "#6a3f95", "#2f8f8a", "#3f7d3a", "#b5322f"];
export const SKINS = ["#c98a58", "#efbf8c", "#a8683c", "#e0aa74", "#8a5230", "#f3cda2"];
