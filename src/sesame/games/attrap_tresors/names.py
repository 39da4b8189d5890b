"""What seats, colours and objects are called."""

from typing import NamedTuple

from sesame.core.words import Words, same
from sesame.games.attrap_tresors.state import (
    BLUE,
    CARPET,
    CHEST,
    COLUMN,
    GEM,
    GREEN,
    LAMP,
    ORANGE,
    POUF,
    RED,
    VIOLET,
    YELLOW,
)

# The initials are the seats' letters in records and drawings.
SEAT_NAMES = ("Aziz", "Badia", "Chadi", "Dalila", "Emir", "Farah")


class Colour(NamedTuple):
    """A colour's name, and its sign: a die reads without colours too (AT-02)."""

    name: Words
    card: Words  # a card of it
    dice: Words  # several dice of it
    sign: str


def _colour(name: Words, feminine: str, plural: str, sign: str) -> Colour:
    article = "an" if name.en[0] in "aeiou" else "a"
    card = Words(f"carte {feminine}", f"{article} {name.en} card")
    return Colour(name, card, Words(plural, name.en), sign)


COLOURS = {
    RED: _colour(Words("rouge", "red"), "rouge", "rouges", "♥"),
    ORANGE: _colour(Words("orange", "orange"), "orange", "orange", "●"),
    YELLOW: _colour(Words("jaune", "yellow"), "jaune", "jaunes", "★"),
    GREEN: _colour(Words("vert", "green"), "verte", "verts", "♣"),
    BLUE: _colour(Words("bleu", "blue"), "bleue", "bleus", "◆"),
    VIOLET: _colour(Words("violet", "violet"), "violette", "violets", "☾"),
}

OBJECTS = {
    COLUMN: Words("la colonne", "the column"),
    LAMP: Words("la lampe", "the lamp"),
    CHEST: Words("le coffre", "the chest"),
    CARPET: Words("le tapis", "the carpet"),
    POUF: Words("le pouf", "the pouf"),
    GEM: Words("une pierre", "a gem"),
}


def seat_name(seat: int) -> Words:
    return same(SEAT_NAMES[seat])


def named(seats: list[int]) -> Words:
    """Several seats in a row: Aziz, Badia et Chadi."""
    *first, last = (SEAT_NAMES[seat] for seat in seats)
    if not first:
        return same(last)
    return Words(f"{', '.join(first)} et {last}", f"{', '.join(first)} and {last}")


def sacks(count: int) -> Words:
    """So many sacks of gold."""
    return Words(
        f"{count} sac{'s' if count > 1 else ''}", f"{count} sack{'s' if count != 1 else ''}"
    )
