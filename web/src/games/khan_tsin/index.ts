// The game as the page shows it.

import type { Front } from "..";
import { ending } from "./ending";
import { handles } from "./present";
import { words } from "./words";
import "./palette.css";

export const front: Front<"khan-tsin"> = {
  name: "khan-tsin",
  shelf: 1,
  promise: words.promise,
  minutes: 20,
  paper: "leather",
  handles,
  ending,
  values: words.values,
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  rules: () => import("./rules"),
};
