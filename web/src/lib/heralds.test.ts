import { expect, test } from "vitest";
import { heralded } from "./heralds";
import { Message } from "./messages";
import type { Chair, Info } from "./protocol";

const chair = (seat: number, person: string | null, more: Partial<Chair> = {}): Chair => ({
  seat,
  name: { en: `seat ${seat}` },
  player: person === null ? null : { person, name: person, avatar: "", level: null },
  called: "",
  substitute: null,
  resigned: false,
  flagged: false,
  inhuman: false,
  awaited: null,
  ready: true,
  ...more,
});
const info = (chairs: Chair[], more: Partial<Info> = {}): Info =>
  ({ host: "ali", status: "open", settings: { game: "kim-bac" }, options: {}, chairs, ...more }) as Info;
const told = (before: Info, after: Info, person: string): string[] =>
  heralded(before, after, person, ({ player }) => player?.name ?? "").map((said) =>
    said instanceof Message ? said.name : "",
  );

const one = info([chair(0, "ali"), chair(1, null), chair(2, null)]);
const two = info([chair(0, "ali"), chair(1, "bea"), chair(2, null)]);

test("who sits down and gets up is told to the others", () => {
  expect(told(one, two, "ali")).toEqual(["herald-sat"]);
  expect(told(one, two, "bea")).toEqual([]);
  expect(told(two, one, "ali")).toEqual(["herald-stood"]);
});

test("whoever was made to get up is told so", () => {
  expect(told(two, one, "bea")).toEqual(["herald-unseated"]);
});

test("seats that were swapped are not people who come and go", () => {
  const swapped = info([chair(0, "bea"), chair(1, "ali"), chair(2, null)]);
  expect(told(two, swapped, "bea")).toEqual(["herald-swapped"]);
});

test("what is agreed anew is told to everybody but the host", () => {
  const changed = { ...two, options: { town: "other" } };
  expect(told(two, changed, "bea")).toEqual(["herald-changed"]);
  expect(told(two, changed, "ali")).toEqual([]);
  expect(told(two, info([chair(0, "ali"), chair(1, "bea")]), "bea")).toEqual(["herald-changed"]);
});

test("who gives up, is replaced or is back is told to the others", () => {
  const playing = info([chair(0, "ali"), chair(1, "bea"), chair(2, "cem")], { status: "playing" });
  const but = (more: Partial<Chair>): Info => ({
    ...playing,
    chairs: [chair(0, "ali"), chair(1, "bea", more), chair(2, "cem")],
  });
  const away = but({ substitute: "vizir" });
  const gone = but({ substitute: "vizir", resigned: true });
  expect(told(playing, gone, "cem")).toEqual(["herald-resigned"]);
  expect(told(playing, gone, "bea")).toEqual([]);
  expect(told(playing, but({ substitute: "vizir", resigned: true, flagged: true }), "ali")).toEqual(["herald-flagged"]);
  expect(told(playing, away, "ali")).toEqual(["herald-replaced"]);
  expect(told(away, playing, "ali")).toEqual(["herald-retaken"]);
});
