"""What the screen draws of Mille et un trésors."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from sesame.core.calls import table_of
from sesame.core.fields import plain
from sesame.games.mille_et_un_tresors.actions import FACE_NAMES, LOOK_NAMES
from sesame.games.mille_et_un_tresors.state import (
    DEALING,
    DRAWING,
    LAYING,
    MOVING,
    OUT,
    OVER,
    PLACING,
    SPOTS,
    STARTING,
    THROWING,
    State,
)
from sesame.games.mille_et_un_tresors.walks import outlook

Phase = Literal["dealing", "starting", "placing", "throwing", "moving", "drawing", "laying", "over"]
_PHASES: dict[int, Phase] = {
    DEALING: "dealing",
    STARTING: "starting",
    PLACING: "placing",
    THROWING: "throwing",
    MOVING: "moving",
    DRAWING: "drawing",
    LAYING: "laying",
    OVER: "over",
}


class Table(Struct, frozen=True, kw_only=True):
    """The table as a screen draws it; spots are numbered 0 to 19 row by row, the entrance too.

    A card is written as in the notation: treasures, then `h` for the head or its walls.
    """

    phase: Phase
    cave: list[str]  # the card on each spot as it lies; "" where there is none
    entrance: int
    exits: list[int]  # spaces from which the cave may be left, walls apart (MT-09)
    pawns: list[int | None]  # the spot of each seat's pawn; None: not placed, or out
    out: list[bool]  # by seat: has left the cave
    hands: list[dict[str, int]]  # by seat: the cards taken, how many of each
    pile: dict[str, int]  # the cards left to draw, how many of each
    held: str | None  # the card drawn and not laid
    gap: int | None  # the spot that waits for a card
    chief: int  # steps gone
    path: int  # steps to go in all
    die: int | None  # MT-20
    steps: int | None  # how far the pawn must go now


def view(observed: State) -> Table:
    s, seats = plain(observed), range(int(observed.seats))
    leading_out, steps = outlook(table_of(observed))
    return Table(
        phase=_PHASES[s.phase],
        cave=[LOOK_NAMES[look] if look >= 0 else "" for look in s.look],
        entrance=s.entrance,
        exits=[spot for spot in range(SPOTS) if leading_out >> spot & 1],
        pawns=[_at(s.pawn[seat]) for seat in seats],
        out=[s.pawn[seat] == OUT for seat in seats],
        hands=[_pack(*s.taken[seat]) for seat in seats],
        pile=_pack(*s.pile),
        held=FACE_NAMES[s.held] if s.held >= 0 else None,
        gap=_at(s.gap),
        chief=s.chief,
        path=s.path,
        die=s.thrown or None,
        steps=steps if s.phase == MOVING else None,
    )


def _at(spot: int) -> int | None:
    return spot if spot >= 0 else None


@lru_cache(maxsize=10_000)  # of five packs a move changes one at most
def _pack(*counts: int) -> dict[str, int]:
    return {name: count for name, count in zip(FACE_NAMES, counts, strict=True) if count}
