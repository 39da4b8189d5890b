"""What a seat sees as one row of numbers, for whatever learns: made from `observe` alone."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import contract, layout
from sesame.core.calls import Table, blank
from sesame.core.game import Game
from sesame.core.kernel import kernel

Numbers = npt.NDArray[np.float32]  # every value that occurs is exact in it
_Map = npt.NDArray[np.int32]

VIEWER = "viewer"  # the numbers before the table's own: who looks


@dataclass(frozen=True)
class Row:
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str


class Encoding:
    """How observations of a game become arrays: the viewer's seat, then field by field."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows = _rows(game)
        self.size = self.rows[-1].stop
        self.low, self.high = (np.zeros(self.size, np.float32) for _ in range(2))
        for row in self.rows:
            self.low[row.start : row.stop], self.high[row.start : row.stop] = row.low, row.high
        self._map = _map(game)

    def observation(self, table: Table, seat: int) -> Numbers:
        """What a seat (PUBLIC: a spectator) may know of the table, as numbers."""
        known = blank(self.game.record)
        out = np.empty(self.size, np.float32)
        _encode(table, seat, known, known.view(np.int8), self._map, out)
        return out

    def named(self, observation: Numbers) -> dict[str, Numbers]:
        """The same numbers by name, each in its shape; views, not copies."""
        return {
            row.name: observation[..., row.start : row.stop].reshape(
                (*observation.shape[:-1], *row.shape)
            )
            for row in self.rows
        }


@cache
def encoding(game: Game) -> Encoding:
    """The one way in which observations of this game become arrays."""
    return Encoding(game)


def _rows(game: Game) -> tuple[Row, ...]:
    most = max(game.seats)
    found = [Row(VIEWER, 0, most, (most,), 0, 1, "1 for the seat that looks; a spectator: none")]
    for field in layout.fields(game):
        start = found[-1].stop
        shape = (*field.shape, field.parts) if field.width else field.shape
        stop = start + field.numbers
        found.append(Row(field.name, start, stop, shape, field.low, field.high, field.meaning))
    return tuple(found)


def _map(game: Game) -> _Map:
    """Where each number of an observation stands in a record: byte, bytes, bit, bits (0: all)."""
    found = [(0, 0, seat, 0) for seat in range(max(game.seats))]
    for field in layout.fields(game):
        for at in range(field.numbers // field.parts):
            byte = field.offset + at * field.size
            found += [
                (byte, field.size, part * field.width, field.width) for part in range(field.parts)
            ]
    return np.array(found, np.int32)


@kernel
def _encode(table: Table, seat: int, known: Table, raw: Any, places: _Map, out: Numbers) -> None:
    """Observe into the blank record `known`, whose bytes are `raw`; then take it apart."""
    contract.observe(table[0], seat, known[0])
    for i in range(out.shape[0]):
        byte, size, bit, width = places[i, 0], places[i, 1], places[i, 2], places[i, 3]
        if size == 0:
            out[i] = 1.0 if bit == seat else 0.0
        elif width:
            out[i] = int(raw[byte + bit // 8]) >> bit % 8 & (1 << width) - 1
        else:
            out[i] = _signed(raw, byte, size)


@kernel
def _signed(raw: Any, byte: int, size: int) -> int:
    """A number as it lies in memory, the lowest byte first."""
    value = 0
    for at in range(size):
        value |= (int(raw[byte + at]) & 255) << 8 * at
    return value - ((value >> (8 * size - 1) & 1) << 8 * size) if size < 8 else value
