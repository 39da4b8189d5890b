"""Worker processes: Ctrl-C in a terminal reaches every process, and is for the parent to answer.

A worker that is being started imports for a second or more before any line of ours runs in it; an
interrupt in that time would print a traceback of it. So it is started with interrupts held back.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess


class _Worker(SpawnProcess):
    """Deaf to Ctrl-C from its first moment, if `heed_nothing` is the first that it runs."""

    def start(self) -> None:
        with _interrupts_held_back():
            super().start()


class _Spawning(SpawnContext):
    Process = _Worker


def spawning() -> SpawnContext:
    """For `ProcessPoolExecutor(mp_context=...)`: fresh processes that share nothing with ours."""
    return _Spawning()


def heed_nothing() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):  # Windows: a console tells all of its processes
        yield
        return
    resource_tracker.ensure_running()  # starting it later would let them through again
    held_before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held_before)
