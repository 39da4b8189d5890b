"""What the screen draws of Bakschisch."""

from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from sesame.core.contract import UNKNOWN
from sesame.core.fields import plain
from sesame.games.bakschisch import rules
from sesame.games.bakschisch.actions import LETTERS
from sesame.games.bakschisch.board import PERSON, Kind
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    FAKIR,
    NOT_YET,
    OVER,
    THIEF_IN_FIST,
    TURNING,
    State,
)

Phase = Literal["turning", "bidding", "over"]
Way = Literal["ahead", "back"]
_PHASES: dict[int, Phase] = {TURNING: "turning", BIDDING: "bidding", OVER: "over"}
_KINDS: dict[int, Kind] = {number: person for person, number in PERSON.items()}
_SENDS: list[Way] = ["ahead" if bribe < BRIBES - 1 else "back" for bribe in range(BRIBES)]  # BK-13


class Fist(Struct, frozen=True):
    """A hand over the board; `holds` is coins or "thief", None where it cannot be known."""

    state: Literal["empty", "closed", "open"]
    holds: int | Literal["thief"] | None = None


class Table(Struct, frozen=True, kw_only=True):
    """The city as a screen draws it; squares are numbered from the start, which is 0."""

    phase: Phase
    round: int
    bribe: int  # which card is up last, 1 to 5; 0 before the first
    cards: list[str]  # the row from left to right, letters F G S E H C; "" if face down
    sends: list[Way]  # by card of the row: the most gold moves ahead, or the least goes back
    unseen: dict[str, int]  # copies of each card not seen since the last shuffle
    squares: list[Kind]
    palace: int  # first square behind the gate
    pawns: list[int]  # by seat
    came: list[int]  # where each pawn stood before the fists were opened
    places: list[int]  # in the race, 1 the first (BK-15)
    bags: list[int | None]  # gold by seat; None where it is not shown
    thieves: list[Literal["bag", "used", "gate"]]
    fists: list[Fist]
    pot: int
    box: int


def view(observed: State) -> Table:
    s = plain(observed)
    seats = range(s.seats)
    return Table(
        phase=_PHASES[s.phase],
        round=s.rounds,
        bribe=s.up,
        cards=[LETTERS.get(card, "") for card in s.card],
        sends=_SENDS,
        unseen={letter: s.left[card - FAKIR] for card, letter in LETTERS.items()},
        squares=_squares(tuple(s.track), s.throne),
        palace=s.palace,
        pawns=s.pawn[: s.seats],
        came=s.came[: s.seats],
        places=[1 + sum(other > pawn for other in s.pawn[: s.seats]) for pawn in s.pawn[: s.seats]],
        bags=[None if gold == UNKNOWN else gold for gold in s.gold[: s.seats]],
        thieves=[_thief(s, seat) for seat in seats],
        fists=[_fist(s, seat) for seat in seats],
        pot=s.pot,
        box=s.box,
    )


@lru_cache(maxsize=64)
def _squares(track: tuple[int, ...], throne: int) -> list[Kind]:
    """Who stands where: the same all game long."""
    return [_kind(track, square) for square in range(throne + 1)]


def _kind(track: tuple[int, ...], square: int) -> Kind:
    for person, kind in _KINDS.items():
        if track[person - FAKIR] >> square & 1:
            return kind
    return "throne" if square else "start"


def _thief(s: Any, seat: int) -> Literal["bag", "used", "gate"]:
    if s.thief[seat]:
        return "bag"
    return "gate" if s.pawn[seat] >= s.palace else "used"


def _fist(s: Any, seat: int) -> Fist:
    fist = s.fist[seat]
    if fist == NOT_YET:
        return Fist("empty")
    state: Literal["closed", "open"] = "closed" if s.phase == BIDDING else "open"
    if fist == UNKNOWN:
        return Fist(state)
    return Fist(state, "thief" if fist == THIEF_IN_FIST else rules.coins_in(fist))
