"""What each may know, and what a fair guess at the rest looks like."""

import json

import numpy as np
import pytest

import sesame
from sesame.core import dice
from sesame.core.contract import CHANCE, PUBLIC, UNKNOWN, State, blank
from sesame.core.match import Match
from sesame.games.kim_bac import sight
from tests.games.kim_bac.towns import GAME, ONE_EACH, A, B, C, at, hands, play, set_up, table

RED = "F,G,H,I,J,K"
THREE = "a3,A,B/C,D,E/F,G,H"


def redealt(match: Match, seat: int, number: int) -> State:
    states = blank(GAME.state)
    states[0] = match.state
    sight.redeal(states[0], seat, dice.stream(7, number))
    return states[0]


def test_kb30_a_hand_is_seen_by_its_owner_alone() -> None:
    match = at(THREE, "A4.1", "5,5/7,8/9")
    assert hands(match, A) == [[5, 5], None, None]
    assert hands(match, B) == [None, [7, 8], None]
    assert hands(match) == [None, None, None]
    assert table(match)["held"] == [2, 2, 1]
    assert set(match.observed(A).stock.tolist()) == {UNKNOWN}


def test_kb30_a_card_drawn_is_told_to_whoever_drew_it() -> None:
    match = play(set_up(3), "die3", "die2", "die1", "+7")
    veiled = [GAME.actions.from_id(match.told(seat)[-1].action) for seat in (B, C, None)]
    assert [str(action) for action in veiled] == ["+?"] * 3
    assert match.told(A)[-1] == match.log[-1]
    said = GAME.text.sentence(match.observed(B), CHANCE, veiled[0])
    assert said == ("Bleu tire une carte.", "Blue draws a card.")


def test_kb30_the_dice_are_told_to_the_taker_alone_until_the_race_is_over() -> None:
    match = play(at("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", "5,5,8/7"), "a4!", "chest8")
    assert match.told(A)[-1] == match.log[-1]
    for seat in (B, None):
        assert str(GAME.actions.from_id(match.told(seat)[-1].action)) == "chest?"
        assert table(match, seat)["treasure"] is None
    assert table(match, A)["treasure"] == 8
    play(match, "run")
    assert [table(match, seat)["treasure"] for seat in (A, B, None)] == [8, None, None]
    over = play(at(f"c6,-,-,-,-,-/{RED}", "A1<A1:5>8+4", "8/7", "5"), "c7")
    assert table(over, B)["treasure"] == 8


def test_kb30_at_the_sharing_only_cards_with_the_treasures_number_are_shown() -> None:
    match = play(at(f"c6,-,-,-,-,-/{RED}", "A1<A1:5>8+4", "3,8/7,8", "5"), "c7")
    assert table(match)["premium"][0][:2] == [1, 1]
    hand = match.observed(None).hand
    assert hand[:2, 7].tolist() == [1, 1]
    assert hand[0, 2] == hand[1, 6] == UNKNOWN
    for number in range(50):
        after = redealt(match, PUBLIC, number)
        assert after.hand[:2, 7].tolist() == [1, 1]
        assert after.hand[:2].sum(axis=1).tolist() == [2, 2]


def test_kb30_renouncing_shows_nothing_but_that() -> None:
    match = play(at("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", "5,5,8/7"), "a4!", "chest8", "renounce")
    assert table(match, B)["renounced"] is True
    assert table(match, A)["treasure"] == 0


def test_kb30_whether_a_pawn_could_have_claimed_shows_to_nobody_else() -> None:
    told = {
        (json.dumps(match.view(B)), match.observed(B).tobytes(), match.draw(B).plain)
        for hand in ("5,5", "6,7")
        for match in (play(at(f"a3,A,B,C,D,E/{RED}", "A1.1", f"{hand}/-"), "a4"),)
    }
    assert len(told) == 1


def test_kb31_hands_and_stock_are_dealt_fairly_from_what_is_unseen() -> None:
    """Blue holds a 5: of Red's card 35 are possible, and another 5 half as likely as a 7."""
    match = at("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", "5/7")
    drawn = [redealt(match, A, number).hand[B] for number in range(4_000)]
    counts = np.sum(drawn, axis=0)
    assert counts.sum() == 4_000
    assert abs(counts[4] - 4_000 / 35) < 45
    others = np.delete(counts, 4)
    assert abs(others - 8_000 / 35).max() < 65
    assert {int(redealt(match, A, number).hand[A, 4]) for number in range(50)} == {1}


def test_kb31_the_treasure_is_not_where_all_know_it_is_not() -> None:
    match = at(f"b4,-,-,-,-,-/{RED}", "A1<A1:5>8+4~6,7", "8/7", "5")
    found = [int(redealt(match, B, number).treasure) for number in range(1_500)]
    assert set(found) == set(range(1, 19)) - {5, 6, 7}
    assert min(found.count(number) for number in set(found)) > 60
    assert int(redealt(match, A, 1).treasure) == 8
    assert table(match, B)["ruled_out"] == [5, 6, 7]


def test_kb31_standing_at_a_monument_rules_it_out() -> None:
    match = at(f"a3,-,-,-,-,-/{RED}", "A1<A1:5>8+1", "8/7", "5")
    play(match, "a2")
    assert table(match, B)["ruled_out"] == [3, 5]


def proven() -> Match:
    """No card is left, the turn began without a shuffle: somebody has a pair, here White."""
    hands = [list[int](), list[int](), list[int](), [1, 1]]
    cards = [number for number in range(2, 19) for _ in range(2)]
    for i, card in enumerate(cards):
        hands[i % 3].append(card)
    written = "/".join(",".join(map(str, sorted(hand))) for hand in hands)
    return at("a0,a2/c5,D/b5,F/b9,H", "A37.1*", written)


def test_kb31_a_turn_without_a_shuffle_proves_a_pair() -> None:
    match = proven()
    for seat in (A, B, C, PUBLIC):
        for number in range(60):
            hands = redealt(match, seat, number).hand
            assert (hands == 2).any()


def test_kb31_nothing_is_proven_once_a_pair_lies_open() -> None:
    rest = ",".join(map(str, range(2, 19)))
    match = at(f"b0,A,B,C,D,E/{RED}", "A37.1*", f"1,1,{rest}/{rest}")
    play(match, "c0!", "chest8", "renounce")
    assert match.state.paired == 0
    assert match.position().split()[4] == "A37.2"


def test_kb31_with_two_players_and_no_stock_the_other_hand_is_known() -> None:
    hands = f"1,{ONE_EACH[:-3]}/{ONE_EACH[2:]},18"
    match = at(f"a0,B,C,D,E,c5/{RED}", "A37.6*", hands)
    assert redealt(match, A, 1).tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seat", [A, B, C, PUBLIC])
def test_kb31_a_redeal_keeps_all_that_is_public(seat: int) -> None:
    match = at(THREE, "A4.1", "5,5/7,8/9")
    seen = match.observed(None if seat == PUBLIC else seat)
    for number in range(20):
        after = blank(GAME.state)
        sight.observe(redealt(match, seat, number), seat, after[0])
        assert after[0].tobytes() == seen.tobytes()


@pytest.mark.parametrize("seat", [A, B, C, PUBLIC])
def test_kb31_what_a_seat_sees_is_enough_to_deal_the_rest(seat: int) -> None:
    """Whoever has only that deals just as whoever has the table: nothing hidden is looked at."""
    for match in (at(THREE, "A4.1", "5,5/7,8/9"), proven()):
        seen = blank(GAME.state)
        sight.observe(match.state, seat, seen[0])
        for number in range(20):
            dealt = blank(GAME.state)
            dealt[0] = seen[0]
            sight.redeal(dealt[0], seat, dice.stream(7, number))
            assert dealt[0].tobytes() == redealt(match, seat, number).tobytes()


def test_kb30_records_have_all_of_it() -> None:
    """Records and positions are whole: they are for the table's keeper, not for the players."""
    match = play(set_up(2), "die3", "die2", "+7")
    assert "+7" in match.record()
    assert sesame.replay(match.record()).state.tobytes() == match.state.tobytes()
