// The game as the page shows it.

import type { Front } from "..";
import { ending } from "./ending";
import { live } from "./live";
import { hasPractised } from "./practice";
import { handles } from "./present";
import { score } from "./souk";
import { tour, words } from "./words";
import "./palette.css";

export const front: Front<"attrap-tresors"> = {
  name: "attrap-tresors",
  shelf: 5,
  promise: words.promise,
  isFamiliar: true,
  callsPeople: true,
  minutes: 15,
  paper: "souk",
  handles,
  ending,
  score,
  live,
  tour,
  holdsTour: () => !hasPractised(),
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
