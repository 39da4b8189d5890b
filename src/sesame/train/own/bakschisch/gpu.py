"""The sweep on a CUDA GPU: a table a thread, by the same kernels as on the CPU."""

from typing import Any

import numpy as np
from numba import cuda, float32

from sesame.agents.knowledge.bakschisch_places import PURSES
from sesame.train.own.bakschisch.board import Board
from sesame.train.own.bakschisch.deck import Draw, Stock
from sesame.train.own.bakschisch.node import Below, Room, Whole, bids, needed, settle
from sesame.train.own.bakschisch.sweep import Array, Layer, Reached
from sesame.train.own.bakschisch.threads import end_round, foretell, pick

_BLOCK = 128
_SMALL = 32  # threads of a block that solves: a warp, whose matrices share its memory
_FLOAT = 4  # bytes
_QUANTILES = (0.2, 0.4, 0.6, 0.8, 1.0)  # of the room that tasks need


class Gpu:
    """Layers stay on the device."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._tables = board.stands * board.stands * PURSES
        self._bases = tuple(cuda.to_device(bases) for bases in board.bases)
        self._square = cuda.to_device(board.square)
        self._held = dict[str, Any]()  # by slot, and what else was sent once

    def room(self, slot: str, decks: int) -> Layer:
        kept = self._held.get(slot)
        if kept is None or kept[0].shape[0] < decks:
            self._held[slot] = kept = None
            kept = [cuda.device_array((decks, self._tables), np.float32) for _ in Layer._fields]
            self._held[slot] = kept
        layer = Layer(*(array[:decks] for array in kept))
        for array in layer:
            _blank[_spread(self._tables), _BLOCK](array)
        return layer

    def home(self, begun: Layer | None, out: Layer) -> None:
        pairs = self._board.stands**2
        for values, found in zip(begun or out, out, strict=True):
            _home[(_spread(pairs), found.shape[0]), _BLOCK](
                values, begun is None, self._square, self._board.edge, found
            )

    def picked(self, values: Array, tasks: Whole) -> Any:
        found = cuda.device_array((values.shape[0], len(tasks)), np.float32)
        grid = (_spread(len(tasks)), values.shape[0])
        _pick[grid, _BLOCK](values, self._sent(tasks), self._board.stands, found)
        return found.copy_to_host()

    def foretell(self, rows: Any, reached: Reached, stock: Stock, tasks: Whole) -> None:
        worth, codes = reached.layer.worth, stock.codes(reached.cards)
        grid = (_spread(len(tasks)), worth.shape[0])
        _foretell[grid, _BLOCK](
            self._sent(rows), reached.bribe, self._sent(codes), self._sent(tasks),
            self._board.stands, worth,
        )  # fmt: skip

    def settle(self, below: Layer, last: bool, draw: Draw, tasks: Whole, out: Layer) -> None:
        to, weight = self._sent(draw.to), self._sent(draw.weight)
        for tables, room in self._classes(tasks):
            grid = (-(-len(tables) // _SMALL), len(draw.to))
            _settle[grid, _SMALL, 0, room * _SMALL * _FLOAT](
                self._bases[last], *below, to, weight, self._sent(tables),
                self._board.edge, self._board.stands, *out,
            )  # fmt: skip

    def _classes(self, tasks: Whole) -> list[tuple[Whole, int]]:
        """The tasks by how much room they need, so that as many as possible are in hand at once."""
        key = f"classes {id(tasks)}"
        if key not in self._held:
            room = needed(tasks, self._board.edge)
            bounds = np.unique(np.quantile(room, _QUANTILES, method="higher"))
            of = np.searchsorted(bounds, room)
            parts = [np.flatnonzero(of == at) for at in range(len(bounds))]
            self._held[key] = [
                (np.ascontiguousarray(tasks[part]), int(bounds[at]))
                for at, part in enumerate(parts)
                if len(part)
            ]
        found: list[tuple[Whole, int]] = self._held[key]
        return found

    def _sent(self, array: Array) -> Array:
        """On the device; boards and draws last as long as this."""
        key = f"{id(array)}"
        if key not in self._held:
            self._held[key] = cuda.to_device(array)
        return self._held[key]


def _spread(things: int) -> int:
    return -(-things // _BLOCK)


@cuda.jit  # type: ignore[untyped-decorator]
def _blank(out: Array) -> None:
    at = cuda.grid(1)
    if at < out.shape[1]:
        for deck in range(out.shape[0]):
            out[deck, at] = float32(np.nan)


@cuda.jit  # type: ignore[untyped-decorator]
def _pick(values: Array, tasks: Array, stands: int, out: Array) -> None:
    at, deck = cuda.grid(1), cuda.blockIdx.y
    if at < tasks.shape[0]:
        pick(values, deck, tasks, at, at + 1, stands, out)


@cuda.jit  # type: ignore[untyped-decorator]
def _foretell(
    rows: Array, before: int, codes: Array, tasks: Array, stands: int, worth: Array
) -> None:
    at, deck = cuda.grid(1), cuda.blockIdx.y
    if at < tasks.shape[0]:
        foretell(rows, before, deck, int(codes[deck]), int(tasks[at]), stands, worth)


@cuda.jit  # type: ignore[untyped-decorator]
def _home(begun: Array, is_final: bool, square: Array, edge: int, out: Array) -> None:
    pair, deck = cuda.grid(1), cuda.blockIdx.y
    if pair < square.shape[0] * square.shape[0]:
        end_round(begun, is_final, square, edge, deck, pair, out)


@cuda.jit  # type: ignore[untyped-decorator]
def _settle(
    bases: Array, worth: Array, most: Array, least: Array, to: Array, weight: Array, tasks: Array,
    edge: int, stands: int, out_worth: Array, out_most: Array, out_least: Array,
) -> None:  # fmt: skip
    memory = cuda.shared.array(0, float32)
    at, deck = cuda.grid(1), cuda.blockIdx.y
    if at < tasks.shape[0]:
        task = int(tasks[at])
        rows, columns = bids(task, edge)
        mine = memory[cuda.threadIdx.x :: _SMALL]  # neighbours side by side
        x = (rows + 1) * (columns + 1)
        y, labels = x + rows, x + rows + columns
        settle(
            Below(bases, worth, most, least), to, weight, deck, task, edge, stands,
            Room(mine, mine[labels:], mine[x:], mine[y:]), out_worth, out_most, out_least,
        )  # fmt: skip
