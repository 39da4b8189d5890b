// The page's own modules, run by Vite in Node: what a browser does with a game's machine.

import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = fileURLToPath(new URL("../../web", import.meta.url));

/** Do some work with a module of `web/src/local/`, and say what it answers. */
export async function open(work) {
  const { createServer } = await import(
    pathToFileURL(`${web}/node_modules/vite/dist/node/index.js`)
  );
  const told = JSON.parse(await text(process.stdin));
  const server = { middlewareMode: true, watch: null };
  const vite = await createServer({
    root: web,
    configFile: false,
    logLevel: "error",
    server,
  });
  try {
    const [code, said, read] = await Promise.all(
      ["wasm", "json", "read.json"].map((end) =>
        readFile(`${told.folder}/${told.game}.${end}`),
      ),
    );
    const machine = [code, JSON.parse(said.toString())];
    const answer = await work({
      load: (name) => vite.ssrLoadModule(`/src/local/${name}.ts`),
      told,
      machine,
      reading: JSON.parse(read.toString()),
    });
    console.log(JSON.stringify(answer));
  } finally {
    await vite.close();
  }
}
