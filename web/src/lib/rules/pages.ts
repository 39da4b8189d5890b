// Which game has which page of rules, and where its parts stand.

import { frontOf, type RulesPage } from "../../games";

/** The rules of a game, if they are written. */
export async function rulesOf(game: string): Promise<RulesPage | undefined> {
  return (await frontOf(game).rules?.())?.rules;
}

/** Where a section is linked to: by its first rule's number, whatever the reader's language. */
export function anchor(section: RulesPage["sections"][number], at: number): string {
  return section.numbers[0] ?? `part-${at + 1}`;
}

/** How many moves after the opening a picture is; undefined where it would only repeat another. */
export function momentOf(page: RulesPage, at: number): number | undefined {
  const picture = page.sections[at]?.picture;
  if (picture === undefined) return undefined;
  if (/^\d+$/.test(picture)) return Number(picture);
  return page.sections.findIndex((section) => section.picture !== undefined) === at ? 0 : undefined;
}
