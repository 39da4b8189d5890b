"""PettingZoo's own tests on every game at every number of seats, and what they do not ask."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import aec_to_parallel

import sesame
from sesame.adapters import pettingzoo
from sesame.core import contract
from sesame.games import OURS

TABLES = [(name, seats) for name in OURS for seats in sesame.game(name).seats]
AT_ONCE = [(n, seats) for n, seats in TABLES if n in ("bakschisch", "attrap-tresors")]

# What PettingZoo says of every environment that is not in a list of its own by name: that
# observations with a mask are no plain arrays, and that who has finished has nothing to do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]

SOUK = sesame.game("attrap-tresors").actions
COLUMN, TIME = (SOUK.to_id(SOUK.parse(word)) for word in ("column", "time"))

_CYCLES = 60  # decisions a seat, in the library's own tests


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_it(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=_CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_is_the_same_game(game: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=_CYCLES)


@pytest.mark.parametrize(("game", "seats"), AT_ONCE)
def test_pettingzoo_accepts_choices_at_once(game: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=_CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats), num_cycles=_CYCLES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_played_by_the_rules_to_its_end(game: str, seats: int) -> None:
    """The mask is what the rules allow the selected seat, and the rewards are their returns."""
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=3)
    actions, space, steps = sesame.game(game).actions, env.action_space("seat_0"), 0
    space.seed(3)
    while not env.terminations[env.agent_selection]:
        mask = env.observe(env.agent_selection)["action_mask"]
        table, seat = env.episode.table[0], env.episode.waiting[0]
        ids = np.zeros(actions.WIDEST, np.int32)
        allowed = set(ids[: contract.legal(table, seat, ids)].tolist())
        if contract.ticks(table):
            allowed.add(TIME)
        assert set(np.flatnonzero(mask).tolist()) == allowed
        idle = set(range(seats)) - set(env.episode.waiting)
        assert not any(env.observe(f"seat_{other}")["action_mask"].any() for other in idle)
        env.step(space.sample(mask))
        steps += 1
    assert 0 < steps <= env.episode.terms.bound * seats
    assert set(env.terminations.values()) == {True}
    assert [env.rewards[agent] for agent in env.agents] == env.episode.returns()
    won = contract.winners(env.episode.table[0])
    best = max(env.rewards.values())
    assert not won or won == sum((env.rewards[f"seat_{i}"] == best) << i for i in range(seats))


def test_what_is_not_allowed_is_refused() -> None:
    raw = pettingzoo.raw_env("khan-tsin", setup="random")
    raw.reset(seed=1)
    with pytest.raises(sesame.IllegalAction):
        raw.step(0)
    guarded = pettingzoo.env("khan-tsin", setup="random")
    guarded.reset(seed=1)
    guarded.step(0)
    assert guarded.rewards == {"seat_0": -1.0, "seat_1": 0}
    together = pettingzoo.parallel_env("bakschisch")
    together.reset(seed=1)
    _, rewards, terminations, *_ = together.step({"seat_0": 10, "seat_1": 11})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert all(terminations.values())
    assert not together.agents


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("game", "seats"), TABLES[::3])
def test_a_live_game_can_be_copied(game: str, seats: int, how: Any) -> None:
    env = pettingzoo.env(game, seats)
    env.reset(seed=3)
    for number in range(7):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[-(number % 2)])
    other = how(env)
    for _ in range(9):
        assert other.agent_selection == env.agent_selection
        seen, again = env.last()[0], other.last()[0]
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(env.state(), other.state())
        action = np.flatnonzero(seen["action_mask"])[0]
        env.step(action)
        other.step(action)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_state_is_the_whole_table(game: str, seats: int) -> None:
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=3)
    for _ in range(20):
        assert env.state_space.contains(env.state())
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
    numbers = env.dialect.numbers
    seen = [numbers.named(env.observe(f"seat_{seat}")["observation"]) for seat in range(seats)]
    for name, whole in numbers.named(env.state()).items():
        if name == "viewer":
            assert not whole.any()  # nobody looks
        elif sesame.game(game).is_open:
            assert np.array_equal(whole, seen[0][name])
        elif name == "hand":  # of Kim-Bac: everybody sees their own
            assert all(np.array_equal(whole[seat], seen[seat][name][seat]) for seat in range(seats))
            assert not np.array_equal(whole, seen[0][name])


def test_a_new_game_takes_no_options() -> None:
    for env in (pettingzoo.raw_env("bakschisch"), pettingzoo.parallel_env("bakschisch")):
        env.reset(seed=1, options={})
        with pytest.raises(sesame.BadOption, match=r"takes no options \(open_bags\)"):
            env.reset(seed=1, options={"open_bags": False})


def test_turns_that_pettingzoo_can_make_parallel_say_so() -> None:
    env = pettingzoo.raw_env("bakschisch", 3)
    together = aec_to_parallel(env)
    together.reset(seed=1)
    for _ in range(5):
        together.step(dict.fromkeys(together.agents, 1))
    assert not pettingzoo.raw_env("attrap-tresors", 3).metadata["is_parallelizable"]


def test_a_game_in_turns_has_no_parallel_form() -> None:
    with pytest.raises(sesame.BadOption):
        pettingzoo.parallel_env("khan-tsin")


def test_the_table_is_rendered_as_a_spectator_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("kim-bac", 3, render_mode="ansi", rounds=1)
    env.reset(seed=1)
    assert env.render() == env.episode.text()
    assert env.episode.text() == sesame.game("kim-bac").new(3, seed=1, rounds=1).draw().plain
    env = pettingzoo.raw_env("bakschisch", render_mode="human")
    env.reset(seed=1)
    env.step(1)
    assert len(capsys.readouterr().out) > 100


SPOKEN: dict[str, Any] = {"encoding": "planes", "actions": "own"}


@pytest.mark.parametrize(("game", "seats"), TABLES[::2])
def test_pettingzoo_accepts_what_learners_are_told(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats, **SPOKEN), num_cycles=_CYCLES)
    if (game, seats) in AT_ONCE:
        parallel_api_test(pettingzoo.parallel_env(game, seats, **SPOKEN), num_cycles=_CYCLES)


def test_the_same_choices_are_the_same_game_by_any_name() -> None:
    plain = pettingzoo.raw_env("khan-tsin", setup="random")
    learned = pettingzoo.raw_env("khan-tsin", setup="random", masks=False, **SPOKEN)
    plain.reset(seed=4)
    learned.reset(seed=4)
    while not plain.terminations[plain.agent_selection]:
        seat = plain.episode.waiting[0]
        ids = np.flatnonzero(plain.observe(plain.agent_selection)["action_mask"])
        seen = learned.observe(learned.agent_selection)
        assert learned.observation_space(learned.agent_selection).contains(seen)
        own = learned.dialect.own
        assert own is not None
        listed = seen["choices"][seen["choices"] >= 0]
        table = plain.episode.table
        assert sorted(own.id_of(table, seat, it) for it in listed) == ids.tolist()
        number = own.numbers_of(table, seat, ids[:1])[0]
        plain.step(ids[0])
        learned.step(number)
    assert plain.rewards == learned.rewards


# --- choices at once


def test_a_closed_fist_stays_closed_in_turns() -> None:
    """BK-22: whoever is asked second does not see what the first has chosen."""
    seen = []
    for bid in (0, 7):
        env = pettingzoo.raw_env("bakschisch")
        env.reset(seed=5)
        env.step(bid)
        seen.append(env.observe("seat_1")["observation"])
    assert np.array_equal(*seen)


def _souk(seed: int) -> pettingzoo.Turns:
    env = pettingzoo.raw_env("attrap-tresors", 4)
    env.reset(seed=seed)
    return env


def test_in_a_race_nobody_sees_what_another_goes_for() -> None:
    seen = []
    for wish in (COLUMN, TIME):
        env = _souk(1)
        env.step(wish)
        seen.append(env.observe("seat_1")["observation"])
    assert np.array_equal(*seen)


def test_in_a_race_every_hand_is_as_likely_to_be_first() -> None:
    first = []
    for seed in range(400):
        env = _souk(seed)
        for wish in (COLUMN, TIME, COLUMN, COLUMN):
            env.step(wish)
        first.append(int(env.episode.table[0].holder))
    counts = np.bincount(first, minlength=4)
    assert counts[1] == 0  # who waits takes nothing
    assert all(95 < counts[seat] < 172 for seat in (0, 2, 3))  # 133 each, 4 deviations of 9.4


def test_if_all_wait_time_runs_out() -> None:
    env = _souk(1)
    for _ in range(4):
        env.step(TIME)
    assert env.episode.table[0].throws == 2  # AT-10: thrown again
    assert env.agent_selection == "seat_0"
