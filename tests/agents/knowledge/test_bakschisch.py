"""What robots know of Bakschisch."""

from typing import Any

import numpy as np
import pytest

import sesame
from sesame.agents import knowledge
from sesame.agents.advice import advise
from sesame.agents.analysis import judge
from sesame.agents.roster import LEVELS, agent, plan
from sesame.agents.searcher import Plan, Searcher
from sesame.agents.solved import Solved
from sesame.core import contract, dice
from sesame.core.match import Match
from sesame.games.bakschisch.actions import THIEF, Bid, Thief
from tests.agents.knowledge.said import reasons
from tests.agents.walks import redealt, stopped
from tests.games.bakschisch.cities import at

GAME = sesame.game("bakschisch")
KNOWN = knowledge.load(GAME)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"theft_cancels": "on"},
    {"remainder": "box"},
    {"reverse_place": "mirror"},
    {"open_bags": "off"},
    {"board": "shortcut"},
]


def shares(position: str, seat: int, simulations: int = 4_000) -> dict[str, float]:
    match = at(position)
    found = Searcher(match, 1, Plan(simulations=simulations)).think(match, seat)
    return {str(GAME.actions.from_id(each.action)): each.share for each in found}


def worth(match: Match) -> np.ndarray:
    utilities = np.zeros(6)
    knowledge.worth(match.state, utilities)
    return utilities[: match.seats]


def test_on_the_throne_the_richer_outbids_the_other_at_the_fifth_bribe() -> None:
    """Whatever Bahia shows, more of it than she has keeps the throne."""
    found = shares("1 FGSEH? 444445 31@4:6 9:4t 10", seat=0, simulations=20_000)
    assert found["5"] + found["6"] > 0.9


def test_against_a_throne_taken_by_one_as_rich_all_is_risked_most_often() -> None:
    found = shares("1 FGSEH? 444445 31@4:3 30:3 14", seat=1)
    assert max(found, key=found.__getitem__) == "3"


def test_on_the_throne_one_keeps_enough_for_the_fifth_bribe() -> None:
    found = shares("1 FGSE?. 444455 31@3:6 26:4 10", seat=0)
    assert sum(found[bid] for bid in ("3", "4", "5", "6")) < 0.1


def test_the_richer_of_two_on_the_throne_has_all_but_won() -> None:
    assert worth(at("1 FGSE?. 444455 31@3:6 26:4 10"))[0] > 0.99
    assert worth(at("1 FGSE?. 444455 31@3:4 26:6 10"))[0] < 0.9


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worth_is_a_utility_and_the_result_at_the_end(options: dict[str, Any]) -> None:
    for seats in GAME.seats:
        match = GAME.new(seats, seed=seats, **options)
        idle = agent("random", match, 1)
        while not match.over:
            assert np.all(np.abs(worth(match)) <= 1)
            assert worth(match).sum() == pytest.approx(0)
            match.play(match.actors[0], idle.act(match, match.actors[0]))
        utilities = np.zeros(6)
        contract.returns(match.state, utilities)
        assert worth(match) == pytest.approx(utilities[:seats])


@pytest.mark.parametrize("after", [1, 5, 22, 40, 61])
def test_choose_does_not_look_into_closed_fists(after: int) -> None:
    match = stopped("bakschisch", after, seats=3)
    seat, ids = match.actors[-1], np.zeros(42, np.int32)
    chosen = set()
    for other in (match, *redealt(match, seat, 4)):
        n = contract.legal(other.state, seat, ids)
        chosen.add(knowledge.choose(other.state, seat, dice.stream(after), ids, n))
    assert len(chosen) == 1


def test_the_levels_search_more_and_more() -> None:
    match = GAME.new()
    plans = [found for level in LEVELS if isinstance(found := plan(level, match), Plan)]
    budgets = [each.simulations for each in plans]
    assert budgets == sorted(budgets)
    assert plans[-1].seconds == 2.0


def test_reasons_are_told_from_what_is_seen() -> None:
    match = at("1 FGSEH? 444445 31@4:6 9:4t 10")
    assert reasons(match, 0, Bid(5)) == "Somebody has only 4 pieces: you keep the throne."
    assert "keep the throne" not in reasons(match, 0, Bid(4))
    match = at("1 FGSEH? 444445 2:6t 0:4t 10")
    assert reasons(match, 1, Thief()) == "The thief takes all, and you will not go back."


def test_what_may_come_is_counted() -> None:
    match = at("1 F?.... 455555 0:10t 0:10t 0")
    further = sum(
        int(match.state.left[card - 1])
        for card in range(1, 7)
        if KNOWN.gain(match.state, 0, card) > KNOWN.gain(match.state, 0, 1)
    )
    cards = int(match.state.left.sum())
    next_one = f"The next card will lead you further {further} times in {cards}."
    assert next_one in reasons(match, 0, Bid(0))
    assert reasons(match, 0, Bid(3)).endswith(next_one)


def test_who_else_can_give_as_much_is_counted_where_bags_are_open() -> None:
    leads = "For who gives most, the fakir leads 1 square ahead."
    said = reasons(at("1 F?.... 455555 0:10t 0:7t 0:3t 10 seats=3"), 0, Bid(5))
    assert said.startswith(f"{leads} Only one of the others can give as much.")
    said = reasons(at("1 F?.... 455555 0:10t 0:7t 0:3t 10 seats=3"), 0, Bid(3))
    assert said.startswith(f"{leads} 2 of the others can give as much.")
    said = reasons(at("1 F?.... 455555 0:10t 0:7t 0:3t 10 seats=3"), 0, Bid(8))
    assert said.startswith("Nobody has more than 7 pieces")


# --- for two on the short cut: what was solved

SOLVED = [
    "3 EG?... 333333 7:7t 4:12 1 board=shortcut",
    "1 F?.... 455555 0:10t 0:10t 0 board=shortcut",
    "5 FGSE?. 111111 9:6 10:5 9 board=shortcut",
    "6 FGSEH? 000000 9:6 11@4:5 9 board=shortcut",
]


def calife(match: Match) -> Solved:
    found = agent("calife", match, 1)
    assert isinstance(found, Solved)
    return found


@pytest.mark.parametrize("position", SOLVED)
def test_what_is_solved_is_mixed_so_that_no_answer_gains(position: str) -> None:
    match = at(position)
    robot = calife(match)
    mine, theirs = robot.think(match, 0), robot.think(match, 1)
    for found in (mine, theirs):
        assert sum(each.share for each in found) == pytest.approx(1, abs=1e-5)
    value = max(each.value for each in mine)
    assert value == pytest.approx(-max(each.value for each in theirs), abs=1e-3)
    for each in mine:
        assert each.share == 0 or each.value == pytest.approx(value, abs=1e-3)


@pytest.mark.parametrize("position", SOLVED)
def test_what_is_solved_does_not_look_into_closed_fists(position: str) -> None:
    match = at(position)
    before = calife(match).think(match, 1)
    for fist in match.legal(0):
        closed = match.copy()
        closed.play(0, fist)
        assert calife(closed).think(closed, 1) == before


def test_on_the_throne_and_richer_it_outbids_the_other() -> None:
    """The fifth bribe: whatever the other shows, one coin more keeps the throne (BK-13)."""
    match = at("6 FGSEH? 000000 11@4:6 9:4 10 board=shortcut")
    found = calife(match).think(match, 0)
    assert found[0].value > 0.95
    assert sum(each.share for each in found if each.action >= 5 and each.action != THIEF) > 0.99


def test_hints_say_how_often_a_bid_is_to_be_made() -> None:
    match = at(SOLVED[0])
    best, *_ = advise(match, 0, 0.1, language="en")
    assert "The game is solved: to be done" in best.why
    judged = [judge(match, 0, action) for action in match.legal_ids(0)]
    assert all(each is not None and each.kept <= each.promised for each in judged)
    assert any(each is not None and each.promised - each.kept > 0.05 for each in judged)


@pytest.mark.parametrize("terms", [{}, {"board": "shortcut", "theft_cancels": True}])
def test_elsewhere_it_searches(terms: dict[str, Any]) -> None:
    assert isinstance(agent("calife", GAME.new(2, seed=1, **terms), 1), Searcher)
    assert isinstance(agent("calife", GAME.new(3, seed=1, board="shortcut"), 1), Searcher)
