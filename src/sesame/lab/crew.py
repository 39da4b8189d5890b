"""Who does the work: threads or processes of this machine, or a cluster.

Work is many pieces that do not depend on one another. The answer to a piece follows from the piece
and from what all pieces share, and from nothing else: it is the same whoever gives it, however
often it is asked for. So the totals are the same as on one core.
"""

import os
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Protocol, TypeVar

from sesame.core.errors import SesameError
from sesame.core.offspring import heed_nothing, spawning
from sesame.core.words import Words

Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Answer = TypeVar("Answer")

AHEAD = 4  # pieces handed out for each worker, so that none waits for the next


class Crew(Protocol):
    """Workers. They are sent the task by its name, so it stands at the top of a module.

    `prepare` compiles what the task needs, where several would all compile it.
    """

    def __call__(
        self,
        task: Callable[[Shared, Piece], Answer],
        shared: Shared,
        pieces: Sequence[Piece],
        prepare: Callable[[], object],
    ) -> Generator[Answer]:
        """The answers, in the order in which they are ready."""
        ...


class Threads:
    """For tasks that are one call of a kernel, which runs beside others."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1

    def __call__(
        self,
        task: Callable[[Shared, Piece], Answer],
        shared: Shared,
        pieces: Sequence[Piece],
        prepare: Callable[[], object],
    ) -> Generator[Answer]:
        prepare()
        with ThreadPoolExecutor(self.count) as pool:
            yield from _flow(pool, lambda piece: task(shared, piece), pieces, self.count)


class Processes:
    """For tasks that are Python; a single worker is this process itself."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1

    def __call__(
        self,
        task: Callable[[Shared, Piece], Answer],
        shared: Shared,
        pieces: Sequence[Piece],
        prepare: Callable[[], object],
    ) -> Generator[Answer]:
        workers = min(self.count, len(pieces))
        if workers > 1:
            prepare()
            yield from _in_processes(task, shared, pieces, workers)
        else:
            yield from (task(shared, piece) for piece in pieces)


def attempt(
    task: Callable[[Shared, Piece], Answer], shared: Shared, piece: Piece
) -> Answer | Words:
    """The answer, or the words of a refusal: they are told as well as in the parent."""
    try:
        return task(shared, piece)
    except SesameError as error:
        return error.words


def accepted(answer: Answer | Words) -> Answer:
    """The answer; raises the refusal."""
    if isinstance(answer, Words):
        raise SesameError(answer)
    return answer


def _flow(
    pool: Executor, do: Callable[[Piece], Answer], pieces: Iterable[Piece], workers: int
) -> Generator[Answer]:
    """Hand pieces out a few at a time: there may be a million of them."""
    running = set[Future[Answer]]()
    for piece in pieces:
        running.add(pool.submit(do, piece))
        if len(running) >= AHEAD * workers:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def _in_processes(
    task: Callable[[Shared, Piece], Answer], shared: Shared, pieces: Sequence[Piece], workers: int
) -> Generator[Answer]:
    context = spawning()
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _enter, (task, shared, theirs))
    try:
        for answer in _flow(pool, _answer_here, pieces, workers):
            yield accepted(answer)
        pool.shutdown()
    except BrokenProcessPool:
        raise SesameError("worker-lost") from None
    finally:
        ours.close()  # whoever is still at work stops: see `_watch`
        pool.shutdown(cancel_futures=True)
        theirs.close()


# --- in a worker

_here: tuple[Callable[[Any, Any], Any], Any] | None = None


def _enter(task: Callable[[Any, Any], Any], shared: Any, parent: Connection) -> None:
    """What a worker knows before its first piece."""
    global _here  # noqa: PLW0603  (a worker has one task in its life)
    _here = task, shared
    heed_nothing()
    Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: Connection) -> None:
    """Stop at once, in the middle of a piece, when the parent has left or was killed."""
    try:
        parent.recv()
    except (EOFError, OSError):
        os._exit(1)


def _answer_here(piece: Any) -> Any:
    assert _here is not None
    return attempt(*_here, piece)
