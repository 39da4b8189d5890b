"""The dragon as data: which kind each of its 36 squares is."""

from pathlib import Path
from typing import Literal

from sesame.core.board import Board, Boards, Fault
from sesame.games.khan_tsin.saying import say
from sesame.games.khan_tsin.state import SQUARES, Settings

Kind = Literal["simple", "double", "triple"]
CLAWS: dict[Kind, int] = {"simple": 1, "double": 2, "triple": 3}


class Dragon(Board, frozen=True, kw_only=True):
    """A dragon: its squares from South's end to North's (KT-01, KT-02)."""

    squares: list[Kind]


def check(board: Dragon) -> None:
    """KT-02: 36 squares, 12 of each kind, the first double and the last not."""
    if len(board.squares) != SQUARES:
        count = len(board.squares)
        raise Fault("squares", say("squares-needed", squares=SQUARES, count=count))
    for kind in CLAWS:
        if (count := board.squares.count(kind)) != SQUARES // len(CLAWS):
            wanted = SQUARES // len(CLAWS)
            raise Fault("squares", say("other-kinds", count=count, kind=kind, wanted=wanted))
    if board.squares[0] != "double":
        raise Fault("squares[0]", say("first-double"))
    if board.squares[-1] == "double":
        raise Fault(f"squares[{SQUARES - 1}]", say("last-not-double"))


def lay(board: Dragon, settings: Settings) -> None:
    settings.kind[:] = [CLAWS[kind] for kind in board.squares]


BOARDS = Boards(Dragon, Path(__file__).parent / "boards", "dragon", check, lay)
