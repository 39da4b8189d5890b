"""A round of three to six players: who may grab what, what it pays, who throws next."""

import pytest

import sesame
from sesame.games.attrap_tresors.state import GREEN, RED
from tests.games.attrap_tresors.souks import (
    GAME,
    at,
    cards,
    chances,
    grab,
    held,
    legal,
    sacks,
    souk,
    table,
    told,
)


def test_at06_a_repeated_throw_belongs_to_the_same_round() -> None:
    match = grab(souk("rroyggbv", "rgb"), "T")
    assert table(match)["phase"] == "throwing"
    match.play(sesame.CHANCE, "rrroygbv")
    assert (table(match)["throws"], told(match, "in-round")[0]["round"]) == (2, 1)
    assert table(match)["thrower"] == 0


def test_at07_a_die_that_misses_does_not_count() -> None:
    match = souk("rroygb--", "rgb")
    assert told(match, "missed") == [{"count": 2}]
    assert table(match)["dice"] == [2, 1, 1, 1, 1, 0]
    waiting = grab(souk("rroyggbv", "rgb"), "T")
    assert len(chances(waiting)) == 2_919
    never = at(f"{waiting.position()} misses=none")
    assert len(chances(never)) == 1_287
    assert sum(chances(never).values()) == 6**8


def test_at08_three_dice_of_your_colour() -> None:
    assert sacks(grab(souk("rrrooggv", "rgb"), "A:column", "T")) == [4, 0, 0]
    assert sacks(grab(souk("rrrooggv", "rgb"), "B:column", "T")) == [0, 0, 0]
    assert sacks(grab(souk("rrooggv-", "rgb"), "A:column", "T")) == [0, 0, 0]


def test_at08_all_six_colours_are_for_everybody() -> None:
    for seat, letter in enumerate("ABC"):
        paid = sacks(grab(souk("rroyggbv", "rgb"), f"{letter}:column", "T"))
        assert paid[seat] == 5


def test_at08_anybody_may_grab_the_column_right_or_wrong() -> None:
    match = souk("rrrooggv", "rgb")
    assert match.actors == (0, 1, 2)
    assert [legal(match, seat) for seat in range(3)] == [["column"]] * 3


def test_at09_objects_once_the_column_is_taken_two_at_most() -> None:
    match = grab(souk("rrrooggv", "rgbo"), "A:column")
    assert list(match.actors) == [1, 2, 3]
    assert legal(match, 1) == ["lamp", "carpet", "pouf", "gem"]
    grab(match, "B:lamp", "B:gem")
    assert list(match.actors) == [2, 3]
    assert legal(match, 2) == ["carpet", "pouf"]


def test_at09_a_wrong_holder_opens_the_tower_too() -> None:
    assert grab(souk("rrrooggv", "rgb"), "C:column").actors == (0, 1)


def test_at10_nobody_grabs_the_same_player_throws_again() -> None:
    match = grab(souk("rrrooggv", "rgb", turn="B!"), "T")
    assert told(match, "has-cup") == [{"seat": 1}]
    assert told(match, "in-round") == [{"round": 1, "rounds": 10}]
    assert match.chance_is_due
    assert match.outcome is None


def test_at10_after_a_hundred_throws_that_nobody_answers_it_is_over() -> None:
    match = souk("rrrooggv", "rgb", "1,0,0,0:", "0,1,0,0:", "0,0,0,0:", done="3.100")
    assert grab(match, "T").winners == (1,)
    assert match.outcome is not None
    assert match.outcome.why.en.startswith("Nobody grabs anything any more")


def test_at11_the_round_ends_with_the_last_object() -> None:
    match = grab(souk("rrrooggv", "gro"), "B:column", "A:lamp", "C:gem")
    assert table(match)["phase"] == "grabbing"
    grab(match, "A:carpet")
    assert table(match)["phase"] == "dealing"
    assert sacks(match) == [3, 4, 1]


def test_at11_what_is_left_is_not_paid() -> None:
    match = grab(souk("rrrooggv", "gro"), "B:column", "A:gem", "T")
    assert sacks(match) == [1, 4, 0]
    assert held(match, None) == ["lamp", "carpet"]


def test_at12_both_at_once_pay_five_and_fulfil_the_instruction() -> None:
    match = grab(souk("rrroygbv", "rgb"), "A:column", "T")
    assert sacks(match) == [5, 0, 0]
    assert (table(match)["verdict"], table(match)["met"]) == ("six", RED)
    assert table(match)["phase"] == "dealing"


def test_at13_a_wrong_holder_gives_back_a_card_of_his_choice() -> None:
    seats = ("2,1,0,1:", "0,0,0,0:", "0,0,0,0:")
    match = grab(souk("rrrooggv", "bgr", *seats), "A:column", "B:lamp", "C:gem", "T")
    assert match.actors == (0,)
    assert legal(match, 0) == ["give1", "give2", "give5"]
    match.play(0, "give5")
    assert sacks(match) == [4, 2, 1]
    assert table(match)["phase"] == "throwing"
    assert match.state.back.tolist() == [0, 0, 0, 1]


def test_at13_after_patience_the_smallest_and_nothing_if_he_has_none() -> None:
    seats = ("0,1,0,1:", "0,0,0,0:", "0,0,0,0:")
    match = grab(souk("rrrooggv", "bgr", *seats), "A:column", "T", "T")
    assert sacks(match) == [5, 0, 0]
    assert table(grab(souk("rrrooggv", "bgr"), "A:column", "T"))["phase"] == "throwing"


def test_at14_what_the_objects_pay() -> None:
    match = souk("rrrooggv", "rgbovy")
    grab(match, "A:column", "B:lamp", "C:chest", "D:carpet", "E:pouf", "F:gem", "B:gem")
    assert sacks(match) == [4, 3, 2, 1, 1, 1]


def test_at15_a_fulfilled_card_is_shown_and_replaced_and_its_owner_throws() -> None:
    match = grab(souk("rrrooggv", "gro"), "B:column", "T")
    assert cards(match) == [None, "", None]
    assert table(match)["aside"] == [1, 0, 0, 0, 0, 0]
    assert chances(match)["+r"] == 2
    match.play(sesame.CHANCE, "+v")
    assert cards(match, 1) == [None, "v", None]
    assert (table(match)["thrower"], table(match)["phase"]) == (1, "throwing")


def test_at15_another_met_card_stays_secret() -> None:
    match = grab(souk("rrrogggv", "rgb"), "A:column", "T")
    assert cards(match) == ["", None, None]
    assert cards(match, 1) == ["", "g", None]


def test_at15_who_throws_after_six_colours_and_after_a_wrong_grab() -> None:
    assert table(grab(souk("rroyggbv", "rgb"), "C:column", "T"))["thrower"] == 2
    assert table(grab(souk("rrrooggv", "rgb"), "C:column", "T"))["thrower"] == 0


def test_at15_a_wrong_grab_tells_what_the_card_is_not() -> None:
    match = grab(souk("rrrogggv", "bov"), "A:column", "T")
    assert table(match)["barred"] == [[RED, GREEN], [], []]
    match = grab(souk("rroyggbv", "bov"), "A:column", "T")
    assert table(match)["barred"] == [[], [], []]


@pytest.mark.parametrize("seats", [3, 6])
def test_at16_a_game_has_ten_rounds(seats: int) -> None:
    match = GAME.new(seats, seed=3)
    rounds = 0
    while not match.over:
        grab(match, "A:column")
        rounds += 1
        while match.state.rounds < rounds:
            seat = match.actors[0]
            match.play(seat, match.legal(seat)[0])
        if match.actors == (0,) and table(match)["phase"] == "giving":
            grab(match, "T")
    assert rounds == match.state.rounds == 10
