"""Many games together are the games one by one, and those of `simulate`."""

import copy
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest

import sesame
from sesame.core.errors import BadOption, IllegalAction
from sesame.lab.vector import Vector
from sesame.testing.cases import Case
from tests.games.conformance.cases import USUAL
from tests.lab.one_by_one import Lonely

SEED = 11
IN_TURN = [case for case in USUAL if case.game not in ("attrap-tresors", "bakschisch")]


def _vector(case: Case, count: int, **more: object) -> Vector:
    return Vector(case.game, count, case.seats, seed=SEED, **dict(case.options), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_games_together_are_the_games_one_by_one(case: Case) -> None:
    count, chooser = 3, random.Random(5)
    games = _vector(case, count)
    alone = [Lonely(case, SEED, number) for number in range(count)]
    for _ in range(250):
        for i, one in enumerate(alone):
            assert games.seat[i] == one.seat
            assert games.choices[i, : games.counts[i]].tolist() == one.choices
            assert np.flatnonzero(games.masks[i]).tolist() == sorted(one.choices)
            assert games.observations[i].tolist() == one.observation
            assert games.tables[i].tobytes() == one.match.state.tobytes()
        actions = [chooser.choice(one.choices) for one in alone]
        rewards, ended = games.step(actions)
        for i, one in enumerate(alone):
            one.choose(actions[i])
            assert ended[i] == one.match.over
            worth = one.match.returns if one.match.over else (0.0,) * case.seats
            assert rewards[i].tolist() == np.array(worth, np.float32).tolist()
            if one.match.over:
                alone[i] = Lonely(case, SEED, int(games.desks[i].number))


@pytest.mark.parametrize("case", IN_TURN, ids=str)
def test_random_games_are_those_of_simulate(case: Case) -> None:
    count, lengths = 8, dict[int, int]()
    games = _vector(case, count, masks=False)
    while len(lengths) < 2 * count:
        before = games.desks.copy()
        _, ended = games.step(games.sample(), trusted=True)
        for i in np.flatnonzero(ended):
            assert games.desks[i].number == before[i].number + count
            lengths[int(before[i].number)] = int(before[i].length) + 1
    played = sesame.simulate(case.game, 100, seed=SEED, seats=case.seats)
    assert lengths == {number: played.lengths[number] for number in lengths}


def test_the_number_of_threads_changes_nothing() -> None:
    alone, together = (Vector("kim-bac", 10, 3, threads=threads) for threads in (1, 4))
    for _ in range(200):
        alone.step(alone.sample())
        together.step(together.sample())
    assert alone.tables.tobytes() == together.tables.tobytes()
    assert np.array_equal(alone.observations, together.observations)
    assert np.array_equal(alone.masks, together.masks)


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    games = Vector("khan-tsin", 4, setup="random")
    actions, before = games.sample(), games.tables.tobytes()
    actions[2] = 0  # all barons are placed already
    with pytest.raises(IllegalAction, match="game 2"):
        games.step(actions)
    assert games.tables.tobytes() == before
    with pytest.raises(BadOption):
        games.step(actions[:3])


def test_a_reset_begins_the_same_games_again() -> None:
    games = Vector("bakschisch", 5, 4, seed=3)
    first = games.observations.copy()
    for _ in range(50):
        games.step(games.sample())
    assert not np.array_equal(games.observations, first)
    games.reset()
    assert np.array_equal(games.observations, first)
    games.reset(seed=4)
    assert not np.array_equal(games.observations, first)


def test_nowhere_to_play() -> None:
    with pytest.raises(BadOption):
        Vector("khan-tsin", 0)
    with pytest.raises(BadOption):
        Vector("khan-tsin", 1, seed=-1)
    with pytest.raises(BadOption):
        Vector("khan-tsin", 1, on="moon")


@pytest.mark.parametrize("how", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_goes_on_as_the_first_does(how: Callable[[Vector], Vector]) -> None:
    games = Vector("mille-et-un-tresors", 5, 3, seed=SEED)
    for _ in range(40):
        games.step(games.sample())
    other = how(games)
    for _ in range(40):
        actions = games.sample()
        assert other.sample().tolist() == actions.tolist()
        rewards, ended = games.step(actions)
        assert np.array_equal(rewards, other.step(actions)[0])
        assert np.array_equal(ended, other.ended)
        assert np.array_equal(games.observations, other.observations)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_planes_and_own_actions_are_the_same_games(case: Case) -> None:
    plain, learned = _vector(case, 4), _vector(case, 4, encoding="planes", actions="own")
    assert learned.own is not None
    for _ in range(120):
        ids = plain.sample()
        seats, numbers = plain.seat.astype(int), learned.sample()
        meant = [
            learned.own.id_of(plain.tables[i : i + 1], int(seat), int(numbers[i]))
            for i, seat in enumerate(seats)
        ]
        assert meant == ids.tolist()
        for i, seat in enumerate(seats):
            seen = learned.encoding.observation(plain.tables[i : i + 1], int(seat))
            assert np.array_equal(learned.observations[i], seen)
            choices = plain.choices[i, : plain.counts[i]]
            allowed = learned.own.numbers_of(plain.tables[i : i + 1], int(seat), choices)
            assert np.flatnonzero(learned.masks[i]).tolist() == sorted(allowed.tolist())
        plain.step(ids)
        learned.step(numbers)
    assert plain.tables.tobytes() == learned.tables.tobytes()


def test_what_is_learned_from_can_be_copied() -> None:
    games = Vector("khan-tsin", 2, setup="random", encoding="planes", actions="own")
    other = pickle.loads(pickle.dumps(games))
    assert other.step(other.sample())[0].tolist() == games.step(games.sample())[0].tolist()
    assert np.array_equal(games.observations, other.observations)
