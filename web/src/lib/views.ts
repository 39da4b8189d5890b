// Views as they are heard: the record in them is read once, where the game has a layout for it.

import type { GameName, SeatView, View } from "./protocol";
import { readRecord, type Layout } from "./records";

/** A view as it is sent has its record packed, or by name: of plug-ins. */
function opened<G extends GameName>(view: View<G>, layout: Layout | undefined, board: string): View<G> {
  const sent: unknown = view.table;
  return layout && typeof sent === "string" ? { ...view, table: readRecord(layout, sent, board) } : view;
}

/** What a seat is told, with its table to be read. */
export function heard<G extends GameName, S extends Pick<SeatView<G>, "view">>(
  told: S,
  layout: Layout | undefined,
  board: string,
): S {
  return { ...told, view: opened(told.view, layout, board) };
}
