// The game as the page shows it.

import type { Front } from "..";
import { ending } from "./ending";
import { handles, score } from "./present";
import { words } from "./words";
import "./palette.css";

export const front: Front<"mille-et-un-tresors"> = {
  name: "mille-et-un-tresors",
  shelf: 3,
  promise: words.promise,
  isFamiliar: true,
  minutes: 15,
  paper: "cave",
  handles,
  ending,
  score,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
