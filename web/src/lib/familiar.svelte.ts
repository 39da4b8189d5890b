// Around a game that says "tu" the house says it too, for as long as its page is open.

import { frontOf } from "../games";
import { taste } from "./language.svelte";

/** Called by a page that shows a game, when it is made. */
export function speakAs(game: () => string | undefined): void {
  $effect.pre(() => {
    const name = game();
    taste.isFamiliar = name !== undefined && Boolean(frontOf(name).isFamiliar);
    return () => (taste.isFamiliar = false);
  });
}
