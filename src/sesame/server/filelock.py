"""A file that one process holds; when the process dies, however it dies, the system lets go."""

import os
import sys
import weakref
from pathlib import Path

from sesame.server.store import DatabaseBusy

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from its making until `release`. The file itself stays: to remove it would be a race."""

    def __init__(self, path: Path) -> None:
        self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._handle)
        except OSError as held:
            self.release()
            raise DatabaseBusy(
                f"un autre serveur Sésame utilise déjà {path.with_suffix('')}",
                f"another Sésame server is already at work on {path.with_suffix('')}",
            ) from held
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
