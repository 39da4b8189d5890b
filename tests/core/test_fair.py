"""Chance that anyone can check, with nothing but the standard library."""

import hashlib
import hmac
from collections import Counter

import pytest

from sesame.core import fair
from sesame.core.errors import BadOption

SEED = "00" * 31 + "2a"


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert fair.commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_an_outcome_can_be_recomputed_by_hand() -> None:
    digest = hmac.digest(bytes.fromhex(SEED), b"5/0", "sha256")
    assert fair.draw(SEED, 5, [1] * 10) == int.from_bytes(digest[:16], "big") % 10


def test_outcomes_follow_their_weights() -> None:
    counts = Counter(fair.draw(SEED, position, [1, 2, 7]) for position in range(10_000))
    assert abs(counts[0] - 1_000) < 120
    assert abs(counts[1] - 2_000) < 160
    assert set(counts) == {0, 1, 2}


def test_a_fresh_seed_is_256_bits_and_new_each_time() -> None:
    assert len({fair.seed_text(None) for _ in range(10)}) == 10
    assert len(bytes.fromhex(fair.seed_text(None))) == 32


@pytest.mark.parametrize("bad", ["", "abc", -1, True, "1.5", "0" * 63 + "g"])
def test_other_seeds_are_refused(bad: int | str) -> None:
    with pytest.raises(BadOption):
        fair.seed_text(bad)
