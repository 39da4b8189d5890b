import { expect, test } from "vitest";
import { frontOf, FRONTS } from ".";

const FOLDERS = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1]!);
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "!./*/**", "!./protocol.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** However it is written: kim-bac, kim_bac, kimBac, Kim Bac. */
const spelt = (folder: string) => new RegExp(folder.replaceAll("_", "[-_ ']?").replaceAll("e", "[eéè]"), "i");

test("every folder is a game that registers itself, each at its own place on the shelf", () => {
  expect(FRONTS.map(({ name }) => name.replaceAll("-", "_")).sort()).toEqual(FOLDERS.sort());
  expect(FRONTS.map(({ shelf }) => shelf)).toEqual(FRONTS.map((_, at) => at + 1));
});

test("no game is named outside its folder, but where tests play them", () => {
  expect(Object.keys(SOURCES)).toContain("../lib/table.svelte.ts");
  for (const folder of FOLDERS) {
    const named = Object.entries(SOURCES).filter(([, text]) => spelt(folder).test(text));
    expect(named.map(([path]) => path)).toEqual([]);
  }
});

test("the names would be found", () => {
  expect(spelt("mille_et_un_tresors").test("Mille et un trésors")).toBe(true);
  expect(spelt("kim_bac").test('game !== "kim-bac"')).toBe(true);
  expect(spelt("kim_bac").test("kimBac.tour")).toBe(true);
});

test("a game that has no folder here is played all the same", () => {
  const front = frontOf("a stranger's");
  expect([front.board, front.cover, front.rules, front.live]).toEqual([undefined, undefined, undefined, undefined]);
  expect(front.handles({} as never)).toEqual([]);
});
