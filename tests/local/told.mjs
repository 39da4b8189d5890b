// Plays the scripts again at tables of a browser, and says where they differ; how much was compared.

import assert from "node:assert/strict";
import { open } from "./browser.mjs";

await open(async ({ load, told, machine }) => {
  const { playAgain } = await load("played.example");
  let compared = 0;
  for (const script of told.scripts)
    for (const { line, found, wanted } of await playAgain(...machine, script)) {
      const { said, robot, event } = script[line];
      const where = `${told.game}, line ${line}: ${JSON.stringify(said ?? robot ?? event)}`;
      assert.deepEqual(JSON.parse(JSON.stringify(found)), wanted, where);
      compared++;
    }
  return compared;
});
