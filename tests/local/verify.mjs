// What a page finds in records.

import { open } from "./browser.mjs";

await open(async ({ load, told, machine, reading }) => {
  const { find } = await load("verify.example");
  return find(...machine, reading, told.cases);
});
