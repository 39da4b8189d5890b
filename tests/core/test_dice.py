"""The fast generator: one stream, everywhere the same, without bias."""

import numpy as np
import pytest

from sesame.core import dice


def test_the_stream_is_splitmix64_forever() -> None:
    """These numbers may never change: games, counts and goldens are drawn with them."""
    rng = np.array([1234567], np.uint64)
    drawn = [int(dice.draw(rng)) for _ in range(3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_streams_of_one_seed_differ() -> None:
    firsts = {int(dice.draw(dice.stream(1, number))) for number in range(1_000)}
    assert len(firsts) == 1_000


@pytest.mark.parametrize("n", [1, 2, 3, 84, 2**31 + 1])
def test_below_stays_below(n: int) -> None:
    rng = dice.stream(5)
    assert all(0 <= dice.below(rng, n) < n for _ in range(1_000))


def test_below_is_fair() -> None:
    rng = dice.stream(6)
    counts = np.bincount([dice.below(rng, 6) for _ in range(60_000)], minlength=6)
    chi_squared = ((counts - 10_000) ** 2 / 10_000).sum()
    assert chi_squared < 20.5  # one in a thousand, five degrees of freedom


def test_pick_follows_the_weights() -> None:
    rng, weights = dice.stream(7), np.array([1, 0, 3], np.int64)
    counts = np.bincount([dice.pick(rng, weights, 3) for _ in range(40_000)], minlength=3)
    assert counts[1] == 0
    assert abs(counts[0] - 10_000) < 350  # four standard deviations
