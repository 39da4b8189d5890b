"""Ratings from results whose true strengths are known, because they were drawn from them."""

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from sesame.lab.ratings import ELO, Rating, interval, rate

TRUE = np.array([-300.0, -100.0, 0.0, 150.0, 250.0])  # on Elo's scale, 0 on average


def draw_and_rate(seed: int, table: int, games: int) -> list[Rating]:
    """That many games of every table of the five agents, won as their strengths say."""
    random = np.random.default_rng(seed)
    tables, points = list[list[int]](), np.zeros(len(TRUE))
    for seated in combinations(range(len(TRUE)), table):
        hopes = np.exp(TRUE[list(seated)] / ELO)
        points[list(seated)] += random.multinomial(games, hopes / hopes.sum())
        tables.append([agent in seated for agent in range(len(TRUE))])
    return rate(tables, [games] * len(tables), points)


def errors(rated: list[Rating]) -> npt.NDArray[np.float64]:
    found: npt.NDArray[np.float64] = np.array([it.rating for it in rated]) - TRUE
    return found


@pytest.mark.parametrize("table", [2, 3, 4])
def test_known_strengths_are_found_again(table: int) -> None:
    assert abs(errors(draw_and_rate(1, table, 20_000))).max() < 10


@pytest.mark.parametrize("table", [2, 4])
def test_intervals_cover_the_truth_95_times_in_100(table: int) -> None:
    covered = []
    for seed in range(400):
        rated = draw_and_rate(seed, table, 40)
        covered += list(abs(errors(rated)) <= [it.margin for it in rated])
    assert 0.93 < np.mean(covered) < 0.97


def test_two_agents_have_the_rating_of_their_odds() -> None:
    better, worse = rate([[1, 1]], [11_000], np.array([10_000.0, 1_000.0]))
    assert better.rating - worse.rating == pytest.approx(400, abs=1)
    assert better.rating == pytest.approx(-worse.rating)


def test_shared_wins_count_for_both() -> None:
    one, other = rate([[1, 1]], [10], np.array([5.0, 5.0]))
    assert one.rating == pytest.approx(0, abs=1e-6)
    assert other.margin == pytest.approx(one.margin)


def test_who_wins_everything_still_has_a_rating_but_a_vague_one() -> None:
    few = rate([[1, 1]], [10], np.array([10.0, 0.0]))
    many = rate([[1, 1]], [1_000], np.array([1_000.0, 0.0]))
    assert 200 < few[0].rating < many[0].rating < 2_000
    assert few[0].margin > 150


def test_a_ladder_where_everyone_beats_all_below() -> None:
    pairs = list(combinations(range(6), 2))
    tables = [[agent in pair for agent in range(6)] for pair in pairs]
    rated = rate(tables, [500] * len(pairs), np.array([2500.0, 2000, 1500, 1000, 500, 0]))
    ratings = [it.rating for it in rated]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0, abs=1e-6)


def test_an_agent_that_sits_twice_is_no_stronger_for_it() -> None:
    once, twice = rate([[1, 2]], [900], np.array([300.0, 600.0]))
    assert once.rating == pytest.approx(twice.rating, abs=1e-6)


def test_wilsons_interval() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert interval(10, 10)[1] == 1
