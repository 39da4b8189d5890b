import { expect, test } from "vitest";
import { readRecord, type Layout } from "./records";
import tables from "../../../tests/tables.json";

interface Moment {
  packed: string;
  laid: string;
  named: Record<string, unknown>;
}

const LAYOUTS = import.meta.glob<{ LAYOUT: Layout }>("../games/*/table.ts", { eager: true });

test.each(Object.entries(tables as unknown as Record<string, Moment[]>))(
  "tables of %s are read as Python reads them",
  (game, moments) => {
    const { LAYOUT } = LAYOUTS[`../games/${game.replaceAll("-", "_")}/table.ts`]!;
    for (const { packed, laid, named } of moments) expect(readRecord(LAYOUT, packed, laid)).toEqual(named);
  },
);
