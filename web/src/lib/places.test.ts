import { describe, expect, it } from "vitest";
import { addressOf, placeIn } from "./places";

const at = (written: string) => new URL(written, "https://some.host");
const of = (path: string, query = "", anchor = "") => ({ path, query, anchor });

describe("a server's house", () => {
  it("gives every page a path", () => {
    expect(addressOf("/t/abc", "/", false)).toBe("/t/abc");
    expect(placeIn(at("/t/abc"), "/", false)).toEqual(of("/t/abc"));
  });

  it("may stand below a path of its host", () => {
    expect(addressOf("/replay/abc?step=3", "/games/", false)).toBe("/games/replay/abc?step=3");
    expect(placeIn(at("/games/replay/abc?step=3"), "/games/", false)).toEqual(of("/replay/abc", "?step=3"));
    expect(placeIn(at("/elsewhere/"), "/games/", false)).toBeUndefined();
  });

  it("leaves a place on a page to its hash", () => {
    expect(placeIn(at("/rules/bazaar#KT-05"), "/", false)).toEqual(of("/rules/bazaar", "", "KT-05"));
  });

  it("opens what another house keeps behind its hash", () => {
    expect(placeIn(at("/#/game/1abc"), "/", false)).toEqual(of("/game/1abc"));
  });
});

describe("a folder of files", () => {
  it("keeps pages behind the hash", () => {
    expect(addressOf("/t/~abc", "/some/where/", true)).toBe("/some/where/#/t/~abc");
    expect(placeIn(at("/some/where/#/t/~abc"), "/some/where/", true)).toEqual(of("/t/~abc"));
  });

  it("opens at home, by either name of its page", () => {
    expect(placeIn(at("/some/where/"), "/some/where/", true)).toEqual(of("/"));
    expect(placeIn(at("/some/where/index.html"), "/some/where/", true)).toEqual(of("/"));
  });

  it("has queries and places on a page behind the same hash", () => {
    const address = at(addressOf("/rules/bazaar?a=1#KT-05", "/", true));
    expect(placeIn(address, "/", true)).toEqual(of("/rules/bazaar", "?a=1", "KT-05"));
  });

  it("leaves its other files alone", () => {
    expect(placeIn(at("/some/where/icon.svg"), "/some/where/", true)).toBeUndefined();
  });

  it("survives letters that nobody can write", () => {
    expect(placeIn(at("/#/rules/x#%E0%A4%A"), "/", true)?.anchor).toBe("%E0%A4%A");
  });
});
