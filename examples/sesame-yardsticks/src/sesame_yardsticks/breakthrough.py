"""Breakthrough (Dan Troyka, 2000) on 8 by 8: men go one step ahead, and take on the diagonal."""

import sys

from sesame.core import bits as sets
from sesame.core.contract import Ids
from sesame.core.fields import Numbers, Record, bits, whole
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.words import same
from sesame_yardsticks import duel
from sesame_yardsticks.plain import NOBODY, Named, Plain, unreadable

SIDE = 8
FULL = (1 << SIDE) - 1
WAYS = 3  # a step aslant to the left, straight ahead, aslant to the right
COUNT = SIDE * SIDE * WAYS
MOST_CHOICES = 3 * 2 * SIDE
_LETTERS = "wb"


class Settings(Record):
    """What `setup` reads."""

    seats: int = whole("i1", "how many play", most=2)


class State(Record):
    """The board, row by row, as each seat sees it from its own end."""

    men: Numbers = bits("i2", "men of each seat, from its own first row on", shape=(2, SIDE))
    turn: int = whole("i1", "who moves", most=1)
    winner: int = whole("i1", "who has broken through; -1: nobody", least=NOBODY, most=1)


@kernel
def setup(s: State, options: Settings) -> None:
    for seat in range(2):
        for row in range(2):
            s.men[seat, row] = FULL
    s.winner = NOBODY


@kernel
def actors(s: State) -> int:
    return 1 << int(s.turn) if s.winner == NOBODY else 0


@kernel
def over(s: State) -> bool:
    return s.winner != NOBODY


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    """An id is the man's square, row by row from its owner's end, times three, and the way."""
    n = 0
    for row in range(SIDE - 1):
        men = int(s.men[seat, row])
        if men:
            mine, theirs = int(s.men[seat, row + 1]), int(s.men[1 - seat, SIDE - 2 - row])
            n = _list(men & (~mine << 1) & FULL & ~1, row, 0, out, n)
            n = _list(men & ~(mine | theirs), row, 1, out, n)
            n = _list(men & (~mine & FULL) >> 1, row, 2, out, n)
    return n


@kernel
def _list(men: int, row: int, way: int, out: Ids, n: int) -> int:
    while men:
        out[n] = (row * SIDE + sets.first(men)) * WAYS + way
        n += 1
        men = sets.without_first(men)
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    """Files are the same for both seats: only the rows are counted from their own end."""
    row, column = action // WAYS // SIDE, action // WAYS % SIDE
    to, there = column + action % WAYS - 1, SIDE - 2 - row
    s.men[seat, row] = int(s.men[seat, row]) & ~(1 << column)
    s.men[seat, row + 1] = int(s.men[seat, row + 1]) | 1 << to
    s.men[1 - seat, there] = int(s.men[1 - seat, there]) & ~(1 << to)
    if row + 1 == SIDE - 1 or not _has_men(s, 1 - seat):
        s.winner = seat
    s.turn = 1 - seat


@kernel
def _has_men(s: State, seat: int) -> bool:
    for row in range(SIDE):
        if s.men[seat, row]:
            return True
    return False


@kernel
def observe(s: State, seat: int, out: State) -> None:
    for owner in range(2):
        for row in range(SIDE):
            out.men[owner, row] = s.men[owner, row]
    out.turn, out.winner = s.turn, s.winner


def _rows(s: State) -> list[str]:
    """From the second seat's end down to the first's."""
    return ["".join(_letter(s, row, at) for at in range(SIDE)) for row in reversed(range(SIDE))]


def _letter(s: State, row: int, column: int) -> str:
    if int(s.men[0, row]) >> column & 1:
        return "w"
    return "b" if int(s.men[1, SIDE - 1 - row]) >> column & 1 else "."


def write_position(s: State) -> str:
    return "/".join(_rows(s)) + " " + _LETTERS[int(s.turn)]


def read_position(text: str, s: State) -> None:
    board, _, turn = text.partition(" ")
    rows = board.split("/")
    if (
        [len(row) for row in rows] != [SIDE] * SIDE
        or turn not in ("w", "b")
        or set(board) - set("wb./")
    ):
        unreadable("8 rows of w, b or . from above, then who moves, w or b")
    for seat, letter in enumerate(_LETTERS):
        for at, row in enumerate(rows):
            own = SIDE - 1 - at if seat == 0 else at
            s.men[seat, own] = sum(1 << i for i, found in enumerate(row) if found == letter)
    s.turn, s.winner = _LETTERS.index(turn), NOBODY
    for seat in (0, 1):
        if s.men[seat, SIDE - 1] or not _has_men(s, 1 - seat):
            s.winner = seat


def show(s: State) -> str:
    rows = [f"{SIDE - at} {' '.join(row)}" for at, row in enumerate(_rows(s))]
    return "\n".join([*rows, "  a b c d e f g h"])


def _notation(number: int) -> str:
    """By rows from the mover's own end: `c2<`, `c2^`, `c2>`."""
    square, way = divmod(number, WAYS)
    return f"{'abcdefgh'[square % SIDE]}{square // SIDE + 1}{'<^>'[way]}"


winners, scores, returns = duel.winners, duel.scores, duel.returns
_HERE = sys.modules[__name__]
TEXT = Plain(write_position, read_position, show, actors, winners)
GAME = Game(
    name="breakthrough",
    title=same("Breakthrough"),
    seats=(2,),
    bound=lambda *_: 2 * 2 * SIDE * (SIDE - 1),  # every man goes every row, and no further
    State=State,
    Settings=Settings,
    rules=_HERE,
    sight=_HERE,
    actions=Named([_notation(number) for number in range(COUNT)], MOST_CHOICES),
    text=TEXT,
    draw=TEXT.draw,
    is_open=True,
)
