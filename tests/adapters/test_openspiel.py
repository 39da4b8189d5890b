"""OpenSpiel's own test, search, playthroughs and CFR on every game; and what each player knows."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, mcts

import sesame
from sesame.adapters import openspiel
from sesame.games import OURS

TABLES = [(name, seats) for name in OURS for seats in sesame.game(name).seats]
FEWEST_AND_MOST = [
    (name, seats)
    for name in OURS
    for seats in sorted({min(sesame.game(name).seats), max(sesame.game(name).seats)})
]
SHORT = {"kim-bac": ",rounds=1"}  # a round is all there is to see; `make soak` plays whole games

SEQUENTIAL = pyspiel.GameType.Dynamics.SEQUENTIAL
SIMULTANEOUS = pyspiel.GameType.Dynamics.SIMULTANEOUS
DETERMINISTIC = pyspiel.GameType.ChanceMode.DETERMINISTIC
STOCHASTIC = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
PERFECT = pyspiel.GameType.Information.PERFECT_INFORMATION
IMPERFECT = pyspiel.GameType.Information.IMPERFECT_INFORMATION


def spiel_name(name: str, terms: str = "") -> str:
    return f"{openspiel.short_name(sesame.game(name))}({terms})"


def load(name: str, terms: str = "") -> Any:
    return pyspiel.load_game(spiel_name(name, terms))


@pytest.mark.parametrize(
    ("name", "terms", "kind"),
    [
        ("khan-tsin", "", (SEQUENTIAL, DETERMINISTIC, PERFECT)),
        ("khan-tsin", "setup=random", (SEQUENTIAL, STOCHASTIC, PERFECT)),
        ("mille-et-un-tresors", "players=3", (SEQUENTIAL, STOCHASTIC, PERFECT)),
        ("bakschisch", "", (SIMULTANEOUS, STOCHASTIC, PERFECT)),
        ("bakschisch", "open_bags=False", (SIMULTANEOUS, STOCHASTIC, IMPERFECT)),
        ("kim-bac", "players=4", (SEQUENTIAL, STOCHASTIC, IMPERFECT)),
        ("attrap-tresors", "players=2", (SIMULTANEOUS, STOCHASTIC, PERFECT)),  # AT-20
        ("attrap-tresors", "players=3", (SIMULTANEOUS, STOCHASTIC, IMPERFECT)),
    ],
)
def test_games_are_of_their_kind(name: str, terms: str, kind: tuple[Any, ...]) -> None:
    found = load(name, terms).get_type()
    assert (found.dynamics, found.chance_mode, found.information) == kind


def test_every_game_is_registered() -> None:
    assert {spiel_name(name)[:-2] for name in OURS} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "seats"), FEWEST_AND_MOST)
def test_openspiel_accepts_it(name: str, seats: int) -> None:
    game = load(name, f"players={seats}{SHORT.get(name, '')}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_accepts_whole_games_and_their_copies(name: str, seats: int) -> None:
    pyspiel.random_sim_test(
        load(name, f"players={seats}"), num_sims=2, serialize=True, verbose=False
    )


def in_turns(name: str, terms: str = "") -> Any:
    """As algorithms for turns want it."""
    game = load(name, terms)
    turns = game.get_type().dynamics == SEQUENTIAL
    return game if turns else pyspiel.convert_to_turn_based(game)


def some_state(game: Any, seed: int, decisions: int) -> Any:
    """After so many arbitrary decisions."""
    random, state = Random(seed), game.new_initial_state()
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", OURS)
def test_its_search_plays_ours(name: str) -> None:
    game = in_turns(name, SHORT.get(name, "").lstrip(","))
    state = some_state(game, seed=1, decisions=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    assert bot.mcts_search(state).explore_count == 4


def test_its_search_sees_a_win() -> None:
    """The shortest way to be right: one move makes a pile of nine."""
    game = pyspiel.load_game("sesame_khan_tsin", {"position": _pile_of_eight()})
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 300, evaluator, random_state=np.random.RandomState(1))
    state.apply_action(bot.step(state))
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


def _pile_of_eight() -> str:
    """A position in which whoever moves can complete a pile of nine at once."""
    game = sesame.game("khan-tsin")
    for seed in range(100):
        match, random = game.new(seed=seed, setup="random"), Random(seed)
        while not match.over:
            for action in match.legal(match.actors[0]):
                tried = match.copy()
                tried.play(match.actors[0], action)
                if tried.winners == match.actors == (0,):
                    return match.position()
            match.play(match.actors[0], random.choice(match.legal(match.actors[0])))
    raise AssertionError("no such game")


def test_its_search_in_cpp_plays_ours() -> None:
    game = load("khan-tsin", "setup=random")
    state = some_state(game, seed=1, decisions=4)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 20, 10, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@pytest.mark.parametrize("name", OURS)
def test_its_playthrough_goes_through_ours(name: str) -> None:
    """It writes out every number of every information state."""
    terms = SHORT.get(name, "").lstrip(",")
    text = generate_playthrough.playthrough(spiel_name(name, terms), None, seed=7)
    assert "IsTerminal() = True" in text


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_playthrough_goes_through_whole_games(name: str, seats: int) -> None:
    text = generate_playthrough.playthrough(spiel_name(name, f"players={seats}"), None, seed=7)
    assert "IsTerminal() = True" in text


def test_cfr_solves_the_end_of_a_bakschisch() -> None:
    """Two bribes before the end, few coins: regrets find a strategy that nobody can exploit."""
    reduced = "60 FGS.. 000110 3:1 2:2 17 board=shortcut"
    game = pyspiel.convert_to_turn_based(
        pyspiel.load_game("sesame_bakschisch", {"position": reduced})
    )
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.1 < before / 2


@pytest.mark.parametrize("name", OURS)
def test_openspiel_takes_planes_and_own_actions(name: str) -> None:
    terms = f"encoding=planes,actions=own{SHORT.get(name, '')}"
    game, plain = load(name, terms), load(name, SHORT.get(name, "").lstrip(","))
    assert game.num_distinct_actions() < plain.num_distinct_actions()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = some_state(in_turns(name, terms), seed=2, decisions=3)
    assert max(map(abs, state.observation_tensor(0))) <= 1
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# --- what a player knows


@pytest.mark.parametrize(("name", "seats"), [("kim-bac", 3), ("attrap-tresors", 4)])
def test_a_secret_card_is_known_to_its_owner_alone(name: str, seats: int) -> None:
    """Two games that differ in one secret card are one and the same to all but one player."""
    random, tried = Random(1), 0
    state = load(name, f"players={seats}{SHORT.get(name, '')}").new_initial_state()
    while not state.is_terminal() and tried < 8:
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            if len(outcomes) > 1 and _is_secret(state, outcomes[0]):
                tried += 1
                _check_secret(state, *random.sample(outcomes, 2))
            state.apply_action(random.choice(outcomes))
        elif state.is_simultaneous_node():
            state.apply_actions(
                [random.choice(state.legal_actions(p) or [0]) for p in range(seats)]
            )
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert tried > 3


def _is_secret(state: Any, action: int) -> bool:
    return str(state.action_to_string(pyspiel.PlayerId.CHANCE, action)).startswith("+")


def _check_secret(state: Any, one: int, other: int) -> None:
    first, second = state.child(one), state.child(other)
    told = [_known(first, p) != _known(second, p) for p in range(state.num_players())]
    assert sum(told) == 1


def _known(state: Any, player: int) -> tuple[str, str, bytes, bytes]:
    return (
        state.observation_string(player),
        state.information_state_string(player),
        np.array(state.observation_tensor(player), np.float32).tobytes(),
        np.array(state.information_state_tensor(player), np.float32).tobytes(),
    )


def test_a_hand_that_came_second_was_not_seen() -> None:
    """In a race seat 2 learns who was first; not who else went for it."""
    state = some_state(load("attrap-tresors", "players=3"), seed=1, decisions=0)
    wait, column = max(state.legal_actions(0)), min(state.legal_actions(0))
    alone, second = state.clone(), state.clone()
    alone.apply_actions([column, wait, wait])
    second.apply_actions([column, column, wait])
    assert [share for _, share in second.chance_outcomes()] == [0.5, 0.5]
    second.apply_action(second.chance_outcomes()[0][0])
    assert _known(alone, 2) == _known(second, 2)
    assert _known(alone, 1)[1] != _known(second, 1)[1]  # it remembers what it went for itself


def test_fists_open_together() -> None:
    state = some_state(load("bakschisch"), seed=1, decisions=0)
    low, high = state.clone(), state.clone()
    low.apply_actions([1, 4])
    high.apply_actions([2, 4])
    assert _known(low, 1)[1] != _known(high, 1)[1]
    assert low.information_state_string(1).endswith(" 0:1 1:4")


def test_what_was_seen_is_remembered() -> None:
    """Perfect recall: another way to the same table is another information state."""
    game = load("khan-tsin", "setup=sheet")
    one, other = game.new_initial_state(), game.new_initial_state()
    for first, second in ((0, 1), (1, 0)):
        one.apply_action(first)
        other.apply_action(second)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_a_state_goes_to_another_process_and_back() -> None:
    game = load("kim-bac", "players=3,rounds=1")
    state = some_state(game, seed=2, decisions=20)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert [_known(again, p) for p in range(3)] == [_known(state, p) for p in range(3)]
