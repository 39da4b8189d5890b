"""What the screen draws of Khan Tsin."""

from typing import Literal

from msgspec import Struct

from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import LETTERS
from sesame.games.khan_tsin.names import letters
from sesame.games.khan_tsin.state import (
    DEALING,
    MOVING,
    NORTH,
    OVER,
    PLACING,
    RED,
    SOUTH,
    SQUARES,
    State,
)

Phase = Literal["placing", "dealing", "moving", "over"]
_PHASES: dict[int, Phase] = {PLACING: "placing", DEALING: "dealing", MOVING: "moving", OVER: "over"}


class Table(Struct, frozen=True, kw_only=True):
    """The dragon as a screen draws it; squares are numbered 0 to 35 from South's end."""

    phase: Phase
    piles: list[str]  # of each square, letters r, k, w bottom to top; "" if empty
    kinds: list[int]  # claws of each square
    reach: list[list[int]]  # for each seat, the squares whose pile it may move (KT-07)
    left: dict[str, int]  # barons still beside the board
    taken: str  # the winning pile


def view(observed: State) -> Table:
    s = observed
    return Table(
        phase=_PHASES[int(s.phase)],
        piles=[letters(pile) for pile in s.pile.tolist()],
        kinds=s.kind.tolist(),
        reach=[_near(s, seat) if s.phase == MOVING else [] for seat in (SOUTH, NORTH)],
        left={LETTERS[colour]: int(s.left[colour - RED]) for colour in LETTERS},
        taken=letters(s.taken),
    )


def _near(s: State, seat: int) -> list[int]:
    """The squares whose pile a seat may move (KT-07)."""
    within = rules.reach(s, seat)
    return [square for square in range(SQUARES) if within >> square & 1]
