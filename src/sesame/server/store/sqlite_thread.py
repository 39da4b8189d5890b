"""Group commit: a thread with a connection of its own; all that waits is one transaction.

The disk is synced once for the whole batch (group commit), and the event loop woken once. What is
asked in one turn of the loop is handed over in handfuls: each time that the thread wakes, Python's
lock goes back and forth between the two several times, and so the loop stands still.
"""

import asyncio
import contextlib
import math
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sesame.server.saying import say
from sesame.server.store.interface import DatabaseFailed, closed

Item = TypeVar("Item")
Answer = TypeVar("Answer")
# One answer an item; neighbours in the queue that ask for the same work are done together
Work = Callable[[sqlite3.Connection, Sequence[Item]], Sequence[Answer]]


PATIENCE: Final = 20.0  # seconds for a lock to go; then whoever asked is told
BUSY: Final = 1.0  # seconds that SQLite itself waits for it, before we look whether to go on
_LAST_PATIENCE: Final = 2.0  # the same once the server stops, for all that waits together
_HANDFUL: Final = 48  # as much as the thread is given before the loop's turn is over
MOST_AT_ONCE: Final = 128  # values of so many rows are within any limit of a statement
_ONE_STATEMENT: Final = set[Work[Any, Any]]()


def one_statement(work: Work[Item, Answer]) -> Work[Item, Answer]:
    """Work that is a transaction by itself: to begin and end one would take the lock twice more."""
    _ONE_STATEMENT.add(work)
    return work


class Job(NamedTuple):
    """What was asked, and who waits for it."""

    work: Work[Any, Any]
    item: Any
    future: asyncio.Future[Any]


class Desk(Protocol):
    """Where work is asked for; it is answered once it is done for good."""

    def ask(self, work: Work[Item, Answer], item: Item) -> asyncio.Future[Answer]: ...
    async def close(self) -> None: ...  # after all that was asked has been carried out


class Clerk:
    """Carries out what was asked, in its order; knows neither thread nor event loop.

    A transaction that fails is undone and its work tried again one by one, so that only the guilty
    are refused: work must change nothing but the database.
    """

    def __init__(
        self, connection: sqlite3.Connection, begin: str, patience: float = PATIENCE
    ) -> None:
        self.connection = connection
        self._begin, self._patience = begin, patience
        self.ends_at = math.inf  # no lock is waited for any longer

    def carry_out(self, batch: list[Job]) -> list[Any]:
        try:
            return self._transact(batch)
        except Exception as error:
            if len(batch) == 1:
                return [_failed(error) if isinstance(error, sqlite3.Error) else error]
            if _is_hopeless(error):  # one by one it would go no better
                return [_failed(error)] * len(batch)
            return [self.carry_out([job])[0] for job in batch]

    def _transact(self, batch: list[Job]) -> list[Any]:
        """As soon as whoever else has locked the file lets go, within reason."""
        began = time.monotonic()
        while True:
            try:
                return self._attempt(batch)
            except sqlite3.OperationalError as error:
                end = min(began + self._patience, self.ends_at)
                if not _is_locked(error) or time.monotonic() >= end:
                    raise

    def _attempt(self, batch: list[Job]) -> list[Any]:
        (work, *others) = {job.work for job in batch}
        if work in _ONE_STATEMENT and not others:
            return list(work(self.connection, [job.item for job in batch]))
        self.connection.execute(self._begin)
        try:
            answers: list[Any] = []
            for work, jobs in groupby(batch, key=attrgetter("work")):
                answers += work(self.connection, [job.item for job in jobs])
            self.connection.execute("COMMIT")
        except Exception:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return answers


class Worker:
    """A clerk in a thread of its own; a future has its answer after COMMIT has returned."""

    def __init__(
        self, connection: sqlite3.Connection, begin: str, patience: float = PATIENCE
    ) -> None:
        self._clerk = Clerk(connection, begin, patience)
        self._loop = asyncio.get_running_loop()
        self._asked = list[Job]()  # and not handed over yet
        self._waiting: SimpleQueue[list[Job]] = SimpleQueue()  # none: nothing comes after
        self._is_ending = False
        self._thread = threading.Thread(target=self._run, name="sesame-sqlite", daemon=True)
        self._thread.start()

    def ask(self, work: Work[Item, Answer], item: Item) -> asyncio.Future[Answer]:
        future: asyncio.Future[Answer] = self._loop.create_future()
        if self._is_ending:
            future.set_exception(closed())
            return future
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(Job(work, item, future))
        if len(self._asked) == _HANDFUL:
            self._hand_over()
        return future

    def _hand_over(self) -> None:
        if self._asked:
            asked, self._asked = self._asked, []
            self._waiting.put(asked)

    async def close(self) -> None:
        """After all that was asked has been carried out."""
        if not self._is_ending:
            self._is_ending = True
            self._clerk.ends_at = time.monotonic() + _LAST_PATIENCE
            self._hand_over()
            self._waiting.put([])
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        has_more = True
        while has_more:
            batch, has_more = self._next_batch()
            if batch:
                answers = self._clerk.carry_out(batch)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                    self._loop.call_soon_threadsafe(settle, batch, answers)
        self._clerk.connection.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """All that waits, as far as one statement takes it; and whether anything may come after."""
        batch = asked = self._waiting.get()
        with contextlib.suppress(Empty):
            while asked and len(batch) + _HANDFUL <= MOST_AT_ONCE:
                asked = self._waiting.get_nowait()
                batch = batch + asked
        return batch, bool(asked)


def _is_locked(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
    )


def _is_hopeless(error: Exception) -> bool:
    """Not for what one of them asked, but for the disk, the file or a lock."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(
        error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.DataError
    )


def _failed(error: Exception) -> DatabaseFailed:
    return DatabaseFailed(say("database-cannot-keep", error=str(error)))


def settle(batch: list[Job], answers: list[Any]) -> None:
    """Whoever waits is told; on the event loop."""
    for job, answer in zip(batch, answers, strict=True):
        if job.future.done():  # cancelled meanwhile
            continue
        if isinstance(answer, Exception):
            job.future.set_exception(answer)
        else:
            job.future.set_result(answer)
