"""What seats, pawns and places are called."""

from sesame.core.words import Words
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name
from sesame.games.kim_bac.state import AT_GATE, BESIDE

SEAT_NAMES = (
    Words("Bleu", "Blue"),
    Words("Rouge", "Red"),
    Words("Jaune", "Yellow"),
    Words("Blanc", "White"),
)
SEAT_LETTERS = "ABCD"  # as in records; a pawn is A1 to D2


def pawn_mark(seat: int, pawn: int) -> str:
    return f"{SEAT_LETTERS[seat]}{pawn + 1}"


def place_mark(place: int) -> str:
    """A crossing, a gate, or `-` for a pawn beside the board."""
    if place == BESIDE:
        return "-"
    return GATE_LETTERS[place - AT_GATE] if place >= AT_GATE else crossing_name(place)
