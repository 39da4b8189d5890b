"""Alpha-beta search: what it must find, and that its shortcuts change nothing."""

import numpy as np
import pytest

import sesame
from sesame.agents import knowledge, roster
from sesame.agents.alphabeta import PROVEN, WON, AlphaBeta, Depth
from sesame.core import contract
from sesame.core.contract import State
from sesame.core.match import Match

GAME = sesame.game("khan-tsin")


def _late(seed: int, left: int) -> Match:
    """A game between shallow players, so many moves before its end."""
    whole = GAME.new(seed=seed, setup="random")
    players = [roster.agent("alphabeta:1", whole, seat) for seat in range(2)]
    while not whole.over:
        whole.play(whole.actors[0], players[whole.actors[0]].act(whole, whole.actors[0]))
    match = GAME.new(seed=seed, setup="random")
    for step in whole.log[len(match.log) : -left]:
        match.play(*step)
    return match


def _value(s: State, plies: int, ply: int = 0) -> float:
    """What the table is worth to the seat that acts, by trying everything: nothing clever."""
    seat, out, ids = int(s.seat), np.zeros(2), np.zeros(GAME.actions.WIDEST, np.int32)
    knowledge.worth(s, out)
    if ply and abs(out[seat]) == 1:
        return float(out[seat]) * (WON - ply)
    if ply == plies:
        return float(out[seat])
    best = -WON
    for action in ids[: contract.legal(s, seat, ids)]:
        after = contract.blank(GAME.state)
        after[0] = s
        contract.apply(after[0], seat, int(action))
        if contract.over(after[0]):
            best = max(best, WON - ply - 1)
        else:  # a forced pass apart, it is the other's turn
            best = max(best, -_value(after[0], plies, ply + 1))
    return best


@pytest.mark.parametrize("seed", range(4))
def test_two_plies_are_worth_what_trying_everything_says(seed: int) -> None:
    match = _late(seed, left=6)
    found = AlphaBeta(match, 1, Depth(plies=2)).think(match, match.actors[0])
    assert found.value == pytest.approx(_value(match.state, found.plies))


def test_a_win_in_one_is_played() -> None:
    for seed in range(5):
        match = _late(seed, left=1)
        match.play(
            match.actors[0], roster.agent("alphabeta:4", match, 1).act(match, match.actors[0])
        )
        assert match.over


def test_the_same_seed_and_plan_give_the_same_move() -> None:
    match = GAME.new(seed=3, setup="random")
    for plan in (Depth(plies=2), Depth(nodes=5_000)):
        first, second = (AlphaBeta(match, 7, plan).think(match, 0) for _ in range(2))
        assert first == second


def test_a_proven_win_is_won() -> None:
    proven = 0
    for seed in range(6):
        match = _late(seed, left=5)
        seat = match.actors[0]
        players = [roster.agent("alphabeta:5", match, 1) for _ in range(2)]
        if AlphaBeta(match, 1, Depth(nodes=50_000)).think(match, seat).value < PROVEN:
            continue
        proven += 1
        while not match.over:
            match.play(match.actors[0], players[match.actors[0]].act(match, match.actors[0]))
        assert match.winners == (seat,)
    assert proven > 0


def test_seconds_are_a_budget_too() -> None:
    match = GAME.new(seed=3, setup="random")
    assert roster.agent("alphabeta:0.05s", match, 1).act(match, 0) in match.legal_ids(0)
