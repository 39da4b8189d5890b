"""What a crash, or a database that was away, cut short goes on as if nothing had been."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live.house import House
from sesame.server.log import decisions
from sesame.server.log.events import Entry
from sesame.server.log.rows import Card, Row
from sesame.server.store.interface import DatabaseAway, Store
from sesame.server.store.sqlite import SqliteStore
from sesame.server.workers.robots import Robots

_SETTINGS = protocol.Settings(game="khan-tsin", chairs=["me", "me"])
_THINKERS = 1  # a worker that nobody asks is never started


class GoingAway(SqliteStore):
    """A file that stops answering: before the row is in it, or after."""

    is_going = is_written = False

    async def append(self, row: Row, card: Card | None = None) -> bool:
        if not self.is_going:
            return await super().append(row, card)
        self.is_going = False
        if self.is_written:
            await super().append(row, card)
        raise DatabaseAway("plus personne", "nobody there")


@asynccontextmanager
async def house_over(store: Store) -> AsyncIterator[House]:
    house = House(store, Robots(_THINKERS))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def test_a_table_opened_but_not_begun_begins_when_it_is_asked_for_again(tmp_path: Path) -> None:
    async def ask_again() -> None:
        async with house_over(SqliteStore(tmp_path / "sesame.db")) as house:
            created = Entry(event=decisions.create(_SETTINGS), by="ann")
            await house.store.append(Row("t", 1, 1, msgspec.json.encode(created)))
            assert await house.opening.create("ann", _SETTINGS, name="t") == "t"
            assert (await house.tables.room("t")).table.status == "playing"
            assert await house.opening.create("ann", _SETTINGS, name="t") == "t"
            assert len(await house.store.read("t")) == 2

    asyncio.run(ask_again())


def test_a_rematch_that_nobody_was_told_of_is_still_the_same_one(tmp_path: Path) -> None:
    async def ask_again() -> None:
        path = tmp_path / "sesame.db"
        async with house_over(SqliteStore(path)) as house:
            room = await house.tables.room(await house.opening.create("ann", _SETTINGS, name="t"))
            await room.act("ann", protocol.Resign(id="1", seat=0), Link())
            first = await house.opening.rematch(room, "ann", protocol.Rematch(id="2"))
            before_the_end = [row for row in await house.store.read("t") if row.version < 4]
        async with house_over(SqliteStore(tmp_path / "other.db")) as house:
            for row in before_the_end:
                await house.store.append(row)
            room = await house.tables.room("t")
            again = await house.opening.rematch(room, "ann", protocol.Rematch(id="2"))
        assert again.table == first.table is not None

    asyncio.run(ask_again())


async def move_while_it_goes(path: Path, *, is_written: bool) -> None:
    store = GoingAway(path)
    async with house_over(store) as house:
        room = await house.tables.room(await house.opening.create("ann", _SETTINGS, name="t"))
        store.is_going, store.is_written = True, is_written
        seat = room.table.actors[0]
        action = int(room.table.match.legal_ids(seat)[0])
        play = protocol.Play(id="1", seat=seat, version=room.table.version, action=action)
        acked = await room.act("ann", play, Link())
        assert acked == await room.act("ann", play, Link())
        rows = await store.read("t")
        assert len(rows) == acked.version == room.table.version == 3


def test_a_move_in_doubt_that_was_stored_is_acknowledged_and_not_made_twice(tmp_path: Path) -> None:
    asyncio.run(move_while_it_goes(tmp_path / "sesame.db", is_written=True))


def test_a_move_in_doubt_that_was_lost_is_made_when_the_database_is_back(tmp_path: Path) -> None:
    asyncio.run(move_while_it_goes(tmp_path / "sesame.db", is_written=False))
