// What the server told, its numbers read: ids as the actions that they mean, bytes as the record that they are.

import { layoutOf, read } from "./actions";
import type * as wire from "./protocol";
import type { GameName, Info, Scene, View } from "./protocol";
import { readRecord, recordOf } from "./records";

type Action<G extends GameName> = wire.Choice<G>["action"];

/** Something that a seat may do now; of a game whose layout is not here with its notation. */
export interface Choice<G extends GameName = GameName> {
  id: number;
  action: Action<G>;
  notation?: string;
}

export interface SeatView<G extends GameName = GameName> extends Omit<wire.SeatView<G>, "choices"> {
  choices: Choice<G>[];
}

export interface Happened<G extends GameName = GameName> extends wire.Happened<G> {
  action: Action<G>;
}

export interface Update<G extends GameName = GameName> extends Omit<wire.Update<G>, "views" | "happened"> {
  views: SeatView<G>[];
  happened: Happened<G>[];
}

export interface Replay<G extends GameName = GameName> extends wire.Replay<G> {
  happened: Happened<G>[];
}

export const heard = <G extends GameName>({ game, laid }: Info, update: wire.Update<G>): Update<G> => ({
  ...update,
  views: update.views.map((told) => ({ ...seen(told, laid), choices: choicesOf(game, told.choices) })),
  happened: stepsOf(game, update.happened),
});

/** Whatever has a view in it, with a table that can be read; `laid` is the board. */
export const seen = <S extends { view: View<GameName> } | Scene>(told: S, laid: string): S => ({
  ...told,
  view: { ...told.view, table: tableOf(told.view, laid) },
});

/** Its bytes read by the game's layout; what came by name stays as it is. */
function tableOf({ game, table }: View<GameName>, laid: string): View<GameName>["table"] {
  const [sent, layout]: [unknown, ReturnType<typeof recordOf>] = [table, recordOf(game)];
  return layout && typeof sent === "string" ? readRecord(layout, sent, laid) : table;
}

export const reheard = <G extends GameName>(replay: wire.Replay<G>): Replay<G> => ({
  ...replay,
  happened: stepsOf(replay.info.game, replay.happened),
});

/** Ids as the actions that they mean. */
export const choicesOf = <G extends GameName>(game: string, told: readonly (number | wire.Choice<G>)[]): Choice<G>[] =>
  told.map((one) => (typeof one === "number" ? { id: one, action: actionOf<G>(game, one) } : one));

export const stepsOf = <G extends GameName>(game: string, told: readonly wire.Happened<G>[]): Happened<G>[] =>
  told.map((step) => ({ ...step, action: actionOf<G>(game, step.action) }));

/** Where the server sends ids, the game's layout is here. */
const actionOf = <G extends GameName>(game: string, told: number | Action<G>): Action<G> =>
  typeof told === "number" ? (read(layoutOf(game)!, told) as Action<G>) : told;
