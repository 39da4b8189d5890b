import { expect, test } from "vitest";
import { readRecord, recordOf } from "./records";
import tables from "../../../tests/tables.json";

interface Moment {
  packed: string;
  laid: string;
  named: Record<string, unknown>;
}

test.each(Object.entries(tables as unknown as Record<string, Moment[]>))(
  "tables of %s are read as Python reads them",
  (game, moments) => {
    const layout = recordOf(game)!;
    for (const { packed, laid, named } of moments) expect(readRecord(layout, packed, laid)).toEqual(named);
  },
);
