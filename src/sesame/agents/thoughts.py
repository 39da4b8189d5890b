"""What a search thinks of an action, as facts: how it compares with the best, or what is proved.

Why it is good or bad here is for the game's own knowledge to say: its reasons are facts of further
kinds, numbered after these (`knowledge.reason`). Words are made of both by `saying.py`, in the page
by the same message files.
"""

from sesame.core.contract import Rows
from sesame.core.facts import Fact, Kinds, part, put
from sesame.core.kernel import kernel

# How far below the best an action may be, in utility, to be called so
_AS_GOOD, _ALMOST, _LESS = 0.02, 0.10, 0.30
_BEST = 0  # place of the first


class MostPromising(Fact):
    """Nothing else promises as much."""


class AsGood(Fact):
    """No difference to the best was found that counts."""


class AlmostAsGood(Fact):
    """Little is lost by it."""

    percent: int = part("chances that it costs, of a hundred")


class NotAsGood(Fact):
    """Something is lost by it."""

    percent: int = part("chances that it costs, of a hundred")


class MuchWorse(Fact):
    """Much is lost by it."""

    percent: int = part("chances that it costs, of a hundred")


class HardlyTried(Fact):
    """The search found so little in it that it says no more."""

    tries: int = part("how often it was tried in imagination")


class ProvedToWin(Fact):
    """Whatever the others do, it wins."""

    moves: int = part("actions to the end, this one among them, at most")


class ProvedToLose(Fact):
    """It loses, if the others do the right thing."""

    moves: int = part("actions to the end, this one among them, at most")


class Mixed(Fact):
    """The game is solved: who should not be read does this so often."""

    percent: int = part("of a hundred times")


THOUGHTS: Kinds = (
    MostPromising,
    AsGood,
    AlmostAsGood,
    NotAsGood,
    MuchWorse,
    HardlyTried,
    ProvedToWin,
    ProvedToLose,
    Mixed,
)
(
    MOST_PROMISING,
    AS_GOOD,
    ALMOST_AS_GOOD,
    NOT_AS_GOOD,
    MUCH_WORSE,
    HARDLY_TRIED,
    PROVED_TO_WIN,
    PROVED_TO_LOSE,
    MIXED,
) = range(len(THOUGHTS))
FIRST_REASON = len(THOUGHTS)  # the number of a game's first kind of reasons


@kernel
def compared(out: Rows, n: int, place: int, behind: float) -> int:
    """Write how an action compares with the best: its place in the list, and what it promises less.

    `behind` is a difference of utilities, which go from -1 to 1.
    """
    if place == _BEST:
        return put(out, n, MOST_PROMISING, 0)
    percent = int(50 * behind + 0.5)
    if behind < _AS_GOOD:
        return put(out, n, AS_GOOD, 0)
    if behind < _ALMOST:
        return put(out, n, ALMOST_AS_GOOD, percent)
    return put(out, n, NOT_AS_GOOD if behind < _LESS else MUCH_WORSE, percent)


@kernel
def proved(out: Rows, n: int, value: float, moves: int) -> int:
    """Write what is proved of an action: that it wins or loses, and in how many moves."""
    return put(out, n, PROVED_TO_WIN if value > 0 else PROVED_TO_LOSE, moves)


@kernel
def hardly_tried(out: Rows, n: int, tries: int) -> int:
    """Write that an action was tried too seldom to say how good it is."""
    return put(out, n, HARDLY_TRIED, tries)


@kernel
def mixed(out: Rows, n: int, share: float) -> int:
    """Write how often an action is to be chosen, of a game that is solved."""
    return put(out, n, MIXED, int(100 * share + 0.5))
