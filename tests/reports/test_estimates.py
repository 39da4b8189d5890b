"""Intervals, against figures worked out by hand or by SciPy."""

from math import sqrt

import pytest
from scipy import stats  # type: ignore[import-untyped]

from sesame.reports.estimates import Estimate, difference, mean, share


def test_a_share_has_wilson_s_interval() -> None:
    found = share(7, 10)
    expected = stats.binomtest(7, 10).proportion_ci(method="wilson")
    assert found is not None
    assert (found.value, found.trials) == (0.7, 10)
    assert found.low == pytest.approx(expected.low, abs=1e-4)
    assert found.high == pytest.approx(expected.high, abs=1e-4)


def test_a_share_of_nothing_is_none() -> None:
    assert share(0, 0) is None


def test_a_mean_has_the_normal_interval() -> None:
    found = mean([2, 4, 4, 6])  # variance 8 / 3
    assert found is not None
    margin = 1.96 * sqrt(8 / 3) / 2
    assert found == pytest.approx(Estimate(4, 4 - margin, 4 + margin, 4))


def test_the_mean_of_one_and_of_none() -> None:
    assert mean([3]) == Estimate(3, 3, 3, 1)
    assert mean([]) is None


def test_the_interval_of_a_difference_comes_from_both() -> None:
    one, other = Estimate(0.2, 0.1, 0.4, 50), Estimate(0.6, 0.3, 0.7, 60)
    found = difference(one, other)
    assert found.value == pytest.approx(0.4)
    assert found.low == pytest.approx(0.4 - sqrt(0.3**2 + 0.2**2))
    assert found.high == pytest.approx(0.4 + sqrt(0.1**2 + 0.1**2))
    assert found.is_sure_of_sign
    assert not difference(one, one).is_sure_of_sign
