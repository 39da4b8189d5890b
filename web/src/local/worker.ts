// The worker that a page begins: the house, with what a browser gives it.

import { BASE } from "../lib/base";
import { House } from "./house";
import { fetchFile, Machine, partsOf } from "./machine";
import { openThinker } from "./robots/thinker";
import { Store } from "./store";
import type { ToHouse } from "./wire";

const house = new House(
  {
    machine: (game) => Machine.load(game, BASE),
    file: async (name) => (await fetchFile(name, BASE)).arrayBuffer(),
    thinker: () => openThinker(BASE, (game) => partsOf(game, BASE)),
    store: () => Store.open(),
    now: () => performance.timeOrigin + performance.now(),
  },
  (message) => postMessage(message),
);

onmessage = ({ data }: MessageEvent<ToHouse>) => house.hear(data);
