// Opening tables: new ones, games from a record, another way from where a game stood, and rematches.

import { newSecret } from "../lib/fair";
import { localNameOf, newLocalName } from "../lib/home_of";
import type { Level, Opened, Rematch, Settings } from "../lib/protocol";
import { isSeed } from "./chance";
import { create, goOnFrom, permitRematch, review } from "./decisions";
import type { Created } from "./events";
import { gameOf, isPlain, parse, replayed, textOf, type Written } from "./record";
import { calledIn, nameOf, settingsOf } from "./rematches";
import { denied, refused } from "./refusals";
import { cardOf, type Room } from "./room";
import { Table } from "./table";
import type { House, Look } from "./tables";
import { Telling } from "./telling";
import { agreed, termsOf } from "./terms";
import { openedBy } from "./games";

export class Opening {
  constructor(private readonly house: House) {}

  async open(settings: Settings, seed: string | null): Promise<Opened> {
    if (seed !== null && !isSeed(seed)) throw refused("bad-seed", { seed: JSON.stringify(seed) });
    return { table: await this.#create(settings, {}, seed) };
  }

  /** A record to look at; refused with the reason if a move breaks the rules. */
  async adopt(record: string): Promise<Opened> {
    const written = parse(record);
    const game = gameOf(written) as Settings["game"];
    const table = localNameOf(record);
    const more = isPlain(written) ? {} : await this.#read(written, game);
    const event: Created = { type: "created", settings: agreed({ game }), seed: newSecret(), record, ...more };
    const seats = (await this.#fold(table, event)).match.seats;
    await this.#write(table, { ...event, settings: agreed({ game, seats }) });
    return { table };
  }

  /** What it says in notation, as this browser plays it. */
  async #read(written: Written, game: string): Promise<Pick<Created, "plain" | "start">> {
    const { games } = this.house;
    const [{ begunAt, inIds }, { rules }, reading] = await Promise.all([
      import("./reading"),
      games.of(game),
      games.reading(game),
    ]);
    const start = await begunAt(written, rules, reading);
    const plain = inIds(written, reading);
    replayed(plain, rules, start); // refused by the words that it was written in
    return { plain: textOf(plain), ...(start && { start }) };
  }

  /** A new table that goes on from a step of a finished game, you on one seat, robots beside. */
  async branch({ table }: Look, step: number, seat: number, level: Level): Promise<Opened> {
    review(table);
    const { match, created } = table;
    if (!(step >= 0 && step <= match.log.length)) throw denied("no-such-step", { step: String(step) });
    goOnFrom(match.at(step), seat);
    const { game, seats, options, board } = match.terms;
    const chairs: Settings["chairs"] = Array<Level>(seats).fill(level);
    chairs[seat] = "me";
    const before = [...(created.before ?? []), ...match.log.slice(0, step)];
    const from = { before, ...(created.start && { start: created.start }) };
    return { table: await this.#create({ game, seats, options, board, chairs }, from, null) };
  }

  /** The same again, each one chair further; asked twice, it is the same table. */
  rematch = (room: Room, said: Rematch): Promise<string> =>
    room.alone(async () => {
      permitRematch(room.table, this.house.face().id);
      if (room.table.rematch !== null) return room.table.rematch;
      const name = nameOf(room.table);
      const called = calledIn(room.table);
      const more = { of: room.table.id, ...(called.some(Boolean) && { called }) };
      await this.#create(settingsOf(room.table, said.settings ?? null), more, null, name);
      await room.cause({ type: "rematched", table: name }, this.house.face().id);
      return name;
    });

  async #create(
    settings: Settings,
    more: Partial<Created>,
    seed: string | null,
    name: string = newLocalName(),
  ): Promise<string> {
    const { rules } = await this.house.games.of(settings.game);
    const whole = agreed(settings);
    const { seats } = termsOf(rules.manifest, whole);
    await this.#write(name, { ...create(whole, seats, seed), ...more });
    return name;
  }

  /** The table's first row; what is due then is done when somebody looks at it. */
  async #write(table: string, event: Created): Promise<void> {
    const face = this.house.face();
    const folded = await this.#fold(table, event);
    const { words, stranger } = await this.house.games.of(event.settings.game);
    const card = cardOf(folded, new Telling(folded, words, this.house.face, stranger));
    const row = { table, version: 1, at: folded.stirredAt, event, by: face.id, id: null };
    await this.house.store.append(row, card); // there already: it is the same table
  }

  async #fold(id: string, event: Created): Promise<Table> {
    const { rules } = await this.house.games.of(event.settings.game);
    const table = new Table(id, (created) => openedBy(rules, created));
    const at = Math.round(this.house.now());
    table.fold({ table: id, version: 1, at, event, by: this.house.face().id, id: null });
    return table;
  }
}
