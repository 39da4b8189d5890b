"""Erased for good: what was deleted is in no page of the file, and not in its write-ahead log.

`secure_delete` overwrites what a statement deletes, but not the copies that SQLite leaves behind
when it splits a page, one row in some thousands. We look; if one is there, the file is rewritten.

Whoever looks is a process of its own, this very file: POSIX lets go of all locks that a process has
on a file as soon as it closes that file anywhere, SQLite's included. The next one to close the
database, a backup say, would take itself for the last and remove the log under us.
"""

import logging
import mmap
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

_PATIENCE: Final = 10.0  # seconds that readers may take to let go of the write-ahead log
_FOUND: Final = 10  # how a process ends that looked, and found it
_NOWHERE: Final = 0
_log = logging.getLogger("sesame.store")


def scrub(path: Path, word: str) -> None:
    """After it was deleted: the word is nowhere in the files."""
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
    try:
        _empty_the_log(connection)
        if has_word(path, word):
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("VACUUM")
            _empty_the_log(connection)
    finally:
        connection.close()


def has_word(path: Path, word: str) -> bool:
    """Whether the file has it anywhere, in use or not."""
    command = [sys.executable, "-I", __file__, str(path)]
    told = subprocess.run(command, input=word.encode(), check=False).returncode
    if told not in (_FOUND, _NOWHERE):
        raise OSError(f"could not look through {path}")
    return told == _FOUND


def _empty_the_log(connection: sqlite3.Connection) -> None:
    end = time.monotonic() + _PATIENCE
    while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        if time.monotonic() > end:
            _log.warning("the write-ahead log is in use: it is emptied at the next start")
            return
        time.sleep(0.05)


def _look(path: str, word: bytes) -> int:
    with (
        open(path, "rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as found,
    ):
        return _FOUND if found.find(word) >= 0 else _NOWHERE


if __name__ == "__main__":
    sys.exit(_look(sys.argv[1], sys.stdin.buffer.read()))
