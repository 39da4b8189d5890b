"""Two stores on one PostgreSQL: rows and notes of each reach the other, a table has one driver.

Where nothing but the store is asked the simulated PostgreSQL is too (`shared_url`).
"""

import asyncio

import asyncpg
import pytest

from sesame.server.log.rows import Row
from sesame.server.store.interface import Store
from sesame.server.store.postgres_log import payloads
from tests.server.appender import start
from tests.server.cut_line import cut_line
from tests.server.databases import Postgres, opened, run
from tests.simulated import stores


class Ear:
    """All that a store has told of the others."""

    def __init__(self, store: Store) -> None:
        self.rows: list[tuple[str, int]] = []
        self.notes: list[str] = []
        self.gaps = 0
        self._news = asyncio.Event()
        store.listen(self._row, self._note, self._gap)

    async def until(self, rows: int = 0, notes: int = 0, gaps: int = 0) -> None:
        while len(self.rows) < rows or len(self.notes) < notes or self.gaps < gaps:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)

    def _row(self, table: str, version: int) -> None:
        self.rows.append((table, version))
        self._news.set()

    def _note(self, note: str) -> None:
        self.notes.append(note)
        self._news.set()

    def _gap(self) -> None:
        self.gaps += 1
        self._news.set()


async def cut_all_connections(url: str) -> None:
    """As a network does it, for everybody but who asks."""
    if stores.is_simulated(url):
        stores.cut_all(url)
        return
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_each_hears_the_rows_and_notes_of_the_other_and_not_its_own(shared_url: str) -> None:
    async def tell() -> None:
        async with opened(shared_url) as one, opened(shared_url) as two:
            first, second = Ear(one), Ear(two)
            assert await one.append(Row("t", 1, 1, b"{}"))
            await second.until(rows=1)
            assert await two.read("t") == [Row("t", 1, 1, b"{}")]
            assert not await two.append(Row("t", 1, 2, b"other"))
            assert await two.append(Row("t", 2, 2, b"other"))
            await two.tell("héhé\n" * 1000)
            await first.until(rows=1, notes=1)
            assert (first.rows, first.notes) == ([("t", 2)], ["héhé\n" * 1000])
            assert (second.rows, second.notes) == ([("t", 1)], [])
            with pytest.raises(ValueError, match="7000 bytes"):
                await one.tell("x" * 7001)

    run(shared_url, tell())


def test_a_large_batch_is_told_in_few_notifications_within_the_limit(postgres_url: str) -> None:
    keys = [(f"a table with a name, é {number}", number) for number in range(1000)]
    told = list(payloads("me", keys))
    assert all(len(payload.encode()) <= 7_000 for payload in told)
    assert 2 < len(told) < 10

    async def tell() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            ear = Ear(two)
            await asyncio.gather(*(one.append(Row(*key, 1, b"{}")) for key in keys))
            await ear.until(rows=1000)
            assert sorted(ear.rows) == sorted(keys)

    asyncio.run(tell())


def test_many_who_race_for_every_version_write_each_once(shared_url: str) -> None:
    async def race(store: Store, name: bytes, table: str) -> list[Row]:
        mine = []
        for version in range(1, 21):
            row = Row(table, version, version, name)
            if await store.append(row):
                mine.append(row)
        return mine

    async def tell() -> None:
        tables = [f"t{number}" for number in range(10)]
        async with opened(shared_url) as one, opened(shared_url) as two:
            racers = [race(s, n, t) for t in tables for s, n in ((one, b"one"), (two, b"two"))]
            won = await asyncio.gather(*racers)
            for index, table in enumerate(tables):
                both = sorted(won[2 * index] + won[2 * index + 1], key=lambda row: row.version)
                assert both == await one.read(table)
                assert len(both) == 20

    run(shared_url, tell())


def test_a_table_is_kept_by_one_until_it_releases_it(shared_url: str) -> None:
    async def tell() -> None:
        async with opened(shared_url) as one, opened(shared_url) as two:
            assert await one.keep("t")
            assert not await two.keep("t")
            assert await two.keep("u")
            await two.release("t")  # it is not hers to release
            assert not await two.keep("t")
            await one.release("t")
            assert await two.keep("t")
            assert not await one.keep("t")

    run(shared_url, tell())


def test_what_a_process_kept_is_free_when_it_was_killed(postgres_url: str) -> None:
    async def tell() -> None:
        with start(postgres_url, "keep", "t") as other:
            assert other.stdout is not None
            assert other.stdout.readline() == b"True\n"
            async with opened(postgres_url) as store:
                assert not await store.keep("t")
                other.kill()
                while not await store.keep("t"):
                    await asyncio.sleep(0.01)

    asyncio.run(tell())


def test_after_a_cut_the_gap_is_told_and_keeps_are_asked_anew(shared_url: str) -> None:
    async def tell() -> None:
        async with opened(shared_url) as one, opened(shared_url) as two:
            first, second = Ear(one), Ear(two)
            assert await one.keep("t")
            await cut_all_connections(shared_url)
            await first.until(gaps=1)
            await second.until(gaps=1)
            assert await two.keep("t")
            assert not await one.keep("t")
            assert await one.append(Row("t", 1, 1, b"{}"))
            await second.until(rows=1)
            assert await one.is_well()

    run(shared_url, tell())


def test_a_row_whose_acknowledgement_was_lost_is_ours_and_there_once(
    postgres: Postgres, postgres_url: str
) -> None:
    async def tell() -> None:
        async with cut_line(postgres.socket, postgres_url) as (line, url), opened(url) as store:
            assert await store.append(Row("t", 1, 1, b"first"))
            line.is_armed = True
            assert await store.append(Row("t", 2, 2, b"second"))
            assert not line.is_armed
            assert [row.body for row in await store.read("t")] == [b"first", b"second"]

    asyncio.run(tell())


def test_a_row_that_another_wrote_while_we_were_cut_off_is_theirs(
    postgres: Postgres, postgres_url: str
) -> None:
    async def tell() -> None:
        async with (
            opened(postgres_url) as rival,
            cut_line(postgres.socket, postgres_url) as (line, url),
            opened(url) as store,
        ):
            assert await store.append(Row("t", 1, 1, b"first"))
            line.is_commit_passed_on = False
            line.meanwhile = lambda: rival.append(Row("t", 2, 2, b"theirs"))
            line.is_armed = True
            assert not await store.append(Row("t", 2, 2, b"ours"))
            assert [row.body for row in await store.read("t")] == [b"first", b"theirs"]

    asyncio.run(tell())
