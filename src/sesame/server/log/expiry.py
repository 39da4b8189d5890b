"""Expiry: how long a table waits for people before it is closed. Reads no clock.

A table's card says when it is due to be looked at (`due`): no later than anything can happen there
by itself while nobody watches, a flag, the beginning of a game or the end of everybody's patience.
So a house with a million tables reads those that are due, and no others.
"""

from typing import Final

from sesame.server.log import mixing
from sesame.server.log.table import Table

_MINUTE: Final = 60_000
_DAY: Final = 24 * 60 * _MINUTE

# Milliseconds since anything happened there, with nobody at the table
WAITING_IN_PUBLIC: Final = 10 * _MINUTE  # listed, and nobody is there to play with
WAITING: Final = 7 * _DAY  # by a link that was sent to somebody
ROBOTS_ALONE: Final = _DAY  # no person has a chair
RUNNING: Final = 40 * _DAY  # longer than the longest clock for one move
RECORD: Final = 30 * _DAY  # a game from elsewhere, opened to be looked at
VOID: Final = 60 * _MINUTE  # closed before it began, or a record: then it is deleted


def patience(table: Table) -> int:
    if table.is_record:
        return RECORD
    if table.status == "open":
        return WAITING_IN_PUBLIC if table.settings.public else WAITING
    return RUNNING if table.people else ROBOTS_ALONE


def ends(table: Table) -> int:
    """When it is closed, if nobody comes."""
    return table.stirred_at + patience(table)


def due(table: Table) -> int | None:
    """When to look at the table again; None: it is over, and kept."""
    if table.is_closed or (table.status == "over" and not table.is_record):
        return None
    if table.is_mixing:
        return min(ends(table), mixing.ends(table))
    falls = table.clocks.falls()
    return ends(table) if falls is None else min(ends(table), falls[0])
