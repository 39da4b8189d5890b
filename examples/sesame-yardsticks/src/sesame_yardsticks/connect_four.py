"""Connect Four: six rows, seven columns, four in a line.

James D. Allen and Victor Allis (1988): whoever begins wins, in the middle column.
"""

import sys

from sesame.core.contract import Ids
from sesame.core.fields import Numbers, Record, bits, whole
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.words import Words
from sesame_yardsticks import duel
from sesame_yardsticks.plain import NOBODY, Named, Plain, unreadable

COLUMNS, ROWS = 7, 6
TALL = ROWS + 1  # bits of a column: its cells from below, and one that is never taken
CELLS = COLUMNS * ROWS
COLUMN = (1 << ROWS) - 1
_LETTERS = "xo"


class Settings(Record):
    """What `setup` reads."""

    seats: int = whole("i1", "how many play", most=2)


class State(Record):
    """The table: for each seat the cells of its stones."""

    lines: Numbers = bits("i8", "cells with a stone of each seat, column by column", shape=2)
    stones: int = whole("i1", "how many were dropped", most=CELLS)
    winner: int = whole("i1", "who has four in a line; -1: nobody", least=NOBODY, most=1)


@kernel
def setup(s: State, options: Settings) -> None:
    s.winner = NOBODY


@kernel
def actors(s: State) -> int:
    return 0 if over(s) else 1 << (int(s.stones) & 1)


@kernel
def over(s: State) -> bool:
    return s.winner != NOBODY or s.stones == CELLS


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    n, taken = 0, int(s.lines[0]) | int(s.lines[1])
    for column in range(COLUMNS):
        out[n] = column
        n += 1 - (taken >> column * TALL + ROWS - 1 & 1)
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    taken = int(s.lines[0]) | int(s.lines[1])
    dropped = taken + (1 << action * TALL) & COLUMN << action * TALL & ~taken
    mine = int(s.lines[seat]) | dropped
    s.lines[seat] = mine
    s.stones = int(s.stones) + 1
    if has_four(mine):
        s.winner = seat


@kernel
def has_four(cells: int) -> bool:
    """Up, across, and along both diagonals."""
    up, across = cells & cells >> 1, cells & cells >> TALL
    down, rise = cells & cells >> TALL - 1, cells & cells >> TALL + 1
    found = up & up >> 2 | across & across >> 2 * TALL
    return (found | down & down >> 2 * (TALL - 1) | rise & rise >> 2 * (TALL + 1)) != 0


@kernel
def observe(s: State, seat: int, out: State) -> None:
    out.lines[0], out.lines[1] = s.lines[0], s.lines[1]
    out.stones, out.winner = s.stones, s.winner


def write_position(s: State) -> str:
    """Columns from the left, each from below: `xo/x/./././o/.`."""
    return "/".join(_column(s, column) or "." for column in range(COLUMNS))


def _column(s: State, column: int) -> str:
    bit = [1 << column * TALL + row for row in range(ROWS)]
    owners = ((int(s.lines[0]) & it > 0, int(s.lines[1]) & it > 0) for it in bit)
    return "".join("x" if first else "o" if second else "" for first, second in owners)


def read_position(text: str, s: State) -> None:
    columns = [column.strip(".") for column in text.split("/")]
    count = [sum(column.count(letter) for column in columns) for letter in _LETTERS]
    is_whole = len(columns) == COLUMNS and all(len(column) <= ROWS for column in columns)
    if not is_whole or set(text) - set("xo./") or count[0] - count[1] not in (0, 1):
        unreadable("xo/x/./././o/., 7 columns from below")
    for at, column in enumerate(columns):
        for row, letter in enumerate(column):
            seat = _LETTERS.index(letter)
            s.lines[seat] = int(s.lines[seat]) | 1 << at * TALL + row
    s.stones = sum(count)
    for seat in (0, 1):
        if has_four(int(s.lines[seat])):
            s.winner = seat


def show(s: State) -> str:
    columns = [_column(s, column).ljust(ROWS, ".") for column in range(COLUMNS)]
    rows = [" ".join(column[row] for column in columns) for row in reversed(range(ROWS))]
    return "\n".join([*rows, " ".join(map(str, range(1, COLUMNS + 1)))])


winners, scores, returns = duel.winners, duel.scores, duel.returns
_HERE = sys.modules[__name__]
TEXT = Plain(write_position, read_position, show, actors, winners)
GAME = Game(
    name="connect-four",
    title=Words("Puissance 4", "Connect Four"),
    seats=(2,),
    bound=lambda *_: CELLS,
    State=State,
    Settings=Settings,
    rules=_HERE,
    sight=_HERE,
    actions=Named([str(column + 1) for column in range(COLUMNS)], COLUMNS),
    text=TEXT,
    draw=TEXT.draw,
    is_open=True,
)
