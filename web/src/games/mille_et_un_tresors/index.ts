// The game as the page shows it.

import type { Front } from "..";
import { handles, score } from "./present";
import { words } from "./words";
import "./palette.css";

export const front: Front<"mille-et-un-tresors"> = {
  name: "mille-et-un-tresors",
  shelf: 3,
  promise: words.promise,
  yourTurn: words.yourTurn,
  minutes: 15,
  paper: "cave",
  handles,
  score,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
