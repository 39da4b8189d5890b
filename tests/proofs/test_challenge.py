"""What is taken from a robot at least, where the tree cannot be seen whole."""

from sesame.proofs.challenge import CHALLENGERS, challenge


def test_looking_one_step_ahead_takes_a_lot_from_random() -> None:
    (found,) = challenge(
        "khan-tsin", "random", 20, challengers=CHALLENGERS[:1], processes=1, setup="random"
    )
    assert found.games == 20
    assert found.is_proof
    assert found.fair == 0.5


def test_among_three_a_fair_part_is_a_third() -> None:
    (found,) = challenge("bakschisch", "random", 6, challengers=("greedy",), seats=3, processes=1)
    assert found.games == 6
    assert found.fair == 1 / 3
