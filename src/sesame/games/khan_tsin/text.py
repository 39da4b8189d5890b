"""What the screen draws of Khan Tsin."""

from typing import Literal

from msgspec import Struct

from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import LETTERS
from sesame.games.khan_tsin.names import letters
from sesame.games.khan_tsin.piles import IN_ALL, low_part, tally, top_part
from sesame.games.khan_tsin.state import (
    COLOURS,
    DEALING,
    EMPEROR,
    MOST_ALIKE,
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


class Lift(Struct, frozen=True, kw_only=True):
    """What flies if so many barons do, and what stays (KT-09); letters as in `piles`."""

    part: str
    stays: str
    counts: list[int]  # red, black and white barons that stay


class Table(Struct, frozen=True, kw_only=True):
    """The dragon as a screen draws it; squares are numbered 0 to 35 from South's end."""

    phase: Phase
    piles: list[str]  # of each square, letters r, k, w bottom to top; "" if empty
    kinds: list[int]  # claws of each square
    counts: list[list[int]]  # of each square: red, black and white barons
    most_alike: int  # barons of one colour that a pile may have (KT-11)
    lacks: list[int]  # of each square: barons that nine would take (KT-13)
    reach: list[list[int]]  # for each seat, the squares whose pile it may move (KT-07)
    lifts: list[list[Lift]]  # of each square in reach: the suzerain alone, with a vassal, two ...
    left: dict[str, int]  # barons still beside the board
    taken: str  # the winning pile


def view(observed: State) -> Table:
    s = observed
    piles, tallies = s.pile.tolist(), s.tally.tolist()
    reach = [_near(s, seat) if s.phase == MOVING else [] for seat in (SOUTH, NORTH)]
    movable = {square for near in reach for square in near}
    return Table(
        phase=_PHASES[int(s.phase)],
        piles=[letters(pile) for pile in piles],
        kinds=s.kind.tolist(),
        counts=[_counts(total) for total in tallies],
        most_alike=MOST_ALIKE,
        lacks=[EMPEROR - (total >> IN_ALL) for total in tallies],
        reach=reach,
        lifts=[
            _lifts(pile, total >> IN_ALL) if square in movable else []
            for square, (pile, total) in enumerate(zip(piles, tallies, strict=True))
        ],
        left={LETTERS[colour]: int(s.left[colour - RED]) for colour in LETTERS},
        taken=letters(s.taken),
    )


def _near(s: State, seat: int) -> list[int]:
    """The squares whose pile a seat may move (KT-07)."""
    within = rules.reach(s, seat)
    return [square for square in range(SQUARES) if within >> square & 1]


def _counts(total: int) -> list[int]:
    """The colours of a tally."""
    return [total >> 3 * colour & 7 for colour in range(COLOURS)]


def _lifts(pile: int, size: int) -> list[Lift]:
    """Every part of a pile that may leave it (KT-09)."""
    return [_lift(top_part(pile, size, n), low_part(pile, size - n)) for n in range(1, size + 1)]


def _lift(part: int, stays: int) -> Lift:
    return Lift(part=letters(part), stays=letters(stays), counts=_counts(int(tally(stays))))
