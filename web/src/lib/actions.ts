// Actions by their ids, which is all that the server sends of them: read by the layout that a game's `actions.ts` has.

/** A number of an action: so many in a row from the least on, or one of those listed. */
type Number =
  readonly [name: string, count: number, least: number] | readonly [name: string, values: readonly unknown[]];
/** Kinds of actions in the order of their ids; of the numbers the last one goes round fastest. */
export type Layout = readonly (readonly [type: string, ...numbers: Number[]])[];

const LAYOUTS = import.meta.glob<{ LAYOUT: Layout }>("../games/*/actions.ts", { eager: true });

/** What an id means. */
export function read(layout: Layout, id: number): { type: string } {
  let at = id;
  for (const [type, ...numbers] of layout) {
    const count = numbers.reduce((product, number) => product * countOf(number), 1);
    if (at < count) return { type, ...spelt(numbers, at) };
    at -= count;
  }
  throw new RangeError(`no action has the id ${id}`);
}

function spelt(numbers: readonly Number[], at: number): Record<string, unknown> {
  let rest = at;
  const said = numbers.toReversed().map((number): [string, unknown] => {
    const digit = rest % countOf(number);
    rest = Math.floor(rest / countOf(number));
    return [number[0], number.length === 3 ? digit + number[2] : number[1][digit]];
  });
  return Object.fromEntries(said.reverse());
}

/** The id of an action: `read` the other way round. */
export function idOf(layout: Layout, action: { type: string } & Record<string, unknown>): number {
  let before = 0;
  for (const [type, ...numbers] of layout) {
    if (type === action.type) return before + numbers.reduce((id, one) => id * countOf(one) + digitOf(one, action), 0);
    before += numbers.reduce((product, number) => product * countOf(number), 1);
  }
  throw new RangeError(`no action is called ${action.type}`);
}

function digitOf(number: Number, action: Record<string, unknown>): number {
  const value = action[number[0]];
  return number.length === 3 ? (value as number) - number[2] : number[1].indexOf(value);
}

const countOf = (number: Number): number => (number.length === 3 ? number[1] : number[1].length);

/** The layout of a game, if it has one here. */
export const layoutOf = (game: string): Layout | undefined =>
  LAYOUTS[`../games/${game.replaceAll("-", "_")}/actions.ts`]?.LAYOUT;
