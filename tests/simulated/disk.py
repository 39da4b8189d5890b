"""What a database keeps: SQLite in memory, so that the statements of the real stores are asked.

`full` and `broken` are what a disk does to them. Whoever watches is told of every row the moment it
is in for good, before anybody can be answered.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sesame.server.log.rows import Row
from sesame.server.store import migrations

_NEW = "SELECT rowid, table_id, version, at, body FROM events WHERE rowid > ? ORDER BY rowid"
_CHANGES = ("INSERT", "UPDATE", "DELETE", "COMMIT")


@cache
def _empty() -> bytes:
    """A database of today's schema in which nothing is."""
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        connection.execute(migrations.NUMBERS)
        for statement in migrations.missing(0, migrations.STEPS, migrations.SQLITE):
            connection.execute(statement)
        return connection.serialize()


class Disk:
    """As `sqlite3.Connection` is used by the stores."""

    def __init__(self, secret: bytes) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._connection.deserialize(_empty())
        self._connection.execute("INSERT INTO secrets VALUES ('session', ?)", (secret,))
        self._seen = 0
        self.is_full = self.is_broken = False
        self.damaged = ""  # what cannot be read: "FROM events", say
        self.on_row: Callable[[Row], None] = lambda _: None

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        if self.is_broken and not sql.startswith(("BEGIN", "ROLLBACK")):
            raise sqlite3.OperationalError("disk I/O error")
        if self.damaged and self.damaged in sql:
            raise sqlite3.DatabaseError("database disk image is malformed")
        if self.is_full and sql.lstrip().startswith(_CHANGES):
            raise sqlite3.OperationalError("database or disk is full")
        return self._connection.execute(sql, values)

    def rollback(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def look(self) -> None:
        """Something may have been written, and it is there for good."""
        for number, *row in self._connection.execute(_NEW, (self._seen,)).fetchall():
            self._seen = number
            self.on_row(Row(*row))

    def rows(self, table: str) -> list[Row]:
        """The log as it is, whatever is wrong with the disk."""
        sql = "SELECT table_id, version, at, body FROM events WHERE table_id = ? ORDER BY version"
        return [Row(*row) for row in self._connection.execute(sql, (table,)).fetchall()]

    def close(self) -> None:
        self._connection.close()
