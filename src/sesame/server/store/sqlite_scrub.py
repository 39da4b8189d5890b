"""Erased for good: what was deleted is in no page of the file, and not in its write-ahead log.

`secure_delete` overwrites what a statement deletes, but not the copies that SQLite leaves behind
when it splits a page, one row in some thousands. We look; if one is there, the file is rewritten.
"""

import logging
import mmap
import sqlite3
import time
from pathlib import Path
from typing import Final

_PATIENCE: Final = 10.0  # seconds that readers may take to let go of the write-ahead log
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
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as found:
        return found.find(word.encode()) >= 0


def _empty_the_log(connection: sqlite3.Connection) -> None:
    end = time.monotonic() + _PATIENCE
    while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        if time.monotonic() > end:
            _log.warning("the write-ahead log is in use: it is emptied at the next start")
            return
        time.sleep(0.05)
