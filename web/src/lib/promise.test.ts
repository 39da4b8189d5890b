import { afterAll, expect, test, vi } from "vitest";
import type { Message } from "./messages";
import { missingIn, promiseOf } from "./promise";
import type { Info } from "./protocol";

// Names are said in a language, which a device remembers; this one has remembered nothing
vi.hoisted(() => vi.stubGlobal("localStorage", { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const part = (seat: number, bits: string | null) => ({ seat, seal: "0".repeat(64), bits });
const table = (status: string, parts: unknown[], id = "t"): Info =>
  ({
    id,
    status,
    parts,
    chairs: ["ali", "baya"].map((person, seat) => ({
      seat,
      name: { fr: `Place ${seat}`, en: `Seat ${seat}`, de: `Platz ${seat}` },
      player: { person, name: person, level: null },
      called: "",
    })),
  }) as unknown as Info;
const said = (...about: Parameters<typeof promiseOf>): string => (promiseOf(...about) as Message).name;
const BITS = "a".repeat(64);

test("the promise is of whose device has a hand in it", () => {
  expect(said(table("playing", [part(0, BITS), part(1, BITS)]), [0], "ali")).toBe("chance-mine");
  expect(said(table("over", [part(0, null), part(1, BITS)]), [0], "ali")).toBe("chance-others");
  expect(said(table("over", [part(0, BITS)]), [], "")).toBe("chance-others");
  expect(said(table("over", [part(0, null)]), [0], "ali")).toBe("chance-house");
  expect(said(table("playing", []), [0], "ali")).toBe("chance-house");
  expect(said(table("over", [], "~t"), [0], "ali")).toBe("chance-here");
});

test("before the first move seals are as good as parts, and nobody is missing yet", () => {
  const waiting = table("open", [part(1, null)]);
  expect(said(waiting, [1], "baya")).toBe("chance-mine");
  expect(missingIn(waiting)).toBe("");
  expect(missingIn(table("playing", [part(0, BITS), part(1, null)]))).toContain("baya");
});
