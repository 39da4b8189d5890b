"""What persons, cards and seats are called."""

from typing import NamedTuple

from sesame.core.words import Words, same
from sesame.games.bakschisch.state import (
    CALIPH,
    EUNUCH,
    FAKIR,
    GUARD,
    HAREM_GIRL,
    SERVANT,
)

# The initials are the seats' letters in records and drawings.
SEAT_NAMES = ("Ali", "Bahia", "Chafik", "Dounia")


class Name(NamedTuple):
    """A card's name as sentences need it."""

    the: Words
    to: Words


def _masculine(french: str, english: str) -> Name:
    return Name(
        Words(f"le {french}", f"the {english}"),
        Words(f"au {french}", f"to the {english}"),
    )


CARD_NAMES = {
    FAKIR: _masculine("fakir", "fakir"),
    GUARD: _masculine("garde", "guard"),
    SERVANT: _masculine("domestique", "servant"),
    EUNUCH: Name(
        Words("l'eunuque", "the eunuch"),
        Words("à l'eunuque", "to the eunuch"),
    ),
    HAREM_GIRL: Name(
        Words("la fille du harem", "the harem girl"),
        Words("à la fille du harem", "to the harem girl"),
    ),
    CALIPH: _masculine("Calife", "Caliph"),
}


def seat_name(seat: int) -> Words:
    return same(SEAT_NAMES[seat])


def named(seats: list[int]) -> Words:
    """Several seats in a row: Ali, Bahia et Chafik."""
    *first, last = (SEAT_NAMES[seat] for seat in seats)
    if not first:
        return same(last)
    return Words(f"{', '.join(first)} et {last}", f"{', '.join(first)} and {last}")


def coins(count: int) -> Words:
    """So many gold pieces."""
    return Words(
        f"{count} pièce{'s' if count > 1 else ''}", f"{count} coin{'s' if count != 1 else ''}"
    )
