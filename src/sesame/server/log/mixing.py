"""Chance mixed from many hands, so that nobody chooses or foresees it, the house included. Pure.

The house commits to its seed when a table opens. Each person's device seals a part of its own; when
the game is to begin no seal can come, go or change any more, and only then each device shows what
is in its seal. Chance is drawn from the seed and all parts that were shown (`core/fair.py`): the
house never knew the parts in time, nobody else knows the seed before the end.

A device that keeps silent is not waited for long: its part is left out, and everybody sees that.
Where no device has sealed anything the game begins at once, by the house's seed alone.
"""

from typing import Final

from sesame.core.fair import Part
from sesame.server.log.table import Table

PATIENCE: Final = 5_000  # milliseconds in which a device shows its part


def told(table: Table) -> tuple[Part, ...]:
    """What everybody may know of it: seals so far, or those that count and what was in them."""
    return gathered(table) if table.is_open else table.match.parts


def gathered(table: Table) -> tuple[Part, ...]:
    """The seals of those who sit now, one for a person, by the first of their seats."""
    people = [(table.seats_of(person)[0], person) for person in table.people]
    return tuple(Part(seat, table.seals[it]) for seat, it in sorted(people) if it in table.seals)


def left(table: Table, now: float) -> float:
    """Milliseconds that parts are still waited for; nothing if all are there."""
    if all(part.bits is not None for part in table.match.parts):
        return 0.0
    return max(0.0, ends(table) - now)


def ends(table: Table) -> int:
    """When nobody is waited for any more."""
    return table.mixed_at + PATIENCE


def part_of(table: Table, person: str) -> Part | None:
    """The part that somebody's device has sealed, where seals are fixed."""
    seats = table.seats_of(person)
    return next((part for part in table.match.parts if part.seat in seats), None)
