import { expect, test } from "vitest";
import { Messages } from "./messages";
import { bracketed, stretched } from "./pseudo";

test("what a message says is half as long again, what it is about stays as it is", () => {
  const file = "pass-device = Passez l'appareil à { $name }.";
  const messages = new Messages("fr", [file], { transform: stretched });
  expect(messages.text("pass-device", { name: "Badia" })).toBe("Paasseez l'aappaareeiil àà Badia.");
  expect(bracketed("Ouuii")).toBe("[Ouuii]");
});

test("nothing stays nothing", () => expect(bracketed("")).toBe(""));
