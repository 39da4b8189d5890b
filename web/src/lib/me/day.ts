import { taste } from "../language.svelte";

/** A day as the reader writes it. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(taste.language === "fr" ? "fr" : "en-GB", { dateStyle: "long" }).format(at);
