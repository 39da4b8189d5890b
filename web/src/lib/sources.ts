// Which files the words of a game are made from: those of its facts, or of what robots say of its actions.

/** What a game's own kernels tell, or why robots do what they do. */
export type About = "facts" | "reasons";

const folder = (game: string): string => game.replaceAll("-", "_");

/** Where the kinds of its rows are. */
export const kindsOf = (game: string, about: About): string => `../games/${folder(game)}/${about}.ts`;

/** Its message files in one language; what the first lacks is looked for in the next ones. */
export function sourcesOf(game: string, about: About, language: string): string[] {
  const robots = [`agents/words/${folder(game)}`, "agents/words"];
  const folders = [...(about === "reasons" ? robots : []), `games/${folder(game)}/words`, "words"];
  return folders.map((each) => `../../../src/sesame/${each}/${language}.ftl`);
}
