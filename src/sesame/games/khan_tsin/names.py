"""What seats and barons are called, and the letters of a pile."""

from sesame.core.words import Words
from sesame.games.khan_tsin.actions import LETTERS
from sesame.games.khan_tsin.state import BLACK, NORTH, RED, SOUTH, WHITE

SEATS = {SOUTH: Words("Sud", "South"), NORTH: Words("Nord", "North")}
BARON = {
    RED: Words("un baron rouge", "a red baron"),
    BLACK: Words("un baron noir", "a black baron"),
    WHITE: Words("un baron blanc", "a white baron"),
}
BARONS = {
    RED: Words("barons rouges", "red barons"),
    BLACK: Words("barons noirs", "black barons"),
    WHITE: Words("barons blancs", "white barons"),
}


def letters(pile: int) -> str:
    """A pile bottom to top, as r, k and w."""
    rest, written = int(pile), ""
    while rest:
        written += LETTERS[rest & 3]
        rest >>= 2
    return written


def seat_name(seat: int) -> Words:
    return SEATS[seat]
