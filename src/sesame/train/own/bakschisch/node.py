"""One table before a card is turned: every card, every pair of bids, and what is best of them.

The same kernels run on every core and on a GPU. Values are those of the row player, who has the
first stand. Beside `worth` go two bounds: `most`, what the row player could have against the
column's mixtures from here to the end, and `least`, what the column could bring it down to. Where
both meet nothing is left to gain; at the start their difference is NashConv.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents import matrix
from sesame.agents.knowledge.bakschisch_places import PURSES, head, purse
from sesame.agents.matrix import Floats, Labels
from sesame.core.kernel import kernel
from sesame.games.bakschisch.state import CARDS

Values = npt.NDArray[np.float32]  # a row for each deck, a column for each table
Whole = npt.NDArray[np.int32]

_ZERO = np.float32(0.0)

# How two fists compare; the stands that follow depend on nothing else
MORE, LESS, EVEN, EMPTY, THIEF_NONE, THIEF_SOME, NONE_THIEF, SOME_THIEF, THIEVES = range(9)
COMPARED = 9

# A task: two stands and the gold of both, packed
_BITS, _MASK = 8, 255


class Below(NamedTuple):
    """What is known of the tables that a bribe leads to."""

    bases: Whole  # by row, column, card, comparison: where tables with these stands begin
    worth: Values
    most: Values
    least: Values


class Room(NamedTuple):
    """What one matrix needs."""

    t: Floats
    labels: Labels
    x: Floats
    y: Floats


def pack(row: Any, column: Any, gold: Any, other: Any) -> Any:
    """The number of a task."""
    return ((row << _BITS | column) << _BITS | gold) << _BITS | other


@kernel
def parts(task: int) -> tuple[int, int, int, int]:
    """The stands and the gold of a task."""
    return task >> 3 * _BITS, task >> 2 * _BITS & _MASK, task >> _BITS & _MASK, task & _MASK


@kernel
def across(task: int) -> int:
    """The same table as the other sees it."""
    row, column, gold, other = parts(task)
    return ((column << _BITS | row) << _BITS | other) << _BITS | gold


@kernel
def place(task: int, stands: int) -> int:
    """Where a table lies among those of its deck."""
    row, column, gold, other = parts(task)
    return (row * stands + column) * PURSES + purse(gold, other)


@kernel
def bids(task: int, edge: int) -> tuple[int, int]:
    """How many bids both have: any number of coins, and the thief if it is there (BK-06, BK-07)."""
    row, column, gold, other = parts(task)
    rows = gold + 1 + (row & 1 if row < edge else 0)
    columns = other + 1 + (column & 1 if column < edge else 0)
    return rows, columns


def needed(tasks: Whole, edge: int) -> Whole:
    """How many numbers the matrices of these tasks need, labels and mixtures included."""
    rows, columns = np.array([bids(int(task), edge) for task in tasks], np.int32).T
    return np.asarray((rows + 1) * (columns + 1) + 2 * (rows + columns))


@kernel
def compared(i: int, j: int, gold: int, other: int) -> int:
    """How two bids compare: coins, or the thief, which is one more than all coins."""
    if i > gold:
        return THIEVES if j > other else THIEF_SOME if j > 0 else THIEF_NONE
    if j > other:
        return SOME_THIEF if i > 0 else NONE_THIEF
    return MORE if i > j else LESS if i < j else EVEN if i > 0 else EMPTY


@kernel
def purse_after(i: int, j: int, gold: int, other: int) -> int:
    """BK-10, BK-11: every bid is paid, to the pot or to a thief."""
    if i > gold:
        return purse(gold, other) if j > other else head(gold + j) + other - j
    if j > other:
        return head(gold - i) + other + i
    return head(gold - i) + other - j


@kernel
def settle(
    below: Below, to: Whole, weight: Values, deck: int, task: int, edge: int, stands: int,
    room: Room, worth: Values, most: Values, least: Values,
) -> None:  # fmt: skip
    """Solve a table for each card, and write the mean; also of the same table seen from across.

    Stands from `edge` on are in the palace, where there is no thief.
    """
    row, column, gold, other = parts(task)
    rows, columns = bids(task, edge)
    pair = row * stands + column
    mean, highest, lowest = _ZERO, _ZERO, _ZERO
    for card in range(CARDS):
        left = int(to[deck, card])
        if left >= 0:
            _lay(below, left, pair, card, rows, columns, gold, other, room)
            matrix.solve(room.t, rows, columns, room.labels, room.x, room.y)
            if row == column and gold == other:  # whoever sits there plays alike
                for j in range(columns):
                    room.y[j] = room.x[j]
            found, high, low = _judge(below, left, pair, card, rows, columns, gold, other, room)
            mean += weight[deck, card] * found
            highest += weight[deck, card] * high
            lowest += weight[deck, card] * low
    at = place(across(task), stands)
    worth[deck, at], most[deck, at], least[deck, at] = -mean, -lowest, -highest
    at = place(task, stands)
    worth[deck, at], most[deck, at], least[deck, at] = mean, highest, lowest


@kernel
def _lay(
    below: Below, left: int, pair: int, card: int, rows: int, columns: int, gold: int, other: int,
    room: Room,
) -> None:  # fmt: skip
    """What each pair of bids is worth."""
    for i in range(rows):
        for j in range(columns):
            base = int(below.bases[pair, card, compared(i, j, gold, other)])
            at = base + purse_after(i, j, gold, other)
            room.t[i * (columns + 1) + j] = below.worth[left, at]


@kernel
def _judge(
    below: Below, left: int, pair: int, card: int, rows: int, columns: int, gold: int, other: int,
    room: Room,
) -> tuple[np.float32, np.float32, np.float32]:  # fmt: skip
    """What the mixtures are worth, the most that rows find against them, the least of columns."""
    found, highest, lowest = _ZERO, _ZERO, _ZERO
    t, x, y = room.t, room.x, room.y
    for j in range(columns):
        t[j] = _ZERO
    for i in range(rows):
        high = _ZERO
        for j in range(columns):
            if x[i] > _ZERO or y[j] > _ZERO:
                base = int(below.bases[pair, card, compared(i, j, gold, other)])
                at = base + purse_after(i, j, gold, other)
                found += x[i] * y[j] * below.worth[left, at]
                high += y[j] * below.most[left, at]
                t[j] += x[i] * below.least[left, at]
        highest = high if i == 0 else max(highest, high)
    lowest = t[0]
    for j in range(1, columns):
        lowest = min(lowest, t[j])
    return found, highest, lowest
