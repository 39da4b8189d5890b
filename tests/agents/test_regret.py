"""Regret matching: mixtures found by search, beside the exact equilibria of small games.

In round 60 the last bribe ends the game, so that a table with one card left is a matrix game.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from scipy.optimize import linprog  # type: ignore[import-untyped]

import sesame
from sesame.agents.searcher import Plan, Searcher
from sesame.core import contract
from sesame.core.match import Match

Matrix = npt.NDArray[np.float64]

GAME = sesame.game("bakschisch")

# Where nobody has a safe bid: both must mix. Seats as square:gold, t with a thief.
LAST_BRIBES = [
    "60 CHCHF? 000000 1:4 0:4 12",
    "60 CHCHF? 000000 1:3 0:4 13",
    "60 CHCHF? 000000 1:3t 0:4t 13",
    "60 CHCHF? 000000 2:3 1:4t 13",
    "60 CHCHF? 000000 2:2t 1:4t 14",
    "60 CHCHF? 000000 1:2t 0:4 14",
]
TWO_CARDS_LEFT = [
    "60 CHCS?. 100000 1:3t 0:2t 15",
    "60 CHCG?. 100000 1:2 1:2t 16",
    "60 CHCC?. 100000 6:1t 2:3 16",
]


def solved(payoffs: Matrix) -> float:
    """The value of a matrix game to the seat that chooses the row."""
    rows, columns = payoffs.shape
    found: Any = linprog(
        [0.0] * rows + [-1.0],
        A_ub=np.column_stack([-payoffs.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * rows + [(None, None)],
    )
    return float(-found.fun)


def matrix(match: Match) -> Matrix:
    """What each pair of bids is worth to the first seat; a later card is bribed as it should be."""
    payoffs = [[value(match, a, b) for b in match.legal_ids(1)] for a in match.legal_ids(0)]
    return np.array(payoffs)


def value(match: Match, a: int, b: int) -> float:
    after, utilities = contract.blank(GAME.state), np.zeros(6)
    after[0] = match.state
    contract.apply(after[0], 0, a)
    contract.apply(after[0], 1, b)
    if contract.over(after[0]):
        contract.returns(after[0], utilities)
        return float(utilities[0])
    then = match.copy()
    then.play(0, GAME.actions.from_id(a))
    then.play(1, GAME.actions.from_id(b))
    return solved(matrix(then))


def mixtures(match: Match, simulations: int) -> tuple[Matrix, Matrix]:
    """How the search would have each seat bid."""
    found = []
    for seat in (0, 1):
        thoughts = Searcher(match, 1, Plan(simulations=simulations)).think(match, seat)
        share = {thought.action: thought.share for thought in thoughts}
        found.append(np.array([share[action] for action in match.legal_ids(seat)]))
    return found[0], found[1]


@pytest.mark.parametrize("position", LAST_BRIBES)
def test_bids_are_within_a_fiftieth_of_the_equilibrium(position: str) -> None:
    match = GAME.at(position)
    payoffs = matrix(match)
    exact = solved(payoffs)
    assert payoffs.min(1).max() < exact < payoffs.max(0).min()  # no bid is safe alone
    first, second = mixtures(match, 60_000)
    assert (first @ payoffs).min() > exact - 0.02  # against the best answer to it
    assert (payoffs @ second).max() < exact + 0.02


@pytest.mark.parametrize(
    "position",
    [
        TWO_CARDS_LEFT[0],
        *(pytest.param(position, marks=pytest.mark.soak) for position in TWO_CARDS_LEFT[1:]),
    ],
)
def test_with_two_cards_left_they_are_close(position: str) -> None:
    """What is tried at random at the last bribe is felt at the one before."""
    match = GAME.at(position)
    payoffs = matrix(match)
    exact = solved(payoffs)
    first, second = mixtures(match, 400_000)
    assert (first @ payoffs).min() > exact - 0.1
    assert (payoffs @ second).max() < exact + 0.1


def test_whoever_is_asked_last_bids_as_if_asked_first() -> None:
    """BK-06: closed fists of the others are not thought about."""
    first = GAME.new(3, seed=4)
    last = first.copy()
    last.play(0, "3")
    last.play(1, "thief")
    asked = [Searcher(match, 2, Plan(simulations=500)).think(match, 2) for match in (first, last)]
    assert asked[0] == asked[1]


def test_the_same_seed_and_budget_give_the_same_bid() -> None:
    match = GAME.new(4, seed=4)
    bids = {Searcher(match, 9, Plan(simulations=300)).act(match, 1) for _ in range(3)}
    assert len(bids) == 1
