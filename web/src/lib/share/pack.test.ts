import { describe, expect, it } from "vitest";
import { BadLink, MOST_LINK, MOST_TEXT, pack, unpack } from "./pack";

const trouble = async (written: string) =>
  unpack(written).then(
    () => "none",
    (error: unknown) => (error instanceof BadLink ? error.trouble : String(error)),
  );

describe("a text in a link", () => {
  it("comes out as it went in", async () => {
    for (const text of ["", "Game: bazaar\n\n1. #3 #4", "Événement : « fête » 🎲", "x".repeat(20_000)]) {
      expect(await unpack(await pack(text))).toBe(text);
    }
  });

  it("has only letters that an address may have, and is smaller than it was", async () => {
    const written = await pack("1. #3 #4 #5 #6 #7 ".repeat(200));
    expect(written).toMatch(/^1[\w-]+$/);
    expect(written.length).toBeLessThan(200);
  });

  it("is noticed when a letter was lost, changed or added", async () => {
    const written = await pack("Game: bazaar\nSeats: 3\n\n1. #3 #4 #5");
    const changed = written.slice(0, 12) + (written[12] === "A" ? "B" : "A") + written.slice(13);
    for (const wrong of [written.slice(0, -3), changed, `${written}AAAA`, `${written}!`, "", "x", "1", "1A"])
      expect(await trouble(wrong), wrong).toBe("broken");
  });

  it("says so when it was written by a later version", async () => {
    expect(await trouble(`2${(await pack("text")).slice(1)}`)).toBe("newer");
  });

  it("is not read when it is too long, packed or unpacked", async () => {
    expect(await trouble("1".repeat(MOST_LINK + 1))).toBe("too long");
    const bomb = await pack("x".repeat(MOST_TEXT + 1));
    expect(bomb.length).toBeLessThan(MOST_LINK);
    expect(await trouble(bomb)).toBe("too long");
  });
});
