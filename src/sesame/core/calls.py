"""The contract asked from Python: of a table, which is an array of one record.

To hand a record to compiled code takes Numba some five microseconds, an array of one a tenth of
that; a table that people play at asks dozens of times a move.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import contract
from sesame.core.contract import CHANCE, CLOCK, MOST_SEATS, Ids, Rows, State, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel

Table = npt.NDArray[Any]  # one record

OVER = -1
REFUSED = -1


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats that an answer of `turn` names; none if it is over: OVER has no bits of its own."""
    return tuple(seat for seat in range(int(bits).bit_length()) if bits >> seat & 1 and bits > 0)


def blank(record: np.dtype[np.void]) -> Table:
    """An empty table; ten times as fast as `np.zeros`, which asks the type about every field."""
    return np.frombuffer(bytearray(record.itemsize), record)


def copied(table: Table, record: np.dtype[np.void] | None = None) -> Table:
    """The same table, to try something on; `record` is how its fields are to be read."""
    return np.frombuffer(bytearray(table.tobytes()), record or table.dtype)


def table_of(record: State) -> Table:
    """The array that holds a record, so that compiled code may be asked about it."""
    table: Table = record.base
    if len(table) != 1:  # one of many: the first would be taken for it
        table = blank(table.dtype)
        table[0] = record
    return table


@kernel(brief=True)
def turn(table: Table) -> int:
    """The seats that may act now, as bits; 0: chance is due; OVER: nobody acts any more."""
    seats = contract.actors(table[0])
    return OVER if seats == 0 and contract.over(table[0]) else seats


@kernel(brief=True)
def stands(table: Table, points: Weights, rows: Rows) -> int:
    """As `turn`; the points, and what is waited for, if the game says so in facts, beside it."""
    contract.scores(table[0], points)
    contract.prompt(table[0], rows)
    return turn(table)


@kernel(brief=True)
def legal(table: Table, seat: int, out: Ids) -> int:
    """As `contract.legal`."""
    return contract.legal(table[0], seat, out)


@kernel(brief=True)
def offered(table: Table, seat: int, out: Ids) -> int:
    """As `legal`; nothing where it is not that seat's turn."""
    if not 0 <= seat < MOST_SEATS or (contract.actors(table[0]) >> seat) & 1 == 0:
        return 0
    return contract.legal(table[0], seat, out)


@kernel(brief=True)
def allows(table: Table, seat: int, action: int, ids: Ids) -> bool:
    """Whether a seat whose turn it is may do that; `ids` is scratch."""
    for i in range(contract.legal(table[0], seat, ids)):
        if ids[i] == action:
            return True
    return False


@kernel(brief=True)
def may(table: Table, seat: int, action: int, ids: Ids) -> bool:
    """Whether it is a seat's turn and it may do that; `ids` is scratch."""
    return (contract.actors(table[0]) >> seat) & 1 == 1 and allows(table, seat, action, ids)


@kernel(brief=True)
def attempt(table: Table, seat: int, action: int, ids: Ids, weights: Weights) -> int:
    """As `advance`, if it is that seat's turn and it may do that; else REFUSED, and nothing is
    changed."""
    if not 0 <= seat < MOST_SEATS or not may(table, seat, action, ids):
        return REFUSED
    return advance(table, seat, action, ids, weights)


@kernel(brief=True)
def advance(table: Table, seat: int, action: int, ids: Ids, weights: Weights) -> int:
    """As `apply`; then what chance may do and how much in all: 0 where it is not its turn."""
    contract.apply(table[0], seat, action)
    return due(table, ids, weights)


@kernel(brief=True)
def due(table: Table, ids: Ids, weights: Weights) -> int:
    """What chance may do, and the sum of its weights; 0 where it is not its turn."""
    if turn(table) != 0:
        return 0
    total = 0
    for i in range(contract.outcomes(table[0], ids, weights)):
        total += int(weights[i])
    return total


@kernel(brief=True)
def picked(left: int, ids: Ids, weights: Weights) -> int:
    """Of what `due` has written the outcome that a number less than the sum falls on."""
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return int(ids[i])


@kernel(brief=True)
def outcomes(table: Table, ids: Ids, weights: Weights) -> int:
    """As `contract.outcomes`."""
    return contract.outcomes(table[0], ids, weights)


@kernel(brief=True)
def apply(table: Table, seat: int, action: int) -> None:
    """As `contract.apply`."""
    contract.apply(table[0], seat, action)


@kernel(brief=True)
def scores(table: Table, out: Weights) -> None:
    """As `contract.scores`."""
    contract.scores(table[0], out)


@kernel(brief=True)
def winners(table: Table) -> int:
    """As `contract.winners`."""
    return contract.winners(table[0])


@kernel(brief=True)
def redeal(table: Table, seat: int, rng: Rng) -> None:
    """As `contract.redeal`."""
    contract.redeal(table[0], seat, rng)


@kernel(brief=True)
def reopen(table: Table, seat: int) -> None:
    """As `contract.reopen`."""
    contract.reopen(table[0], seat)


@kernel(brief=True)
def shown(table: Table, seat: int, action: int, viewer: int) -> int:
    """As `contract.shown`."""
    return contract.shown(table[0], seat, action, viewer)


@kernel(brief=True)
def observe(table: Table, seat: int, out: Table) -> None:
    """As `contract.observe`."""
    contract.observe(table[0], seat, out[0])


@kernel(brief=True)
def effects(table: Table, seat: int, action: int, after: Table, out: Rows) -> int:
    """As `contract.effects`."""
    return contract.effects(table[0], seat, action, after[0], out)


@kernel(brief=True)
def told(
    table: Table,
    seat: int,
    action: int,
    seen: int,
    said: int,
    viewer: int,
    before: Table,
    after: Table,
    out: Rows,
) -> int:
    """Do a step, and tell it to a viewer who knew the table as `before`, and as `after` then.

    The first row is what was done, if the game has facts; behind it comes what came of it: so many
    rows. `seen` is the action as they saw it done, `said` as they are told of it.
    """
    contract.choice(before[0], seat, said, out)
    contract.apply(table[0], seat, action)
    contract.observe(table[0], viewer, after[0])
    return contract.effects(before[0], seat, seen, after[0], out[1:])


@kernel(brief=True)
def forecast(table: Table, seat: int, action: int, scratch: Table, out: Rows) -> int:
    """As `contract.forecast`."""
    return contract.forecast(table[0], seat, action, scratch[0], out)


@kernel(brief=True)
def choice(table: Table, seat: int, action: int, out: Rows) -> int:
    """As `contract.choice`."""
    return contract.choice(table[0], seat, action, out)


@kernel(brief=True)
def refusal(table: Table, seat: int, action: int, out: Rows) -> int:
    """As `contract.refusal`."""
    return contract.refusal(table[0], seat, action, out)


@kernel(brief=True)
def prompt(table: Table, out: Rows) -> int:
    """As `contract.prompt`."""
    return contract.prompt(table[0], out)


@kernel(brief=True)
def ending(table: Table, out: Rows) -> int:
    """As `contract.ending`."""
    return contract.ending(table[0], out)


@kernel(brief=True)
def standing(table: Table, out: Rows) -> int:
    """As `contract.standing`."""
    return contract.standing(table[0], out)


@kernel(brief=True)
def returns(table: Table, out: Utilities) -> None:
    """As `contract.returns`."""
    contract.returns(table[0], out)


@kernel(brief=True)
def choices(table: Table, seat: int, out: Ids) -> int:
    """As `legal`; where time can run out a seat may also wait for that, which is the clock's id."""
    n = contract.legal(table[0], seat, out)
    if contract.ticks(table[0]):
        n += contract.legal(table[0], CLOCK, out[n:])
    return n


@kernel(brief=True)
def patience(table: Table, ids: Ids) -> int:
    """The id of time running out, where it can; else OVER. `ids` is scratch."""
    if not contract.ticks(table[0]):
        return OVER
    contract.legal(table[0], CLOCK, ids)
    return int(ids[0])


@kernel
def settle(table: Table, rng: Rng, ids: Ids, weights: Weights) -> int:
    """Draw what chance does until a seat may act or it is over; answers as `turn`."""
    seats = contract.actors(table[0])
    while seats == 0 and not contract.over(table[0]):
        contract.apply(table[0], CHANCE, contract.drawn(table[0], rng, ids, weights))
        seats = contract.actors(table[0])
    return OVER if seats == 0 else seats


@kernel
def is_only_choice(
    table: Table,
    seat: int,
    action: int,
    viewer: int,
    deals: int,
    rng: Rng,
    other: Table,
    ids: Ids,
) -> bool:
    """Whether a seat has this choice alone at all of so many tables that the viewer allows for.

    `other` and `ids` are scratch.
    """
    for _ in range(deals):
        other[0] = table[0]
        contract.redeal(other[0], viewer, rng)
        if contract.legal(other[0], seat, ids) != 1 or ids[0] != action:
            return False
    return True
