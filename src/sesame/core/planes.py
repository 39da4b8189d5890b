"""How learners read a table: planes over its board, categories and scaled numbers.

    PLANES = planes(
        SQUARES,
        turns=True,
        without=("occupied",),
        pile=kinds(SQUARE, used=range(8)),
        pawn=squares(),
        waiting=seats(),
    )

A game says it beside its record (`state.py`), of the fields that are more than a number; what it
leaves out is read by how the field is declared. `core/portrait.py` makes numbers of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any

# What a value is, or the members of a set are, or the entries of an axis stand for.
NUMBER = "number"
KIND = "kind"  # one of several that have no order: a number of its own for each
SQUARE = "square"  # of the board: planes
SEAT = "seat"  # counted from whoever looks
ROW = "row"  # entries of which those of seats are turned, and all are told
_EACH_SEAT = "seats"


@dataclass(frozen=True)
class Reading:
    """How one field is read."""

    value: str
    by: tuple[str, ...] = ()  # what the axes of its shape stand for; (): as `each` says
    used: range | None = None  # members of a set, or entries of the last axis, that are ever used


@dataclass(frozen=True)
class Planes:
    """How a table is read: the shape of its board, and the fields of which there is more to say."""

    board: tuple[int, ...] = ()
    turns: bool = False  # the second seat sees the board from its other end
    without: frozenset[str] = frozenset()  # fields that say nothing which others do not
    read: Mapping[str, Reading] = field(default_factory=dict)

    @property
    def squares(self) -> int:
        """How many squares the board has."""
        return prod(self.board) if self.board else 0

    def turned(self, square: int, seat: int) -> int:
        """Where a seat sees a square."""
        return self.squares - 1 - square if self.turns and seat == 1 else square

    def reading(self, of: Any) -> Reading:
        """How a field (`fields.Field`) is read."""
        found = self.read.get(of.name) or Reading(KIND if of.names else NUMBER)
        if found.by:
            return found
        by = ("",) * len(of.shape)
        if of.each == _EACH_SEAT:
            by = (SEAT, *by[1:])
        return Reading(found.value, by, found.used)

    def check(self, names: set[str], game: str) -> None:
        """Raise TypeError for what is said of fields that there are not."""
        if unknown := (set(self.read) | self.without) - names:
            raise TypeError(f"the planes of {game} read no field {sorted(unknown)}")


def planes(
    *board: int, turns: bool = False, without: tuple[str, ...] = (), **read: Reading
) -> Planes:
    """How a table is read; `board` is the shape of what its squares are the entries of."""
    return Planes(board, turns, frozenset(without), read)


def numbers(*by: str, used: range | None = None) -> Reading:
    """Values that are more or less; the members of a set as they are."""
    return Reading(NUMBER, by, used)


def kinds(*by: str, used: range | None = None) -> Reading:
    """Values that have no order."""
    return Reading(KIND, by, used)


def squares(*by: str, used: range | None = None) -> Reading:
    """Values, or members of a set, that are squares of the board."""
    return Reading(SQUARE, by, used)


def seats(*by: str) -> Reading:
    """Values, or members of a set, that are seats."""
    return Reading(SEAT, by)
