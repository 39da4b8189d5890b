"""BK-22: what a closed fist holds stays secret until the last one is in; bags may be covered."""

import json

import numpy as np
import pytest

import sesame
from sesame.core import dice
from sesame.core.contract import PUBLIC, UNKNOWN, blank
from sesame.core.match import Match
from sesame.games.bakschisch import sight
from sesame.games.bakschisch.actions import Bid, Closed, Thief
from sesame.games.bakschisch.state import COIN_0, NOT_YET, THIEF_IN_FIST
from tests.games.bakschisch.cities import GAME, bags, bribe, city, table

EMPTY, CLOSED = {"state": "empty", "holds": None}, {"state": "closed", "holds": None}


def closed(*fists: str) -> Match:
    """Four players, of whom the first ones have closed their fists."""
    match = city("E?....", "3:12t", "4:8t", "0:9t", "0:11t")
    for seat, fist in enumerate(fists):
        match.play(seat, fist)
    return match


def test_bk22_a_closed_fist_is_seen_by_its_owner_alone() -> None:
    match = closed("3", "thief")
    assert table(match, 0)["fists"] == [{"state": "closed", "holds": 3}, CLOSED, EMPTY, EMPTY]
    assert table(match, 1)["fists"] == [CLOSED, {"state": "closed", "holds": "thief"}, EMPTY, EMPTY]
    for seat in (None, 2, 3):
        assert table(match, seat)["fists"] == [CLOSED, CLOSED, EMPTY, EMPTY]


def test_bk22_that_a_seat_has_chosen_is_seen_by_all() -> None:
    for seat in (None, 0, 1, 2, 3):
        assert closed("3").view(seat)["actors"] == (1, 2, 3)
        prompt = closed("3").view(seat)["prompt"]
        assert prompt["fr"].startswith("Bahia, Chafik et Dounia, fermez le poing")


@pytest.mark.parametrize("seat", [None, 2, 3])
def test_bk22_whatever_the_fists_hold_the_others_see_the_same(seat: int | None) -> None:
    """View, drawing and observation, to the byte."""
    told = {
        (json.dumps(match.view(seat)), match.draw(seat).plain, match.observed(seat).tobytes())
        for match in (closed("0", "0"), closed("3", "thief"), closed("thief", "8"))
    }
    assert len(told) == 1


def test_bk22_all_is_seen_once_the_last_fist_is_in() -> None:
    match = closed("3", "thief", "0", "2")
    shown = [{"state": "open", "holds": holds} for holds in (3, "thief", 0, 2)]
    for seat in (None, 0, 1, 2, 3):
        assert table(match, seat)["fists"] == shown


def test_bk22_the_log_tells_others_only_that_a_fist_is_closed() -> None:
    match = closed("3", "thief")
    for viewer, told in (
        (None, ["closed", "closed"]),
        (0, ["3", "closed"]),
        (1, ["closed", "thief"]),
        (2, ["closed", "closed"]),
    ):
        steps = match.told(viewer)
        assert [str(GAME.actions.from_id(step.action)) for step in steps] == told
    seen = match.observed(None)
    words = GAME.text.sentence(seen, 1, Closed())
    assert words == ("Bahia ferme le poing.", "Bahia closes a fist.")


def test_bk22_the_last_fist_is_seen_as_it_opens() -> None:
    match = closed("3", "thief", "0", "2")
    assert str(GAME.actions.from_id(match.told(None)[-1].action)) == "2"


def test_bk22_sentences_of_those_who_know() -> None:
    seen = closed("3").observed(1)
    assert GAME.text.sentence(seen, 1, Thief()) == (
        "Bahia envoie son voleur.",
        "Bahia sends the thief.",
    )
    assert GAME.text.sentence(seen, 1, Bid(1)).fr == "Bahia offre 1 pièce à l'eunuque."


def test_bk22_what_is_observed_is_unknown_not_nothing() -> None:
    fists = closed("3", "thief").observed(1).fist.tolist()
    assert fists == [UNKNOWN, THIEF_IN_FIST, NOT_YET, NOT_YET]


def redealt(match: Match, seat: int, number: int) -> list[int]:
    states = blank(GAME.state)
    states[0] = match.state
    sight.redeal(states[0], seat, dice.stream(7, number))
    fists: list[int] = states[0].fist.tolist()
    return fists


def test_bk22_a_redeal_draws_each_others_fist_fairly_from_what_it_may_hold() -> None:
    """Seat 1 has eight coins and a thief: ten choices, each a tenth of the time."""
    match = closed("3", "thief")
    drawn = np.array([redealt(match, 0, number) for number in range(2_000)])
    assert set(drawn[:, 0]) == {COIN_0 + 3}  # one's own fist is known
    assert set(drawn[:, 2:].ravel()) == {NOT_YET}
    values, counts = np.unique(drawn[:, 1], return_counts=True)
    assert values.tolist() == [*range(COIN_0, COIN_0 + 9), THIEF_IN_FIST]
    assert abs(counts - 200).max() < 60  # more than four standard deviations


def test_bk22_a_redeal_never_gives_a_thief_that_is_not_there() -> None:
    match = city("E?....", "3:12t", "25:8", "0:10t")
    match.play(1, "8")
    assert {redealt(match, PUBLIC, number)[1] for number in range(300)} == {
        COIN_0 + coins for coins in range(9)
    }


def test_bk22_open_fists_are_not_dealt_anew() -> None:
    match = closed("3", "thief", "0", "2")
    assert redealt(match, 2, 1) == match.state.fist.tolist()


# --- bags


def test_bk22_bags_are_shown_unless_agreed_otherwise() -> None:
    assert bags(closed()) == [12, 8, 9, 11]


def test_bk22_covered_bags_are_seen_by_their_owners_alone() -> None:
    match = city("E?....", "3:12t", "4:8t", "0:9t", terms="open_bags=off")
    assert table(match, None)["bags"] == [None, None, None]
    assert table(match, 1)["bags"] == [None, 8, None]
    assert table(match, 1)["pot"] == 1
    assert "¤ 8 " in match.draw(1).plain
    assert "¤ 12" not in match.draw(1).plain


def test_bk22_what_a_seat_sees_is_enough_to_deal_the_fists() -> None:
    match = closed("3", "thief")
    for seat in (0, 1, 2, PUBLIC):
        seen = blank(GAME.state)
        sight.observe(match.state, seat, seen[0])
        for number in range(20):
            dealt = blank(GAME.state)
            dealt[0] = seen[0]
            sight.redeal(dealt[0], seat, dice.stream(7, number))
            assert dealt[0].fist.tolist() == redealt(match, seat, number)


def test_bk22_bags_that_are_not_seen_share_the_gold_that_is_not() -> None:
    """Of two players the other's bag is known so; of three they are taken to be alike."""
    for bags_of, wanted in (((12, 7), [12, 7]), ((12, 3, 14), [12, 8, 9])):
        seats = [f"{square}:{gold}" for square, gold in enumerate(bags_of)]
        match = city("E?....", *seats, terms="open_bags=off")
        assert match.state.pot == 1
        seen = blank(GAME.state)
        sight.observe(match.state, 0, seen[0])
        sight.redeal(seen[0], 0, dice.stream(1))
        assert seen[0].gold.tolist()[: len(bags_of)] == wanted


def test_bk22_robots_may_always_count() -> None:
    """A redeal, which is what robots are given, leaves the bags as they are."""
    match = city("E?....", "3:12t", "4:8t", "0:9t", terms="open_bags=off")
    states = blank(GAME.state)
    states[0] = match.state
    sight.redeal(states[0], 1, dice.stream(1))
    assert states[0].gold.tolist() == [12, 8, 9, 0]


def test_bk22_at_the_end_bags_are_opened() -> None:
    match = bribe(city("FGSE.", "31@2:12", "4:8t", terms="open_bags=off"), "H", 1, 0)
    assert match.over
    assert table(match, None)["bags"] == [11, 8]


def test_bk22_a_record_of_an_unfinished_round_has_all_that_was_chosen() -> None:
    """Records and positions are whole: they are for the table's keeper, not for the players."""
    match = GAME.new(3, seed=1)
    match.play(2, "4")
    match.play(0, "thief")
    assert "C:4 A:thief" in match.record()
    assert sesame.replay(match.record()).state.tobytes() == match.state.tobytes()
    assert match.position().split()[3:6] == ["0:10t!t", "0:10t", "0:10t!4"]
