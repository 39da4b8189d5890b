// A choice is made by clicks: each leaves fewer of the server's legal choices, until one is left.

import type { Choice } from "./heard";
import type { GameName } from "./protocol";

/** What must be clicked for an action, in order: `["square-3", "square-7"]`. */
export type Handles<G extends GameName> = (action: Choice<G>["action"]) => string[];

/** The choices that begin with these clicks. */
export function narrow<G extends GameName>(
  choices: readonly Choice<G>[],
  clicks: readonly string[],
  handles: Handles<G>,
): Choice<G>[] {
  return choices.filter((choice) => {
    const needed = handles(choice.action);
    return clicks.every((click, at) => needed[at] === click);
  });
}

/** What can be clicked next: everything else is inert. */
export function nextHandles<G extends GameName>(
  choices: readonly Choice<G>[],
  clicks: readonly string[],
  handles: Handles<G>,
): Set<string> {
  const next = narrow(choices, clicks, handles).map((choice) => handles(choice.action)[clicks.length]);
  return new Set(next.filter((handle) => handle !== undefined));
}

/** The choice that these clicks have made, if they have. */
export function chosen<G extends GameName>(
  choices: readonly Choice<G>[],
  clicks: readonly string[],
  handles: Handles<G>,
): Choice<G> | undefined {
  return narrow(choices, clicks, handles).find((choice) => handles(choice.action).length === clicks.length);
}

/** These clicks, and the ones after them that go without saying: alone, and marked by `~`. */
export function followed<G extends GameName>(
  choices: readonly Choice<G>[],
  clicks: readonly string[],
  handles: Handles<G>,
): string[] {
  const next = [...nextHandles(choices, clicks, handles)];
  const only = next.length === 1 ? next[0] : undefined;
  return only?.startsWith("~") ? followed(choices, [...clicks, only], handles) : [...clicks];
}
