import { expect, test } from "vitest";
import { commitment } from "./fair";
import { sha256 } from "./sha256";

const text = (words: string) => new TextEncoder().encode(words);

test("the hash is SHA-256, whatever the length", () => {
  expect(sha256(text(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(text("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256(text("x".repeat(119)))).toBe("000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c");
  expect(sha256(text("x".repeat(200)))).toBe("aa20c23e3201834050679e1d88941b9a6fed0557c9a705cb2c315e2e63fd486d");
});

test("the commitment is the server's, for a secret seed and for a short one", () => {
  expect(commitment("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff")).toBe(
    "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef",
  );
  expect(commitment("7")).toBe("68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1");
});
