"""JSON written by kernels: what viewers are told of a step and of a table, in one call each.

A *form* is the JSON of a record with gaps where kernels write, so names stay those of the record. A
table has dozens of rows to tell at every move: there is no quicker way to them from Python.
"""

from threading import local
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from sesame.core import calls, contract
from sesame.core.calls import OVER, Table
from sesame.core.contract import Rows, State, Weights
from sesame.core.facts import WIDTH
from sesame.core.game import Game
from sesame.core.kernel import kernel

Letters = npt.NDArray[np.uint8]

MOST_LETTERS = WIDTH * len("-2147483648,") + len("[],")  # of a row
_OPEN, _COMMA, _CLOSE, _MINUS, _ZERO = b"[,]-0"
GAP: Final = b"\0"  # inside JSON this byte is always written otherwise
HOLE: Final[Any] = msgspec.Raw(GAP)  # the value of a field that is left open


def form(record: msgspec.Struct) -> Letters:
    """The JSON of a record with HOLEs, as kernels take it."""
    return letters(msgspec.json.encode(record))


def letters(text: bytes) -> Letters:
    """The same of a text."""
    return np.array(list(text), np.uint8)


_FALSE, _TRUE = letters(b"false"), letters(b"true")


class Desk:
    """Room for kernels to write in, and what they look up: of one game, for one thread."""

    def __init__(self, game: Game) -> None:
        effects = game.effects
        kinds = effects.KINDS if effects else ()
        most = max(effects.MOST if effects else 0, int(getattr(effects, "MOST_STANDING", 0)))
        self.widths = np.array([kind.width for kind in kinds], np.int64)  # as they are sent
        self.rows = np.zeros((most + 1, WIDTH), np.int32)
        self.points = np.zeros(max(game.seats), np.int64)
        self.before, self.empty = calls.blank(game.record), calls.blank(game.record)
        self.letters = np.zeros(MOST_LETTERS * (most + 2) + 1_000, np.uint8)  # forms are shorter


class _Desks(local):
    def __init__(self) -> None:
        self.of: dict[Game, Desk] = {}


_desks = _Desks()


def desk(game: Game) -> Desk:
    """The one of this thread."""
    found = _desks.of.get(game)
    if found is None:
        found = _desks.of[game] = Desk(game)
    return found


@kernel(brief=True)
def spell(rows: Rows, widths: Weights, out: Letters) -> int:
    """Write rows as JSON, each as wide as its kind: how many letters."""
    return _rows(rows, rows.shape[0], widths, out, 0)


@kernel(brief=True)
def spell_step(
    table: Table,
    seat: int,
    action: int,
    number: int,
    viewer: int,
    known: Table,
    before: Table,
    empty: Table,
    rows: Rows,
    widths: Weights,
    form: Letters,
    out: Letters,
) -> int:
    """Do a step that all see as it is; write which it was, what was done and what came of it.

    `known` is the table as the viewer knows it, before and then after. Gaps of the form are for
    number, seat, action, the row of what was done and those behind it.
    """
    before[0] = known[0]
    known[0] = empty[0]
    contract.choice(before[0], seat, action, rows)
    contract.apply(table[0], seat, action)
    contract.observe(table[0], viewer, known[0])
    n = contract.effects(before[0], seat, action, known[0], rows[1:])
    start, at = _on(form, 0, out, 0)
    at = _number(out, at, number)
    start, at = _on(form, start, out, at)
    at = _number(out, at, seat)
    start, at = _on(form, start, out, at)
    at = _number(out, at, action)
    start, at = _on(form, start, out, at)
    at = _rows(rows, 1, widths, out, at)
    start, at = _on(form, start, out, at)
    at = _rows(rows[1:], n, widths, out, at)
    start, at = _on(form, start, out, at)
    return at


@kernel(brief=True)
def spell_view(
    table: Table,
    seats: int,
    points: Weights,
    rows: Rows,
    widths: Weights,
    form: Letters,
    out: Letters,
) -> int:
    """Write how an observed table stands.

    Gaps of the form are for who may act, whether it is over, who has won, the points, what is
    waited for, the record itself, which stays a gap, and what it does not say in so many words.
    """
    now = calls.turn(table)
    start, at = _on(form, 0, out, 0)
    at = _members(now, out, at)
    start, at = _on(form, start, out, at)
    at = _truth(now == OVER, out, at)
    start, at = _on(form, start, out, at)
    at = _members(contract.winners(table[0]) if now == OVER else 0, out, at)
    start, at = _on(form, start, out, at)
    contract.scores(table[0], points)
    at = _numbers(points, seats, out, at)
    start, at = _on(form, start, out, at)
    contract.prompt(table[0], rows)
    at = _row(rows[0], widths, out, at)
    start, at = _on(form, start, out, at)
    at = _letter(out, at, 0)
    start, at = _on(form, start, out, at)
    at = _rows(rows, contract.standing(table[0], rows), widths, out, at)
    start, at = _on(form, start, out, at)
    return at


@kernel
def _on(form: Letters, start: int, out: Letters, at: int) -> tuple[int, int]:
    """Copy the form up to its next gap: where it goes on behind that, and the writing too."""
    while start < form.shape[0] and form[start] != 0:
        out[at] = form[start]
        start, at = start + 1, at + 1
    return start + 1, at


@kernel
def _rows(rows: Rows, n: int, widths: Weights, out: Letters, at: int) -> int:
    at = _letter(out, at, _OPEN)
    for i in range(n):
        if i > 0:
            at = _letter(out, at, _COMMA)
        at = _row(rows[i], widths, out, at)
    return _letter(out, at, _CLOSE)


@kernel
def _row(row: State, widths: Weights, out: Letters, at: int) -> int:
    """As wide as its kind."""
    return _numbers(row, int(widths[row[0]]), out, at)


@kernel
def _numbers(numbers: State, n: int, out: Letters, at: int) -> int:
    at = _letter(out, at, _OPEN)
    for i in range(n):
        if i > 0:
            at = _letter(out, at, _COMMA)
        at = _number(out, at, int(numbers[i]))
    return _letter(out, at, _CLOSE)


@kernel
def _members(bits: int, out: Letters, at: int) -> int:
    """The seats of a set; OVER has none."""
    at, first = _letter(out, at, _OPEN), at + 1
    seat = 0
    while bits > 0:
        if bits & 1:
            if at > first:
                at = _letter(out, at, _COMMA)
            at = _number(out, at, seat)
        bits, seat = bits >> 1, seat + 1
    return _letter(out, at, _CLOSE)


@kernel
def _truth(holds: bool, out: Letters, at: int) -> int:
    _, at = _on(_TRUE if holds else _FALSE, 0, out, at)
    return at


@kernel
def _number(out: Letters, at: int, number: int) -> int:
    if number < 0:
        at, number = _letter(out, at, _MINUS), -number
    if number < 10:  # nearly all: there is nothing to divide
        return _letter(out, at, _ZERO + number)
    ten = 10
    while number >= 10 * ten:
        ten *= 10
    while ten > 0:
        at = _letter(out, at, _ZERO + number // ten % 10)
        ten //= 10
    return at


@kernel
def _letter(out: Letters, at: int, letter: int) -> int:
    out[at] = letter
    return at + 1
