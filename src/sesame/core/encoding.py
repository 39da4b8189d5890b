"""What a seat sees as one row of numbers, for whatever learns: made from `observe` alone."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import contract
from sesame.core.calls import Table
from sesame.core.contract import PUBLIC
from sesame.core.game import Game
from sesame.core.kernel import kernel

Numbers = npt.NDArray[np.float32]  # every value that occurs is exact in it
Places = npt.NDArray[np.int64]  # (4, numbers of the table): where each stands, see `_places`
Turns = npt.NDArray[np.int64]  # (viewers, 3, numbers): where each goes for them; none of a record
Scales = npt.NDArray[np.float32]  # (2, numbers): of those above 0, of those below
Lens = tuple[Places, Turns, Scales]  # all that a kernel must know to make an observation
Memory = npt.NDArray[np.int64]  # a record as whole words of 64 bits, the last one filled up

WORD, SHIFT, MASK, SIGN = range(4)  # rows of Places
WORD_BYTES = 8

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
    """How observations of a game become arrays: the viewer's seat, then field by field.

    Fields that a base of the table declares (the streets of Kim-Bac's town) are the board itself:
    it never changes in a match, is known before, and is left out.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows = _rows(game)
        self.size = self.rows[-1].stop
        self.low, self.high = (np.zeros(self.size, np.float32) for _ in range(2))
        for row in self.rows:
            self.low[row.start : row.stop], self.high[row.start : row.stop] = row.low, row.high
        self.places = _places(game)
        self.lens: Lens = (self.places, np.zeros((0, 3, 0), np.int64), np.zeros((2, 0), np.float32))
        self.words = -(-game.state.itemsize // WORD_BYTES)  # 64-bit words that a record fills

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (self.game,)

    def state(self, table: Table) -> Numbers:
        """The table as it truly is, in the numbers of an observation that nobody makes."""
        memory, out = np.zeros(self.words, np.int64), np.empty(self.size, np.float32)
        memory.view(np.uint8)[: table.itemsize] = np.frombuffer(table.tobytes(), np.uint8)
        take_apart(memory, PUBLIC, self.places, out)
        return out

    def observation(self, table: Table, seat: int) -> Numbers:
        """What a seat (PUBLIC: a spectator) may know of the table, as numbers."""
        memory, out = np.zeros(self.words, np.int64), np.empty(self.size, np.float32)
        known = np.frombuffer(memory, self.game.record, 1)
        encode(table, seat, known, memory, self.places, out)
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
    for field in game.State.own_fields:
        start = found[-1].stop
        shape = (*field.shape, field.parts) if field.width else field.shape
        stop = start + field.numbers
        found.append(Row(field.name, start, stop, shape, field.low, field.high, field.meaning))
    return tuple(found)


def _places(game: Game) -> Places:
    """Where each number stands in a record: word, bits below it, bits it has, and its sign.

    No field lies across two words: each begins at a multiple of its size.
    """
    found = list[tuple[int, int, int, int]]()
    for field in game.State.own_fields:
        for at in range(field.numbers // field.parts):
            word, byte = divmod(field.offset + at * field.size, WORD_BYTES)
            width = field.width or 8 * field.size
            mask = (1 << width) - 1 if width < 64 else -1
            sign = 0 if field.width else -1 << 63 if width == 64 else 1 << width - 1
            found += [(word, 8 * byte + part * width, mask, sign) for part in range(field.parts)]
    return np.ascontiguousarray(np.array(found, np.int64).T)


@kernel
def encode(
    table: Table, seat: int, known: Table, memory: Memory, places: Places, out: Numbers
) -> None:
    """Observe into the blank record `known`, which lies in `memory`; then take it apart."""
    contract.observe(table[0], seat, known[0])
    take_apart(memory, seat, places, out)


@kernel
def take_apart(memory: Memory, seat: int, places: Places, out: Numbers) -> None:
    """The numbers of an observation: who looks, then what lies in memory."""
    viewers = out.shape[0] - places.shape[1]
    for viewer in range(viewers):
        out[viewer] = viewer == seat
    for i in range(places.shape[1]):
        out[viewers + i] = number(memory, places, i)


@kernel(wraps=True)
def number(memory: Memory, places: Places, i: int) -> int:
    """Number i of a record that lies in memory; the sign's bit is spread by a subtraction."""
    bits = memory[places[WORD, i]] >> places[SHIFT, i] & places[MASK, i]
    return (bits ^ places[SIGN, i]) - places[SIGN, i]  # type: ignore[no-any-return]
