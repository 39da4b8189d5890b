"""One screen for all: each player has a key, and a key means the best that hand can do (AT-34)."""

from sesame.games.attrap_tresors import reckoning, rules
from sesame.games.attrap_tresors.actions import Action, Give, Grab
from sesame.games.attrap_tresors.state import COLUMN, GIVING, GRABBING, KINDS, NOBODY, VALUES, State

# By seat: far from one another, and in the same place on French and English keyboards
KEYS = ("s", "l", "e", "p", "x", "n")


def seat_of(key: str, seats: int) -> int | None:
    """Whose key it is; None if nobody's."""
    found = KEYS.index(key.lower()) if key and key.lower() in KEYS else seats
    return found if found < seats else None


def meant(s: State, seat: int) -> Action | None:
    """AT-34: the column while it stands, then what pays most; to give back, the smallest card.

    None: this hand can do nothing now.
    """
    if not int(rules.actors(s)) >> seat & 1:
        return None
    if s.phase == GIVING:
        return smallest(s)
    if s.phase == GRABBING and s.holder == NOBODY:
        return Grab(COLUMN)
    return Grab(next(kind for kind in range(COLUMN + 1, KINDS) if s.tower[kind]))


def smallest(s: State) -> Give:
    """AT-13: the smallest gold card of whoever has to give one back."""
    return Give(VALUES[reckoning.smallest(s, int(s.holder))])
