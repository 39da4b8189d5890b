// The reader's language and light, remembered on this device.

import type { Text } from "./protocol";
import { unbroken } from "./typography";

export type Language = "fr" | "en";
export type Theme = "night" | "day";

function remembered<T extends string>(key: string, allowed: readonly T[], usual: T): T {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && allowed.includes(found) ? found : usual;
}

class Taste {
  language = $state<Language>(remembered("language", ["fr", "en"], navigator.language.startsWith("en") ? "en" : "fr"));
  theme = $state<Theme>(remembered("theme", ["night", "day"], "night"));
  sound = $state<"on" | "off">(remembered("sound", ["on", "off"], "on"));

  set<K extends "language" | "theme" | "sound">(key: K, value: Taste[K]): void {
    (this as Pick<Taste, K>)[key] = value;
    localStorage.setItem(key, value);
    this.apply();
  }

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const taste = new Taste();

/** A sentence in the reader's language. */
export function say(text: Text): string {
  return unbroken(text[taste.language]);
}
