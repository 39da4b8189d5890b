"""The path as data: who stands on each square, and where the palace begins."""

from pathlib import Path
from typing import Literal, get_args

from sesame.core.board import Board, Boards, Fault
from sesame.games.bakschisch.saying import say
from sesame.games.bakschisch.state import (
    EUNUCH,
    FAKIR,
    GUARD,
    HAREM_GIRL,
    SERVANT,
    SQUARES,
    Settings,
)

Person = Literal["fakir", "guard", "servant", "eunuch", "harem"]
Kind = Literal["start", Person, "throne"]
PERSON: dict[Person, int] = {
    "fakir": FAKIR,
    "guard": GUARD,
    "servant": SERVANT,
    "eunuch": EUNUCH,
    "harem": HAREM_GIRL,
}
TWICE = 2  # BK-23: times that each person must stand on a path
_ENDS = {"start": 0, "throne": -1}


class City(Board, frozen=True, kw_only=True):
    """A path: its squares from the start to the throne, the first of the palace (BK-01, BK-02)."""

    squares: list[Kind]
    palace: int  # counted from the start, which is 0


def check(board: City) -> None:
    """BK-23: one start, one throne, each person at least twice between, a gate on the way."""
    _check_ends(board)
    for person in get_args(Person):
        if (count := board.squares.count(person)) < TWICE:
            raise Fault("squares", say("too-few", count=count, person=person, least=TWICE))
    if len(board.squares) > SQUARES:
        raise Fault("squares", say("too-long", count=len(board.squares), most=SQUARES))
    if not 1 <= board.palace < len(board.squares):
        throne = len(board.squares) - 1
        raise Fault("palace", say("no-palace", palace=str(board.palace), throne=throne))


def _check_ends(board: City) -> None:
    """BK-23: the start is the first square, the throne the last, and there is no other."""
    for end, at in _ENDS.items():
        if (count := board.squares.count(end)) == 0:  # type: ignore[arg-type]
            raise Fault("squares", say("no-end", end=end))
        if count > 1:
            raise Fault("squares", say("several-ends", count=count, end=end))
        if board.squares[at] != end:
            found = board.squares.index(end)  # type: ignore[arg-type]
            raise Fault(f"squares[{found}]", say("end-elsewhere", end=end))


def lay(board: City, settings: Settings) -> None:
    for square, kind in enumerate(board.squares):
        if kind in PERSON:
            settings.track[PERSON[kind] - FAKIR] |= 1 << square
    settings.throne = len(board.squares) - 1
    settings.palace = board.palace


BOARDS = Boards(City, Path(__file__).parent / "boards", "akbahah", check, lay)
