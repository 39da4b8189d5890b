"""Figures that say how sure they are: every one has a 95 % interval."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from sesame.lab.ratings import interval

_SIGMAS = 1.96  # 95 % of a normal law lie within as many standard deviations


class Estimate(NamedTuple):
    """A figure with its interval, and of how many games, or whatever was counted, it is."""

    value: float
    low: float
    high: float
    trials: int

    @property
    def is_sure_of_sign(self) -> bool:
        """Whether 0 lies outside."""
        return self.low > 0 or self.high < 0

    def contains(self, value: float) -> bool:
        return self.low <= value <= self.high


def share(successes: float, trials: int) -> Estimate | None:
    """A share with Wilson's interval; None if nothing was tried."""
    if trials == 0:
        return None
    return Estimate(successes / trials, *interval(successes, trials), trials)


def mean(values: Sequence[float]) -> Estimate | None:
    """The mean, and the normal interval around it; of a single value nothing is known around it."""
    if not values:
        return None
    middle = fmean(values)
    margin = _SIGMAS * stdev(values, middle) / sqrt(len(values)) if len(values) > 1 else 0.0
    least = 0.0 if min(values) >= 0 else -inf  # what is never negative is not so on average
    return Estimate(middle, max(least, middle - margin), middle + margin, len(values))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more the other is, its interval from theirs.

    Zou and Donner, *Construction of confidence limits about effect measures* (2008): it keeps the
    lopsidedness of a share near 0 or 1.
    """
    value = other.value - one.value
    below = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    above = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Estimate(value, value - below, value + above, min(one.trials, other.trials))
