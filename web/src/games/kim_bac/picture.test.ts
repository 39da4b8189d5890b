import { expect, test } from "vitest";
import { picture, row, step } from "./facts.example";
import { factsOf, flightOf, lastDrawn, lastWalk, redo, trailsOf } from "./picture";

const after = (changes: Parameters<typeof picture>[0], ...rows: number[][]) =>
  factsOf([step(0, ...rows)]).reduce(redo, picture(changes));

test("pawns are where effects put them", () => {
  const pawns = [
    [4, 62],
    [70, 9],
  ];
  expect(after({ pawns }, row("went", { seat: 1, pawn: 0, start: 70, goal: 7 })).pawns[1]).toEqual([7, 9]);
  expect(after({ pawns }, row("placed", { seat: 0, pawn: 1, place: 64 })).pawns[0]).toEqual([4, 64]);
  expect(after({ pawns }, row("left", { seat: 0, pawn: 0, start: 4, place: 62 })).pawns[0]).toEqual([62, 62]);
  expect(after({ pawns }, row("cleared", { pawn: 62 })).pawns.flat()).toEqual([62, 62, 62, 62]);
});

test("a race begins with the ring that is told", () => {
  const { race } = after(
    { pawns: [[4, 62]] },
    row("ran", { seat: 0, pawn: 0 }),
    row("exit", { crossing: 3, is_free: 1 }),
    row("exit", { crossing: 5, is_free: 0 }),
    row("ringed", { place: 4, free: 1, streets: 2 }),
  );
  const exits = [
    { crossing: 3, isFree: true },
    { crossing: 5, isFree: false },
  ];
  expect(race).toEqual({ seat: 0, pawn: 0, place: 4, moves: 0, exits, free: 1, reach: [] });
});

test("a pursuer closes a street, the Kim-Bac has others", () => {
  const exits = [
    { crossing: 3, isFree: true },
    { crossing: 5, isFree: true },
  ];
  const race = { seat: 0, pawn: 0, place: 4, moves: 2, exits, free: 2, reach: [] };
  const closed = after({ race }, row("exit", { crossing: 3, is_free: 0 }), row("ringed", { place: 4, free: 1 })).race!;
  expect(closed.exits).toEqual([{ crossing: 3, isFree: false }, exits[1]]);
  expect(closed.free).toBe(1);
  const gone = row("went", { seat: 0, pawn: 0, start: 4, goal: 5, is_kim_bac: 1 });
  const ring = [row("exit", { crossing: 6, is_free: 1 }), row("ringed", { place: 5, free: 1 })];
  const moved = after({ race }, gone, row("counted", { moves: 3, left: 77 }), ...ring).race!;
  expect(moved).toEqual({ ...race, place: 5, moves: 3, exits: [{ crossing: 6, isFree: true }], free: 1 });
});

test("what effects do not draw stays as it is", () => {
  const before = picture();
  expect(factsOf([step(0, row("began"), row("due"), row("summed"))]).reduce(redo, before)).toBe(before);
});

test("a pawn's trail goes through every place", () => {
  const walks = [
    row("went", { seat: 1, pawn: 2, start: 70, goal: 3 }),
    row("went", { seat: 0, pawn: 0, start: 1, goal: 2 }),
    row("went", { seat: 1, pawn: 2, start: 3, goal: 4 }),
  ];
  expect([...trailsOf(factsOf([step(0, ...walks)]))]).toEqual([
    ["1-2", [70, 3, 4]],
    ["0-0", [1, 2]],
  ]);
});

test("a seat is reminded of its walk and its card, until another's turn", () => {
  const drew = step(0, row("drew", { seat: 0, number: 7 }), row("due", { seat: 0 }));
  const went = step(1, row("went", { seat: 0, start: 3, goal: 4 }), row("due", { seat: 0, pawn: 1 }));
  const next = step(2, row("went", { seat: 0, pawn: 1, start: 8, goal: 9 }), row("due", { seat: 1 }));
  expect(lastDrawn([drew], 0)).toBe(7);
  expect(lastWalk([drew], 0)).toBeUndefined();
  expect([lastDrawn([drew, went], 0), lastWalk([drew, went], 0)?.goal]).toEqual([7, 4]);
  expect([lastDrawn([drew, went, next], 0), lastWalk([drew, went, next], 0)]).toEqual([undefined, undefined]);
  expect([lastDrawn([drew], 1), lastWalk([drew, went], null)]).toEqual([undefined, undefined]);
});

test("the way that a Kim-Bac came begins where he took the chest", () => {
  const his = (start: number, goal: number) => row("went", { seat: 0, pawn: 0, start, goal, is_kim_bac: 1 });
  const before = [step(1, row("ran", { seat: 1 })), step(2, his(1, 2)), step(3, row("laid"))];
  const race = [
    step(4, row("ran", { seat: 0 })),
    step(5, his(7, 8)),
    step(6, row("went", { seat: 1, pawn: 2, start: 20, goal: 21 })),
    step(7, his(8, 9)),
  ];
  expect(flightOf([...before, ...race])).toEqual([7, 8, 9]);
  expect(flightOf(before)).toEqual([]);
  expect(flightOf(race.slice(2))).toEqual([8, 9]); // of older steps nothing is told
});
