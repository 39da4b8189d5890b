"""LISTEN and advisory locks: the one connection of a process that stays open, hears the others and
holds what we keep.

Both live and die with it: when it is lost, notifications may have been missed and the locks are
free for others. One call, `on_gap`, says both, when the line is there again.
"""

import asyncio
import contextlib
import hashlib
from typing import Any, Final

import asyncpg

from sesame.server.store.interface import OnGap, OnNote, OnRow, closed
from sesame.server.store.postgres_log import ROWS, Dial, hang_up
from sesame.server.store.postgres_trouble import is_trouble, patiently, pause

NOTES: Final = "sesame_notes"  # the channel on which notes are told
_HEARTBEAT: Final = 10.0  # seconds: a line that was cut without a word is noticed by then


class Listener:
    """Says nothing of what we told ourselves: `who` opens every payload."""

    def __init__(self, dial: Dial, who: str, patience: float) -> None:
        self._dial = dial
        self._patience = patience
        self._who = who
        self._connection: Any = None
        self._is_lost = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()  # a connection takes one question after the other
        self._kept: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self.on_row: OnRow = lambda _table, _version: None
        self.on_note: OnNote = lambda _note: None
        self.on_gap: OnGap = lambda: None

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._mind())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        await hang_up(self._connection)

    async def keep(self, table: str) -> bool:
        return await patiently(lambda: self._try_keep(table), self._patience)

    async def release(self, table: str) -> None:
        """A line that is lost has released it already."""
        if table not in self._kept:
            return
        self._kept.discard(table)
        try:
            await self._ask("SELECT pg_advisory_unlock($1)", lock_number(table))
        except Exception as error:
            if not is_trouble(error):
                raise
            self._is_lost.set()  # not known to be free: the next connection surely starts free

    async def _try_keep(self, table: str) -> bool:
        if table in self._kept:
            return True
        if self._task is None:
            raise closed()
        connection = self._connection
        is_ours = await self._ask("SELECT pg_try_advisory_lock($1)", lock_number(table))
        if connection is not self._connection or self._is_lost.is_set():
            raise asyncpg.InterfaceError("the line was lost while it answered")
        if is_ours:
            self._kept.add(table)
        return bool(is_ours)

    async def _ask(self, sql: str, *values: Any) -> Any:
        async with self._one_at_a_time:
            return await self._connection.fetchval(sql, *values)

    async def _connect(self) -> None:
        connection = await self._dial()
        is_lost = asyncio.Event()
        connection.add_termination_listener(lambda _: is_lost.set())
        try:
            await connection.add_listener(ROWS, self._hear_rows)
            await connection.add_listener(NOTES, self._hear_note)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._is_lost = connection, is_lost

    async def _mind(self) -> None:
        while True:
            await self._until_lost()
            self._connection.terminate()
            self._kept.clear()
            await self._reconnect()
            asyncio.get_running_loop().call_soon(self.on_gap)

    async def _until_lost(self) -> None:
        while not self._is_lost.is_set():
            try:
                await asyncio.wait_for(self._is_lost.wait(), _HEARTBEAT)
            except TimeoutError:
                try:
                    await self._ask("SELECT 1")
                except Exception:  # whatever it is, a new connection does not have it
                    self._is_lost.set()

    async def _reconnect(self) -> None:
        """For as long as it takes: there is nothing else this process could do."""
        attempt = 0
        while True:
            try:
                return await self._connect()
            except Exception:  # a wrong password too may be mended while we wait
                await asyncio.sleep(pause(attempt))
                attempt += 1

    def _hear_rows(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        who, *lines = str(payload).split("\n")
        if who == self._who:
            return
        for line in lines:
            version, table = line.split(" ", 1)
            self.on_row(table, int(version))

    def _hear_note(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        who, note = str(payload).split("\n", 1)
        if who != self._who:
            self.on_note(note)


def lock_number(table: str) -> int:
    """PostgreSQL's advisory locks have numbers of 64 bits for names."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), signed=True)
