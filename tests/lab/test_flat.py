"""Flat Monte-Carlo: what it says of positions whose worth is known."""

import numpy as np
import pytest

import sesame
from sesame.core.errors import BadOption, IllegalAction
from sesame.lab.flat import evaluate
from sesame.testing.cases import Case, play_randomly
from tests.games.conformance.cases import USUAL


def test_a_winning_move_is_worth_a_win() -> None:
    match = sesame.game("khan-tsin").new(seed=1, setup="random")
    while not any(_wins(match, action) for action in match.legal(match.actors[0])):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    found = evaluate(match, 2_000, seed=3)
    for action, mean in zip(found.actions, found.means, strict=True):
        assert mean.sum() == pytest.approx(0)
        if _wins(match, action):
            assert mean[seat] == 1
    assert _wins(match, found.best)


def _wins(match: sesame.Match, action: object) -> bool:
    after = match.copy()
    seat = after.actors[0]
    after.play(seat, action)
    return after.winners == (seat,)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_the_number_of_threads_changes_nothing(case: Case) -> None:
    match = play_randomly(case.new(seed=4), seed=4, most=9)
    alone, together = (evaluate(match, 61, seed=2, threads=threads) for threads in (1, 3))
    assert np.array_equal(alone.means, together.means)
    assert alone.playouts.sum() == 61
    assert np.ptp(alone.playouts) <= 1


def test_what_the_seat_cannot_know_does_not_matter() -> None:
    """Two tables that Kim-Bac's first seat cannot tell apart are worth the same to it."""
    match = play_randomly(sesame.game("kim-bac").new(3, seed=2), seed=2, most=60)
    seat = match.actors[0]
    other = match.copy()
    rng = sesame.core.dice.stream(9)
    sesame.core.contract.redeal(other.state, seat, rng)
    assert other.state.tobytes() != match.state.tobytes()
    assert np.array_equal(evaluate(match, 90).means, evaluate(other, 90).means)


def test_nobody_to_ask() -> None:
    match = sesame.game("khan-tsin").new(seed=1)
    with pytest.raises(BadOption):
        evaluate(match, 0)
    with pytest.raises(IllegalAction):
        evaluate(match, 10, seat=1)
