"""The log in PostgreSQL: all rows that wait are one transaction, and others are told in it.

When the connection breaks nobody knows whether the transaction was done. It is tried again: a row
that is there as we would have written it was ours all along, another one is somebody else's.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Final

import asyncpg

from sesame.server import answers
from sesame.server.postgres_trouble import failed, is_trouble, patiently
from sesame.server.store import Card, DatabaseAway, Row, closed

ROWS: Final = "sesame_rows"  # the channel on which rows are told
_PAYLOAD: Final = 7_000  # bytes; PostgreSQL takes fewer than 8,000

_INSERT = """INSERT INTO events (table_id, version, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, version"""
_THERE = """SELECT table_id, version, at, body FROM events
    JOIN unnest($1::text[], $2::bigint[]) AS asked (table_id, version) USING (table_id, version)"""
_UPSERT_CARDS = """INSERT INTO cards (table_id, game, status, public, at, people, body)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[],
        $6::text[], $7::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET
    game = excluded.game, status = excluded.status, public = excluded.public, at = excluded.at,
    people = excluded.people, body = excluded.body"""
_SEAT = """INSERT INTO card_people (person, table_id)
    SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"""
_TELL = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

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
    rows = [waiting.row for waiting in batch]
    columns = zip(*((row.table, row.version, row.at, row.body) for row in rows), strict=True)
    async with connection.transaction():
        inserted = await connection.fetch(_INSERT, *map(list, columns))
        ours = {(table, version) for table, version in inserted}
        cards = {w.row.table: w.card for w in batch if w.card is not None and w.key in ours}
        if cards:
            await _save_cards(connection, list(cards.values()))
        if ours:
            await connection.fetch(_TELL, ROWS, list(payloads(who, ours)))
    return ours


async def _written_before(connection: Any, batch: list[_Waiting]) -> set[Key]:
    """Rows of a transaction whose end we did not hear: they are there just as we meant them."""
    meant = {w.key: (w.row.at, w.row.body) for w in batch if w.is_in_doubt}
    if not meant:
        return set()
    tables, versions = map(list, zip(*meant, strict=True))
    there = await connection.fetch(_THERE, tables, versions)
    return {(t, v) for t, v, at, body in there if (at, body) == meant[t, v]}


async def _save_cards(connection: Any, cards: list[Card]) -> None:
    tables = [card.table for card in cards]
    before = dict(
        await connection.fetch(
            "SELECT table_id, people FROM cards WHERE table_id = ANY($1::text[])", tables
        )
    )
    columns = zip(*map(answers.card_values, cards), strict=True)
    await connection.execute(_UPSERT_CARDS, *map(list, columns))
    moved = [c for c in cards if before.get(c.table) != answers.people_text(c.people)]
    if moved:
        gone = [card.table for card in moved]
        await connection.execute("DELETE FROM card_people WHERE table_id = ANY($1::text[])", gone)
        seated = [(person, card.table) for card in moved for person in card.people]
        await connection.execute(_SEAT, [p for p, _ in seated], [t for _, t in seated])


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
