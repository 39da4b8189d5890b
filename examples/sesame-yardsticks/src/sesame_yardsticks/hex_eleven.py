"""Hex on 11 by 11, without the swap: the first seat joins top and bottom, the second the sides."""

import sys

from sesame.core import bits as sets
from sesame.core.contract import Ids
from sesame.core.fields import Numbers, Record, bits, whole
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.words import same
from sesame_yardsticks import duel
from sesame_yardsticks.plain import NOBODY, Named, Plain, unreadable

SIDE = 11
CELLS = SIDE * SIDE
FULL = (1 << SIDE) - 1
_LETTERS = "rb"


class Settings(Record):
    """What `setup` reads."""

    seats: int = whole("i1", "how many play", most=2)


class State(Record):
    """Stones in rows that each seat counts from its first side: the second's are columns."""

    laid: Numbers = bits("i2", "stones of each seat", shape=(2, SIDE))
    joined: Numbers = bits("i2", "those that are joined to its first side", shape=(2, SIDE))
    taken: Numbers = bits("i2", "cells with any stone, in the first seat's rows", shape=SIDE)
    stones: int = whole("i1", "how many were laid", most=CELLS)
    winner: int = whole("i1", "who has joined both sides; -1: nobody", least=NOBODY, most=1)


@kernel
def setup(s: State, options: Settings) -> None:
    s.winner = NOBODY


@kernel
def actors(s: State) -> int:
    return 1 << (int(s.stones) & 1) if s.winner == NOBODY else 0


@kernel
def over(s: State) -> bool:
    return s.winner != NOBODY


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    n = 0
    for row in range(SIDE):
        free = ~int(s.taken[row]) & FULL
        while free:
            out[n] = row * SIDE + sets.first(free)
            n += 1
            free = sets.without_first(free)
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    row, column = action // SIDE, action % SIDE
    s.taken[row] = int(s.taken[row]) | 1 << column
    s.stones = int(s.stones) + 1
    lay(s, seat, row if seat == 0 else column, column if seat == 0 else row)


@kernel
def lay(s: State, seat: int, row: int, column: int) -> None:
    """One stone, in the seat's own rows; what it joins to the first side is joined from now on."""
    s.laid[seat, row] = int(s.laid[seat, row]) | 1 << column
    if row == 0 or near(s, seat, row) >> column & 1:
        s.joined[seat, row] = int(s.joined[seat, row]) | 1 << column
        _flood(s, seat, row)
        if s.joined[seat, SIDE - 1]:
            s.winner = seat


@kernel
def near(s: State, seat: int, row: int) -> int:
    """The cells of a row beside a joined one: in it, above and below, along the short diagonal."""
    here = int(s.joined[seat, row])
    found = here << 1 | here >> 1
    if row:
        above = int(s.joined[seat, row - 1])
        found |= above | above >> 1
    if row < SIDE - 1:
        below = int(s.joined[seat, row + 1])
        found |= below | below << 1
    return found


@kernel
def _flood(s: State, seat: int, start: int) -> None:
    """Join whatever touches what is joined, row by row in turn, for as long as a row changes."""
    dirty = (7 << start >> 1) & FULL
    while dirty:
        row = sets.first(dirty)
        dirty = sets.without_first(dirty)
        joined, stones = int(s.joined[seat, row]), int(s.laid[seat, row])
        grown = joined | near(s, seat, row) & stones
        if grown != joined:
            s.joined[seat, row] = grown
            dirty |= (7 << row >> 1) & FULL


@kernel
def observe(s: State, seat: int, out: State) -> None:
    for row in range(SIDE):
        for owner in range(2):
            out.laid[owner, row] = s.laid[owner, row]
            out.joined[owner, row] = s.joined[owner, row]
        out.taken[row] = s.taken[row]
    out.stones, out.winner = s.stones, s.winner


def _letter(s: State, row: int, column: int) -> str:
    if int(s.laid[0, row]) >> column & 1:
        return "r"
    return "b" if int(s.laid[1, column]) >> row & 1 else "."


def _rows(s: State) -> list[str]:
    return ["".join(_letter(s, row, column) for column in range(SIDE)) for row in range(SIDE)]


def write_position(s: State) -> str:
    return "/".join(_rows(s))


def read_position(text: str, s: State) -> None:
    rows = text.split("/")
    more = text.count("r") - text.count("b")
    if [len(row) for row in rows] != [SIDE] * SIDE or set(text) - set("rb./") or more not in (0, 1):
        unreadable("11 rows of r, b or ., as many of each or one r more")
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter != ".":
                apply(s, _LETTERS.index(letter), row * SIDE + column)


def show(s: State) -> str:
    rows = [" " * at + f"{at + 1:2} {' '.join(row)}" for at, row in enumerate(_rows(s))]
    return "\n".join(["   " + " ".join("abcdefghijk"), *rows])


def _notation(cell: int) -> str:
    return f"{'abcdefghijk'[cell % SIDE]}{cell // SIDE + 1}"


winners, scores, returns = duel.winners, duel.scores, duel.returns
_HERE = sys.modules[__name__]
TEXT = Plain(write_position, read_position, show, actors, winners)
GAME = Game(
    name="hex-11",
    title=same("Hex 11"),
    seats=(2,),
    bound=lambda *_: CELLS,
    State=State,
    Settings=Settings,
    rules=_HERE,
    sight=_HERE,
    actions=Named([_notation(cell) for cell in range(CELLS)], CELLS),
    text=TEXT,
    draw=TEXT.draw,
    is_open=True,
)
