// A language that nobody speaks: French, half as long again. Whoever looks at the page in it (`localStorage.language =
// "pseudo"`) sees what a longer language would clip, and which words are in no message file.

const VOWELS = /[aeiouyàâéèêëîïôùûü]/gi;

/** Vowels twice: still to be read. */
export const stretched = (text: string): string => text.replace(VOWELS, "$&$&");

/** Where a text begins and ends is to be seen: one that lacks its end was cut. */
export const bracketed = (text: string): string => (text ? `[${text}]` : text);
