"""What is in the box: gold cards, instruction cards, objects and dice, wherever they lie."""

from collections import Counter

from sesame.core.contract import State
from sesame.games.attrap_tresors import reckoning
from sesame.games.attrap_tresors.actions import LETTERS, OBJECTS
from sesame.games.attrap_tresors.state import DICE, KINDS, RED, VALUES


def components(s: State) -> Counter[str]:
    """Gold in stock, before the seats and given back; cards; the tower and what was taken of it."""
    found = Counter[str]()
    for i, value in enumerate(VALUES):
        found[f"gold {value}"] = int(s.stock[i]) + int(s.back[i]) + int(s.gold[:, i].sum())
        assert s.stock[i] >= 0
    for colour, letter in LETTERS.items():
        lying = s.card[: reckoning.places(s)].tolist().count(colour)
        pile = reckoning.unseen(s, colour)
        assert pile >= 0, f"more cards {letter} than there are"
        found[letter] = lying + pile + int(s.aside[colour - RED])
    for kind in range(KINDS):
        found[OBJECTS[kind]] = int(s.tower[kind]) + int(s.held[:, kind].sum())
    assert s.tower.tolist() == (s.built - s.held.sum(axis=0)).tolist()
    assert s.dice.min() >= 0
    assert s.dice.sum() <= DICE
    return found
