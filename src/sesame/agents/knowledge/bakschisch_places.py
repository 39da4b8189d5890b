"""Where a table of Bakschisch for two lies among all tables: the order that solved values have.

A seat *stands* somewhere: its square and, outside of the palace, whether its thief is in the bag.
Two stands and a *purse*, the gold of both, make a table; the pot is what is missing. Cards count
apart. Who came to the throne first never counts: two never share it (BK-13).
"""

from sesame.core.kernel import kernel
from sesame.games.bakschisch.state import PURSE

PAIR = 2
ALL_GOLD = PAIR * PURSE
PURSES = (ALL_GOLD + 1) * (ALL_GOLD + 2) // 2  # pairs of bags that hold no more than there is
MOST_BIDS = ALL_GOLD + 2  # no coin, up to all of them, or the thief
# Room for the bids of both and a place more for each: most where both have as much
ROOM = (PURSE + 3) * (PURSE + 3)


@kernel
def stand(square: int, thief: int, palace: int) -> int:
    """The number of a stand: two for each square before the palace, then one."""
    return 2 * square + thief if square < palace else square + palace


@kernel
def head(gold: int) -> int:
    """Where the pairs of bags begin whose first holds so much."""
    return gold * (2 * ALL_GOLD + 3 - gold) >> 1


@kernel
def purse(gold: int, other: int) -> int:
    """The number of a pair of bags."""
    return head(gold) + other
