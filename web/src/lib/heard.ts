// What the server told, every id turned into the action that it means: boards know actions, the wire numbers.

import { layoutOf, read } from "./actions";
import type * as wire from "./protocol";
import type { GameName } from "./protocol";

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

export const heard = <G extends GameName>(game: string, update: wire.Update<G>): Update<G> => ({
  ...update,
  views: update.views.map((view) => ({ ...view, choices: choicesOf(game, view.choices) })),
  happened: stepsOf(game, update.happened),
});

export const reheard = <G extends GameName>(replay: wire.Replay<G>): Replay<G> => ({
  ...replay,
  happened: stepsOf(replay.info.game, replay.happened),
});

const choicesOf = <G extends GameName>(game: string, told: readonly (number | wire.Choice<G>)[]): Choice<G>[] =>
  told.map((one) => (typeof one === "number" ? { id: one, action: actionOf<G>(game, one) } : one));

const stepsOf = <G extends GameName>(game: string, told: readonly wire.Happened<G>[]): Happened<G>[] =>
  told.map((step) => ({ ...step, action: actionOf<G>(game, step.action) }));

/** Where the server sends ids, the game's layout is here. */
const actionOf = <G extends GameName>(game: string, told: number | Action<G>): Action<G> =>
  typeof told === "number" ? (read(layoutOf(game)!, told) as Action<G>) : told;
