// The same deal for a friend: the game, what was agreed, the robots and the seed that all chance is drawn from.

import type { GameInfo, Level, Settings } from "../protocol";
import { BadLink, pack, unpack } from "./pack";

const LEVELS: readonly Level[] = ["apprenti", "marchand", "vizir", "calife"];
const SEED = /^[0-9a-f]{64}$/;

export interface Deal {
  settings: Settings & { seats: number; chairs: ("me" | Level)[] };
  seed: string;
}

/** What of a table's settings makes the game: neither its clock nor who may look on does. */
export const packDeal = ({ settings, seed }: Deal): Promise<string> => {
  const { game, seats, options, board, chairs } = settings;
  return pack(JSON.stringify({ game, seats, options, board, chairs, seed }));
};

/** Nothing is believed that the house does not offer itself. */
export async function unpackDeal(written: string, games: readonly GameInfo[]): Promise<{ deal: Deal; game: GameInfo }> {
  const told = parsed(await unpack(written));
  const game = games.find(({ name }) => name === told["game"]);
  if (!game) throw new BadLink("newer"); // perhaps of a house with more games
  const { seats, chairs, seed, board } = told;
  const isFit =
    game.seats.includes(seats as number) &&
    isChairs(chairs, seats as number) &&
    typeof seed === "string" &&
    SEED.test(seed) &&
    (board === null || board === undefined || game.boards.includes(board as string));
  if (!isFit) throw new BadLink("broken");
  const settings = {
    game: game.name,
    seats: seats as number,
    chairs: chairs as ("me" | Level)[],
    options: optionsOf(told["options"], game),
    board: (board as string | null | undefined) ?? null,
  };
  return { deal: { settings, seed }, game };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new BadLink("broken");
}

/** A person at least, and nobody who would have to come. */
const isChairs = (chairs: unknown, seats: number): boolean =>
  Array.isArray(chairs) &&
  chairs.length === seats &&
  chairs.includes("me") &&
  chairs.every((chair) => chair === "me" || LEVELS.includes(chair as Level));

function optionsOf(told: unknown, { options }: GameInfo): Record<string, string | boolean | number> {
  const given = (typeof told === "object" && told !== null ? told : {}) as Record<string, string>;
  const unknown = Object.keys(given).some((name) => options.every((option) => option.name !== name));
  if (unknown) throw new BadLink("newer");
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (!options.find((option) => option.name === name)!.values.includes(value)) throw new BadLink("newer");
      return [name, value];
    }),
  );
}
