"""What the server itself has written down, read beside it: the truth that no browser is told.

A table can also be laid at a position, before anybody has looked at it.
"""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec

from sesame.server.log import decisions, events
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import Settings


def truth(database: Path, name: str) -> Table:
    """The table as its log has it."""
    with closing(sqlite3.connect(database)) as kept:
        asked = "SELECT version, at, body FROM events WHERE table_id = ? ORDER BY version"
        rows = [Row(name, *row) for row in kept.execute(asked, (name,))]
    return Table.read(name, rows)


def lay(database: Path, name: str, host: str, settings: Settings, position: str) -> None:
    """A table at that position; where every chair is taken it has begun."""
    table, written = Table(name), list[Row]()

    def write(event: events.Event) -> None:
        body = msgspec.json.encode(Entry(event=event, by=host))
        written.append(Row(name, len(written) + 1, time.time_ns() // 1_000_000, body))
        table.fold(written[-1])

    write(decisions.create(settings, position=position))
    if not any(sitter.is_free for sitter in table.sitters):
        write(decisions.start(table))
    with closing(sqlite3.connect(database, timeout=20)) as kept, kept:
        lines = [(row.table, row.version, row.at, row.body) for row in written]
        kept.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", lines)
