// The worker that a page begins: the house, with what a browser gives it.

import { House } from "./house";
import { fetchFile, Machine } from "./machine";
import { openThinker } from "./robots/thinker";
import { Store } from "./store";
import type { ToHouse } from "./wire";

/** Where the page lies: this file is in a folder below it, but where Vite serves sources. */
const BASE = import.meta.env.DEV ? location.origin : new URL("..", location.href).href;

const house = new House(
  {
    machine: (game) => Machine.load(game, BASE),
    file: async (name) => (await fetchFile(name, BASE)).arrayBuffer(),
    thinker: () => openThinker(BASE),
    store: () => Store.open(),
    now: () => performance.timeOrigin + performance.now(),
  },
  (message) => postMessage(message),
);

onmessage = ({ data }: MessageEvent<ToHouse>) => house.hear(data);
