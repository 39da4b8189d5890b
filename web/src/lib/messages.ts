// Words as data: what the page says stands in message files, one a language, in Project Fluent's format. A `Message`
// is the name of one and what it is about; it becomes a sentence when it is said (`say`, language.svelte.ts).

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** Numbers choose plurals and are written as the language writes them; texts stand as they are. */
export type Value = number | string | Said;
export type Values = Record<string, Value>;
/** Something to read, in any language: a message of ours, or words as the server sends them. */
export type Said = Message | Pair;
/** Words written out, by language; whoever reads another reads the English. */
export type Pair = Record<string, string>;

/** Of a file of the house's ("") or of a game's folder. */
export class Message {
  constructor(
    readonly of: string,
    readonly name: string,
    readonly values: Values,
  ) {}
}

/** `m = messagesOf("bazaar")`, then `m("crossing", { number: 3 })`. */
export const messagesOf =
  (of: string) =>
  (name: string, values: Values = {}): Message =>
    new Message(of, name, values);

export const numberOf = (value: FluentValue | undefined): number =>
  value instanceof FluentNumber ? value.value : Number(value);

type Functions = Record<string, FluentFunction>;
export type Transform = (text: string) => string;

/** The messages of some files; what the first lacks is looked for in the next ones. */
export class Messages {
  readonly #bundle: FluentBundle;

  /** @param transform what becomes of every text between the values of a message */
  constructor(
    language: string,
    sources: readonly string[],
    { functions = {}, transform = (text) => text }: { functions?: Functions; transform?: Transform } = {},
  ) {
    this.#bundle = new FluentBundle(language, { functions, transform, useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** A sentence; of its message the first of these parts that it has. */
  text(name: string, values: Record<string, number | string>, parts: readonly string[] = []): string {
    const message = this.#bundle.getMessage(name);
    const part = parts.find((one) => message?.attributes[one]);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : "";
  }
}
