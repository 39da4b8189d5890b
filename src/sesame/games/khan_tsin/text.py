"""Khan Tsin in words: what a screen draws, and what is asked; the rest is in files of its own."""

from typing import Literal

from msgspec import Struct

from sesame.core.words import Words
from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import LETTERS
from sesame.games.khan_tsin.names import BARONS, SEATS, letters, seat_name
from sesame.games.khan_tsin.positions import read_position, write_position
from sesame.games.khan_tsin.refusals import near, refusal
from sesame.games.khan_tsin.state import (
    BLACK,
    DEALING,
    MOVING,
    OVER,
    PLACING,
    REACH,
    RED,
    SOUTH,
    State,
)
from sesame.games.khan_tsin.telling import ending, sentence

__all__ = [
    "Table",
    "ending",
    "prompt",
    "read_position",
    "refusal",
    "seat_name",
    "sentence",
    "view",
    "write_position",
]

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
        reach=[near(s, seat) if s.phase == MOVING else [] for seat in SEATS],
        left={LETTERS[colour]: int(s.left[colour - RED]) for colour in LETTERS},
        taken=letters(s.taken),
    )


def prompt(observed: State) -> Words:
    """Whose turn it is and what to do, in one sentence."""
    s = observed
    if s.phase == OVER:
        return ending(s)
    if s.phase == DEALING:
        return Words("Le hasard répartit les barons.", "Chance is dealing the barons.")
    who = SEATS[int(s.seat)]
    if s.phase == PLACING:
        colour = RED if s.seat == SOUTH else BLACK
        left, barons = int(s.left[colour - RED]), BARONS[colour]
        return Words(
            f"{who.fr} : placez un baron sur une case libre ({barons.fr} à placer : {left}).",
            f"{who.en}: place a baron on an empty square ({barons.en} left: {left}).",
        )
    if not rules.can_move(s, int(s.seat)):
        return Words(
            f"{who.fr} : aucun coup possible, passez.", f"{who.en}: no move, you must pass."
        )
    return Words(
        f"{who.fr} : déplacez l'une de vos {REACH} piles les plus proches.",
        f"{who.en}: move one of your {REACH} nearest piles.",
    )
