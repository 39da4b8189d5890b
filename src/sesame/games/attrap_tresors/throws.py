"""Every way eight dice can fall, as the rules count it: how many show each colour (AT-07).

All eight dice counting come first: 1,287 ways. Then seven, six, five and four: 2,919 in all.
"""

from collections.abc import Iterator
from math import comb, factorial, prod

import numpy as np

from sesame.core import dice
from sesame.core.contract import Ids, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors.state import COLOURS, DICE, FEWEST, NONE, State

Counts = tuple[int, ...]  # counting dice of each colour


def _splits(count: int, colours: int) -> Iterator[Counts]:
    """All ways to share out so many dice among so many colours, the first colour's most first."""
    if colours == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in _splits(count - first, colours - 1):
            yield (first, *rest)


def _ways(counts: Counts) -> int:
    """How many falls of distinct dice show these counts."""
    return factorial(sum(counts)) // prod(map(factorial, counts))


FALLS: tuple[Counts, ...] = tuple(
    counts for counting in range(DICE, FEWEST - 1, -1) for counts in _splits(counting, COLOURS)
)
ID_OF = {counts: number for number, counts in enumerate(FALLS)}
COUNT = len(FALLS)

# For the kernels
SHOWN = np.array(FALLS, np.int8)  # (falls, colours): dice that show it
WAYS = np.array([_ways(counts) for counts in FALLS], np.int64)  # (falls,)
GROUPS = DICE - FEWEST + 1  # falls of 8, 7 .. 4 counting dice
ENDS = np.cumsum(  # (groups,): number of the first fall after the group
    [comb(counting + COLOURS - 1, COLOURS - 1) for counting in range(DICE, FEWEST - 1, -1)]
).astype(np.int64)
_AHEAD = np.array(  # (dice left + 1, colours left): falls that stand before one with that much left
    [
        [comb(left + c - 2, c - 1) if left else 0 for c in range(1, COLOURS + 1)]
        for left in range(9)
    ],
    np.int64,
)


@kernel
def weigh(s: State, ids: Ids, weights: Weights) -> int:
    """Every fall with its weight: exact, but for the rate of misses (see `board.weights`)."""
    begin = 0
    for group in range(1 if s.misses == NONE else GROUPS):
        each, end = _weight(s, group), int(ENDS[group])
        for i in range(begin, end):
            ids[i] = i
            weights[i] = WAYS[i] * each
        begin = end
    return begin


@kernel
def _weight(s: State, group: int) -> int:
    """What each of the 6**k ways that k dice fall weighs."""
    return 1 if s.misses == NONE else int(s.weight[GROUPS - 1 - group])


@kernel
def fall(s: State, rng: Rng) -> int:
    """One fall, as likely as `weigh` says, without weighing them all: the dice are thrown."""
    total, ways = 0, COLOURS**DICE
    groups = 1 if s.misses == NONE else GROUPS
    for group in range(groups):
        total += _weight(s, group) * ways
        ways //= COLOURS
    drawn, group, ways = dice.below(rng, total), 0, COLOURS**DICE
    while drawn >= _weight(s, group) * ways:
        drawn -= _weight(s, group) * ways
        ways //= COLOURS
        group += 1
    counts, way = 0, drawn % ways
    for _ in range(DICE - group):
        counts += 1 << 4 * (way % COLOURS)
        way //= COLOURS
    return _number(counts, DICE - group)


@kernel
def _number(counts: int, counting: int) -> int:
    """The number of a fall whose counts stand four bits each, the first colour lowest."""
    group = DICE - counting
    number, left = 0 if group == 0 else int(ENDS[group - 1]), counting
    for colour in range(COLOURS - 1):
        left -= counts >> 4 * colour & 15
        number += int(_AHEAD[left, COLOURS - 1 - colour])
    return number
