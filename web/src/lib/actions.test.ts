import { expect, test } from "vitest";
import { idOf, layoutOf, read } from "./actions";
import { sha256 } from "./sha256";
import actions from "../../../tests/actions.json";

interface Sample {
  count: number;
  sum: string;
  some: Record<string, unknown>;
}

test.each(Object.entries(actions as unknown as Record<string, Sample>))(
  "an id of %s means here what it means to Python",
  (game, { count, sum, some }) => {
    const layout = layoutOf(game)!;
    for (const [id, action] of Object.entries(some)) expect(read(layout, Number(id))).toEqual(action);
    for (const [id, action] of Object.entries(some)) expect(idOf(layout, action as { type: string })).toBe(Number(id));
    const every = Array.from({ length: count }, (_, id) => Object.values(read(layout, id)).join(" "));
    expect(sha256(new TextEncoder().encode(every.join("\n")))).toBe(sum);
    expect(() => read(layout, count)).toThrow();
  },
);

test("a game that is not ours has no layout here", () => expect(layoutOf("hex")).toBeUndefined());
