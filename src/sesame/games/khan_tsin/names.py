"""The letters of a pile."""

from sesame.games.khan_tsin.actions import LETTERS


def letters(pile: int) -> str:
    """A pile bottom to top, as r, k and w."""
    rest, written = int(pile), ""
    while rest:
        written += LETTERS[rest & 3]
        rest >>= 2
    return written
