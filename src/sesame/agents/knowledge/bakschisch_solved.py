"""Bakschisch for two as it was solved: what tables are worth, as products of short rows.

A row belongs to a deck, another to a table; the sum of their products is what the table is worth to
who stands first, while that deck is left. `sesame train bakschisch` makes the rows.
"""

from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents.knowledge.bakschisch_places import PAIR, PURSES, purse, stand
from sesame.agents.matrix import Floats
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.games.bakschisch.state import (
    BEHIND,
    BRIBES,
    CARDS,
    COPIES,
    OVER,
    TO_POT,
    State,
)

DECKS = (COPIES + 1) ** CARDS
STEP = 1 / 4096  # of numbers in the file
SOLVED = ("shortcut",)  # boards


class Solution(NamedTuple):
    """What a file holds."""

    path: npt.NDArray[np.int64]  # squares of each person, throne, palace: the board it is of
    tables: npt.NDArray[np.int16]  # by bribe, table: a row, in steps
    decks: npt.NDArray[np.int16]  # by number of the deck: a row, in parts of 32767


def solution(match: Match) -> Floats | None:
    """The values of a match for two that was solved: rows of tables, then of decks."""
    s = match.state
    usual = s.theft_cancels == 0 and s.remainder == TO_POT and s.reverse_place == BEHIND
    if match.seats != PAIR or not usual:
        return None
    here = path(s)
    return next((rows for known, rows in _rows() if np.array_equal(known, here)), None)


def path(s: State) -> npt.NDArray[np.int64]:
    """All that a solution hangs on: who stands where, and where the palace begins."""
    return np.array([*s.track, s.throne, s.palace], np.int64)


@cache
def _rows() -> list[tuple[npt.NDArray[np.int64], Floats]]:
    beside = resources.files("sesame.agents.knowledge")
    found = []
    for name in SOLVED:
        with beside.joinpath("weights", f"bakschisch-{name}.npz").open("rb") as file:
            kept = np.load(file)
            held = Solution(kept["path"], kept["tables"], kept["decks"])
        found.append((held.path, unpacked(held)))
    return found


def unpacked(held: Solution) -> Floats:
    """The rows as `value` reads them."""
    tables = held.tables.reshape(-1, held.tables.shape[-1]) * np.float32(STEP)
    decks = held.decks / np.float32(np.iinfo(np.int16).max)
    return np.ascontiguousarray(np.concatenate([tables, decks]), np.float32)


@kernel
def pair_place(row: int, column: int, stands: int) -> int:
    """The number of a pair of stands, the lower one first."""
    return (row * (2 * stands - row - 1) >> 1) + column


@kernel
def pairs(stands: int) -> int:
    """How many there are."""
    return stands * (stands + 1) >> 1


@kernel
def is_across(row: int, column: int, gold: int, other: int) -> bool:
    """Whether the table is kept as seen from the other side."""
    return row > column or (row == column and gold > other)


@kernel
def value(
    rows: Floats, bribe: int, deck: int, stands: int, row: int, column: int, gold: int, other: int
) -> np.float32:
    """What a table is worth to the first of two, before that bribe, while that deck is left."""
    if is_across(row, column, gold, other):
        return -_kept(rows, bribe, deck, stands, column, row, purse(other, gold))
    return _kept(rows, bribe, deck, stands, row, column, purse(gold, other))


@kernel
def _kept(
    rows: Floats, bribe: int, deck: int, stands: int, row: int, column: int, held: int
) -> np.float32:
    every = pairs(stands)
    table = ((bribe - 1) * every + pair_place(row, column, stands)) * PURSES + held
    at, found = BRIBES * every * PURSES + deck, np.float32(0.0)
    for part in range(rows.shape[1]):
        found += rows[table, part] * rows[at, part]
    return min(max(found, np.float32(-1.0)), np.float32(1.0))


@kernel
def deck_number(s: State) -> int:
    """The number of the deck that is left."""
    found = 0
    for card in range(CARDS):
        found = found * (COPIES + 1) + int(s.left[card])
    return found


@kernel
def promised(s: State, seat: int, rows: Floats) -> float:
    """What a table before a bribe promises a seat."""
    if s.phase == OVER:
        lead = (int(s.winners) >> seat & 1) - (int(s.winners) >> (1 - seat) & 1)
        return float(lead)
    palace = int(s.palace)
    row = stand(int(s.pawn[seat]), int(s.thief[seat]), palace)
    column = stand(int(s.pawn[1 - seat]), int(s.thief[1 - seat]), palace)
    stands = int(s.throne) + palace + 1
    gold, other = int(s.gold[seat]), int(s.gold[1 - seat])
    return float(value(rows, int(s.up) + 1, deck_number(s), stands, row, column, gold, other))


@kernel
def fronts(s: State, seat: int) -> bool:
    """Whether a seat takes the rows of the matrix, as it did when the game was solved."""
    palace = int(s.palace)
    row = stand(int(s.pawn[seat]), int(s.thief[seat]), palace)
    column = stand(int(s.pawn[1 - seat]), int(s.thief[1 - seat]), palace)
    return not is_across(row, column, int(s.gold[seat]), int(s.gold[1 - seat]))
