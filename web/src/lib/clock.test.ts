import { expect, test } from "vitest";
import { ServerClock } from "./clock";

test("half the trip is given to each way", () => {
  const clock = new ServerClock();
  clock.note(1000, 51_020, 1040); // asked at 1000, heard at 1040: the server looked at 1020
  expect(clock.here(51_120)).toBe(1120);
});

test("the shortest trip is believed, until the line is another one", () => {
  const clock = new ServerClock();
  clock.note(0, 1010, 20);
  clock.note(100, 9999, 900);
  expect(clock.here(1000)).toBe(0);
  clock.restart();
  clock.note(100, 2500, 900);
  expect(clock.here(2000)).toBe(0);
});
