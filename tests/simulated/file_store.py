"""A simulated SQLite store: the real one, over a disk of the simulation and without its threads.

What is asked waits a while; what waits together is one transaction, by the real `Clerk`; the answer
comes a while after that. A process that dies in between has written what it was never told of.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from sesame.server.store.interface import closed
from sesame.server.store.sqlite import SqliteStore
from sesame.server.store.sqlite_thread import MOST_AT_ONCE, Clerk, Job, Work, settle
from tests.simulated.disk import Disk

Item = TypeVar("Item")
Answer = TypeVar("Answer")
Pause = Callable[[], float]  # seconds, another number each time


class Desk:
    """What a thread with a connection does, as steps of the event loop."""

    def __init__(self, disk: Disk, begin: str, pause: Pause) -> None:
        self._disk, self._pause = disk, pause
        self._clerk = Clerk(cast(Any, disk), begin, patience=0)
        self._waiting = list[Job]()
        self._is_ending = False
        self._is_busy = False
        self._done = asyncio.Event()

    def ask(self, work: Work[Item, Answer], item: Item) -> asyncio.Future[Answer]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        if self._is_ending:
            future.set_exception(closed())
            return future
        self._waiting.append(Job(work, item, future))
        self._go_on()
        return future

    def _go_on(self) -> None:
        if self._waiting and not self._is_busy:
            self._is_busy = True
            asyncio.get_running_loop().call_later(self._pause(), self._carry_out)
        elif not self._waiting and self._is_ending and not self._is_busy:
            self._done.set()

    def _carry_out(self) -> None:
        batch = self._waiting[:MOST_AT_ONCE]
        del self._waiting[:MOST_AT_ONCE]
        answers = self._clerk.carry_out(batch)
        self._disk.look()
        asyncio.get_running_loop().call_later(self._pause() / 4, self._answer, batch, answers)

    def _answer(self, batch: list[Job], answers: list[Any]) -> None:
        self._is_busy = False
        settle(batch, answers)
        self._go_on()

    async def close(self) -> None:
        self._is_ending = True
        self._go_on()
        await self._done.wait()


class FileStore(SqliteStore):
    """Everything else is the real one's."""

    def __init__(self, disk: Disk, pause: Pause) -> None:
        super().__init__(Path("simulated"))
        self._disk, self._pause = disk, pause

    async def open(self) -> None:
        self._writer = Desk(self._disk, "BEGIN IMMEDIATE", self._pause)
        self._reader = Desk(self._disk, "BEGIN", self._pause)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()

    async def scrub(self, person: str) -> None:
        """There is no file in which anything could be left."""

    async def is_well(self) -> bool:
        try:
            await self._change("INSERT INTO life VALUES ('probe', 1, 0, 0) ON CONFLICT DO NOTHING")
        except Exception:
            return False
        return True
