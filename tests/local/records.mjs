// What a browser makes of records: `write`, of random games; `read`, of what Python wrote.

import { open } from "./browser.mjs";

await open(async ({ load, told, machine, reading }) => {
  const { read, write } = await load("records.example");
  return told.records
    ? read(...machine, reading, told.records)
    : write(...machine, told.tables);
});
