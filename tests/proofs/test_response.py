"""Exact best responses: what OpenSpiel finds of the same games, and what is known by hand."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

import sesame
from sesame.adapters import openspiel
from sesame.adapters.moment import Common
from sesame.adapters.policies import ForOpenSpiel, FromOpenSpiel
from sesame.core import position
from sesame.proofs.policy import OfAgent, Uniform, policy_of
from sesame.proofs.response import exploit
from sesame.proofs.tree import Tree, TreeTooLarge

END = "60 FGS.. 000110 3:1 2:1 18 board=shortcut"  # two bribes before the end, a coin each
OPEN = "60 FGS.. 000110 3:1 2:2 17 board=shortcut"
CLOSED = "60 FGS.. 000110 3:1 2:2 17 board=shortcut open_bags=off"  # what a bag holds is guessed


def _common(text: str) -> Common:
    return Common(*position.read(sesame.game("bakschisch"), text))


def _theirs(text: str) -> Any:
    game = pyspiel.load_game(openspiel.short_name(sesame.game("bakschisch")), {"position": text})
    return pyspiel.convert_to_turn_based(game)


@pytest.mark.parametrize("text", [END, OPEN, CLOSED])
def test_playing_at_random_is_as_exploitable_as_openspiel_finds(text: str) -> None:
    game = _theirs(text)
    found = exploit(Tree(_common(text)), [Uniform(), Uniform()])
    assert found.nash_conv == pytest.approx(
        exploitability.nash_conv(game, UniformRandomPolicy(game)), abs=1e-9
    )
    assert all(best >= value for best, value in zip(found.best, found.values, strict=True))


def test_a_policy_of_openspiel_s_is_as_exploitable_here() -> None:
    game, common = _theirs(OPEN), _common(OPEN)
    solver = cfr.CFRSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    theirs = solver.average_policy()
    ours = FromOpenSpiel(game, theirs)
    found = exploit(Tree(common), [ours, ours])
    assert found.nash_conv == pytest.approx(exploitability.nash_conv(game, theirs), abs=1e-9)


def test_a_policy_of_ours_is_as_exploitable_there() -> None:
    game, common = _theirs(END), _common(END)
    ours = OfAgent("greedy", common.terms, samples=1)
    found = exploit(Tree(common), [ours, ours])
    theirs = ForOpenSpiel(game, common, ours)
    assert found.nash_conv == pytest.approx(exploitability.nash_conv(game, theirs), abs=1e-9)
    assert found.exploitability == found.nash_conv / 2


def test_a_robot_s_chances_are_counted() -> None:
    common = _common(END)
    tree = Tree(common)
    node = tree.root
    while node.who < 0:
        node = node.children[0]
    assert node.point is not None
    found = policy_of("uct:20", common.terms, samples=16).chances(node.point, node.who)
    assert sum(found.values()) == pytest.approx(1)
    assert all(chance * 16 == round(chance * 16) for chance in found.values())
    assert isinstance(policy_of("random", common.terms), Uniform)


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(TreeTooLarge, match="more than 10 nodes"):
        Tree(_common(OPEN), most=10)


def test_hands_that_race_are_no_policy() -> None:
    with pytest.raises(sesame.BadOption, match="real time"):
        policy_of("vizir", sesame.game("attrap-tresors").terms())
