import { taste } from "../language.svelte";

/** A day as the reader writes it. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(taste.language === "en" ? "en-GB" : taste.language, { dateStyle: "long" }).format(at);
