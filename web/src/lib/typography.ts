// French puts a space before its high marks, and so does a game's title in any language; no line may end there.

/** With spaces that do not break: narrow before ; ! ?, as wide as a word's before : and inside « ». */
export const unbroken = (sentence: string): string =>
  sentence.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=[«°]) /g, "\u00a0");
