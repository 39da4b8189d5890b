"""Facts: what happened, what may be done and why not, as rows of small integers.

A row is the number of its kind, then what the kind declares:

    class Went(Fact):
        '''A pawn has gone to another square.'''

        seat: int = part("whose pawn")
        start: int = part("the square it stood on")
        goal: int = part("the square it stands on now", sets="pawn[seat]")

Kernels write the rows, from tables as one viewer knows them, so they tell nothing that this viewer
may not know. Words are made of them by message files (`core/messages.py`): a kind's name is that of
its message. `sets` names the number of the table that this is from then on: whoever draws a table
goes from one effect of a step to the next, and arrives at the table as it is after the step.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple

from sesame.core.contract import Rows, State
from sesame.core.kernel import kernel

WIDTH = 8  # numbers in a row: the kind, and what it says

_PLACE = re.compile(r"(?P<field>\w+)(\[(?P<index>\w+|:)\](\[(?P<second>\w+|:)\])?)?")


class Place(NamedTuple):
    """A number of the table: a field, or an entry of it by other parts of the fact."""

    field: str
    at: tuple[str, ...] = ()  # names of parts; ":" for every entry


@dataclass(frozen=True)
class Part:
    """One number that a kind of fact says."""

    name: str
    meaning: str
    sets: Place | None


def part(meaning: str, *, sets: str = "") -> Any:
    """Declare a number, and which number of the table it is: `field`, `field[part]`, `field[:]`.

    `:` is every entry: `field[part][:]` a whole row.
    """
    found = _PLACE.fullmatch(sets)
    if sets and not found:
        raise TypeError(f"{sets!r} names no number of a table")
    place = Place(found["field"], _index(found)) if sets and found else None
    return Part("", meaning, place)


def _index(found: re.Match[str]) -> tuple[str, ...]:
    return tuple(name for name in (found["index"], found["second"]) if name)


class Fact:
    """What kinds of facts are made of: declared, never made an instance of."""

    parts: ClassVar[tuple[Part, ...]] = ()
    width: ClassVar[int] = 1  # numbers of a row as it is sent: the kind, and its parts

    def __init_subclass__(cls) -> None:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Part)}
        cls.parts = tuple(replace(value, name=name) for name, value in declared.items())
        cls.width = 1 + len(cls.parts)
        if cls.width > WIDTH:
            raise TypeError(
                f"{cls.__name__} says {len(cls.parts)} things; {WIDTH - 1} are the most"
            )


Kinds = Sequence[type[Fact]]
Row = Sequence[int]  # one fact, as it is sent


def name_of(kind: type[Fact]) -> str:
    """As messages and the page call it: `RoundEnded` is round-ended."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@kernel
def put(
    rows: Rows,
    n: int,
    kind: int,
    a: int,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> int:
    """Write one more row; answer how many there are. One too many is lost, not written beyond."""
    if n < rows.shape[0]:
        rows[n, 0], rows[n, 1], rows[n, 2], rows[n, 3] = kind, a, b, c
        rows[n, 4], rows[n, 5], rows[n, 6], rows[n, 7] = d, e, f, g
    return n + 1


def told(kinds: Kinds, row: Iterable[int]) -> tuple[type[Fact], dict[str, int]]:
    """A row with its names."""
    number, *values = map(int, row)
    kind = kinds[number]
    return kind, {part.name: value for part, value in zip(kind.parts, values, strict=False)}


def short(kinds: Kinds, rows: Rows) -> list[list[int]]:
    """Rows as they are sent: without the zeros behind what a kind says."""
    written: list[list[int]] = rows.tolist()
    return [row[: kinds[row[0]].width] for row in written]


def redo(kinds: Kinds, rows: Iterable[Iterable[int]], table: State) -> None:
    """Let a table, as a viewer knows it, become what the effects say of it, one after the other."""
    for row in rows:
        kind, said = told(kinds, row)
        for each in kind.parts:
            if each.sets is not None:
                _set(table, each.sets, said, said[each.name])


def _set(table: State, place: Place, said: dict[str, int], value: int) -> None:
    if not place.at:
        table[place.field] = value
    else:
        entries = (slice(None) if name == ":" else said[name] for name in place.at)
        table[place.field][tuple(entries)] = value
