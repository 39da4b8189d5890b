"""What others have counted, solved and published, and what OpenSpiel's own games answer."""

from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

import sesame
import sesame.adapters.openspiel
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.lab.counts import leaves

# --- leaf counts


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        # 13,032 of the last have ended a step before; the 5,673,234 others are what is published
        ("connect-four", {1: 7, 4: 2_401, 7: 823_536, 8: 5_673_234 + 13_032}),
        ("breakthrough", {1: 22, 2: 484, 3: 11_132, 4: 256_036, 5: 6_182_818}),
        ("hex-11", {1: 121, 2: 121 * 120, 3: 121 * 120 * 119}),
        ("goofspiel", {1: 13, 3: 13 * (2 * 13) * 13}),  # either seat may be asked first
        ("leduc", {1: 3, 2: 9}),
    ],
)
def test_leaf_counts(name: str, counts: dict[int, int]) -> None:
    match = sesame.game(name).new(chance="manual")
    assert {depth: leaves(match, depth) for depth in counts} == counts


def test_goofspiel_of_three_cards_has_every_order_of_three_packs() -> None:
    match = sesame.game("goofspiel").new(chance="manual", cards=3)
    assert leaves(match, 9) == 6**3 * 2**3  # prizes, and both hands, each asked in either order


def _leaves(state: Any, depth: int) -> int:
    """The same count by OpenSpiel."""
    if depth == 0 or state.is_terminal():
        return 1
    return sum(_leaves(state.child(action), depth - 1) for action in state.legal_actions())


@pytest.mark.parametrize(("name", "depth"), [("connect_four", 6), ("breakthrough", 3)])
def test_openspiel_counts_the_same(name: str, depth: int) -> None:
    match = sesame.game(name.replace("_", "-")).new()
    assert leaves(match, depth) == _leaves(pyspiel.load_game(name).new_initial_state(), depth)


# --- the same games, move by move


@pytest.mark.parametrize(
    ("name", "theirs"), [("connect-four", "connect_four"), ("hex-11", "hex(board_size=11)")]
)
def test_openspiel_ends_where_ours_does(name: str, theirs: str) -> None:
    """Ids are the same here, so that any game can be played on both."""
    for seed in range(40):
        random, match = Random(seed), sesame.game(name).new()
        state = pyspiel.load_game(theirs).new_initial_state()
        while not match.over:
            seat = match.actors[0]
            assert state.current_player() == seat
            legal = match.legal_ids(seat)
            assert sorted(legal) == state.legal_actions()
            action = random.choice(legal)
            match.play(seat, action)
            state.apply_action(action)
        assert state.is_terminal()
        assert list(match.returns) == state.returns()


# --- published values


def test_a_connect_four_that_ends_with_the_last_stone_of_whoever_began() -> None:
    """From Pascal Pons' collection (score -1): 37 moves were made, and whoever moves loses."""
    match = sesame.game("connect-four").new()
    for number, column in enumerate("2252576253462244111563365343671351441"):
        match.play(number % 2, column)
    found = AlphaBeta(match, 1, Depth(plies=6)).think(match, 1)
    assert (found.value, found.ends_in) == (-1.0, 4)


def test_the_uniform_policy_of_leduc_is_as_exploitable_as_is_published() -> None:
    """4.747222 antes (Lanctot, 2013); utilities are parts of the most that can be lost here."""
    game = pyspiel.load_game("sesame_leduc")
    found = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert 13 * found == pytest.approx(4.747222222, abs=1e-6)


def test_a_small_goofspiel_is_as_exploitable_as_openspiels() -> None:
    ours = pyspiel.convert_to_turn_based(pyspiel.load_game("sesame_goofspiel(cards=3)"))
    order = "num_cards=3,points_order=random,returns_type=win_loss"
    theirs = pyspiel.convert_to_turn_based(pyspiel.load_game(f"goofspiel({order})"))
    one, other = (exploitability.nash_conv(it, UniformRandomPolicy(it)) for it in (ours, theirs))
    assert one == pytest.approx(other)
