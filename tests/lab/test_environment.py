"""One learner's seat in many games, as Gymnasium steps them."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sesame
import sesame.adapters.gymnasium
from sesame.games import OURS
from sesame.lab.environment import SoloVector
from sesame.lab.stepping import WAIT
from sesame.lab.vector import Vector

COUNT = 6
pytestmark = pytest.mark.filterwarnings("ignore:.*Box low's precision lowered:UserWarning")


def _choose(masks: Any, random: np.random.Generator) -> Any:
    """One of the choices of every game."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", OURS)
def test_gymnasium_makes_it(name: str) -> None:
    many = gymnasium.make_vec(
        f"sesame/{name}-v0", COUNT, vectorization_mode="vector_entry_point", threads=1
    )
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = many.reset(seed=3)
    random = np.random.default_rng(1)
    for _ in range(30):
        assert many.observation_space.contains(seen)
        actions = _choose(seen["action_mask"], random)
        assert many.action_space.contains(actions)
        seen, rewards, ended, truncated, _ = many.step(actions)
        assert rewards.shape == ended.shape == truncated.shape == (COUNT,)
        assert not rewards[~ended].any()
        assert not truncated.any()


def _play(seed: int, steps: int) -> tuple[float, int]:
    many = SoloVector("bakschisch", COUNT, seat=1, seats=3, board="shortcut", threads=1)
    seen, _ = many.reset(seed=seed)
    random, worth, games = np.random.default_rng(seed), 0.0, 0
    for _ in range(steps):
        assert (many.games.seat == 1).all()
        assert (seen["observation"][:, 1] == 1).all()  # who looks
        seen, rewards, ended, *_ = many.step(_choose(seen["action_mask"], random))
        worth, games = worth + float(rewards.sum()), games + int(ended.sum())
    return worth, games


def test_the_same_seed_is_the_same_games() -> None:
    worth, games = _play(5, 200)
    assert games > 3
    assert worth != 0
    assert _play(5, 200) == (worth, games)


def test_others_may_be_anybodys() -> None:
    asked = set[int]()

    def first(games: Vector) -> Any:
        asked.update(games.seat.tolist())
        return games.choices[:, 0]

    many = SoloVector("khan-tsin", 2, others=first, setup="random", threads=1)
    seen, _ = many.reset(seed=1)
    many.step(_choose(seen["action_mask"], np.random.default_rng(1)))
    assert asked == {1}


def test_a_game_that_waits_stands_still() -> None:
    games = Vector("mille-et-un-tresors", 3, seed=2, threads=1)
    before = games.tables.tobytes(), games.observations.copy(), games.masks.copy()
    chosen = games.sample()
    chosen[1] = WAIT
    games.step(chosen)
    assert games.desks.length.tolist() == [1, 0, 1]
    assert np.array_equal(games.observations[1], before[1][1])
    assert np.array_equal(games.masks[1], before[2][1])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(sesame.BadOption, match="no seat 2"):
        SoloVector("khan-tsin", 2, seat=2)
    many = SoloVector("khan-tsin", 2, setup="random", threads=1)
    with pytest.raises(sesame.BadOption, match="takes no options"):
        many.reset(options={"setup": "sheet"})
    seen, _ = many.reset(seed=1)
    allowed = _choose(seen["action_mask"], np.random.default_rng(1))
    with pytest.raises(sesame.IllegalAction):
        many.step(np.array([allowed[0], int(np.flatnonzero(seen["action_mask"][1] == 0)[0])]))


def test_other_libraries_take_the_arrays_as_they_lie() -> None:
    """DLPack, by which PyTorch and JAX take arrays without a copy."""
    games = Vector("bakschisch", 4, threads=1)
    for array in (games.observations, games.masks, games.rewards, games.choices):
        assert np.from_dlpack(array).ctypes.data == array.ctypes.data


def test_robots_have_the_other_seats_by_name() -> None:
    def play(others: Any) -> list[int]:
        many = SoloVector(
            "bakschisch", 3, others=others, seats=3, board="shortcut", threads=1, actions="own"
        )
        seen, _ = many.reset(seed=2)
        for _ in range(4):
            seen, *_ = many.step(_choose(seen["action_mask"], np.random.default_rng(1)))
        return [*map(int, many.games.tables["rounds"]), *map(int, many.games.counts)]

    assert play("greedy") == play("greedy")
    with pytest.raises(sesame.BadOption, match="grandmaster"):
        play("grandmaster")
    with pytest.raises(sesame.BadOption, match="real time"):
        SoloVector("attrap-tresors", 2, others="vizir")


def test_choices_are_listed_where_masks_are_not_wanted() -> None:
    many = SoloVector(
        "khan-tsin", 3, setup="random", masks=False, encoding="planes", actions="own", threads=1
    )
    seen, _ = many.reset(seed=2)
    assert many.observation_space.contains(seen)
    assert "action_mask" not in seen
    listed = [row[row >= 0] for row in seen["choices"]]
    assert [len(row) for row in listed] == many.games.counts.tolist()
    many.step(np.array([row[0] for row in listed]))


@pytest.mark.parametrize("name", OURS)
def test_gymnasium_makes_it_for_learners(name: str) -> None:
    many = gymnasium.make_vec(
        f"sesame/{name}-v0",
        COUNT,
        vectorization_mode="vector_entry_point",
        threads=1,
        encoding="planes",
        actions="own",
    )
    seen, _ = many.reset(seed=3)
    assert many.observation_space.contains(seen)
    assert seen["action_mask"].shape[1] < sesame.game(name).actions.COUNT
    seen, *_ = many.step(_choose(seen["action_mask"], np.random.default_rng(1)))
    assert np.abs(seen["observation"]).max() <= 1
