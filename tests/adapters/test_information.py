"""Information states tell exactly what a player saw: no less, no more, and as documented."""

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import sesame
from sesame.core.contract import CHANCE
from sesame.core.match import Match
from tests.adapters.test_openspiel import IMPERFECT, load, some_state

TABLES = [
    ("khan-tsin", "setup=random"),
    ("mille-et-un-tresors", "players=3"),
    ("bakschisch", "players=3"),
    ("bakschisch", "open_bags=False"),
    ("kim-bac", "players=2"),
    ("kim-bac", "players=4,rounds=1"),
]


def choose(state: Any, random: Random) -> list[tuple[int, int]]:
    """Who might do what next, as steps of a match."""
    if state.is_chance_node():
        return [(CHANCE, random.choice(state.chance_outcomes())[0])]
    asked = state.moment.actors
    return [(seat, random.choice(state.legal_actions(seat))) for seat in asked]


def advance(state: Any, steps: list[tuple[int, int]]) -> None:
    if state.is_simultaneous_node():
        chosen = dict(steps)
        state.apply_actions([chosen.get(seat, 0) for seat in range(state.num_players())])
    else:
        state.apply_action(steps[0][1])


def seen(state: Any, history: list[list[tuple[int, int]]], player: int) -> Any:
    """What a player has seen, by `Match`: how everything was told, and every look at the table."""
    match = Match(state.moment.common.terms, chance="manual")
    looks = [match.observed(player).tobytes()]
    for steps in history:
        for seat, action in steps:
            match.play(seat, action)
        looks.append(match.observed(player).tobytes())
    return match.told(player), looks


def tree(name: str, terms: str) -> list[tuple[Any, list[list[tuple[int, int]]]]]:
    """States a few steps apart, from several moments of a game, with how they came about."""
    random, found = Random(name + terms), []
    for begin in (0, 6, 25, 60):
        trunk, history = load(name, terms).new_initial_state(), list[list[tuple[int, int]]]()
        while len(history) < begin and not trunk.is_terminal():
            history.append(choose(trunk, random))
            advance(trunk, history[-1])
        for _ in range(8):
            state, told = trunk.clone(), history.copy()
            for _ in range(random.randrange(1, 4)):
                if not state.is_terminal():
                    told.append(choose(state, random))
                    advance(state, told[-1])
            found.append((state, told))
    return found


@pytest.mark.parametrize(("name", "terms"), TABLES)
def test_an_information_state_is_what_the_player_has_seen(name: str, terms: str) -> None:
    """Two histories have one information state if and only if the player saw the same in both."""
    states, same, different = tree(name, terms), 0, 0
    for player in range(states[0][0].num_players()):
        told = [
            (
                seen(state, history, player),
                tuple(state.information_state_tensor(player)),
                state.information_state_string(player),
            )
            for state, history in states
        ]
        for one, other in combinations(told, 2):
            alike = one[0] == other[0]
            assert (one[1] == other[1]) is alike
            assert (one[2] == other[2]) is alike
            same, different = same + alike, different + (not alike)
    assert same > 0 < different


@pytest.mark.parametrize(("name", "terms"), TABLES)
def test_a_history_reads_back(name: str, terms: str) -> None:
    """A row of bits is the id of what was seen, and 1; the lowest bit first."""
    for state, history in tree(name, terms)[-4:]:
        recalled = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
        for player in range(state.num_players()):
            recalled.set_from(state, player)
            rows = recalled.dict["history"].astype(int)
            assert rows.shape[0] == state.get_game().max_game_length()
            ids = (rows << np.arange(rows.shape[1])).sum(axis=1) - 1
            told = [step.action for step in seen(state, history, player)[0]]
            if name == "bakschisch":  # fists are closed when they are told, and then opened
                told = [action for steps in history for _, action in steps]
            assert ids[: len(told)].tolist() == told
            assert (ids[len(told) :] == -1).all()


def play_out(state: Any, *done: str) -> None:
    """Chance and lone hands, by their notation: `B:lamp` is seat B's; the others wait."""
    actions = sesame.game("attrap-tresors").actions
    for written in done:
        who, _, what = written.rpartition(":")
        action = actions.to_id(actions.parse(what))
        wait = actions.to_id(actions.parse("time"))
        if who:
            state.apply_actions([action if who == seat else wait for seat in "ABC"])
        else:
            state.apply_action(action)


def test_a_look_tells_what_no_action_did() -> None:
    """Which of two fulfilled cards was shown, and in which round: only whoever looked remembers."""
    both = ("rrrbbb--", "B:column", "A:lamp", "C:carpet", "A:gem")
    game = load("attrap-tresors", "players=3")
    red_first, blue_first = game.new_initial_state(), game.new_initial_state()
    play_out(red_first, "+y", "+r", "+y", "A", *both, "+b", *both, "+g", "ryyg----")
    play_out(blue_first, "+y", "+b", "+y", "A", *both, "+r", *both, "+g", "ryyg----")
    assert red_first.observation_string(0) == blue_first.observation_string(0)
    one, other = red_first.information_state_string(0), blue_first.information_state_string(0)
    assert one.rpartition("#")[0] == other.rpartition("#")[0]
    assert one != other
    assert red_first.information_state_tensor(0) != blue_first.information_state_tensor(0)


@pytest.mark.parametrize(("name", "terms"), TABLES)
def test_only_where_something_is_hidden_looks_are_remembered(name: str, terms: str) -> None:
    game = load(name, terms)
    hides = game.get_type().information == IMPERFECT
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    assert ("fingerprint" in recalled.dict) is hides
    assert ("#" in some_state(game, 1, 0).information_state_string(0)) is hides
