"""What is in the box: gold, cards and pawns, wherever they lie."""

from collections import Counter

from sesame.core.contract import State
from sesame.games.bakschisch.actions import LETTERS
from sesame.games.bakschisch.state import BRIBES, CARDS, COPIES, FAKIR


def components(s: State) -> Counter[str]:
    """Gold in bags, pot and box; cards unseen, in the row and discarded; pawns on the path."""
    found = Counter(gold=int(s.gold.sum()) + int(s.pot) + int(s.box))
    found["pawns"] = sum(0 <= square <= s.throne for square in s.pawn[: int(s.seats)].tolist())
    row, discarded = s.card.tolist(), 0
    for card, letter in LETTERS.items():
        seen_before = COPIES - int(s.left[card - FAKIR]) - row.count(card)
        assert seen_before >= 0, f"more cards {letter} than there are"
        found[letter] = int(s.left[card - FAKIR]) + row.count(card) + seen_before
        discarded += seen_before
    assert discarded == (int(s.rounds) - 1) * BRIBES % (CARDS * COPIES)
    assert set(s.thief[: int(s.seats)].tolist()) <= {0, 1}
    assert not any(s.thief[seat] and s.pawn[seat] >= s.palace for seat in range(int(s.seats)))
    return found
