"""An instruction card is its owner's, until it is shown as fulfilled."""

import numpy as np
import pytest

import sesame
from sesame.core import dice
from sesame.core.contract import PUBLIC, blank
from sesame.games.attrap_tresors import sight
from sesame.testing.cases import Case
from sesame.testing.walk import walk
from tests.games.attrap_tresors.souks import GAME, at, cards, grab, souk

USUAL = (("misses", "physical"), ("patience", 5))
STATES = 100_000


@pytest.mark.parametrize("seats", GAME.seats)
def test_at05_no_leak_over_a_hundred_thousand_states(seats: int) -> None:
    case = Case("attrap-tresors", seats, USUAL)
    found = walk(case, games=STATES, seed=0, states=STATES)
    assert not any(found.faults.values()), found.faults
    assert (found.moved > 0) == (seats > 2)
    assert found.states >= STATES


def test_at05_others_see_that_a_card_is_drawn_not_which() -> None:
    match = GAME.new(3, seed=4)
    deals = [
        [str(GAME.actions.from_id(step.action)) for step in match.told(v)][:3] for v in (0, None)
    ]
    assert deals[0][0] != "+?"
    assert deals[0][1:] == ["+?", "+?"]
    assert deals[1] == ["+?"] * 3
    assert "+?" not in [
        str(GAME.actions.from_id(step.action)) for step in GAME.new(2, seed=4).told(None)
    ]


def test_at15_the_new_card_is_its_owners_too() -> None:
    match = grab(souk("rrrooggv", "gro"), "B:column", "T")
    match.play(sesame.CHANCE, "+v")
    told = {v: str(GAME.actions.from_id(match.told(v)[-1].action)) for v in (0, 1, 2, None)}
    assert told == {0: "+?", 1: "+v", 2: "+?", None: "+?"}


def redealt(position: str, seat: int, times: int) -> list[list[int]]:
    rng, found = dice.stream(5), []
    for _ in range(times):
        states = blank(GAME.state)
        states[0] = at(position).state
        sight.redeal(states[0], seat, rng)
        found.append(states[0].card.tolist())
    return found


def test_at15_a_redeal_respects_what_everybody_knows() -> None:
    position = "1.1 A! rrooggvv . rr . rvb 0,0,0,0: 0,0,0,0:!ob 0,0,0,0: seats=3"
    cards = redealt(position, 0, 3_000)
    assert {hand[0] for hand in cards} == {1}
    assert {hand[1] for hand in cards} == {3, 4, 6}  # no red is left: two aside, one in hand
    shares = np.bincount([hand[1] for hand in cards], minlength=7) / len(cards)
    assert np.abs(shares[[3, 4, 6]] - 1 / 3).max() < 0.04


def test_at15_what_a_seat_sees_is_enough_to_deal_the_rest() -> None:
    match = at("1.1 A! rrooggvv . rr . rvb 0,0,0,0: 0,0,0,0:!ob 0,0,0,0: seats=3")
    for seat in (0, 1, 2, PUBLIC):
        seen = blank(GAME.state)
        sight.observe(match.state, seat, seen[0])
        for number in range(20):
            dealt, other = blank(GAME.state), blank(GAME.state)
            dealt[0], other[0] = seen[0], match.state
            sight.redeal(dealt[0], seat, dice.stream(5, number))
            sight.redeal(other[0], seat, dice.stream(5, number))
            assert dealt.tobytes() == other.tobytes()


def test_at15_a_redeal_is_fair_to_the_pile() -> None:
    """With two reds and no other card gone, red is half as likely to lie before another."""
    position = "1.1 A! rrooggvv . rr . ogb 0,0,0,0: 0,0,0,0: 0,0,0,0: seats=3"
    cards = redealt(position, 0, 4_000)
    shares = np.bincount([hand[2] for hand in cards], minlength=7) / len(cards)
    assert abs(shares[1] - 1 / 15) < 0.02  # one red, two oranges, three each of the rest
    assert abs(shares[2] - 2 / 15) < 0.03
    assert abs(shares[3] - 3 / 15) < 0.03


def test_at13_a_wrong_holders_card_stays_secret_to_the_end() -> None:
    match = grab(souk("rrrooggv", "bgr", done="9.1"), "A:column", "T")
    assert match.over
    assert cards(match, 1) == [None, "g", None]
    known = blank(GAME.state)
    sight.observe(match.state, PUBLIC, known[0])
    assert known[0].card.tolist()[:3] == [-1, -1, -1]
