// The game as the page shows it.

import type { Front } from "..";
import { ending } from "./ending";
import { handles, score } from "./present";
import { words } from "./words";
import "./palette.css";

export const front: Front<"bakschisch"> = {
  name: "bakschisch",
  shelf: 2,
  promise: words.promise,
  minutes: 30,
  together: true,
  paper: "palace",
  handles,
  ending,
  score,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
