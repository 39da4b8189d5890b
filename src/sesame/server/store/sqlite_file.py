"""The file of a SQLite database: who may read it, whether it was cut, whether it is whole."""

import asyncio
import logging
import os
import sqlite3
import stat
import time
from pathlib import Path
from typing import Final

from sesame.server.saying import say
from sesame.server.store.interface import BadDatabase

_log = logging.getLogger("sesame.database")
_PRIVATE: Final = stat.S_IRUSR | stat.S_IWUSR  # the key of sessions and the seeds are in it
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_RARELY: Final = 50.0  # times as long as looking through the file took, before it is done again
_LEAST: Final = 2.0  # seconds between two looks


def make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))


def keep_private(path: Path) -> None:
    """Nobody else on this machine may read it, nor what SQLite keeps beside it."""
    for file in (path, *(path.with_name(path.name + beside) for beside in ("-wal", "-shm"))):
        if not file.is_file() or not (mode := stat.S_IMODE(file.stat().st_mode)) & _OTHERS:
            continue
        try:
            file.chmod(mode & ~_OTHERS)
            _log.warning("%s could be read by others on this machine; no longer", file)
        except OSError:
            _log.warning("%s can be read by others on this machine: chmod 600 it", file)


def refuse_empty(path: Path) -> None:
    """Of nothing we would make a new house without a word, and all games would be gone."""
    if path.is_file() and path.stat().st_size == 0:
        raise BadDatabase(say("database-empty", path=path))


class Health:
    """Whether the file is whole: looked through now and then, by a connection of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_whole = True
        self._again_at = 0.0
        self._looking: asyncio.Task[None] | None = None

    async def is_whole(self) -> bool:
        """As of the last look; where that was long ago, a new one is begun, and waited for shortly.

        Once it was found damaged it stays so: what is told well again was only not asked for.
        """
        if self._is_whole and self._looking is None and time.monotonic() >= self._again_at:
            self._looking = asyncio.create_task(self._look())
        if self._looking is not None:
            await asyncio.wait({self._looking}, timeout=1)
        return self._is_whole

    async def _look(self) -> None:
        began = time.monotonic()
        try:
            self._is_whole = await asyncio.to_thread(_is_sound, self._path)
        finally:
            took = time.monotonic() - began
            self._again_at = time.monotonic() + max(_LEAST, _RARELY * took)
            self._looking = None


def _is_sound(path: Path) -> bool:
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=1)
        try:
            (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            return bool(told == "ok")
        finally:
            connection.close()
    except sqlite3.OperationalError:  # locked, or no more files: that says nothing about the file
        return True
    except sqlite3.DatabaseError:
        return False
