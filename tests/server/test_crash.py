"""Processes are killed and databases restarted under load: what was acknowledged is there, once."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import pytest

from sesame.server.store.interface import DatabaseAway, Store
from sesame.server.store.postgres import PostgresStore
from tests.server.appender import TABLES, card, row, start
from tests.server.databases import Postgres, opened
from tests.server.test_several_processes import Ear, cut_all_connections


def append_until_killed(url: str, rows: int) -> Counter[str]:
    """A process killed after about so many rows; the last version it said of each table."""
    acknowledged: Counter[str] = Counter()
    with start(url, "append") as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            if count == rows:
                process.kill()  # what it had said before is still read
            if line.endswith(b"\n"):
                table, version = line.decode().split()
                acknowledged[table] = int(version)
    assert sum(acknowledged.values()) >= rows
    return acknowledged


async def check_log(url: str, acknowledged: Counter[str]) -> None:
    async with opened(url) as store:
        for table in TABLES:
            rows = await store.read(table)
            assert rows == [row(table, number) for number in range(1, len(rows) + 1)]
            assert len(rows) in (acknowledged[table], acknowledged[table] + 1)
            assert await store.card(table) == (card(table, len(rows)) if rows else None)


def kill_again_and_again(url: str, times: int) -> None:
    chance = random.Random(times)
    acknowledged: Counter[str] = Counter()
    for _ in range(times):
        acknowledged |= append_until_killed(url, chance.randrange(1, 1500))
        asyncio.run(check_log(url, acknowledged))


def test_a_killed_process_has_lost_nothing_that_it_acknowledged(store_url: str) -> None:
    kill_again_and_again(store_url, 2)


@pytest.mark.soak
def test_a_process_killed_a_hundred_times_has_lost_nothing(store_url: str) -> None:
    kill_again_and_again(store_url, 100)


class Load:
    """Twenty tables that append one row after the other until told to stop."""

    def __init__(self, store: Store) -> None:
        self.acknowledged: Counter[str] = Counter()
        self._store = store
        self._is_ending = False
        self._tasks = [asyncio.create_task(self._play(table)) for table in TABLES]

    async def goes_on(self, rows: int) -> None:
        """By itself, for that many rows more."""
        goal = self.acknowledged.total() + rows
        while self.acknowledged.total() < goal:
            for task in self._tasks:
                assert not task.done() or task.result()
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self._is_ending = True
        await asyncio.gather(*self._tasks)

    async def _play(self, table: str) -> None:
        while not self._is_ending:
            version = self.acknowledged[table] + 1
            assert await self._store.append(row(table, version), card(table, version))
            self.acknowledged[table] = version


async def disturb(url: str, disturbances: Sequence[Callable[[], Awaitable[object]]]) -> None:
    async with opened(url) as store, opened(url) as other:
        ear = Ear(other)
        load = Load(store)
        for number, disturbance in enumerate(disturbances, 1):
            await load.goes_on(200)
            await disturbance()
            await ear.until(gaps=number)
        await load.goes_on(200)
        await load.stop()
        for table in TABLES:
            told = [row(table, n) for n in range(1, load.acknowledged[table] + 1)]
            assert await store.read(table) == told == await other.read(table)


def test_rows_go_on_when_all_connections_are_cut_again_and_again(postgres_url: str) -> None:
    asyncio.run(disturb(postgres_url, [lambda: cut_all_connections(postgres_url)] * 6))


def test_rows_go_on_when_postgresql_is_restarted_and_when_it_crashes(
    postgres: Postgres, postgres_url: str
) -> None:
    ways = [lambda: asyncio.to_thread(postgres.restart), lambda: asyncio.to_thread(postgres.crash)]
    asyncio.run(disturb(postgres_url, ways))


def test_when_postgresql_stays_away_it_is_said_and_its_return_is_noticed(
    postgres: Postgres, postgres_url: str
) -> None:
    async def tell() -> None:
        store = PostgresStore(postgres_url, patience=0.1)
        await store.open()
        assert await store.append(row("t", 1))
        postgres.stop()
        assert not await store.is_well()
        for asked in (store.append(row("t", 2)), store.read("t"), store.keep("t")):
            with pytest.raises(DatabaseAway, match="does not answer"):
                await asked
        postgres.start()
        assert await store.append(row("t", 2))
        assert await store.read("t") == [row("t", 1), row("t", 2)]
        await store.close()

    asyncio.run(tell())


@pytest.mark.soak
def test_rows_go_on_when_all_connections_are_cut_fifty_times(postgres_url: str) -> None:
    asyncio.run(disturb(postgres_url, [lambda: cut_all_connections(postgres_url)] * 50))


@pytest.mark.soak
def test_rows_go_on_through_twenty_crashes_of_postgresql(
    postgres: Postgres, postgres_url: str
) -> None:
    asyncio.run(disturb(postgres_url, [lambda: asyncio.to_thread(postgres.crash)] * 20))
