"""What the robots know of Mille et un trésors."""

from typing import Any

import numpy as np
import pytest

import sesame
from sesame.agents import knowledge, roster
from sesame.agents.knowledge import mille_et_un_tresors as known
from sesame.core import dice
from sesame.core.match import Match
from sesame.games.mille_et_un_tresors.actions import Leave, Walk
from sesame.games.mille_et_un_tresors.state import HEADS
from tests.agents.knowledge.said import reasons
from tests.games.mille_et_un_tresors.caves import GAME, OPEN, at, put

A, B = 0, 1
C2 = 7  # in OPEN it shows three treasures
TERMS: list[dict[str, Any]] = [
    {},
    {"exact_exit": True},
    {"one_exit": True},
    {"luck": True, "die": "full"},
]


def chosen(match: Match, seat: int = A, seed: int = 1) -> str:
    """What is done without thinking."""
    ids = np.array(match.legal_ids(seat), np.int32)
    at = known.choose(match.state, seat, dice.stream(seed), ids, len(ids))
    return str(GAME.actions.from_id(int(ids[at])))


def with_chief(match: Match, steps_left: int) -> Match:
    """The same table, the chief so many steps from the entrance."""
    match.state.chief = match.state.path - steps_left
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", TERMS)
def test_worth_is_a_utility_at_every_table_and_the_outcome_at_the_end(
    seats: int, options: dict[str, Any]
) -> None:
    knowledge.load(GAME)
    for seed in range(3):
        match = GAME.new(seats, seed=seed, chance="manual", **options)
        rng, found = dice.stream(seed), np.zeros(4)
        while not match.over:
            known.worth(match.state, found)
            assert (np.abs(found[:seats]) <= 1).all()
            assert -seats <= found[:seats].sum() <= 2 - seats + 1e-9  # at most one wins
            seat = (match.actors or (sesame.CHANCE,))[0]
            legal = match.legal_ids(seat)
            match.play(seat, legal[dice.below(rng, len(legal))])
        known.worth(match.state, found)
        assert tuple(found[:seats]) == match.returns


@pytest.mark.parametrize("draws", range(8))
def test_risk_is_the_chance_that_enough_heads_are_drawn(draws: int) -> None:
    match = with_chief(at(OPEN, "A"), 2)
    pile = [face >= HEADS for face, n in enumerate(match.state.pile) for _ in range(n)]
    rng, games = np.random.default_rng(1), 4_000
    arrived = sum(rng.permutation(pile)[:draws].sum() >= 2 for _ in range(games))
    assert known.risk(match.state, draws) == pytest.approx(arrived / games, abs=0.03)


def test_goes_to_the_best_card_while_the_chief_is_far() -> None:
    match = with_chief(at(put(OPEN, b1="2", a2="1", c2="A2", e2="3"), "A"), 10)
    assert {chosen(match, seed=seed) for seed in range(5)} == {"e2"}


def test_leaves_before_the_chief_arrives_and_not_long_before() -> None:
    assert chosen(with_chief(at(OPEN, "A"), 1)) == "out"
    assert chosen(with_chief(at(OPEN, "A"), 8)) != "out"


def test_does_not_leave_to_lose_for_sure() -> None:
    match = with_chief(at(put(OPEN, e4="2"), "A", out="B"), 1)
    match.state.taken[B, :] = 5
    assert chosen(match) != "out"


def test_search_takes_the_win_in_one() -> None:
    match = with_chief(at(put(OPEN, e4="2"), "A", out="B"), 1)
    match.state.taken[B, :] = 0
    match.state.taken[B, 0] = 1
    assert roster.agent("mcts:200", match, 1).act(match, A) == GAME.actions.to_id(Leave())


def test_choices_are_legal_and_repeatable_over_whole_games() -> None:
    knowledge.load(GAME)
    for seed, options in enumerate(TERMS):
        match = GAME.new(3, seed=seed, **options)
        while not match.over:
            seat = match.actors[0]
            assert chosen(match, seat, seed) == chosen(match, seat, seed)
            match.play(seat, chosen(match, seat, seed))


def test_reasons_name_the_risk_and_the_treasures() -> None:
    match = with_chief(at(OPEN, "A"), 1)
    risk = round(100 * known.risk(match.state, known.seats_inside(match.state)))
    expected = f"If you stay, the chief arrives before your next turn {risk} times in 100."
    assert reasons(match, A, Leave()) == expected
    treasures = reasons(with_chief(at(OPEN, "A"), 10), A, Walk(C2))
    assert treasures == "You will take three treasures there next turn."
