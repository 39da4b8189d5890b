"""What is in the box: cards and pawns, wherever they are."""

from collections import Counter

from sesame.core.contract import State
from sesame.games.kim_bac.state import NUMBERS


def components(s: State) -> Counter[str]:
    """The 36 cards in hands, stock and open; the pawns in play; and that the books agree."""
    cards = {
        f"card {n + 1}": int(s.hand[:, n].sum()) + int(s.stock[n]) + int(s.open[n])
        for n in range(NUMBERS)
    }
    pawns = s.pawn[: int(s.seats), : int(s.pawns)]
    standing = {int(place) for place in pawns.ravel() if place < 62}
    agree = int(s.occupied) == sum(1 << place for place in standing)
    agree = agree and s.held.tolist() == s.hand.sum(axis=1).tolist()
    agree = agree and s.stocked == s.stock.sum()
    return Counter(cards | {"pawns": int(pawns.size), "books agree": int(agree)})
