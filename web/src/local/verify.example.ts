// What a page finds in records that Python wrote, honest and dishonest ones (tests/local/test_dishonest.py).

import type { Witness } from "../lib/fair";
import { Games } from "./games";
import { Machine } from "./machine";
import type { Manifest, Reading } from "./manifest";
import { checked } from "./verify";

export async function find(
  code: BufferSource,
  manifest: Manifest,
  reading: Reading,
  cases: { record: string; seen: Witness | null }[],
): Promise<(string | undefined)[][]> {
  const machine = await Machine.of(await WebAssembly.compile(code), manifest);
  const file = async (): Promise<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(reading)).buffer;
  const games = new Games(async () => machine, file);
  return Promise.all(
    cases.map(async ({ record, seen }) => (await checked(record, seen, games)).faults.map(({ en }) => en)),
  );
}
