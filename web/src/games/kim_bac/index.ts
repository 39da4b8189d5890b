// The game as the page shows it.

import type { Front } from "..";
import { ending } from "./ending";
import { handles, score } from "./present";
import { words } from "./words";
import "./palette.css";

export const front: Front<"kim-bac"> = {
  name: "kim-bac",
  shelf: 4,
  promise: words.promise,
  minutes: 45,
  paper: "town",
  handles,
  ending,
  score,
  tour: words.tour,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
