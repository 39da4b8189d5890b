"""One learner among robots: Gymnasium's own check on every game, and whose turn it is."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sesame
from sesame.adapters.gymnasium import Solo
from sesame.games import OURS

TIME = sesame.game("attrap-tresors").actions.COUNT - 1
COLUMN = sesame.game("attrap-tresors").actions.to_id(
    sesame.game("attrap-tresors").actions.parse("column")
)


@pytest.mark.filterwarnings("ignore:.*Box low's precision lowered:UserWarning")
@pytest.mark.parametrize("name", OURS)
def test_gymnasium_accepts_it(name: str) -> None:
    env = gymnasium.make(f"sesame/{name}-v0", robot="random", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)
    learned = Solo(name, "random", encoding="planes", actions="own", masks=False)
    check_env(learned, skip_render_check=True)


def games(env: Solo, seeds: range, most: int = 60) -> Iterator[tuple[Solo, dict[str, Any]]]:
    """Every decision of some games in which the learner chooses at random."""
    for seed in seeds:
        seen, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        over, count = False, 0
        while not over and count < most:
            yield env, seen
            seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
            count += 1


@pytest.mark.parametrize(
    ("name", "seat", "seats", "robot"),
    [
        ("khan-tsin", 1, 2, "greedy"),
        ("bakschisch", 2, 3, "random"),
        ("kim-bac", 0, 3, "random"),
        ("mille-et-un-tresors", 3, 4, "random"),
        ("attrap-tresors", 1, 4, ("apprenti", "vizir", "calife")),
    ],
)
def test_the_learner_is_asked_what_its_seat_may_do(
    name: str, seat: int, seats: int, robot: Any
) -> None:
    decisions = 0
    for env, seen in games(Solo(name, robot, seat=seat, seats=seats), range(2), most=20):
        assert seat in env.match.actors
        allowed = set(env.match.legal_ids(seat))
        waits = {TIME} if env.game.is_timed else set()
        assert set(np.flatnonzero(seen["action_mask"]).tolist()) == allowed | waits
        assert seen["observation"][seat] == 1  # who looks
        decisions += 1
    assert decisions > 10


def test_a_game_is_won_or_lost() -> None:
    env = Solo("khan-tsin", "random", setup="random")
    rewards = []
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            action = int(np.flatnonzero(seen["action_mask"])[0])
            seen, given, over, cut, _ = env.step(action)
            reward = float(given)
            assert not cut
        assert reward == env.match.returns[0]
        rewards.append(reward)
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert set(rewards) != {0.0}


def test_what_is_not_allowed_loses() -> None:
    env = Solo("khan-tsin", "random", setup="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.match.draw(0).plain
    _, reward, over, _, _ = env.step(0)
    assert (reward, over) == (-1.0, True)


def test_unknown_seats_and_robots_are_refused() -> None:
    with pytest.raises(sesame.BadOption):
        Solo("khan-tsin", seat=2)
    for name in ("khan-tsin", "attrap-tresors"):
        with pytest.raises(sesame.BadOption):
            Solo(name, "nobody").reset(seed=1)


def test_in_a_race_a_coin_decides_between_two_hands() -> None:
    """Against a hand that always reaches, a learner who does too is first half of the time."""
    env = Solo("attrap-tresors", "greedy")
    taken = []
    for seed in range(300):
        env.reset(seed=seed)
        before = len(env.match.log)
        env.step(COLUMN)
        taken.append(env.match.log[before].seat)
    mine = taken.count(0)
    assert set(taken) <= {0, 1}
    assert mine > 150 - 26  # three deviations; more where the robot does not want the column
    assert taken.count(1) > 0


@pytest.mark.parametrize("name", ["khan-tsin", "attrap-tresors"])
def test_a_robot_that_nobody_is_is_refused_at_once(name: str) -> None:
    with pytest.raises(sesame.BadOption, match="grandmaster"):
        gymnasium.make(f"sesame/{name}-v0", robot="grandmaster")


def test_every_other_seat_needs_its_robot() -> None:
    with pytest.raises(sesame.BadOption, match="2 names of robots are needed, not 3"):
        Solo("bakschisch", ("random", "random", "random"), seats=3)


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(
    ("game", "robot"),
    [("khan-tsin", "greedy"), ("kim-bac", "mcts:20"), ("attrap-tresors", "apprenti")],
)
def test_a_live_game_can_be_copied(game: str, robot: str, how: Any) -> None:
    env = Solo(game, robot)
    seen, _ = env.reset(seed=4)
    for _ in range(2):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    other = how(env)
    for _ in range(2):
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, *_ = env.step(action)
        again, *_ = other.step(action)
        assert np.array_equal(seen["observation"], again["observation"])


def test_a_new_game_takes_no_options() -> None:
    env = Solo("bakschisch", "random")
    env.reset(seed=1, options={})
    with pytest.raises(sesame.BadOption, match="takes no options"):
        env.reset(options={"open_bags": False})
