"""What seats, pawns and places are called."""

from pathlib import Path

from sesame.core.messages import messages
from sesame.core.words import Words
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name
from sesame.games.kim_bac.state import AT_GATE, BESIDE

SEAT_LETTERS = "ABCD"  # as in records; a pawn is A1 to D2
_words = messages(Path(__file__).with_name("words"))


def seat_name(seat: int) -> Words:
    return _words("seat-name", seat=seat)


def pawn_mark(seat: int, pawn: int) -> str:
    return f"{SEAT_LETTERS[seat]}{pawn + 1}"


def place_mark(place: int) -> str:
    """A crossing, a gate, or `-` for a pawn beside the board."""
    if place == BESIDE:
        return "-"
    return GATE_LETTERS[place - AT_GATE] if place >= AT_GATE else crossing_name(place)
