"""A game's kernels compiled for a GPU, and how its tables lie there.

The table that a thread plays at lies in the fast memory of its multiprocessor, beside those of
its block. Tables lie an odd number of 64-bit words apart, so that threads which read the same
field find it in different banks; between steps they are copied to and fro side by side.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import config, cuda, float64, from_dtype, int32, int64, uint64

from sesame.agents import random_play
from sesame.core import bits, contract, dice, own
from sesame.core.cache import cache_folder
from sesame.core.errors import SesameError
from sesame.core.game import Game
from sesame.core.race import SEATS
from sesame.lab import playouts as shared
from sesame.lab import rows as row
from sesame.lab import stepping

SIMULATED = bool(vars(config)["ENABLE_CUDASIM"])  # NUMBA_ENABLE_CUDASIM=1: threads of Python
_WORD = 8  # bytes
_WARP = 32  # threads that go in step
_BLOCK = 128  # most threads of a block
_BLOCK_MEMORY = 48 << 10  # shared memory that a block has without asking
_RESERVED = 1 << 10  # shared memory that each block costs besides
_BLOCKS = 16  # most blocks of a multiprocessor


def check() -> None:
    """Raise SesameError, saying what is missing, where no GPU can be used."""
    if find_spec("numba_cuda") is None and not SIMULATED:
        raise SesameError("numba-cuda-missing")
    if not cuda.is_available():
        raise SesameError("no-gpu")


@dataclass(frozen=True)
class Kernels:
    """A game's kernels on the device, and how many tables fit the memory beside its cores."""

    record: np.dtype[np.void]  # a table, filled up to an odd number of words
    threads: int  # of a block
    play: Any
    imagine: Any
    advance: Any

    @property
    def words(self) -> int:
        return self.record.itemsize // _WORD

    @property
    def memory(self) -> int:
        """Bytes of the tables of a block."""
        return self.threads * self.record.itemsize

    def padded(self, tables: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The same tables, as they lie on the device."""
        raw = np.zeros((len(tables), self.record.itemsize), np.uint8)
        raw[:, : tables.itemsize] = np.frombuffer(tables.tobytes(), np.uint8).reshape(
            len(tables), -1
        )
        return raw.view(self.record)[:, 0]

    def timed(self, kernel: Any, games: int, *arguments: Any) -> float:
        """Play so many games, each by the next thread that is free; answers the seconds it took."""
        blocks = min(self._blocks(), -(-games // self.threads))
        taken = cuda.to_device(np.zeros(1, np.int64))  # games that some thread has begun
        begun, done = cuda.event(), cuda.event()
        begun.record()
        kernel[blocks, self.threads, 0, self.memory](*arguments, taken)
        done.record()
        done.synchronize()
        return float(begun.elapsed_time(done)) / 1000

    def _blocks(self) -> int:
        """As many as the device holds at once: whoever is free takes the next game."""
        if SIMULATED:
            return 1
        device = cuda.get_current_device()
        memory = device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR
        fit = min(_BLOCKS, memory // (self.memory + _RESERVED))
        return int(device.MULTIPROCESSOR_COUNT * max(1, fit))


@cache
def kernels(game: Game) -> Kernels:
    check()
    if not SIMULATED:
        from numba.cuda.core import config as settings  # numba-cuda's own
        from numba.cuda.extending import overload

        contract.dispatch_by(overload)
        settings.CUDA_LOW_OCCUPANCY_WARNINGS = False  # to play few games is no mistake
    record = _record(game.state)
    contract.equate(game.state, record)
    fit = min(_BLOCK, _BLOCK_MEMORY // record.itemsize)
    threads = 2 if SIMULATED else fit - fit % _WARP or fit
    sizes = _Sizes(
        record if SIMULATED else from_dtype(record),
        record.itemsize // _WORD,
        max(game.most_choices + 1, game.most_drawn),
        game.most_drawn,
    )
    with _cached(game):
        return Kernels(record, threads, _play(sizes), _imagine(sizes), _advance(sizes))


@contextmanager
def _cached(game: Game) -> Iterator[None]:
    """Keep what is compiled here beside the CPU's compiled code, each game's by itself.

    Numba lists all versions of a kernel in one file, and processes that compile different games
    at the same time would forget each other's.
    """
    if SIMULATED:
        yield
        return
    from numba.cuda.core import config as settings

    before, settings.CACHE_DIR = settings.CACHE_DIR, str(cache_folder() / game.name)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def _record(state: np.dtype[np.void]) -> np.dtype[np.void]:
    """The type of a table with as much after it as makes an odd number of words."""
    words = -(-state.itemsize // _WORD) | 1
    fields = [(name, *state.fields[name][:2]) for name in state.names]  # type: ignore[index,union-attr]
    names, formats, offsets = zip(*fields, strict=True)
    found = np.dtype(
        {"names": names, "formats": formats, "offsets": offsets, "itemsize": words * _WORD},
        align=True,
    )
    return np.dtype((np.record, found)) if SIMULATED else found


def spread(things: int) -> tuple[int, int]:
    """Blocks and threads for so many things to be done, where tables are not touched."""
    return (1, 2) if SIMULATED else (-(-things // _BLOCK), _BLOCK)


class _Sizes(NamedTuple):
    """What a kernel must know when it is compiled."""

    table: Any  # its Numba type
    words: int  # of a table
    listed: int  # most ids of a list
    drawn: int  # most outcomes that chance weighs


def _play(sizes: _Sizes) -> Any:
    table_type, _, listed, drawn = sizes

    @cuda.jit(cache=True)
    def play(laid, seed, first, seats, rows, taken):  # type: ignore[no-untyped-def]
        """Random games, a row each; a thread begins the next one when it is done with one."""
        tables = cuda.shared.array(0, table_type)
        ids, weights = cuda.local.array(listed, int32), cuda.local.array(drawn, int64)
        rng = cuda.local.array(1, uint64)
        table = tables[cuda.threadIdx.x : cuda.threadIdx.x + 1]
        decisions, choices, fresh = 0, 0, True
        i = cuda.atomic.add(taken, 0, 1)
        while i < rows.shape[0]:
            if fresh:
                table[0] = laid[0]
                dice.start(rng, seed, first + i)
                decisions, choices, fresh = 0, 0, False
            elif contract.over(table[0]):
                rows[i, 0], rows[i, 1] = decisions, choices
                row.tell(table[0], seats, rows[i])
                i = cuda.atomic.add(taken, 0, 1)
                fresh = True
            else:
                n = random_play.step(table[0], rng, ids, weights)
                decisions += n > 0
                choices += n

    return play


def _imagine(sizes: _Sizes) -> Any:
    table_type, _, listed, drawn = sizes

    @cuda.jit(cache=True)
    def imagine(known, seed, playouts, seat, actions, sums, taken):  # type: ignore[no-untyped-def]
        """Random games from a position, their utilities added up by their first action."""
        tables = cuda.shared.array(0, table_type)
        ids, weights = cuda.local.array(listed, int32), cuda.local.array(drawn, int64)
        rng, utilities = cuda.local.array(1, uint64), cuda.local.array(SEATS, float64)
        table = tables[cuda.threadIdx.x : cuda.threadIdx.x + 1]
        i, fresh = cuda.atomic.add(taken, 0, 1), True
        while i < playouts:
            if fresh:
                shared.imagine(table, known, rng, seed, i, seat, actions)
                fresh = False
            elif contract.over(table[0]):
                contract.returns(table[0], utilities)
                for other in range(sums.shape[1]):
                    at = (i % actions.shape[0], other)
                    cuda.atomic.add(sums, at, shared.units(utilities[other]))
                i = cuda.atomic.add(taken, 0, 1)
                fresh = True
            else:
                random_play.step(table[0], rng, ids, weights)

    return imagine


def _advance(sizes: _Sizes) -> Any:
    table_type, words, listed, drawn = sizes

    @cuda.jit(cache=True)
    def advance(  # type: ignore[no-untyped-def]
        memory, known, seen, laid, desks, streams, seed, actions, rewards, ended, seats, choices,
        counts, masks, own_ids, numbers,
    ):  # fmt: skip
        """One step of every game; `seen` are the records that lie in `known`."""
        tables, shared = cuda.shared.array(0, table_type), cuda.shared.array(0, int64)
        ids, weights = cuda.local.array(listed, int32), cuda.local.array(drawn, int64)
        begin, me = cuda.blockIdx.x * cuda.blockDim.x, cuda.threadIdx.x
        i, n = begin + me, actions.shape[0]
        here = min(cuda.blockDim.x, n - begin) * words
        for at in range(me, here, cuda.blockDim.x):
            shared[at] = memory[begin + at // words, at % words]
            known[begin + at // words, at % words] = 0
        cuda.syncthreads()
        if i < n:
            table, rng = tables[me : me + 1], streams[i : i + 1]
            action = own.to_id(table, own_ids, seats[i], actions[i])
            ended[i] = stepping.step(
                table, desks[i], rng, laid, seed, n, action, ids, weights, rewards[i]
            )
            seat = bits.first(int(desks[i].waiting))
            seats[i] = seat
            counts[i] = stepping.show(table, seat, choices[i], counts[i], masks[i], numbers)
            contract.observe(table[0], seat, seen[i])
        cuda.syncthreads()
        for at in range(me, here, cuda.blockDim.x):
            memory[begin + at // words, at % words] = shared[at]

    return advance
