"""The slow way that many games together must agree with: each by a `Match` of its own."""

import numpy as np

from sesame.core import contract, dice
from sesame.core.calls import table_of
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.encoding import encoding
from sesame.testing.cases import Case


class Lonely:
    """One game whose chance is stream `number` of the seed; seats are asked the lowest first."""

    def __init__(self, case: Case, seed: int, number: int) -> None:
        self.match = case.new(chance="manual")
        self.rng = dice.stream(seed, number)
        self.sealed = dict[int, int]()
        self._settle()

    def _settle(self) -> None:
        widest = self.match.game.actions.WIDEST
        ids, weights = np.zeros(widest, np.int32), np.zeros(widest, np.int64)
        while self.match.chance_is_due:
            outcome = contract.drawn(self.match.state, self.rng, ids, weights)
            self.match.play(CHANCE, int(outcome))
        self.sealed.clear()

    @property
    def seat(self) -> int:
        return next(seat for seat in self.match.actors if seat not in self.sealed)

    @property
    def choices(self) -> list[int]:
        return self.match.legal_ids(self.seat) + self.match.legal_ids(CLOCK)

    @property
    def observation(self) -> list[float]:
        found = encoding(self.match.game).observation(table_of(self.match.state), self.seat)
        numbers: list[float] = found.tolist()
        return numbers

    def choose(self, action: int) -> None:
        if not self.match.legal_ids(CLOCK):
            self.match.play(self.seat, action)
        else:
            self.sealed[self.seat] = action
            if set(self.match.actors) - self.sealed.keys():
                return
            self._race()
        self._settle()

    def _race(self) -> None:
        [time] = self.match.legal_ids(CLOCK)
        hands = sorted(seat for seat, action in self.sealed.items() if action != time)
        if hands:
            first = hands[dice.below(self.rng, len(hands))]
            self.match.play(first, self.sealed[first])
        else:
            self.match.play(CLOCK, time)
