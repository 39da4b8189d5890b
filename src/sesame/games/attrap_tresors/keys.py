"""One screen for all: each player has a key, and a key means the best that hand can do (AT-34)."""

from sesame.core import bits
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import reckoning, rules
from sesame.games.attrap_tresors.actions import GIVES, GRABS, Give
from sesame.games.attrap_tresors.state import COLUMN, GIVING, KINDS, NOBODY, VALUES, State

# By seat: far from one another, and in the same place on French and English keyboards
KEYS = ("s", "l", "e", "p", "x", "n")
LETTERS = tuple(ord(key.upper()) for key in KEYS)  # as they are written on them
NOTHING = -1  # no action


def seat_of(key: str, seats: int) -> int | None:
    """Whose key it is; None if nobody's."""
    found = KEYS.index(key.lower()) if key and key.lower() in KEYS else seats
    return found if found < seats else None


@kernel
def meant(s: State, seat: int) -> int:
    """AT-34: the column while it stands, then what pays most; to give back, the smallest card.

    The action's id; NOTHING: this hand can do nothing now.
    """
    if not bits.has(rules.actors(s), seat):
        return NOTHING
    if s.phase == GIVING:
        return GIVES + reckoning.smallest(s, seat)
    if s.holder == NOBODY:
        return GRABS + COLUMN
    for kind in range(COLUMN + 1, KINDS):
        if s.tower[kind] > 0:
            return GRABS + kind
    return NOTHING


def smallest(s: State) -> Give:
    """AT-13: the smallest gold card of whoever has to give one back."""
    return Give(VALUES[reckoning.smallest(s, int(s.holder))])
