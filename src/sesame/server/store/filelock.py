"""File lock: one process holds it; when the process dies, however it dies, the system lets go."""

import os
import sys
import time
import weakref
from pathlib import Path
from typing import Final

from sesame.server.saying import say
from sesame.server.store.interface import DatabaseBusy

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


# A server that was just killed may have a child on its way to another program, or one that has not
# run yet since the fork: for that moment, longer where much else runs, the file is still held.
PATIENCE: Final = 3.0  # seconds
_GLANCE: Final = 0.05


def _seize_within(handle: int, patience: float) -> None:
    end = time.monotonic() + patience
    while True:
        try:
            return _seize(handle)
        except OSError:
            if time.monotonic() >= end:
                raise
        time.sleep(_GLANCE)


class FileLock:
    """Held from its making until `release`. The file itself stays: to remove it would be a race.

    To make one waits for whoever holds it, at most `patience` seconds, and blocks its thread.
    """

    def __init__(self, path: Path, patience: float) -> None:
        self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize_within(self._handle, patience)
        except OSError as held:
            self.release()
            raise DatabaseBusy(say("database-busy", path=path.with_suffix(""))) from held
        _HELD.add(self)

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


_HELD: weakref.WeakSet[FileLock] = weakref.WeakSet()


def _let_go_in_child() -> None:
    """A forked child would hold on after its parent was killed. Closing its copy frees nothing."""
    for lock in _HELD:
        lock.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)
