"""The path as data: who stands on each square, and where the palace begins."""

from pathlib import Path
from typing import Literal, get_args

from sesame.core.board import Board, Boards, Fault
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
_ENDS = {"start": ("départ", 0), "throne": ("trône", -1)}


class City(Board, frozen=True, kw_only=True):
    """A path: its squares from the start to the throne, the first of the palace (BK-01, BK-02)."""

    squares: list[Kind]
    palace: int  # counted from the start, which is 0


def check(board: City) -> None:
    """BK-23: one start, one throne, each person at least twice between, a gate on the way."""
    _check_ends(board)
    for person in get_args(Person):
        if (count := board.squares.count(person)) < TWICE:
            raise Fault(
                "squares",
                f"{count} fois « {person} » ; il en faut au moins {TWICE}",
                f"{count} times {person}; at least {TWICE} are needed",
            )
    if len(board.squares) > SQUARES:
        raise Fault(
            "squares",
            f"{len(board.squares)} cases ; {SQUARES} au plus",
            f"{len(board.squares)} squares; {SQUARES} at most",
        )
    if not 1 <= board.palace < len(board.squares):
        raise Fault(
            "palace",
            f"{board.palace} n'est pas une case de 1 à {len(board.squares) - 1}, le trône",
            f"{board.palace} is not a square from 1 to {len(board.squares) - 1}, the throne",
        )


def _check_ends(board: City) -> None:
    """BK-23: the start is the first square, the throne the last, and there is no other."""
    for end, (french, at) in _ENDS.items():
        if (count := board.squares.count(end)) == 0:  # type: ignore[arg-type]
            raise Fault("squares", f"il n'y a pas de {french}", f"there is no {end}")
        if count > 1:
            raise Fault("squares", f"il y a {count} {french}s", f"there are {count} {end}s")
        if board.squares[at] != end:
            which = Fault(
                f"squares[{board.squares.index(end)}]",  # type: ignore[arg-type]
                f"le {french} doit être la {'dernière' if at else 'première'} case",
                f"the {end} must be the {'last' if at else 'first'} square",
            )
            raise which


def lay(board: City, settings: Settings) -> None:
    for square, kind in enumerate(board.squares):
        if kind in PERSON:
            settings.track[PERSON[kind] - FAKIR] |= 1 << square
    settings.throne = len(board.squares) - 1
    settings.palace = board.palace


BOARDS = Boards(City, Path(__file__).parent / "boards", "akbahah", check, lay)
