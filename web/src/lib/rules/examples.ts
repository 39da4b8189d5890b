// What the rules show, as `make protocol` writes it: of each section a position, and what is seen to happen there.

import type { RulesPage } from "../../games";
import { folderOf } from "../lesson/lessons";
import { Message, type Pair } from "../messages";
import type { GameName, Happened, View } from "../protocol";

export interface Example<G extends GameName = GameName> {
  /** Who looks; nobody who sits there. */
  seat: number | null;
  /** Which board, of the game's. */
  laid: number;
  chairs: Pair[];
  view: View<G>;
  happened: Happened<G>[];
  /** How things stand then. */
  after: View<G>;
}

export interface Examples<G extends GameName = GameName> {
  game: G;
  laid: string[];
  examples: Record<string, Example<G>>;
}

const FILES = import.meta.glob<Examples>("../../games/*/examples.json", { import: "default" });

/** Those of a game, if it has any. */
export const examplesOf = async (game: string): Promise<Examples | undefined> =>
  FILES[`../../games/${folderOf(game)}/examples.json`]?.();

/** That of a section, which goes by the name of its title. */
export function exampleOf(
  examples: Examples | undefined,
  { title }: RulesPage["sections"][number],
): Example | undefined {
  return title instanceof Message ? examples?.examples[title.name] : undefined;
}
