"""What is in the box: 60 cards, wherever they lie, and a pawn for each player."""

from collections import Counter

from sesame.core.contract import State
from sesame.games.mille_et_un_tresors.actions import FACE_NAMES
from sesame.games.mille_et_un_tresors.cards import face_of


def components(s: State) -> Counter[str]:
    """Cards of each face: in the stock, the pile, the cave, a hand, before their owners."""
    cards = Counter[str]()
    for counts in (s.stock, s.pile, *s.taken):
        cards += Counter(dict(zip(FACE_NAMES, counts.tolist(), strict=False)))
    cards += Counter(FACE_NAMES[face_of(int(look))] for look in s.look if look >= 0)
    cards += Counter(FACE_NAMES[face] for face in [int(s.held)] if face >= 0)
    assert cards.total() == 60
    assert int(s.occupied).bit_count() == sum(spot >= 0 for spot in s.pawn)
    return cards
