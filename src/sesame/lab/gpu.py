"""The same kernels on a GPU: a game a thread, bit for bit the games that the CPU plays.

`simulate`, `flat.evaluate` and `vector.Vector` come here with `on="gpu"`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from sesame.core import contract, dice
from sesame.core.encoding import Encoding, number
from sesame.core.own import NONE, Own
from sesame.core.portrait import Portrait, paint
from sesame.core.terms import Terms
from sesame.lab import device, stepping
from sesame.lab.back_end import Array, Games
from sesame.lab.device import SIMULATED
from sesame.lab.playouts import Question, Sums
from sesame.lab.rows import Counts, columns

_ROWS = 1 << 22  # games whose rows are on the device at a time


# --- random play


def play(terms: Terms, seed: int, games: int) -> tuple[Counts, float]:
    """Random games 0 to games - 1 of the seed: a row each, as `simulate` has them.

    Also answers the seconds that the device took, without the copies from it.
    """
    kernels = device.kernels(terms.game)
    laid = cuda.to_device(kernels.padded(terms.lay()))
    found = np.zeros((games, columns(terms)), np.int64)
    seconds = 0.0
    for first in range(0, games, _ROWS):
        rows = cuda.to_device(np.zeros((min(_ROWS, games - first), found.shape[1]), np.int32))
        seconds += kernels.timed(kernels.play, len(rows), laid, seed, first, terms.seats, rows)
        found[first : first + len(rows)] = rows.copy_to_host()
    return found, seconds


# --- flat Monte-Carlo


def playouts(question: Question) -> tuple[Sums, float]:
    """The utilities of the question's playouts, added up; and the seconds the device took."""
    kernels = device.kernels(question.match.game)
    known = contract.blank(question.match.game.state)
    known[0] = question.match.state
    sums = cuda.to_device(question.sums())
    seconds = kernels.timed(
        kernels.imagine,
        question.playouts,
        cuda.to_device(kernels.padded(known)),
        question.seed,
        question.playouts,
        question.seat,
        cuda.to_device(question.ids),
        sums,
    )
    return sums.copy_to_host(), seconds


# --- vectorised stepping


class Stepper:
    """The games of a `Vector` in the memory of the device; nothing is copied from it unasked."""

    def __init__(self, terms: Terms, encoding: Encoding | Portrait, own: Own | None) -> None:
        self._kernels = device.kernels(terms.game)
        self._state = terms.game.state
        self._laid = cuda.to_device(self._kernels.padded(terms.lay()))
        self._is_painted = isinstance(encoding, Portrait)
        told = encoding.lens if self._is_painted else encoding.lens[:1]
        self._lens = tuple(map(cuda.to_device, told))
        tables = (NONE, NONE) if own is None else (own.ids, own.numbers)
        self._ids, self._numbers = map(cuda.to_device, tables)
        self._known: Array = None  # what the seats asked may know, as words

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> Array:
        kind: Any = np.dtype(dtype)
        if kind == self._state:
            shape, kind = (int(shape), self._kernels.words), np.int64  # type: ignore[arg-type]
        elif kind.names or not np.prod(shape):
            return cuda.to_device(np.zeros(shape, kind))
        found = cuda.device_array(shape, kind)  # there may be more of it than of memory here
        _clear[device.spread(found.size)](found.reshape(found.size))
        return found

    def room(self, count: int) -> Array:
        return cuda.device_array(count, np.int32)

    def fetched(self, array: Array) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = array.copy_to_host()
        return found

    def placed(self, array: npt.NDArray[Any]) -> Array:
        return cuda.to_device(array)

    def here(self, array: Any) -> Array:
        """On the device; choices as 32-bit numbers, whoever made them."""
        if not hasattr(array, "__cuda_array_interface__") and not SIMULATED:
            array = np.asarray(array)
            return cuda.to_device(array if array.dtype.names else array.astype(np.int32))
        if SIMULATED:
            return array if hasattr(array, "copy_to_host") else cuda.to_device(np.asarray(array))
        found = cuda.as_cuda_array(array)
        if found.dtype == np.int32:
            return found
        narrowed = cuda.device_array(found.shape, np.int32)
        _narrow[device.spread(found.size)](found, narrowed)
        return narrowed

    def advance(self, games: Games, actions: Array) -> None:
        kernels, n = self._kernels, games.count
        if self._known is None:
            self._known = self.zeros((n, kernels.words), np.int64)
        kernels.advance[-(-n // kernels.threads), kernels.threads, 0, kernels.memory](
            games.tables,
            self._known,
            self._known.view(kernels.record).reshape(n),
            self._laid,
            games.desks,
            games.streams,
            games.seed,
            actions,
            games.rewards,
            games.ended,
            games.seat,
            games.choices,
            games.counts,
            games.masks,
            self._ids,
            self._numbers,
        )
        self._observe(games)

    def _observe(self, games: Games) -> None:
        out, places = games.observations, self._lens[0]
        if self._is_painted:
            _, turns, scales = self._lens
            _clear[device.spread(out.size)](out.reshape(out.size))
            things = games.count * places.shape[1]
            _paint[device.spread(things)](self._known, games.seat, places, turns, scales, out)
        else:
            _encode[device.spread(out.size)](self._known, games.seat, places, out)

    def draw(self, games: Games, out: Array) -> None:
        _draw[device.spread(games.count)](games.streams, games.choices, games.counts, out)

    def first_illegal(self, games: Games, actions: Array) -> int:
        found = cuda.to_device(np.full(1, games.count, np.int64))
        _find_illegal[device.spread(games.count)](games.choices, games.counts, actions, found)
        first = int(found.copy_to_host()[0])
        return first if first < games.count else -1


@cuda.jit  # type: ignore[untyped-decorator]
def _narrow(wide: Array, out: Array) -> None:
    for i in range(cuda.grid(1), out.shape[0], cuda.gridsize(1)):
        out[i] = wide[i]


@cuda.jit  # type: ignore[untyped-decorator]
def _encode(memory: Array, seats: Array, places: Array, out: Array) -> None:
    """A thread a number of an observation: those of a game are written side by side."""
    numbers, viewers = out.shape[1], out.shape[1] - places.shape[1]
    for at in range(cuda.grid(1), out.shape[0] * numbers, cuda.gridsize(1)):
        i, j = at // numbers, at % numbers
        if j < viewers:
            out[i, j] = j == seats[i]
        else:
            out[i, j] = number(memory[i], places, j - viewers)


@cuda.jit  # type: ignore[untyped-decorator]
def _clear(out: Array) -> None:
    for i in range(cuda.grid(1), out.shape[0], cuda.gridsize(1)):
        out[i] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def _paint(
    memory: Array, seats: Array, places: Array, turns: Array, scales: Array, out: Array
) -> None:
    """A thread a number of a record: no two of them write to the same place."""
    numbers = places.shape[1]
    for at in range(cuda.grid(1), out.shape[0] * numbers, cuda.gridsize(1)):
        i = at // numbers
        paint(memory[i], int(seats[i]), places, turns, scales, at % numbers, out[i])


@cuda.jit  # type: ignore[untyped-decorator]
def _draw(streams: Array, choices: Array, counts: Array, out: Array) -> None:
    for i in range(cuda.grid(1), out.shape[0], cuda.gridsize(1)):
        out[i] = choices[i, dice.below(streams[i : i + 1], counts[i])]


@cuda.jit  # type: ignore[untyped-decorator]
def _find_illegal(choices: Array, counts: Array, actions: Array, found: Array) -> None:
    for i in range(cuda.grid(1), actions.shape[0], cuda.gridsize(1)):
        if not stepping.allows(choices[i], counts[i], actions[i]):
            cuda.atomic.min(found, 0, i)
