// The game as the page shows it.

import type { Front } from "..";
import { live } from "./live";
import { handles } from "./present";
import { score } from "./souk";
import { LAYOUT } from "./table";
import { tour, words } from "./words";
import "./palette.css";

export const front: Front<"attrap-tresors"> = {
  name: "attrap-tresors",
  shelf: 5,
  promise: words.promise,
  yourTurn: words.yourTurn,
  minutes: 15,
  paper: "souk",
  handles,
  layout: LAYOUT,
  score,
  live,
  tour,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
