"""SQLite: one file, one process. How Sésame is hosted until that is outgrown."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any, Final

from sesame.core.errors import BadFile
from sesame.server.log.rows import Card, Row
from sesame.server.saying import say
from sesame.server.store import migrations, statements
from sesame.server.store import sqlite_file as files
from sesame.server.store.filelock import PATIENCE, FileLock
from sesame.server.store.interface import OnGap, OnNote, OnRow, Redact
from sesame.server.store.sqlite_file import Health
from sesame.server.store.sqlite_log import append_changes, append_rows
from sesame.server.store.sqlite_scrub import scrub
from sesame.server.store.sqlite_thread import BUSY, MOST_AT_ONCE, Desk, Worker
from sesame.server.store.statements import Answers

# 32 MiB: tables in play change many pages, each many times; rarer checkpoints copy each once
_WAL_PAGES: Final = 8_000

_AT_THE_START: Final = 10.0  # seconds for a lock of somebody else's to go
_SOON: Final = 3.0  # seconds in which a database that is well has written
_PROBE = """INSERT INTO life (name, at, since, until) VALUES ('probe', 1, 0, 0)
    ON CONFLICT (name) DO UPDATE SET at = life.at + 1"""

Question = tuple[str, tuple[Any, ...]]  # SQL and its values
Redacting = tuple[str, str, Redact]  # table, person, how
Code = tuple[str, str] | None


class SqliteStore(Answers):
    """A thread that writes and one that reads, each with its connection to the same file."""

    is_shared = False

    def __init__(self, path: Path, steps: migrations.Steps = migrations.STEPS) -> None:
        self._path = path
        self._steps = steps
        self._lock: FileLock | None = None
        self._health = Health(path)
        self._writer: Desk
        self._reader: Desk

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._prepare)
            writing, reading = _connect(self._path), _connect(self._path)
        except (OSError, sqlite3.Error) as error:
            self._unlock()
            raise BadFile(say("database-unusable", path=self._path, error=str(error))) from error
        except BaseException:
            self._unlock()
            raise
        self._writer = Worker(writing, "BEGIN IMMEDIATE")
        self._reader = Worker(reading, "BEGIN")

    async def close(self) -> None:
        if self._lock is not None:
            await self._writer.close()
            await self._reader.close()
            self._unlock()

    def append(self, row: Row, card: Card | None = None) -> Awaitable[bool]:
        if card is None:
            return self._writer.ask(append_rows, row)
        return self._writer.ask(append_changes, (row, card))

    async def forget(self, person: str) -> None:
        await self._writer.ask(_forget_all, person)

    async def redact(self, table: str, person: str, redact: Redact) -> None:
        await self._writer.ask(_redact_all, (table, person, redact))

    async def scrub(self, person: str) -> None:
        await asyncio.to_thread(scrub, self._path, person)

    async def take_code(self, name: str, now: int) -> tuple[str, str] | None:
        return await self._writer.ask(_take_codes, (name, now))

    def listen(self, on_row: OnRow, on_note: OnNote, on_gap: OnGap) -> None:
        """There is no other process to hear of."""

    async def tell(self, note: str) -> None:
        """There is no other process to tell."""

    async def keep(self, table: str) -> bool:  # noqa: ARG002 - all tables are ours
        return True

    async def release(self, table: str) -> None:
        """Nobody waits for it."""

    async def is_well(self) -> bool:
        """Something is written, and soon; and the file, when last looked through, was whole."""
        try:
            await asyncio.wait_for(self._change(_PROBE), _SOON)
            return await self._health.is_whole()
        except Exception:
            return False

    async def _ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        return await self._reader.ask(_answer, (sql, values))

    async def _change(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        return await self._writer.ask(_answer, (sql, values))

    def _prepare(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(self._path.with_name(self._path.name + ".lock"), PATIENCE)
        if not self._path.exists():
            self._begin_anew()
            return
        files.refuse_empty(self._path)
        files.keep_private(self._path)
        self._bring_up_to_date(self._path)

    def _begin_anew(self) -> None:
        """Under another name until it is whole: an empty file is never one that we made."""
        fresh = self._path.with_name(self._path.name + ".new")
        fresh.unlink(missing_ok=True)
        files.make_private(fresh)
        self._bring_up_to_date(fresh)
        fresh.replace(self._path)

    def _bring_up_to_date(self, path: Path) -> None:
        connection = _connect(path, _AT_THE_START)
        try:
            _migrate(connection, self._steps)
        finally:
            connection.close()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _connect(path: Path, busy: float = BUSY) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=busy,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=4 * MOST_AT_ONCE,  # one a length
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}")
        connection.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, steps: migrations.Steps) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(migrations.NUMBERS)
    (version,) = connection.execute(migrations.VERSION).fetchone()
    for statement in migrations.missing(version, steps, migrations.SQLITE):
        connection.execute(statement)
    connection.execute("COMMIT")


def _numbered(sql: str) -> str:
    return sql.replace("$", "?")  # PostgreSQL's $1 is ?1 here


def _answer(connection: sqlite3.Connection, questions: Sequence[Question]) -> list[list[Any]]:
    return [connection.execute(_numbered(sql), values).fetchall() for sql, values in questions]


def _forget_all(connection: sqlite3.Connection, persons: Sequence[str]) -> list[None]:
    for person in persons:
        for sql in statements.FORGET:
            connection.execute(_numbered(sql), (person,))
    return [None for _ in persons]


def _redact_all(connection: sqlite3.Connection, asked: Sequence[Redacting]) -> list[None]:
    for table, person, redact in asked:
        _redact(connection, table, person, redact)
    return [None for _ in asked]


def _take_codes(connection: sqlite3.Connection, asked: Sequence[tuple[str, int]]) -> list[Code]:
    return [_take_code(connection, name, now) for name, now in asked]


def _redact(connection: sqlite3.Connection, table: str, person: str, redact: Redact) -> None:
    def do(sql: str, *values: Any) -> list[Any]:
        return connection.execute(_numbered(sql), values).fetchall()

    cards = [statements.card_from(*found) for found in do(statements.CARD_OF, table)]
    rows = [Row(*found) for found in do(statements.EVENTS_AFTER, table, 0)]
    for sql, *values in statements.redaction(
        person, table, redact(rows, cards[0] if cards else None)
    ):
        do(sql, *values)


def _take_code(connection: sqlite3.Connection, name: str, now: int) -> Code:
    """Nobody comes between the two statements: all that writes is in this one thread."""
    connection.execute("DELETE FROM codes WHERE until <= ?", (now,))
    found = connection.execute("SELECT hash, person FROM codes WHERE name = ?", (name,)).fetchone()
    connection.execute("DELETE FROM codes WHERE name = ?", (name,))
    return (found[0], found[1]) if found else None
