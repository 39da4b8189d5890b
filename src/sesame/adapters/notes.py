"""What a seat has seen happen, written in bits: the history of an information state."""

from array import array

import numpy as np

from sesame.core.contract import CLOCK
from sesame.core.encoding import Numbers
from sesame.core.game import Game
from sesame.core.terms import Terms

_FIRST = CLOCK  # the lowest of all who do something: the clock, chance, then the seats


def widths(game: Game) -> tuple[int, int]:
    """Bits of what happened, and of who did it.

    Who is written only where hands race: everywhere else it follows from what came before.
    """
    who = (max(game.seats) - 1 - _FIRST).bit_length() if game.is_timed else 0
    return game.actions.COUNT.bit_length(), who


class Notes:
    """A row of bits, the lowest first, for each thing seen: its id + 1, who; 0 if nothing yet."""

    def __init__(self, terms: Terms) -> None:
        self._what, self._who = widths(terms.game)
        # In a race a seat remembers what it went for, beside what then happened.
        self.most = terms.bound * (2 if terms.game.is_timed else 1)
        self.shape = (self.most, self._what + self._who)

    def code(self, who: int, action: int) -> int:
        """One row as a number."""
        return action + 1 | (who - _FIRST << self._what if self._who else 0)

    def bits(self, codes: "array[int]") -> Numbers:
        """Rows of bits."""
        numbers = np.frombuffer(codes, np.int32)[:, np.newaxis]
        return (numbers >> np.arange(self.shape[1]) & 1).astype(np.float32)
