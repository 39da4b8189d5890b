// Plays the scripts again at tables of a browser, and says where they differ.

import { open } from "./browser.mjs";

await open(async ({ load, told, machine }) => {
  const { compare } = await load("played.example");
  let compared = 0;
  for (const script of told.scripts)
    compared += await compare(...machine, script);
  return compared;
});
