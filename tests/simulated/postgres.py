"""A simulated PostgreSQL: what `asyncpg` says of one, over a disk of the simulation.

The real `PostgresStore` runs on it. A question travels, is carried out in one piece, and its answer
travels back; a line may be cut at each of these points, with a word or without one. Rows and notes
are told after they are in for good; advisory locks and what was listened to end with their line.
"""

import asyncio
import sqlite3
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import copy_context
from random import Random
from typing import Any, Final

import asyncpg

from sesame.server.store import postgres_log, sqlite_log, statements
from tests.simulated.disk import Disk
from tests.simulated.loop import current_process

_IGNORED: Final = "SELECT set_config"
_LINES: Final = 4  # of a pool
_UNSEEN: Final = (0.0, 0.0, 0.5, 5.0)  # seconds until the server sees that a line is dead
Heard = Callable[[Any, int, str, object], None]
Values = Sequence[Any]


class Postgres:
    """The server: one disk, and whoever is connected to it."""

    def __init__(self, disk: Disk, random: Random, pause: Callable[[], float]) -> None:
        self.disk, self._random, self.pause = disk, random, pause
        self.lines = dict[Line, None]()
        self._locks = dict[int, tuple[Line, int]]()
        self._listening = defaultdict[str, dict[Line, Heard]](dict)
        self._turn = asyncio.Lock()  # taken by tasks of ours alone: those of others may die
        self.context = copy_context()
        self.is_up = True

    # --- as `asyncpg`

    async def connect(self, url: str, **settings: Any) -> "Line":  # noqa: ARG002 - as asyncpg
        await asyncio.sleep(2 * self.pause())
        if not self.is_up:
            raise ConnectionRefusedError("nobody answers")
        line = Line(self, float(settings.get("command_timeout") or 60.0))
        self.lines[line] = None
        return line

    async def create_pool(self, url: str, **settings: Any) -> "LinePool":
        pool = LinePool(self, url, settings)
        await pool.begin()
        return pool

    # --- trouble

    def cut(self, line: "Line", *, silently: bool = False) -> None:
        """It is dead; who is at its ends learns of it now, or has to find out."""
        line.is_dead = True
        seen = self._random.choice(_UNSEEN)
        asyncio.get_running_loop().call_later(seen, self.forget, line)
        if not silently:
            line.noticed()

    def stop(self) -> None:
        self.is_up = False
        for line in list(self.lines):
            self.cut(line)
            self.forget(line)

    # --- what a line asks

    def forget(self, line: "Line") -> None:
        """Its locks are free, it is told nothing, and what it had not finished is undone."""
        line.is_dead = True
        if line.has_turn:
            self.disk.rollback()
            self._end_turn(line)
        self.lines.pop(line, None)
        self._locks = {name: held for name, held in self._locks.items() if held[0] is not line}
        for listening in self._listening.values():
            listening.pop(line, None)

    def listen(self, channel: str, line: "Line", heard: Heard) -> None:
        self._listening[channel][line] = heard

    async def carry_out(self, line: "Line", sql: str, values: Values) -> list[tuple[Any, ...]]:
        """One question after the other; from BEGIN to COMMIT those of one line."""
        if not line.has_turn:
            await self._turn.acquire()
            line.has_turn = True
        try:
            if line.is_dead:  # it went while others had their turn
                return []
            return self._answer(line, sql, values)
        except sqlite3.DatabaseError as error:
            raise asyncpg.DiskFullError(str(error)) from error
        finally:
            if line.has_turn and not self.disk.in_transaction:
                self.disk.look()
                self._end_turn(line)

    def _end_turn(self, line: "Line") -> None:
        line.has_turn = False
        self._turn.release()

    def _answer(self, line: "Line", sql: str, values: Values) -> list[tuple[Any, ...]]:
        if sql == postgres_log._APPEND:
            return self._append(line, values)
        if sql == postgres_log._THERE:
            return self._there(*values)
        if sql.startswith("SELECT pg_notify"):
            return self._notify(line, *values)
        if sql.startswith("SELECT pg_try_advisory_lock"):
            return [(self._lock(line, *values),)]
        if sql.startswith("SELECT pg_advisory_unlock"):
            return [(self._unlock(line, *values),)]
        if sql.startswith(_IGNORED):
            return []
        plain = sql.replace("$", "?").replace(" FOR UPDATE", "")
        return self.disk.execute(plain, values).fetchall()

    def _append(self, line: "Line", values: Values) -> list[tuple[Any, ...]]:
        """As one statement does it: all of it, or nothing."""
        rows, cards = list(zip(*values[:4], strict=True)), list(zip(*values[4:14], strict=True))
        self.disk.execute("BEGIN")
        try:
            ours = {(row[0], row[1]) for row in rows if self._insert(row)}
            given = {c[0]: _card(c) for c in cards if (c[0], c[1]) in ours}
            sqlite_log._save_cards(self.disk, given)  # type: ignore[arg-type]
            self.disk.execute("COMMIT")
        except BaseException:
            self.disk.rollback()
            raise
        for payload in values[17] if ours else ():
            self._notify(line, values[16], payload)
        return [(table, version, 0) for table, version in sorted(ours)]

    def _insert(self, row: Values) -> bool:
        sql = "INSERT INTO events (table_id, version, at, body) VALUES (?, ?, ?, ?)"
        done = self.disk.execute(f"{sql} ON CONFLICT DO NOTHING", row)
        return done.rowcount > 0

    def _there(self, tables: list[str], versions: list[int]) -> list[tuple[Any, ...]]:
        sql = "SELECT table_id, version, at, body FROM events WHERE table_id = ? AND version = ?"
        asked = zip(tables, versions, strict=True)
        return [row for key in asked for row in self.disk.execute(sql, key).fetchall()]

    def _notify(self, line: "Line", channel: str, payload: str) -> list[tuple[Any, ...]]:
        for other, heard in list(self._listening[channel].items()):
            other.deliver(heard, id(line) & 0xFFFF, channel, payload)
        return [("",)]

    def _lock(self, line: "Line", name: int) -> bool:
        holder, times = self._locks.get(name, (line, 0))
        if holder is not line:
            return False
        self._locks[name] = line, times + 1
        return True

    def _unlock(self, line: "Line", name: int) -> bool:
        holder, times = self._locks.get(name, (None, 0))
        if holder is not line:
            return False
        if times == 1:
            del self._locks[name]
        else:
            self._locks[name] = line, times - 1
        return True


def _card(values: Values) -> Any:
    table, _, *rest = values
    return statements.card_from(table, *rest)


class Line:
    """A connection, as its client knows it."""

    def __init__(self, server: Postgres, patience: float) -> None:
        self._server, self._patience = server, patience
        self._loop = asyncio.get_running_loop()
        self._mourners = list[Callable[[Any], None]]()
        self._waiting = dict[asyncio.Future[Any], None]()
        self._context, self.process = copy_context(), current_process()  # of whoever dialled
        self._told_at = 0.0  # notifications keep their order
        self._under_way = deque[tuple[Heard, int, str, str]]()
        self.is_dead = False
        self.has_turn = False  # in the middle of a transaction
        self._is_known_dead = False

    # --- as asyncpg's

    async def fetch(self, sql: str, *values: Any, timeout: float | None = None) -> Any:
        if self._is_known_dead:
            raise asyncpg.InterfaceError("connection is closed")
        answer = self._loop.create_future()
        self._waiting[answer] = None
        # what was sent is carried out, though whoever asked may die before
        self._server.context.run(self._loop.create_task, self._ask(answer, sql, values))
        try:
            async with asyncio.timeout(timeout or self._patience):
                return await answer
        except TimeoutError:
            self.terminate()
            raise
        finally:
            self._waiting.pop(answer, None)

    async def fetchval(self, sql: str, *values: Any, timeout: float | None = None) -> Any:
        found = await self.fetch(sql, *values, timeout=timeout)
        return found[0][0] if found else None

    async def execute(self, sql: str, *values: Any) -> None:
        await self.fetch(sql, *values)

    async def add_listener(self, channel: str, heard: Heard) -> None:
        await self.fetch("SELECT 1")
        self._server.listen(channel, self, heard)

    def add_termination_listener(self, mourner: Callable[[Any], None]) -> None:
        self._mourners.append(mourner)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Others wait meanwhile; a line that is cut has changed nothing."""
        await self.fetch("BEGIN")
        try:
            yield
        except BaseException:
            if not self._is_known_dead:
                await self.fetch("ROLLBACK")
            raise
        await self.fetch("COMMIT")

    def is_closed(self) -> bool:
        return self._is_known_dead

    def terminate(self) -> None:
        self._is_known_dead = True
        self._server.forget(self)

    async def close(self, timeout: float | None = None) -> None:  # noqa: ARG002 - as asyncpg
        self.terminate()

    # --- what happens to it

    async def _ask(self, answer: asyncio.Future[Any], sql: str, values: Values) -> None:
        await asyncio.sleep(self._server.pause())
        if self.is_dead:
            return
        try:
            found, error = await self._server.carry_out(self, sql, values), None
        except Exception as refused:
            found, error = [], refused
        await asyncio.sleep(self._server.pause())
        if self.is_dead or answer.done():
            return
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)

    def deliver(self, heard: Heard, pid: int, channel: str, payload: str) -> None:
        """What somebody has told, a while later, one after the other."""
        self._told_at = max(self._told_at, self._loop.time() + self._server.pause())
        self._under_way.append((heard, pid, channel, payload))
        self._loop.call_at(self._told_at, self._hear, context=self._context)

    def _hear(self) -> None:
        heard, pid, channel, payload = self._under_way.popleft()
        if not self.is_dead:
            heard(self, pid, channel, payload)

    def noticed(self) -> None:
        """Its client learns that it is dead."""
        if self._is_known_dead:
            return
        self._is_known_dead = True
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(asyncpg.ConnectionDoesNotExistError("connection was closed"))
        for mourner in self._mourners:
            mourner(self)


class LinePool:
    """A few lines, used in turn; a dead one is replaced when it is next wanted."""

    def __init__(self, server: Postgres, url: str, settings: dict[str, Any]) -> None:
        self._server, self._url, self._settings = server, url, settings
        self._idle = list[Line]()
        self._free = asyncio.Semaphore(_LINES)
        self._is_closed = False

    async def begin(self) -> None:
        async with self.acquire():
            pass

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Line]:
        if self._is_closed:
            raise asyncpg.InterfaceError("pool is closed")
        async with self._free:
            line = await self._line()
            try:
                yield line
            finally:
                self._idle.append(line)

    async def _line(self) -> Line:
        while self._idle:
            line = self._idle.pop()
            if not line.is_closed():
                return line
        line = await self._server.connect(self._url, **self._settings)
        if (init := self._settings.get("init")) is not None:
            await init(line)
        return line

    async def fetch(self, sql: str, *values: Any, timeout: float | None = None) -> Any:
        async with self.acquire() as line:
            return await line.fetch(sql, *values, timeout=timeout)

    async def fetchval(self, sql: str, *values: Any, timeout: float | None = None) -> Any:
        async with self.acquire() as line:
            return await line.fetchval(sql, *values, timeout=timeout)

    async def close(self) -> None:
        self.terminate()

    def terminate(self) -> None:
        self._is_closed = True
        for line in self._idle:
            with suppress(Exception):
                line.terminate()
