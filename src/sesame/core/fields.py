"""Records, declared field by field: type, shape, range or bits, and one sentence of meaning.

    class State(Record):
        pawn: Numbers = whole("i1", "square of each pawn", shape=SEATS, most=63)
        waiting: int = bits("i1", "seats whose fist is not yet in")

From this come the NumPy type (`State.dtype`), the record that compiled code knows, the attributes
that mypy checks in rules, and what learners are told about an observation. Fields of a base class
come first: a board that table and settings share.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.integer[Any]]  # a field that is an array


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    kind: str  # of one number, as NumPy writes it
    shape: tuple[int, ...]  # () for a single number
    offset: int  # in bytes, from the beginning of the record
    width: int  # bits that make one number of an observation; 0: the number itself
    low: int
    high: int
    meaning: str
    names: tuple[str, ...] = ()  # what its values are called, from 0 on
    absent: int | None = None  # the value that means there is none
    each: str = ""  # the field that says how many entries count; "": all of them
    is_switch: bool = False  # yes or no

    @property
    def size(self) -> int:
        """Of one number, in bytes."""
        return np.dtype(self.kind).itemsize

    @property
    def parts(self) -> int:
        """Numbers of an observation that one number of the field makes; no set has a sign."""
        return (8 * self.size - 1) // self.width if self.width else 1

    @property
    def numbers(self) -> int:
        """Numbers of an observation in all."""
        return int(np.prod(self.shape, dtype=int)) * self.parts


class Record:
    """What a game's `State` and `Settings` are made of: declared, never made an instance of.

    Annotate a kernel's argument with one, and mypy knows its fields.
    """

    dtype: ClassVar[np.dtype[np.void]]
    every_field: ClassVar[tuple[Field, ...]] = ()  # all of them, in their order
    own_fields: ClassVar[tuple[Field, ...]] = ()  # without those of a base, which are a board's

    if TYPE_CHECKING:  # what NumPy's own records have beside their fields

        def copy(self) -> Self: ...

    def __init_subclass__(cls) -> None:
        declared = [
            replace(value, name=name)
            for name, value in vars(cls).items()
            if isinstance(value, Field)
        ]
        every = (*cls.every_field, *declared)
        layout = [(field.name, field.kind, field.shape) for field in every]
        cls.dtype = np.dtype(layout, align=True)
        placed = tuple(replace(each, offset=cls.dtype.fields[each.name][1]) for each in every)  # type: ignore[index]
        cls.every_field, cls.own_fields = placed, placed[len(cls.every_field) :]
        for each in cls.own_fields:
            setattr(cls, each.name, each)


def whole(
    kind: str,
    meaning: str,
    *,
    shape: int | tuple[int, ...] = (),
    least: int = 0,
    most: int,
    absent: int | None = None,
    each: str = "",
) -> Any:
    """A whole number, or an array of them. A blank table is all zeros, so 0 is always possible.

    `absent` is the value that means there is none, `each` the field that says how many entries of
    an array count: whoever reads the record by name (`core/views.py`) is given neither.
    """
    low, high = min(least, 0), max(most, 0)
    return Field("", kind, _shape(shape), 0, 0, low, high, meaning, absent=absent, each=each)


def one_of(meaning: str, *names: str, shape: int | tuple[int, ...] = (), each: str = "") -> Any:
    """A value that has a name, or an array of them; the first is 0."""
    high = len(names) - 1
    return Field("", "i1", _shape(shape), 0, 0, 0, high, meaning, names=names, each=each)


def bits(
    kind: str, meaning: str, *, shape: int | tuple[int, ...] = (), width: int = 1, each: str = ""
) -> Any:
    """A set as the bits of a number, the lowest first; or a row of numbers so many bits wide."""
    high = (1 << width) - 1
    return Field("", kind, _shape(shape), 0, width, 0, high, meaning, each=each)


def switch(meaning: str, *, shape: int | tuple[int, ...] = (), each: str = "") -> Any:
    """0 or 1: no or yes."""
    return Field("", "i1", _shape(shape), 0, 0, 0, 1, meaning, each=each, is_switch=True)


def _shape(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else shape


def quick(record: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same type, whose records have their fields as attributes, as compiled code sees them.

    NumPy's own record looks up every attribute in Python, and each kernel that is called asks it
    for two: a microsecond or two, at every call.
    """
    fields = {name: property(itemgetter(name), _setter(name)) for name in record.names or ()}
    kind = type("Fields", (np.void,), fields)  # final by its stubs, not by NumPy
    return np.dtype((kind, record))


def _setter(name: str) -> Callable[[Any, Any], None]:
    return lambda record, value: record.__setitem__(name, value)
