"""What a seat sees as learners like it: planes, categories, scaled numbers, turned to it.

Made from `observe` alone, as `core/encoding.py` is, but read as `core/planes.py` has it: who looks
comes first among the seats and has the near end of the board, every number lies between -1 and 1,
and a category has a number of its own for each value. Planes come before what has no square.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from sesame.core import contract
from sesame.core.bits import first, without_first
from sesame.core.calls import Table
from sesame.core.contract import PUBLIC
from sesame.core.encoding import (
    WORD_BYTES,
    Encoding,
    Lens,
    Memory,
    Numbers,
    Places,
    Row,
    Scales,
    Turns,
    encoding,
    number,
    take_apart,
)
from sesame.core.errors import BadOption
from sesame.core.fields import Field
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.planes import KIND, NUMBER, ROW, SEAT, SQUARE, Planes, Reading
from sesame.core.terms import Terms

RECORD, PLANES = "record", "planes"  # the two encodings, by name

# Rows of Places after those of `encoding`: how a number is read
HOW, STRIDE, LEAST, MOST, SPAN = range(4, 9)
SCALED, ONE, SET = range(3)  # values of HOW
TARGET, FACTOR, OFFSET = range(3)  # rows of Turns, for each who looks


class _Axis(NamedTuple):
    """One dimension of what a field becomes."""

    of: str
    indices: range  # that are told
    size: int

    def place(self, index: int, viewer: int, seats: int, how: Planes) -> int:
        """Where somebody sees an index."""
        if self.of in (SEAT, ROW):
            return (index - viewer) % seats if index < seats else index
        if self.of == SQUARE:
            return how.turned(index, viewer)
        return index - self.indices.start


@dataclass(frozen=True)
class _Part:
    """A field, or the part of it that is on the board or beside it."""

    name: str
    field: Field
    axes: tuple[_Axis, ...]  # of the field's shape
    members: _Axis | None  # of a set, or of a row of packed numbers
    values: _Axis | None  # of a category
    meaning: str

    @property
    def all_axes(self) -> tuple[_Axis, ...]:
        """In the order in which they are laid out: that of squares is the last."""
        found = (*self.axes, *(it for it in (self.members, self.values) if it is not None))
        return tuple(sorted(found, key=lambda axis: axis.of == SQUARE))

    @property
    def has_squares(self) -> bool:
        return any(axis.of == SQUARE for axis in self.all_axes)

    def stride(self, axis: _Axis) -> int:
        laid = self.all_axes
        at = next(i for i, it in enumerate(laid) if it is axis)
        return prod(it.size for it in laid[at + 1 :])

    def shape(self, board: tuple[int, ...]) -> tuple[int, ...]:
        laid = self.all_axes
        sizes = tuple(it.size for it in laid if it.of != SQUARE)
        return sizes + board if self.has_squares else sizes

    @property
    def count(self) -> int:
        return prod(axis.size for axis in self.all_axes)


class Portrait:
    """How observations of a game become planes and numbers, at a table of so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.how = game, seats, game.planes
        told = [part for field in game.State.own_fields for part in self._parts(field)]
        told.sort(key=lambda part: not part.has_squares)
        self.rows = _rows(told, self.how.board)
        self.size = self.rows[-1].stop
        over = sum(part.count for part in told if part.has_squares)
        self.channels = over // self.how.squares if over else 0
        self.low, self.high = (np.zeros(self.size, np.float32) for _ in range(2))
        for row in self.rows:
            self.low[row.start : row.stop], self.high[row.start : row.stop] = row.low, row.high
        self.lens = self._lens(told)
        self.words = -(-game.state.itemsize // WORD_BYTES)

    def __reduce__(self) -> tuple[Any, ...]:
        return portrait, (self.game, self.seats)

    def observation(self, table: Table, seat: int) -> Numbers:
        """What a seat may know of the table; a spectator sees it from the first seat's side."""
        memory = np.zeros(self.words, np.int64)
        known = np.frombuffer(memory, self.game.record, 1)
        out = np.empty(self.size, np.float32)
        contract.observe(table[0], seat, known[0])
        portray(memory, seat, *self.lens, out)
        return out

    def state(self, table: Table) -> Numbers:
        """The table as it truly is, as the first seat would see it."""
        memory, out = np.zeros(self.words, np.int64), np.empty(self.size, np.float32)
        memory.view(np.uint8)[: table.itemsize] = np.frombuffer(table.tobytes(), np.uint8)
        portray(memory, PUBLIC, *self.lens, out)
        return out

    def named(self, observation: Numbers) -> dict[str, Numbers]:
        """The same numbers by name, each in its shape; views, not copies."""
        return {
            row.name: observation[..., row.start : row.stop].reshape(
                (*observation.shape[:-1], *row.shape)
            )
            for row in self.rows
        }

    def planes(self, observation: Numbers) -> Numbers:
        """The planes of it, (channels, *board); a view. The rest are the numbers after them."""
        shape = (*observation.shape[:-1], self.channels, *self.how.board)
        return observation[..., : self.channels * self.how.squares].reshape(shape)

    # --- what is told of a field

    def _parts(self, of: Field) -> Iterator[_Part]:
        if of.name in self.how.without:
            return
        read = self.how.reading(of)
        axes = tuple(self._axis(of, read, at) for at in range(len(of.shape)))
        members = self._members(of, read)
        if of.width == 1 or read.value == NUMBER:
            yield _Part(of.name, of, axes, members, None, of.meaning)
        else:
            yield _Part(of.name, of, axes, members, self._values(of, read), of.meaning)
            if read.value == SQUARE and (elsewhere := self._elsewhere(of)):
                beside = f"{of.meaning}: elsewhere"
                yield _Part(f"{of.name}_elsewhere", of, axes, members, elsewhere, beside)

    def _axis(self, of: Field, read: Reading, at: int) -> _Axis:
        """An axis of the field's shape."""
        stands, size = read.by[at], of.shape[at]
        if stands == SEAT:
            size = min(size, self.seats)
        is_last = at == len(of.shape) - 1
        if read.used and is_last and not stands and not self._uses_members(of, read):
            return _Axis(stands, read.used, len(read.used))
        return _Axis(stands, range(size), size)

    def _uses_members(self, of: Field, read: Reading) -> bool:
        return bool(of.width) and (of.width > 1 or read.value == NUMBER)

    def _members(self, of: Field, read: Reading) -> _Axis | None:
        """Of a set, or of a row of packed numbers."""
        if not of.width:
            return None
        if of.width == 1 and read.value == SQUARE:
            return _Axis(SQUARE, range(min(of.parts, self.how.squares)), self.how.squares)
        if of.width == 1 and read.value == SEAT:
            return _Axis(SEAT, range(self.seats), self.seats)
        used = read.used or range(of.parts)
        return _Axis("", used, len(used))

    def _values(self, of: Field, read: Reading) -> _Axis:
        """Of a category: one that means there is none has no number."""
        if read.value == SEAT:
            return _Axis(SEAT, range(self.seats), self.seats)
        if read.value == SQUARE:
            return _Axis(SQUARE, range(min(of.high + 1, self.how.squares)), self.how.squares)
        least = of.low + 1 if of.width > 1 or of.absent == of.low else of.low
        return _Axis(KIND, range(least, of.high + 1), of.high + 1 - least)

    def _elsewhere(self, of: Field) -> _Axis | None:
        """Values that are no square: before the first, or beyond the last."""
        found = range(of.low, 0) if of.low < 0 else range(self.how.squares, of.high + 1)
        is_none = len(found) == 1 and of.absent in found
        return None if is_none or not found else _Axis(KIND, found, len(found))

    # --- as tables that a kernel reads

    def _lens(self, told: list[_Part]) -> Lens:
        places, turns, scales = list[list[int]](), list[list[list[int]]](), list[list[float]]()
        for part, row in zip(told, self.rows, strict=True):
            for source in _sources(part):
                places.append(_place(part, source))
                turns.append([self._turn(part, row, source, it) for it in range(self.seats)])
                field = part.field
                scales.append([1 / max(field.high, 1), 1 / max(-field.low, 1)])
        return (
            np.ascontiguousarray(np.array(places, np.int64).T),
            np.ascontiguousarray(np.array(turns, np.int64).transpose(1, 2, 0)),
            np.ascontiguousarray(np.array(scales, np.float32).T),
        )

    def _turn(self, part: _Part, row: Row, source: "_Source", viewer: int) -> list[int]:
        """Where a number goes for somebody who looks, and how its value is turned."""
        target = row.start + sum(
            part.stride(axis) * axis.place(index, viewer, self.seats, self.how)
            for axis, index in source.at
        )
        values = _counted(part)
        if values is None:
            return [target, 0, 0]
        if values.of == SQUARE and self.how.turned(0, viewer):
            return [target, -1, self.how.squares - 1]
        if values.of == SEAT:
            return [target, 1, -viewer % self.seats]
        return [target, 1, -values.indices.start]


class _Source(NamedTuple):
    """One number of a record: where it begins, its bits, and where it stands in its field."""

    byte: int
    shift: int
    width: int
    sign: int
    at: tuple[tuple[_Axis, int], ...]


def _counted(part: _Part) -> _Axis | None:
    """What the values of a category, or the members of a set, are the places of."""
    return part.members if part.field.width == 1 else part.values


def _sources(part: _Part) -> Iterator[_Source]:
    of = part.field
    bits = 8 * of.size
    strides = [prod(of.shape[at + 1 :]) for at in range(len(of.shape))]
    for index in product(*(axis.indices for axis in part.axes)):
        entry = sum(stride * at for stride, at in zip(strides, index, strict=True))
        byte, at = of.offset + entry * of.size, tuple(zip(part.axes, index, strict=True))
        if of.width <= 1:
            yield _Source(byte, 0, bits, 0 if of.width else 1 << bits - 1, at)
        elif part.members is not None:
            for member in part.members.indices:
                packed = (*at, (part.members, member))
                yield _Source(byte, member * of.width, of.width, 0, packed)


def _place(part: _Part, source: _Source) -> list[int]:
    """The row of Places."""
    word, byte = divmod(source.byte, WORD_BYTES)
    mask = (1 << source.width) - 1 if source.width < 64 else -1
    sign = source.sign if source.sign < 1 << 63 else -1 << 63
    where = [word, 8 * byte + source.shift, mask, sign]
    values = _counted(part)
    if values is None:
        return [*where, SCALED, 0, 0, 0, 0]
    how = SET if part.field.width == 1 else ONE
    first_, last = values.indices.start, values.indices.stop - 1
    return [*where, how, part.stride(values), first_, last, values.size]


def _rows(told: list[_Part], board: tuple[int, ...]) -> tuple[Row, ...]:
    found, start = list[Row](), 0
    for part in told:
        is_signed = _counted(part) is None and part.field.low < 0
        stop = start + part.count
        shape = part.shape(board)
        found.append(Row(part.name, start, stop, shape, -int(is_signed), 1, part.meaning))
        start = stop
    return tuple(found)


@cache
def portrait(game: Game, seats: int) -> Portrait:
    """The one way in which observations at such a table become planes."""
    return Portrait(game, seats)


def lens_of(terms: Terms, encoding_: str) -> "Encoding | Portrait":
    """How observations are told: RECORD, field by field; PLANES, as learners like it."""
    if encoding_ == RECORD:
        return encoding(terms.game)
    if encoding_ == PLANES:
        return portrait(terms.game, terms.seats)
    raise BadOption("unknown-encoding", given=repr(encoding_), known=f"{RECORD}, {PLANES}")


@kernel
def look(memory: Memory, seat: int, lens: Lens, out: Numbers) -> None:
    """The numbers of an observation, of a record that lies in memory."""
    places, turns, scales = lens
    if turns.shape[0]:
        portray(memory, seat, places, turns, scales, out)
    else:
        take_apart(memory, seat, places, out)


@kernel
def portray(
    memory: Memory, seat: int, places: Places, turns: Turns, scales: Scales, out: Numbers
) -> None:
    """The numbers of a portrait, of a record that lies in memory."""
    for i in range(out.shape[0]):
        out[i] = 0
    for i in range(places.shape[1]):
        paint(memory, max(seat, 0), places, turns, scales, i, out)


@kernel
def paint(
    memory: Memory,
    viewer: int,
    places: Places,
    turns: Turns,
    scales: Scales,
    i: int,
    out: Numbers,
) -> None:
    """What number i of the record adds to a portrait that was blank."""
    value, how, at = number(memory, places, i), places[HOW, i], turns[viewer, TARGET, i]
    if how == SCALED:
        out[at] = value * scales[int(value < 0), i]
    elif how == ONE:
        if places[LEAST, i] <= value <= places[MOST, i]:
            out[at + _step(places, turns, viewer, i, value)] = 1
    else:
        while value:
            member = first(value)
            value = without_first(value)
            if places[LEAST, i] <= member <= places[MOST, i]:
                out[at + _step(places, turns, viewer, i, member)] = 1


@kernel
def _step(places: Places, turns: Turns, viewer: int, i: int, value: int) -> int:
    """How far from the first of its places a value, as it is turned, is."""
    found = turns[viewer, FACTOR, i] * value + turns[viewer, OFFSET, i]
    if found >= places[SPAN, i]:
        found -= places[SPAN, i]
    return int(found * places[STRIDE, i])
