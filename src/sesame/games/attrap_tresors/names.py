"""What seats and colours are called."""

from typing import NamedTuple

from sesame.core.words import Words
from sesame.games.attrap_tresors.state import BLUE, GREEN, ORANGE, RED, VIOLET, YELLOW

# The initials are the seats' letters in records and drawings.
SEAT_NAMES = ("Aziz", "Badia", "Chadi", "Dalila", "Emir", "Farah")


class Colour(NamedTuple):
    """A colour's name, and its sign: a die reads without colours too (AT-02)."""

    name: Words
    card: Words  # a card of it
    sign: str


def _colour(name: Words, feminine: str, sign: str) -> Colour:
    article = "an" if name.en[0] in "aeiou" else "a"
    card = Words(f"carte {feminine}", f"{article} {name.en} card")
    return Colour(name, card, sign)


COLOURS = {
    RED: _colour(Words("rouge", "red"), "rouge", "♥"),
    ORANGE: _colour(Words("orange", "orange"), "orange", "●"),
    YELLOW: _colour(Words("jaune", "yellow"), "jaune", "★"),
    GREEN: _colour(Words("vert", "green"), "verte", "♣"),
    BLUE: _colour(Words("bleu", "blue"), "bleue", "◆"),
    VIOLET: _colour(Words("violet", "violet"), "violette", "☾"),
}
