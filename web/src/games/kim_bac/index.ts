// The game as the page shows it.

import type { Front } from "..";
import { handles, score } from "./present";
import { LAYOUT } from "./table";
import { words } from "./words";
import "./palette.css";

export const front: Front<"kim-bac"> = {
  name: "kim-bac",
  shelf: 4,
  promise: words.promise,
  minutes: 45,
  usual: 2, // with three it is long
  paper: "town",
  handles,
  layout: LAYOUT,
  score,
  tour: words.tour,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
