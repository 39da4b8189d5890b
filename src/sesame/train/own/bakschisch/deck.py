"""The deck as a multiset: how many of each card are left, by how many there are in all.

A cycle is six rounds: 30 cards, then all are shuffled again (BK-17). Layer `m` holds the decks of
m cards; drawing a card leads from a layer to the one below.
"""

from functools import cached_property
from itertools import product
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.games.bakschisch.state import BRIBES, CARDS, COPIES

WHOLE = CARDS * COPIES  # cards of a cycle
CYCLE = WHOLE // BRIBES  # rounds of a cycle

Counts = npt.NDArray[np.int32]


class Draw(NamedTuple):
    """From the decks of a layer to those below: a column a card."""

    to: Counts  # which deck is left; -1: no such card
    weight: npt.NDArray[np.float32]  # how likely it is drawn


class Stock:
    """All decks that can be left of some cards: of all thirty, or of the last few of a cycle."""

    def __init__(self, copies: tuple[int, ...] = (COPIES,) * CARDS) -> None:
        self._copies = copies
        self._draws = dict[int, Draw]()
        self._codes = dict[int, npt.NDArray[np.int64]]()

    @cached_property
    def _every(self) -> Counts:
        return np.array(list(product(*(range(most + 1) for most in self._copies))), np.int32)

    def decks(self, cards: int) -> Counts:
        """All decks of so many cards, a row each: copies of each card."""
        found: Counts = self._every[self._every.sum(1) == cards]
        return found

    def draw(self, cards: int) -> Draw:
        """What may be drawn from the decks of so many cards."""
        if cards not in self._draws:
            self._draws[cards] = self._drawn(cards)
        return self._draws[cards]

    def _drawn(self, cards: int) -> Draw:
        found, below = self.decks(cards), self.decks(cards - 1)
        numbers = {tuple(deck): row for row, deck in enumerate(below.tolist())}
        to = np.full(found.shape, -1, np.int32)
        for card in range(CARDS):
            less = found.copy()
            less[:, card] -= 1
            held = found[:, card] > 0
            to[held, card] = [numbers[tuple(deck)] for deck in less[held].tolist()]
        return Draw(to, (found / cards).astype(np.float32))

    def chances(self, cards: int) -> npt.NDArray[np.float64]:
        """How likely each deck of a layer is to be met, whatever is played."""
        decks, whole = self.decks(cards), comb(sum(self._copies), cards)
        ways = [[comb(most, left) for left in range(COPIES + 1)] for most in self._copies]
        met = [np.array(ways[card], np.float64)[decks[:, card]] for card in range(CARDS)]
        return np.asarray(np.prod(met, 0) / whole)

    def codes(self, cards: int) -> npt.NDArray[np.int64]:
        """The numbers of the decks of a layer, as knowledge counts them (`deck_number`)."""
        if cards not in self._codes:
            places = (COPIES + 1) ** np.arange(CARDS)[::-1]
            self._codes[cards] = self.decks(cards).astype(np.int64) @ places
        return self._codes[cards]


def bribe(cards: int) -> int:
    """Which bribe of its round is next while so many cards are left."""
    return (WHOLE - cards) % BRIBES + 1
