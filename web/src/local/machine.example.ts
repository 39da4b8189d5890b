// The machines that `make page` has built, for tests.

import { Machine } from "./machine";
import type { Manifest } from "./manifest";

const FILES = import.meta.glob<string>("../../../src/sesame/server/page/machine/*.*", {
  query: "?url&inline", // as an address that holds the whole file
  import: "default",
});

/** A file of a built machine, by its name. */
export async function builtFile(name: string): Promise<Response> {
  const found = FILES[`../../../src/sesame/server/page/machine/${name}`];
  if (!found) throw new Error(`${name} is not built: make page`);
  return fetch(await found());
}

/** A new machine of a game. */
export async function builtMachine(game: string): Promise<Machine> {
  const [code, said] = await Promise.all([builtFile(`${game}.wasm`), builtFile(`${game}.json`)]);
  return Machine.of(await WebAssembly.compile(await code.arrayBuffer()), (await said.json()) as Manifest);
}
