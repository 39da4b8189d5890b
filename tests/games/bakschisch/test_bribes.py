"""A round's five bribes: fists, gold, thieves, moves ahead and back, the Caliph, the palace."""

import itertools

import pytest

from tests.games.bakschisch.cities import ahead, back, bags, bribe, city, legal, pawns, table

CANCELS = "theft_cancels=on"
MIRROR = "reverse_place=mirror"


# --- fists and gold


def test_bk06_all_choose_at_once_and_the_last_fist_opens_them() -> None:
    match = city("E?....", "0:10t", "0:10t", "0:10t")
    assert list(match.actors) == [0, 1, 2]
    match.play(1, "4")
    assert list(match.actors) == [0, 2]
    assert bags(match) == [10, 10, 10]  # gold leaves the bags when the last fist is in
    match.play(0, "2")
    match.play(2, "0")
    assert list(match.actors) == []
    assert bags(match) == [8, 6, 10]
    assert table(match)["fists"] == [{"state": "open", "holds": coins} for coins in (2, 4, 0)]


def test_bk06_the_order_in_which_fists_close_does_not_matter() -> None:
    fists = {0: "2", 1: "thief", 2: "5"}
    ends = set()
    for order in itertools.permutations(fists):
        match = city("E?....", "0:10t", "0:10t", "0:10t")
        for seat in order:
            match.play(seat, fists[seat])
        ends.add(match.position())
    assert ends == {"1 E.... 555455 0:8t!2 0:17!t 0>4:5t!5 0 seats=3"}


def test_bk06_bk07_what_a_fist_may_hold() -> None:
    match = city("E?....", "0:3t", "0:0t", "0:17")
    assert legal(match, 0) == ["0", "1", "2", "3", "thief"]
    assert legal(match, 1) == ["0", "thief"]
    assert legal(match, 2) == [str(coins) for coins in range(18)]


def test_bk06_turned_cards_stay_face_up() -> None:
    match = ahead("E", (1, 2), "0:10t", "0:10t")
    assert table(match)["cards"] == ["E", "", "", "", ""]
    bribe(match, "C", 0, 0)
    assert table(match)["cards"] == ["E", "C", "", "", ""]


def test_bk07_a_thief_serves_once_a_round() -> None:
    match = ahead("E", ("thief", 2), "0:10t", "0:10t")
    assert table(match)["thieves"] == ["used", "bag"]
    bribe(match, "E")
    assert "thief" not in legal(match, 0)
    assert "thief" in legal(match, 1)


def test_bk10_losing_bids_are_paid_too() -> None:
    match = ahead("E", (3, 1, 2), "0:10t", "0:10t", "0:10t")
    assert bags(match) == [7, 9, 8]
    assert table(match)["pot"] == 6


# --- moving ahead


def test_bk08_the_most_gold_moves_to_the_next_square_of_that_person() -> None:
    assert pawns(ahead("S", (3, 1, 2), "0:10t", "0:10t", "0:10t")) == [3, 0, 0]
    assert pawns(ahead("S", (3, 1, 2), "3:10t", "0:10t", "0:10t")) == [8, 0, 0]  # strictly ahead


def test_bk08_the_eunuch_example_a_tie_moves_both() -> None:
    """One goes three squares and the other one: both stand beside the same eunuch."""
    assert pawns(ahead("E", (2, 2, 1), "1:10t", "3:10t", "5:10t")) == [4, 4, 5]


def test_bk08_several_pawns_may_share_a_square() -> None:
    assert pawns(ahead("G", (1, 1, 1, 0), "0:10t", "1:10t", "0:10t", "2:10t")) == [2, 2, 2, 2]


@pytest.mark.parametrize(("card", "goal"), [("G", 30), ("S", 31), ("F", 31), ("E", 29), ("H", 28)])
def test_bk08_the_end_example_nobody_of_that_kind_ahead_leads_to_the_throne(
    card: str, goal: int
) -> None:
    assert pawns(ahead(card, (1, 0), "27:10", "0:10t")) == [goal, 0]


@pytest.mark.parametrize("card", "FGSEHC")
def test_bk08_a_pawn_on_the_throne_that_wins_again_stays_and_keeps_its_arrival(card: str) -> None:
    match = bribe(city("FF...", "31@2:10", "0:10t"), card, 4, 3)
    assert match.position().split()[3] == "31@2:6!4"


def test_bk09_without_gold_nobody_moves() -> None:
    seats = ("1:10t", "3:10t", "5:10t")
    assert pawns(ahead("E", (0, 0, 0), *seats)) == [1, 3, 5]
    assert pawns(ahead("E", ("thief", "thief", "thief"), *seats)) == [1, 3, 5]
    assert pawns(ahead("C", ("thief", 0, 0), *seats)) == [1, 3, 5]


def test_bk09_a_thief_counts_as_no_gold() -> None:
    assert pawns(ahead("E", ("thief", 1, 0), "1:10t", "3:10t", "5:10t")) == [1, 4, 5]


# --- thieves


def test_bk11_a_thief_takes_all_gold_shown() -> None:
    match = ahead("E", ("thief", 3, 2), "0:10t", "0:10t", "0:10t")
    assert bags(match) == [15, 7, 8]
    assert table(match)["pot"] == 0


def test_bk11_thieves_share_and_the_rest_goes_to_the_pot() -> None:
    match = ahead("E", ("thief", 3, "thief", 4), "0:10t", "0:10t", "0:10t", "0:10t")
    assert bags(match) == [13, 7, 13, 6]
    assert table(match)["pot"] == 1


def test_bk11_the_thief_example_three_thieves_two_pieces() -> None:
    match = ahead("E", ("thief", "thief", "thief", 2), *["0:10t"] * 4)
    assert bags(match) == [10, 10, 10, 8]
    assert table(match)["pot"] == 2
    assert table(match)["thieves"] == ["used", "used", "used", "bag"]


def test_bk11_gold_of_earlier_bribes_is_safe() -> None:
    match = ahead("E", (3, 3), "0:10t", "0:10t")
    bribe(match, "G", "thief", 2)
    assert bags(match) == [9, 5]
    assert table(match)["pot"] == 6


def test_bk12_a_theft_takes_the_gold_only() -> None:
    assert pawns(ahead("E", ("thief", 1), "0:10t", "0:10t")) == [0, 4]


def test_bk12_theft_cancels_nobody_moves_ahead() -> None:
    match = ahead("E", ("thief", 1), "0:10t", "0:10t", terms=CANCELS)
    assert pawns(match) == [0, 0]
    assert bags(match) == [11, 9]
    assert pawns(ahead("E", (0, 1), "0:10t", "0:10t", terms=CANCELS)) == [0, 4]


def test_bk12_theft_cancels_leaves_the_fifth_bribe_as_it_is() -> None:
    for terms in ("", CANCELS):
        match = back("E", ("thief", 1), "12:10t", "12:10t", terms=terms)
        assert pawns(match) == [7, 12]
        assert bags(match) == [11, 9]


# --- going back


def test_bk13_the_harem_example_the_least_gold_goes_back() -> None:
    """The pawn on 9 goes back four squares, the one on 3 to the start: no harem girl behind it."""
    assert pawns(back("H", (1, 3, 1), "9:10t", "7:10t", "3:10t")) == [5, 7, 0]


def test_bk13_a_screen_is_told_which_card_of_the_row_sends_back() -> None:
    assert table(city(".....", "0:10t", "0:10t"))["sends"] == [*["ahead"] * 4, "back"]


def test_bk13_strictly_behind() -> None:
    assert pawns(back("H", (1, 3), "10:10t", "0:10t")) == [5, 0]


def test_bk13_whoever_shows_nothing_or_a_thief_goes_back_and_nobody_else() -> None:
    seats = ("12:10t", "12:10t", "12:10t", "12:10t")
    assert pawns(back("E", ("thief", 0, 1, 2), *seats)) == [7, 7, 12, 12]
    assert pawns(back("E", ("thief", 2, 1, 2), *seats)) == [7, 12, 12, 12]
    assert pawns(back("E", (2, 2, 2, 2), *seats)) == [7, 7, 7, 7]


def test_bk13_a_thief_on_the_fifth_bribe_still_takes_the_gold() -> None:
    match = back("E", ("thief", 4, 1), "12:10t", "12:10t", "12:10t")
    assert bags(match) == [15, 6, 9]


def test_bk13_a_pawn_on_the_start_stays_there() -> None:
    assert pawns(back("E", (0, 1), "0:10t", "12:10t")) == [0, 12]
    assert pawns(back("C", (0, 1), "0:10t", "12:10t")) == [0, 12]


# --- the Caliph


def test_bk14_bk15_the_caliph_example_each_by_his_own_place() -> None:
    """The third of three goes three squares, the first one square."""
    assert pawns(ahead("C", (2, 1, 2), "3:10t", "7:10t", "9:10t")) == [6, 7, 10]


def test_bk14_four_players_the_first_one_square_the_fourth_four() -> None:
    assert pawns(ahead("C", (1, 1, 1, 1), "9:10t", "6:10t", "4:10t", "1:10t")) == [10, 8, 7, 5]


def test_bk14_bk15_the_fifth_card_by_the_place_from_behind() -> None:
    assert pawns(back("C", (1, 1, 1, 1), "1:10t", "4:10t", "6:10t", "9:10t")) == [0, 2, 3, 5]
    assert pawns(back("C", (1, 0, 1, 1), "1:10t", "4:10t", "6:10t", "9:10t")) == [1, 2, 6, 9]


def test_bk15_pawns_side_by_side_have_the_same_place() -> None:
    seats = ("5:10t", "5:10t", "2:10t", "9:10t")
    assert table(city(".....", *seats))["places"] == [2, 2, 4, 1]
    assert pawns(ahead("C", (1, 1, 1, 1), *seats)) == [7, 7, 6, 10]


def test_bk15_reverse_place_behind_or_mirror() -> None:
    """Second of four side by side: one pawn is behind, the mirrored place is three."""
    seats = ("5:10t", "5:10t", "2:10t", "9:10t")
    assert pawns(back("C", (0, 0, 0, 0), *seats)) == [3, 3, 1, 5]
    assert pawns(back("C", (0, 0, 0, 0), *seats, terms=MIRROR)) == [2, 2, 1, 5]


def test_bk15_without_ties_both_readings_agree() -> None:
    seats = ("1:10t", "4:10t", "6:10t", "9:10t")
    for terms in ("", MIRROR):
        assert pawns(back("C", (1, 1, 1, 1), *seats, terms=terms)) == [0, 2, 3, 5]


def test_bk15_a_caliph_move_stops_at_the_throne_or_at_the_start() -> None:
    match = bribe(city("F....", "31@1:10", "30:10", "31@1:10"), "C", 0, 1, 0)
    assert pawns(match) == [31, 31, 31]  # third, but one square before the throne
    assert pawns(back("C", (0, 0, 0), "1:10t", "0:10t", "0:10t")) == [0, 0, 0]


# --- the palace


def test_bk16_entering_the_palace_costs_the_thief() -> None:
    match = ahead("H", (1, 1), "21:10t", "16:10t")
    assert pawns(match) == [24, 17]
    assert table(match)["thieves"] == ["gate", "bag"]
    assert match.position().split()[3:5] == ["21>24:9!1", "16>17:9t!1"]


def test_bk16_a_used_thief_does_not_come_home_either() -> None:
    match = bribe(city("G....", "21:10", "0:10t"), "H", 1, 0)
    assert table(match)["thieves"] == ["gate", "bag"]


def test_bk16_sent_out_of_the_palace_the_thief_is_there_again() -> None:
    match = back("H", (0, 1, 1), "24:10", "26:10", "0:10t")
    assert pawns(match) == [17, 26, 0]
    assert table(match)["thieves"] == ["bag", "gate", "bag"]
    assert "thief" in legal(bribe(match, "F"), 0)
    assert "thief" not in legal(match, 1)


def test_bk16_at_once_even_if_the_game_ends_there() -> None:
    match = back("H", (0, 1), "24:10", "31@2:10")
    assert match.over
    assert table(match)["thieves"] == ["bag", "gate"]
