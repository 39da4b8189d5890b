"""Bot detection: reactions that no hand has, faster than people can be, or more regular.

To see coloured dice, compare them with a card and reach takes people 300 ms and more, now and then
less by luck or by guessing; and their reactions spread (an ex-Gaussian, with 30 ms and more). A
program has neither limit. Nobody is punished for what is seen here: the table is told, in words,
and people decide whom they play with. `tests/server/test_quickness.py` says how seldom somebody
honest is named.
"""

from collections import deque
from math import sqrt

LOOKED_AT = 12  # reactions to what had to be read first
_ENOUGH = 5
_FAST = 200  # milliseconds: half of a person's reactions are not below
_EVEN = 9.0  # milliseconds: no person's reactions spread less over so many
_EVEN_ENOUGH = 10


class Quickness:
    """The last reactions of one seat."""

    def __init__(self) -> None:
        self._last = deque[int](maxlen=LOOKED_AT)

    def note(self, reaction: int) -> None:
        self._last.append(reaction)

    @property
    def is_inhuman(self) -> bool:
        """Whether no hand would have done that."""
        return self._is_fast() or self._is_even()

    def _is_fast(self) -> bool:
        last = sorted(self._last)
        return len(last) >= _ENOUGH and last[len(last) // 2] < _FAST

    def _is_even(self) -> bool:
        count = len(self._last)
        if count < _EVEN_ENOUGH:
            return False
        mean = sum(self._last) / count
        return sqrt(sum((one - mean) ** 2 for one in self._last) / (count - 1)) < _EVEN
