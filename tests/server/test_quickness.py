"""A program in a person's seat is recognised within a few throws; people are not."""

from collections.abc import Callable
from random import Random

import pytest

from sesame.server.log.quickness import LOOKED_AT, Quickness

GAMES, GRABS = 2_000, 30


def is_named(react: Callable[[], float], grabs: int = GRABS) -> bool:
    """Whether somebody is at any time of a game."""
    quickness, named = Quickness(), False
    for _ in range(grabs):
        quickness.note(round(react()))
        named = named or quickness.is_inhuman
    return named


def person(rng: Random, mean: float, spread: float, tail: float) -> Callable[[], float]:
    """Reactions as people's are, over a line whose jitter is partly put to them."""
    return lambda: max(90.0, rng.gauss(mean, spread) + rng.expovariate(1 / tail) + rng.gauss(0, 8))


@pytest.mark.parametrize(
    ("mean", "spread", "tail"),
    [(340, 40, 80), (295, 28, 55), (250, 25, 40), (230, 20, 30)],
    ids=["awake", "quick", "very quick", "quicker than anybody measured"],
)
def test_of_ten_thousand_games_of_honest_people_fewer_than_ten_are_named(
    mean: float, spread: float, tail: float
) -> None:
    rng = Random(1)
    named = sum(is_named(person(rng, mean, spread, tail)) for _ in range(GAMES))
    assert named / GAMES <= 0.001


@pytest.mark.parametrize(
    ("mean", "spread"),
    [(95, 2), (120, 30), (170, 20), (400, 0), (350, 4)],
    ids=["at once", "fast", "fast and uneven", "a clock", "almost a clock"],
)
def test_a_program_is_named_within_a_few_throws(mean: float, spread: float) -> None:
    rng = Random(2)
    named = [is_named(lambda: rng.gauss(mean, spread), LOOKED_AT) for _ in range(200)]
    assert sum(named) >= 0.99 * len(named)
