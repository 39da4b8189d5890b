import { expect, test } from "vitest";
import { unbroken } from "./typography";

test("a mark stays with the word before it", () => {
  expect(unbroken("Prends-les !")).toBe("Prends-les\u202f!");
  expect(unbroken("Vraiment abandonner ? Oui ; non")).toBe("Vraiment abandonner\u202f? Oui\u202f; non");
  expect(unbroken("Pioche : 36")).toBe("Pioche\u00a0: 36");
  expect(unbroken("« sesame verify » refait")).toBe("«\u00a0sesame verify\u00a0» refait");
  expect(unbroken("le n° 14")).toBe("le n°\u00a014");
});

test("other spaces stay as they are", () => {
  expect(unbroken("Un jeu, à trois. 12:30")).toBe("Un jeu, à trois. 12:30");
});
