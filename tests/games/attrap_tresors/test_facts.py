"""What is true of the dice and of whole games."""

from itertools import product

import numpy as np
import pytest

from sesame.core import dice
from sesame.core.contract import blank
from sesame.games.attrap_tresors import reckoning, rules, throws
from sesame.games.attrap_tresors.state import THROWING
from sesame.lab.simulate import simulate
from tests.games.attrap_tresors.souks import GAME, chances, grab, souk

ALL = 6**8


def ways(condition: object) -> int:
    assert callable(condition)
    return sum(
        int(throws.WAYS[number])
        for number, counts in enumerate(throws.FALLS)
        if sum(counts) == 8 and condition(counts)
    )


def test_at08_the_chances_of_a_throw() -> None:
    assert ways(bool) == ALL
    assert ways(lambda counts: counts[3] >= 3) == 226_491
    assert ways(all) == 191_520
    assert ways(lambda counts: all(counts) and max(counts) >= 3) == 40_320
    assert ways(lambda counts: all(counts) and counts[0] >= 3) == 6_720
    assert round(100 * 226_491 / ALL, 1) == 13.5
    assert round(100 * 191_520 / ALL, 1) == 11.4
    assert (round(100 * 6_720 / ALL, 1), round(100 * 40_320 / ALL, 1)) == (0.4, 2.4)


def test_at08_the_kernels_agree_with_plain_counting_on_every_fall() -> None:
    states = blank(GAME.state)
    states[0] = souk("rrrooggv", "rgb").state
    for counts in throws.FALLS:
        states[0].dice[:] = counts
        assert reckoning.has_six(states[0]) == all(counts)
        assert reckoning.is_entitled(states[0], 0) == (counts[0] >= 3 or all(counts))
        assert reckoning.fulfilled(states[0]) == sum(2 << i for i in range(6) if counts[i] >= 3)


def test_at07_every_way_dice_can_fall_is_one_outcome() -> None:
    assert throws.COUNT == 2_919
    assert set(throws.FALLS) == {
        counts for counts in product(range(9), repeat=6) if 4 <= sum(counts) <= 8
    }
    weights = chances(grab(souk("rroyggbv", "rgb"), "T"))
    assert sum(weights.values()) < 2**32
    assert weights["rrrrrrrr"] * 8 == weights["rrrrrrro"]
    assert min(weights.values()) > 0


@pytest.mark.parametrize("misses", ["physical", "none"])
def test_at07_dice_thrown_fall_as_often_as_they_weigh(misses: str) -> None:
    """`drawn` throws dice, `outcomes` weighs: they must agree."""
    match = grab(souk("rroyggbv", "rgb"), "T")
    s = GAME.at(f"{match.position()} misses={misses}", chance="manual").state
    assert s.phase == THROWING
    ids, weights = np.zeros(2_919, np.int32), np.zeros(2_919, np.int64)
    n, rng, times = rules.outcomes(s, ids, weights), dice.stream(7), 100_000
    expected = weights[:n] / weights[:n].sum() * times
    drawn = [rules.drawn(s, rng, ids, weights) for _ in range(times)]
    seen = np.bincount(drawn, minlength=2_919)[:n]
    assert seen.sum() == times
    big = expected >= 10
    chi = float(((seen[big] - expected[big]) ** 2 / expected[big]).sum())
    degrees = int(big.sum())
    assert abs(chi - degrees) < 5 * np.sqrt(2 * degrees)


@pytest.mark.parametrize("seats", GAME.seats)
def test_at16_random_games_end_and_never_run_out_of_gold(seats: int) -> None:
    found = simulate("attrap-tresors", 2_000, seed=1, seats=seats, threads=1)
    assert sum(found.wins) >= found.games
    assert found.draws == 0
    paid = next(iter(found.measures.values()))
    assert paid.max() <= {2: 80, 3: 90, 4: 100, 5: 120, 6: 130}[seats]
