"""OpenSpiel's games and states as text, in other processes, and as a player could imagine them."""

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sesame
import sesame.adapters.openspiel

END = "60 FGS.. 000110 3:1 2:1 18 board=shortcut"
CASES: list[tuple[str, dict[str, Any]]] = [
    ("sesame_khan_tsin", {"setup": "random"}),
    ("sesame_bakschisch", {"position": END}),
    ("sesame_kim_bac", {"players": 3, "rounds": 1}),
    ("sesame_kim_bac", {"position": "- A,D,-/B,-,-/C,-,- -/-/- - @B seats=3 rounds=1"}),
    ("sesame_attrap_tresors", {"players": 3}),
]
each_case = pytest.mark.parametrize(("name", "parameters"), CASES)


def played(game: Any, steps: int, seed: int = 2) -> Any:
    """A state some random steps after the setup."""
    state, random = game.new_initial_state(), Random(seed)
    for _ in range(steps):
        if state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([random.choice(state.legal_actions(p) or [0]) for p in players])
        elif state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        elif not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


@each_case
def test_a_game_comes_back(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    for again in (
        pyspiel.load_game(str(game)),
        pickle.loads(pickle.dumps(game)),
        copy.deepcopy(game),
    ):
        assert str(again) == str(game)
        assert str(again.new_initial_state()) == str(game.new_initial_state())


@each_case
def test_a_state_comes_back(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    state = played(game, 4)
    both = pyspiel.serialize_game_and_state(game, state)
    for again in (
        pickle.loads(pickle.dumps(state)),
        copy.deepcopy(state),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(both)[1],
    ):
        assert str(again) == str(state)
        assert again.history() == state.history()
        for player in range(game.num_players()):
            known = state.information_state_string(player)
            assert again.information_state_string(player) == known


def test_a_board_of_ones_own_comes_back() -> None:
    boards = sesame.game("mille-et-un-tresors").boards
    title = {"fr": "La mienne, 100 %", "en": "My own = (yes)"}
    mine = msgspec.structs.replace(boards.named("cave"), name="mine", title=title)
    game = pyspiel.load_game("sesame_mille_et_un_tresors", {"board": boards.write(mine)})
    again = pickle.loads(pickle.dumps(game))
    assert again.common.terms.board.title["en"] == "My own = (yes)"


def test_a_pickled_game_is_loaded_where_nothing_is_registered() -> None:
    state = played(pyspiel.load_game("sesame_bakschisch", {"position": END}), 2)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    run = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert run.stdout.decode().strip() == str(state)


@each_case
def test_the_text_of_a_state_begins_a_game(name: str, parameters: dict[str, Any]) -> None:
    state = played(pyspiel.load_game(name, parameters), 3)
    again = pyspiel.load_game(name, {"position": str(state)}).new_initial_state()
    assert str(again) == str(state)
    assert again.current_player() == state.current_player()


def test_what_is_said_beside_a_position_may_not_be_another() -> None:
    with pytest.raises(sesame.BadOption, match="players: the position says otherwise"):
        pyspiel.load_game("sesame_bakschisch", {"position": END, "players": 3})
    with pytest.raises(sesame.BadOption, match="remainder: the position says otherwise"):
        pyspiel.load_game("sesame_bakschisch", {"position": END, "remainder": "box"})
    pyspiel.load_game("sesame_bakschisch", {"position": END, "board": "shortcut", "players": 2})


# --- what a player could be at


@pytest.mark.parametrize(
    ("name", "steps"), [("kim_bac(players=3,rounds=1)", 90), ("attrap_tresors(players=4)", 25)]
)
def test_a_player_cannot_tell_the_table_imagined(name: str, steps: int) -> None:
    game, random = pyspiel.load_game(f"sesame_{name}"), Random(1)
    tables, others = set(), set()
    for seed in range(3):
        state = played(game, steps, seed)
        for player in range(game.num_players()):
            for _ in range(4):
                other = state.resample_from_infostate(player, random.random)
                known = state.information_state_string(player)
                assert other.information_state_string(player) == known
                tensor = state.information_state_tensor(player)
                assert other.information_state_tensor(player) == tensor
                assert other.current_player() == state.current_player()
                tables.add(str(other))
                others.add(other.information_state_string((player + 1) % game.num_players()))
    assert len(tables) > 9
    assert len(others) > 9


def test_what_comes_after_is_remembered_there_too() -> None:
    state = played(pyspiel.load_game("sesame_kim_bac(players=2,rounds=1)"), 60)
    player = state.current_player()
    other = state.resample_from_infostate(player, Random(3).random)
    for one in (state, other):
        one.apply_action(one.legal_actions()[0])
    assert other.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", ["kim_bac(players=3,rounds=1)", "kim_bac(players=2)"])
def test_its_search_of_information_sets_plays_ours(name: str) -> None:
    game = pyspiel.load_game(f"sesame_{name}")
    state = played(game, 40)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
        max_simulations=4,
    )
    assert bot.step(state) in state.legal_actions()
