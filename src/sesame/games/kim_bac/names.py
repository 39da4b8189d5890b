"""What seats, pawns, places and sums of money are called."""

from sesame.core.words import Words
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name
from sesame.games.kim_bac.state import AT_GATE, BESIDE, State

SEAT_NAMES = (
    Words("Bleu", "Blue"),
    Words("Rouge", "Red"),
    Words("Jaune", "Yellow"),
    Words("Blanc", "White"),
)
SEAT_LETTERS = "ABCD"  # as in records; a pawn is A1 to D2


def seat_name(seat: int) -> Words:
    return SEAT_NAMES[seat]


def pawn_mark(seat: int, pawn: int) -> str:
    return f"{SEAT_LETTERS[seat]}{pawn + 1}"


def place_mark(place: int) -> str:
    """A crossing, a gate, or `-` for a pawn beside the board."""
    if place == BESIDE:
        return "-"
    return GATE_LETTERS[place - AT_GATE] if place >= AT_GATE else crossing_name(place)


def spot(s: State, crossing: int) -> str:
    """A crossing, with the number of its monument if it has one."""
    number = int(s.number[crossing])
    return f"{crossing_name(crossing)} (n° {number})" if number else crossing_name(crossing)


def spot_words(s: State, crossing: int) -> Words:
    number, name = int(s.number[crossing]), crossing_name(crossing)
    if not number:
        return Words(name, name)
    return Words(
        f"{name}, au pied du monument {number}", f"{name}, at the foot of monument {number}"
    )


def taels(count: int) -> Words:
    """So much money, as it is written in either language."""
    english = f"{count:,}"
    return Words(f"{english.replace(',', chr(0x202F))} taels", f"{english} taels")


def listed(seats: list[int]) -> Words:
    """Several seats in a row: Bleu, Rouge et Jaune."""
    *first, last = (SEAT_NAMES[seat] for seat in seats)
    if not first:
        return last
    return Words(
        f"{', '.join(name.fr for name in first)} et {last.fr}",
        f"{', '.join(name.en for name in first)} and {last.en}",
    )
