"""The dragon as data: which kind each of its 36 squares is."""

from pathlib import Path
from typing import Literal

from sesame.core.board import Board, Boards, Fault
from sesame.games.khan_tsin.state import SQUARES, Settings

Kind = Literal["simple", "double", "triple"]
CLAWS: dict[Kind, int] = {"simple": 1, "double": 2, "triple": 3}


class Dragon(Board, frozen=True, kw_only=True):
    """A dragon: its squares from South's end to North's (KT-01, KT-02)."""

    squares: list[Kind]


def check(board: Dragon) -> None:
    """KT-02: 36 squares, 12 of each kind, the first double and the last not."""
    if len(board.squares) != SQUARES:
        raise Fault(
            "squares",
            f"il faut {SQUARES} cases, pas {len(board.squares)}",
            f"{SQUARES} squares are needed, not {len(board.squares)}",
        )
    for kind in CLAWS:
        if (count := board.squares.count(kind)) != SQUARES // len(CLAWS):
            raise Fault(
                "squares",
                f"{count} cases « {kind} » au lieu de {SQUARES // len(CLAWS)}",
                f"{count} {kind} squares instead of {SQUARES // len(CLAWS)}",
            )
    if board.squares[0] != "double":
        raise Fault(
            "squares[0]",
            "la première case (Sud) doit être double",
            "the first square (South) must be double",
        )
    if board.squares[-1] == "double":
        raise Fault(
            f"squares[{SQUARES - 1}]",
            "la dernière case (Nord) ne doit pas être double",
            "the last square (North) must not be double",
        )


def lay(board: Dragon, settings: Settings) -> None:
    settings.kind[:] = [CLAWS[kind] for kind in board.squares]


BOARDS = Boards(Dragon, Path(__file__).parent / "boards", "dragon", check, lay)
