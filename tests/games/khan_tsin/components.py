"""What is in the box: 36 barons, wherever they stand."""

from collections import Counter

from sesame.core.contract import State
from sesame.games.khan_tsin.actions import LETTERS
from sesame.games.khan_tsin.names import letters


def components(s: State) -> Counter[str]:
    """Barons of each colour: on the dragon, beside it, and in the pile taken out."""
    barons = Counter("".join(letters(pile) for pile in (*s.pile, s.taken)))
    return barons + Counter(dict(zip(LETTERS.values(), s.left.tolist(), strict=True)))
