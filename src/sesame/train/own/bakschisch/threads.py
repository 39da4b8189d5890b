"""The sweep on every core: decks are shared out among threads."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from sesame.agents.knowledge.bakschisch_places import ALL_GOLD, MOST_BIDS, PURSES, ROOM, purse
from sesame.agents.knowledge.bakschisch_solved import value
from sesame.core.kernel import kernel
from sesame.train.own.bakschisch.board import Board
from sesame.train.own.bakschisch.deck import Draw, Stock
from sesame.train.own.bakschisch.node import (
    Below,
    Room,
    Values,
    Whole,
    across,
    parts,
    place,
    settle,
)
from sesame.train.own.bakschisch.sweep import Layer, Reached

_WON, _LOST, _EVEN = np.float32(1.0), np.float32(-1.0), np.float32(0.0)
_SHARE = 4  # parts of the work for each thread


class Threads:
    """Decks are shared out among the cores."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._tables = board.stands * board.stands * PURSES
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1)

    def room(self, slot: str, decks: int) -> Layer:  # noqa: ARG002
        empty = [np.full((decks, self._tables), np.nan, np.float32) for _ in Layer._fields]
        return Layer(*empty)

    def home(self, begun: Layer | None, out: Layer) -> None:
        board = self._board
        for values, found in zip(begun or out, out, strict=True):
            go_home(values, begun is None, board.square, board.edge, found)

    def picked(self, values: Values, tasks: Whole) -> Values:
        found = np.empty((len(values), len(tasks)), np.float32)
        for deck in range(len(values)):
            pick(values, deck, tasks, 0, len(tasks), self._board.stands, found)
        return found

    def foretell(self, rows: Values, reached: Reached, stock: Stock, tasks: Whole) -> None:
        worth, stands = reached.layer.worth, self._board.stands
        for deck, number in enumerate(stock.codes(reached.cards).tolist()):
            foretell_some(rows, reached.bribe, deck, number, tasks, stands, worth)

    def settle(self, below: Layer, last: bool, draw: Draw, tasks: Whole, out: Layer) -> None:
        known, board = Below(self._board.bases[last], *below), self._board
        work = len(draw.to) * len(tasks)
        parts = min(work, _SHARE * (os.cpu_count() or 1))
        ends = [work * part // parts for part in range(parts + 1)]
        done = [
            self._pool.submit(
                settle_some, known, draw.to, draw.weight, tasks, begin, end,
                board.edge, board.stands, workroom(), *out,
            )
            for begin, end in pairwise(ends)
        ]  # fmt: skip
        for one in done:
            one.result()


def workroom() -> Room:
    """What one thread works in."""
    t, labels = np.empty(ROOM, np.float32), np.empty(MOST_BIDS + 2, np.int32)
    return Room(t, labels, np.empty(MOST_BIDS, np.float32), np.empty(MOST_BIDS, np.float32))


@kernel
def pick(
    values: Values, deck: int, tasks: Whole, begin: int, end: int, stands: int, out: Values
) -> None:
    """The values of some tasks, in their order."""
    for at in range(begin, end):
        out[deck, at] = values[deck, place(int(tasks[at]), stands)]


@kernel
def foretell_some(
    rows: Values, bribe: int, deck: int, number: int, tasks: Whole, stands: int, worth: Values
) -> None:
    """All tables of a deck."""
    for task in tasks:
        foretell(rows, bribe, deck, number, int(task), stands, worth)


@kernel
def foretell(
    rows: Values, bribe: int, deck: int, number: int, task: int, stands: int, worth: Values
) -> None:
    """What the rows of a solution say of a table, and of the same seen from across."""
    row, column, gold, other = parts(task)
    found = value(rows, bribe, number, stands, row, column, gold, other)
    worth[deck, place(across(task), stands)] = -found
    worth[deck, place(task, stands)] = found


@kernel
def settle_some(
    below: Below, to: Whole, weight: Values, tasks: Whole, begin: int, end: int,
    edge: int, stands: int, room: Room, worth: Values, most: Values, least: Values,
) -> None:  # fmt: skip
    """A part of all decks and tasks."""
    for at in range(begin, end):
        deck, task = at // len(tasks), int(tasks[at % len(tasks)])
        settle(below, to, weight, deck, task, edge, stands, room, worth, most, least)


@kernel
def go_home(begun: Values, is_final: bool, square: Whole, edge: int, out: Values) -> None:
    """Every deck and table after the last bribe."""
    for deck in range(len(out)):
        for pair in range(len(square) * len(square)):
            end_round(begun, is_final, square, edge, deck, pair, out)


@kernel
def end_round(
    begun: Values, is_final: bool, square: Whole, edge: int, deck: int, pair: int, out: Values
) -> None:
    """BK-18, BK-20, BK-21: what tables with these stands are worth once the round is over."""
    n = len(square)
    row, column = pair // n, pair % n
    throne = n - 1
    at_home = (row >= edge or row & 1 == 1) and (column >= edge or column & 1 == 1)
    if not at_home or (row == throne and column == throne):
        return
    for gold in range(ALL_GOLD + 1):
        for other in range(ALL_GOLD + 1 - gold):
            at = pair * PURSES + purse(gold, other)
            if row == throne:
                out[deck, at] = _WON
            elif column == throne:
                out[deck, at] = _LOST
            elif is_final:
                lead = square[row] - square[column]
                if lead == 0:
                    lead = gold - other
                out[deck, at] = _WON if lead > 0 else _LOST if lead < 0 else _EVEN
            else:
                each = (ALL_GOLD - gold - other) // 2
                out[deck, at] = begun[deck, pair * PURSES + purse(gold + each, other + each)]
