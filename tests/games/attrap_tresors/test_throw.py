"""The throw for real: the same seed the same throw, dice that count, miss and stack.

MuJoCo is one of the development tools; a throw takes about 5 milliseconds.
"""

import tomllib
from collections import Counter
from math import comb
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from sesame.games.attrap_tresors import measure
from sesame.games.attrap_tresors.board import BOARDS, Way
from sesame.games.attrap_tresors.board import Souk as Box
from sesame.games.attrap_tresors.throw import SIDE, SOUK, Souk
from sesame.games.attrap_tresors.throws import ID_OF

WAYS: tuple[Way, Way] = ("cup", "hands")


@pytest.fixture(scope="module")
def souk() -> Souk:
    return Souk()


@pytest.mark.parametrize("way", WAYS)
def test_at06_the_same_seed_is_the_same_throw(souk: Souk, way: Way) -> None:
    first, second = souk.throw(5, way), Souk().throw(5, way)
    assert first.dice == second.dice
    assert first.film.tobytes() == second.film.tobytes()
    assert souk.throw(6, way).film.tobytes() != first.film.tobytes()


@pytest.mark.parametrize("way", WAYS)
def test_at07_what_counts_lies_flat_alone_and_inside(souk: Souk, way: Way) -> None:
    lying = Counter[str]()
    for seed in range(150):
        thrown = souk.throw(seed, way)
        lying.update(die.lies for die in thrown.first)
        assert thrown.counts in ID_OF, "an outcome of the rules"
        assert sum(thrown.counts) == sum(die.lies == "counts" for die in thrown.dice)
        assert not any(die.lies == "stacked" for die in thrown.dice)
        for die in thrown.dice:
            inside = max(abs(die.x), abs(die.y)) < (SOUK - SIDE) / 2
            assert inside or die.lies != "counts"
    assert 0.005 < (lying["edge"] + lying["off"]) / lying.total() < 0.06
    assert lying["stacked"] > 0


def test_at06_the_film_is_small_and_ends_where_the_dice_lie(souk: Souk) -> None:
    thrown = souk.throw(3)
    assert thrown.film.shape[1:] == (8, 7)
    assert thrown.film.nbytes < 16_000
    ends = thrown.film[-1, :, :2] / 1e4
    assert np.allclose(ends, [[die.x, die.y] for die in thrown.dice], atol=1e-3)
    turns = thrown.film[:, :, 3:] / 32_767
    assert np.allclose(np.linalg.norm(turns, axis=2), 1, atol=1e-3)


@pytest.mark.soak
def test_at07_measuring_goes_on_where_it_stopped(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.toml", tmp_path / "whole.toml"
    for wanted in (10, 30):
        measure.measure(wanted, parts, workers=1)
    measure.measure(30, whole, workers=1)
    assert parts.read_text("utf-8") == whole.read_text("utf-8")
    assert tomllib.loads(parts.read_text("utf-8"))["cup"]["throws"] == 30


@pytest.mark.parametrize("way", WAYS)
def test_at07_the_measured_throws(way: Way) -> None:
    """Colours as likely as one another, 1 to 4 % misses, and the board file's rate is theirs."""
    tally = measure.read()[way]
    dice = [tally[letter] for letter in "roygbv"]
    expected = sum(dice) / 6
    assert tally["throws"] >= 100_000
    assert sum(dice) == 8 * tally["throws"]
    assert sum((count - expected) ** 2 / expected for count in dice) < 20.5  # chi-square, 0.1 %
    rate = measure.misses_in_a_million(tally)
    assert 10_000 <= rate <= 40_000
    assert cast(Box, BOARDS["souk"]).misses_in_a_million[way] == rate


@pytest.mark.parametrize("way", WAYS)
def test_at08_measured_throws_fall_as_the_kernels_say(way: Way) -> None:
    """Within four standard deviations: all six colours, and three reds or more."""
    tally = measure.read()[way]
    miss, n = measure.misses_in_a_million(tally) / 1e6, tally["throws"]
    for key, chance in (("six", _six(miss)), ("three_r", _three(miss))):
        assert abs(tally[key] - n * chance) < 4 * np.sqrt(n * chance * (1 - chance))
    for missed in range(4):  # not quite independent: the dice of a throw fly together
        chance = comb(8, missed) * miss**missed * (1 - miss) ** (8 - missed)
        assert abs(tally[f"misses_{missed}"] / n - chance) < 0.01


def _six(miss: float) -> float:
    """All six colours among eight dice of which each misses so often, by inclusion-exclusion."""
    each = (1 - miss) / 6
    signs = ((1, 0), (-6, 1), (15, 2), (-20, 3), (15, 4), (-6, 5), (1, 6))
    return float(sum(sign * (1 - gone * each) ** 8 for sign, gone in signs))


def _three(miss: float) -> float:
    red = (1 - miss) / 6
    few = ((1, 0), (8, 1), (28, 2))
    return float(1 - sum(ways * red**k * (1 - red) ** (8 - k) for ways, k in few))
