"""The log in PostgreSQL: all rows that wait are one transaction, and others are told in it.

When the connection breaks nobody knows whether the transaction was done. It is tried again: a row
that is there as we would have written it was ours all along, another one is somebody else's.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import asyncpg

from sesame.server.log.rows import Card, Row
from sesame.server.store import statements
from sesame.server.store.interface import DatabaseAway, closed
from sesame.server.store.postgres_trouble import failed, is_trouble, patiently

ROWS: Final = "sesame_rows"  # the channel on which rows are told
_PAYLOAD: Final = 7_000  # bytes; PostgreSQL takes fewer than 8,000

_THERE = """SELECT table_id, version, at, body FROM events
    JOIN unnest($1::text[], $2::bigint[]) AS asked (table_id, version) USING (table_id, version)"""
# All in one question: while it is answered everybody else's move waits, and where a machine is busy
# each question more costs them a turn of its scheduler. Parts see the tables as they were before.
_APPEND = """WITH
ours AS (
    INSERT INTO events (table_id, version, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, version),
given AS (
    SELECT card.* FROM unnest($5::text[], $6::bigint[], $7::text[], $8::text[], $9::boolean[],
        $10::bigint[], $11::text[], $12::bytea[], $13::bigint[], $14::text[])
        AS card (table_id, version, game, status, public, at, people, body, due, mark)
    JOIN ours USING (table_id, version)),
saved AS (
    INSERT INTO cards (table_id, game, status, public, at, people, body, due, mark)
    SELECT table_id, game, status, public, at, people, body, due, mark FROM given
    ON CONFLICT (table_id) DO UPDATE SET
    game = excluded.game, status = excluded.status, public = excluded.public, at = excluded.at,
    people = excluded.people, body = excluded.body, due = excluded.due, mark = excluded.mark),
seated AS (
    SELECT person, table_id FROM unnest($15::text[], $16::text[]) AS sits (person, table_id)
    WHERE table_id IN (SELECT table_id FROM given)),
gone AS (
    DELETE FROM card_people old WHERE old.table_id IN (SELECT table_id FROM given)
    AND (old.person, old.table_id) NOT IN (SELECT person, table_id FROM seated)),
come AS (
    INSERT INTO card_people (person, table_id) SELECT person, table_id FROM seated
    ON CONFLICT DO NOTHING),
told AS (SELECT pg_notify($17, payload) FROM unnest($18::text[]) AS payload)
SELECT table_id, version, (SELECT count(*) FROM told) FROM ours"""

Key = tuple[str, int]
Dial = Callable[[], Awaitable[Any]]


class _Waiting:
    def __init__(self, row: Row, card: Card | None, future: asyncio.Future[bool]) -> None:
        self.key = (row.table, row.version)
        self.row = row
        self.card = card
        self.future = future
        self.is_in_doubt = False  # a transaction with it has had no end that we know


class Log:
    """One task and one connection that append for the whole process."""

    def __init__(self, dial: Dial, who: str, patience: float) -> None:
        self._dial = dial
        self._patience = patience
        self._who = who
        self._connection: Any = None
        self._waiting: list[_Waiting] = []
        self._has_work = asyncio.Event()
        self._is_ending = False
        self._task = asyncio.create_task(self._run())

    async def append(self, row: Row, card: Card | None) -> bool:
        if self._is_ending:
            raise closed()
        waiting = _Waiting(row, card, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._has_work.set()
        return await waiting.future

    async def close(self) -> None:
        self._is_ending = True
        self._has_work.set()
        await self._task
        await hang_up(self._connection)

    async def _run(self) -> None:
        while self._waiting or not self._is_ending:
            await self._has_work.wait()
            self._has_work.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._settle(batch)

    async def _settle(self, batch: list[_Waiting]) -> None:
        try:
            ours = await self._commit(batch)
        except DatabaseAway as error:
            _refuse(batch, error)
        except Exception as error:
            if len(batch) == 1:
                _refuse(batch, error)
            else:  # one of them cannot be written: the others shall not suffer
                for waiting in batch:
                    await self._settle([waiting])
        else:
            _acknowledge(batch, ours)

    async def _commit(self, batch: list[_Waiting]) -> set[Key]:
        """The keys of the rows that are ours: of two with one key in a batch, the first."""
        # sorted: two processes with rows in common wait for each other in one direction only
        rows = sorted({waiting.key: waiting for waiting in reversed(batch)}.items())
        firsts = [waiting for _, waiting in rows]
        return await patiently(lambda: self._attempt(firsts), self._patience)

    async def _attempt(self, batch: list[_Waiting]) -> set[Key]:
        connection = await self._line()
        try:
            ours = await _write(connection, batch, self._who)
            return ours | await _written_before(connection, batch)
        except Exception as error:
            if is_trouble(error):
                connection.terminate()
                for waiting in batch:
                    waiting.is_in_doubt = True
            raise

    async def _line(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._dial()
        return self._connection


async def _write(connection: Any, batch: list[_Waiting], who: str) -> set[Key]:
    """What of it is ours: stored, on its cards and told to the other processes, or nothing is."""
    rows = [(w.row.table, w.row.version, w.row.at, w.row.body) for w in batch]
    changed = {w.row.table: w for w in batch if w.card is not None}  # of two the later
    cards = [_card_values(w) for w in changed.values()]
    seated = [(p, w.row.table) for w in changed.values() if w.card for p in set(w.card.people)]
    inserted = await connection.fetch(
        _APPEND,
        *_columns(rows, 4),
        *_columns(cards, 10),
        *_columns(seated, 2),
        ROWS,
        list(payloads(who, [w.key for w in batch])),
    )
    return {(table, version) for table, version, _ in inserted}


def _card_values(waiting: _Waiting) -> tuple[Any, ...]:
    assert waiting.card is not None
    table, *rest = statements.card_values(waiting.card)
    return table, waiting.row.version, *rest


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


async def _written_before(connection: Any, batch: list[_Waiting]) -> set[Key]:
    """Rows of a transaction whose end we did not hear: they are there just as we meant them."""
    meant = {w.key: (w.row.at, w.row.body) for w in batch if w.is_in_doubt}
    if not meant:
        return set()
    tables, versions = map(list, zip(*meant, strict=True))
    there = await connection.fetch(_THERE, tables, versions)
    return {(t, v) for t, v, at, body in there if (at, body) == meant[t, v]}


def payloads(who: str, keys: Iterable[Key]) -> Iterator[str]:
    """Many rows to a notification: who tells, then a line each, the version first."""
    lines, size = [who], len(who)
    for table, version in sorted(keys):
        line = f"{version} {table}"
        length = len(line.encode()) + 1
        if size + length > _PAYLOAD:
            yield "\n".join(lines)
            lines, size = [who], len(who)
        lines.append(line)
        size += length
    yield "\n".join(lines)


def _acknowledge(batch: list[_Waiting], ours: set[Key]) -> None:
    unclaimed = set(ours)
    for waiting in batch:
        is_ours = waiting.key in unclaimed
        unclaimed.discard(waiting.key)
        if not waiting.future.done():  # else: cancelled meanwhile
            waiting.future.set_result(is_ours)


def _refuse(batch: list[_Waiting], error: Exception) -> None:
    if isinstance(error, asyncpg.PostgresError):
        error = failed(error)
    for waiting in batch:
        if not waiting.future.done():
            waiting.future.set_exception(error)


async def hang_up(connection: Any) -> None:
    """Politely where it is possible."""
    if connection is not None:
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            await connection.close(timeout=2)
        connection.terminate()
