"""A path as the solver sees it: where every stand leads, asked of the rules themselves."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents.knowledge.bakschisch_places import ALL_GOLD, PURSES, purse, stand
from sesame.core import contract
from sesame.core.calls import Table
from sesame.core.contract import CHANCE
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.games.bakschisch.actions import THIEF, TURNS
from sesame.games.bakschisch.rules import apply
from sesame.games.bakschisch.state import BRIBES, CARDS, COPIES, FAKIR, PURSE, State
from sesame.train.own.bakschisch.node import COMPARED, Whole, compared, pack, purse_after

_THIEF = PURSE + 1  # a bid one more than all coins


class Board(NamedTuple):
    """A path, every stand of it and every step."""

    stands: int
    edge: int  # the first stand in the palace
    throne: int  # its stand, the last
    square: Whole  # of each stand
    bases: tuple[Whole, Whole]  # of the first four bribes, and of the fifth: as in `node.Below`
    tasks: tuple[Whole, ...]  # by bribe, from 1 on: tables that can be met, half of each pair


def board(match: Match, *, here: bool = False) -> Board:
    """The board of a match for two, and the tables that rounds go through.

    `here`: only those of the rest of this round, from the match's table on.
    """
    tables = contract.blank(match.game.state, 2)
    tables[0] = match.state
    throne, palace = int(match.state.throne), int(match.state.palace)
    squares = np.arange(throne + 1, dtype=np.int32)
    square: Whole = np.repeat(squares, np.where(squares < palace, 2, 1))
    n = len(square)
    bases = np.zeros((2, n * n, CARDS, COMPARED), np.int32)
    _follow(tables, square, bases)
    reached = np.zeros((BRIBES, n * n, PURSES), np.bool_)
    begin = int(match.state.up) if here else 0
    if here:
        reached[begin].flat[place_of(match.state, n)] = True
    else:
        _begin(reached[0], square, palace, throne)
    for bribe in range(begin + 1, BRIBES):
        _reach(bases[0], 2 * palace, reached[bribe - 1], reached[bribe])
    reached |= _across(reached, n)
    tasks = tuple(_tasks(found, n) for found in reached)
    return Board(n, 2 * palace, n - 1, square, (bases[0], bases[1]), tasks)


@kernel
def _follow(tables: Table, square: Whole, bases: Whole) -> None:
    """Step by the rules from every pair of stands, once for each way in which bids compare."""
    n = len(square)
    for last in range(2):
        for pair in range(n * n):
            for card in range(CARDS):
                for i in (0, 1, 2, _THIEF):
                    for j in (0, 1, 2, _THIEF):
                        s = tables[1]
                        tables[1] = tables[0]
                        _lay(s, square, pair, BRIBES - 1 if last else 1)
                        at = compared(i, j, PURSE, PURSE)
                        bases[last, pair, card, at] = _after(s, card, i, j, last, n) * PURSES


@kernel
def _lay(s: State, square: Whole, pair: int, up: int) -> None:
    n = len(square)
    for seat in range(2):
        at = pair // n if seat == 0 else pair % n
        s.pawn[seat] = square[at]
        s.thief[seat] = at & 1 if square[at] < s.palace else 0
        s.gold[seat] = PURSE
    for card in range(CARDS):
        s.left[card] = COPIES
    s.pot = 0
    s.up = up
    for bribe in range(up):
        s.card[bribe] = FAKIR


@kernel
def _after(s: State, card: int, i: int, j: int, last: int, n: int) -> int:
    """The stands to which these bids lead, thieves at home after the last bribe (BK-19)."""
    apply(s, CHANCE, TURNS + card)
    apply(s, 0, THIEF if i == _THIEF else i)
    apply(s, 1, THIEF if j == _THIEF else j)
    palace = int(s.palace)
    row = stand(int(s.pawn[0]), 1 if last else int(s.thief[0]), palace)
    column = stand(int(s.pawn[1]), 1 if last else int(s.thief[1]), palace)
    return row * n + column


@kernel
def _begin(reached: Whole, square: Whole, palace: int, throne: int) -> None:
    """BK-18, BK-19: as rounds begin, thieves are at home and one coin at most is in the pot."""
    n = len(square)
    for row in range(n):
        for column in range(n):
            is_home = square[row] >= palace or row & 1 == 1
            is_other_home = square[column] >= palace or column & 1 == 1
            waits = square[row] < throne and square[column] < throne
            if is_home and is_other_home and waits:
                for gold in range(ALL_GOLD + 1):
                    for other in range(ALL_GOLD - 1 - gold, ALL_GOLD + 1 - gold):
                        if other >= 0:
                            reached[row * n + column, purse(gold, other)] = True


@kernel
def _reach(bases: Whole, edge: int, reached: Whole, onward: Whole) -> None:
    """Mark what a bribe leads to, whatever the card and the bids."""
    flat = onward.reshape(onward.size)
    n = int(np.sqrt(len(reached)) + 0.5)
    for pair in range(len(reached)):
        row, column = pair // n, pair % n
        for gold in range(ALL_GOLD + 1):
            for other in range(ALL_GOLD + 1 - gold):
                if reached[pair, purse(gold, other)]:
                    rows = gold + 1 + (row & 1 if row < edge else 0)
                    columns = other + 1 + (column & 1 if column < edge else 0)
                    for i in range(rows):
                        for j in range(columns):
                            at = purse_after(i, j, gold, other)
                            for card in range(CARDS):
                                flat[bases[pair, card, compared(i, j, gold, other)] + at] = True


def place_of(s: State, n: int) -> int:
    """Where the table lies among all."""
    palace = int(s.palace)
    row, column = (stand(int(s.pawn[seat]), int(s.thief[seat]), palace) for seat in range(2))
    return (row * n + column) * PURSES + purse(int(s.gold[0]), int(s.gold[1]))


def _bags() -> Whole:
    """The gold of both, by number of the purse."""
    return np.array([(a, b) for a in range(ALL_GOLD + 1) for b in range(ALL_GOLD + 1 - a)]).T


def _across(reached: npt.NDArray[np.bool_], n: int) -> npt.NDArray[np.bool_]:
    """The same tables, as the others see them."""
    gold, other = _bags()
    turned = other * (2 * ALL_GOLD + 3 - other) // 2 + gold
    return reached.reshape(BRIBES, n, n, PURSES).swapaxes(1, 2)[..., turned].reshape(reached.shape)


def _tasks(reached: npt.NDArray[np.bool_], n: int) -> Whole:
    """The tables that were marked, one of each pair that are worth the same but for the sign.

    Those of a pair of stands lie together, larger matrices first, so that neighbours take as long.
    """
    gold, other = _bags()
    pair, held = np.nonzero(reached)
    row, column, mine, theirs = pair // n, pair % n, gold[held], other[held]
    half = (row < column) | ((row == column) & (mine <= theirs))
    order = np.lexsort((-((mine + 2) * (theirs + 2))[half], pair[half]))
    packed = pack(row, column, mine, theirs)[half]
    return np.ascontiguousarray(packed[order], np.int32)
