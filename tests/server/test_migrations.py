"""A database of an older release is brought up to date; one of a newer release is left alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from sesame.server.log import events
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.store.interface import BadDatabase, NewerSchema, Person, Store
from sesame.server.store.migrations import STEPS, Steps
from sesame.server.store.sqlite import SqliteStore
from tests.server.databases import opened

ROW = Row("t", 1, 10, b"{}")
# What a later release may bring: seen from there, the database of today is the older one.
LATER: Steps = (
    *STEPS,
    ("ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT ''",),
    ("CREATE TABLE mottos (body {bytes}, at {number}) ", "DROP TABLE mottos"),
)
BROKEN: Steps = (*STEPS, ("CREATE TABLE half (at {number})", "CREATE TABLE half (at {number})"))


def store_with(url: str, steps: Steps) -> Store:
    if url.startswith("sqlite"):
        return SqliteStore(Path(url.removeprefix("sqlite:///")), steps)
    from sesame.server.store.postgres import PostgresStore

    return PostgresStore(url, steps)


async def fill(url: str) -> None:
    async with opened(url) as store:
        assert await store.append(ROW)


async def read_with(url: str, steps: Steps) -> list[Row]:
    store = store_with(url, steps)
    await store.open()
    try:
        return await store.read("t")
    finally:
        await store.close()


def test_an_older_database_is_upgraded_and_keeps_its_rows(store_url: str) -> None:
    async def tell() -> None:
        await fill(store_url)
        assert await read_with(store_url, LATER) == [ROW]
        assert await read_with(store_url, LATER) == [ROW]  # once: a second time would fail

    asyncio.run(tell())


def _entry(event: events.Event, by: str | None, number: str | None = None) -> bytes:
    return msgspec.json.encode(Entry(event=event, by=by, id=number))


async def _written_then(url: str, bodies: list[bytes]) -> None:
    """Rows as the first release wrote them: today's store knows columns that it did not have."""
    rows = [("t", version, 1, body) for version, body in enumerate(bodies, 1)]
    columns = "INSERT INTO events (table_id, version, at, body) VALUES"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database, database:
            database.executemany(f"{columns} (?, ?, ?, ?)", rows)
        return
    connection = await asyncpg.connect(url)
    await connection.executemany(f"{columns} ($1, $2, $3, $4)", rows)
    await connection.close()


def test_the_first_release_gets_sessions_and_knows_where_everybody_left_traces(
    store_url: str,
) -> None:
    """Cookies from then are good for a while, and whoever spoke without sitting can be erased."""
    bodies = [
        _entry(events.Seated(0, "ann"), None),
        _entry(events.Spoken('"by":"nobody"}'), "bob", 'odd "id\\'),
        _entry(events.Muted("cleo", True), "bob", "\x00"),
        _entry(events.Paused(), None),
    ]

    async def tell() -> None:
        old = store_with(store_url, STEPS[:1])
        await old.open()
        await old.save_person(Person("ann", "Anne", "0", 7))
        await old.close()
        await _written_then(store_url, bodies)
        async with opened(store_url) as store:
            for person in ("ann", "bob", "cleo"):
                assert await store.traces(person) == ["t"]
            assert await store.traces("nobody") == []
            (session,) = await store.sessions("ann")
            assert (session.id, session.generation) == ("old.ann", 0)
            assert session.used < session.until

    asyncio.run(tell())


def test_a_newer_database_is_refused_in_both_languages(store_url: str) -> None:
    async def tell() -> None:
        await fill(store_url)
        await read_with(store_url, LATER)
        with pytest.raises(NewerSchema) as refused:
            await read_with(store_url, STEPS)
        assert "mettez Sésame à jour" in refused.value.words.fr
        assert f"has version {len(LATER)}" in refused.value.words.en
        assert await read_with(store_url, LATER) == [ROW]

    asyncio.run(tell())


def test_a_step_that_fails_changes_nothing(store_url: str) -> None:
    async def tell() -> None:
        await fill(store_url)
        with pytest.raises((BadDatabase, ValueError), match="half"):
            await read_with(store_url, BROKEN)
        assert await read_with(store_url, STEPS) == [ROW]

    asyncio.run(tell())


def test_processes_that_start_together_upgrade_once(postgres_url: str) -> None:
    async def tell() -> None:
        read = await asyncio.gather(*(read_with(postgres_url, LATER) for _ in range(4)))
        assert read == [[]] * 4

    asyncio.run(tell())
