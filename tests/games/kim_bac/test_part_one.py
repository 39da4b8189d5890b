"""Part one: cards are drawn, pawns walk, somebody takes the chest."""

import pytest

import sesame
from tests.games.kim_bac.towns import (
    ONE_EACH,
    A,
    B,
    at,
    hands,
    legal,
    pawns,
    play,
    set_up,
    table,
    turn,
)

RED = "F,G,H,I,J,K"


def test_kb09_a_card_then_all_pawns_in_number_order() -> None:
    match = play(set_up(), "die2", "die1", "+7")
    assert hands(match, A) == [[7], None]
    for number in range(1, 7):
        assert turn(match) == f"A1.{number}"
        play(match, sorted(legal(match))[0])
    assert turn(match) == "B2+"
    assert ("+7", 1) in [(str(card), weight) for card, weight in match.chances()]


def test_kb09_a_pawn_leaves_its_gate_by_the_gates_crossing_and_never_goes_back() -> None:
    match = at(f"A,B,C,D,E,L/{RED}", "A1.1", "1/-")
    assert legal(match) == {"a1"}
    match = at(f"a1,B,C,D,E,L/{RED}", "A1.1", "1/-")
    assert legal(match) == {"a0", "a2"}


def test_kb09_by_streets_and_bridges() -> None:
    match = at(f"c1,B,C,D,E,L/{RED}", "A1.1", "1/-")
    assert legal(match) == {"b1", "c0", "c2", "d1"}


def test_kb09_stepping_straight_back_is_allowed() -> None:
    match = at("a0,A/B,C/D,E/F,G", "A1.1", "1/-/-/-")
    play(match, "b1")
    match = at("b1,A/B,C/D,E/F,G", "A5.1", "1,2/3/4/5")
    assert "a0" in legal(match)


def test_kb10_one_pawn_a_crossing() -> None:
    match = at(f"a0,a1,C,D,E,L/b0,{RED[2:]}", "A1.1", "1/-")
    assert legal(match) == {"b1"}


def test_kb10_a_blocked_pawn_stays_and_is_not_asked_again() -> None:
    match = at(f"a0,a1,C,D,E,L/b0,b1,{RED[4:]}", "A1.1", "1/-")
    assert legal(match) == {"stay"}
    play(match, "stay", "a2")  # a1 is free now, but number 1 has had its turn
    assert turn(match) == "A1.3"
    assert pawns(match).startswith("a0,a2,")


def test_kb10_a_pawn_is_blocked_on_its_gate_too() -> None:
    match = at(f"A,a1,C,D,E,L/{RED}", "A1.1", "1/-")
    assert legal(match) == {"stay"}


def last_pawn(hands: str, number: int = 36) -> sesame.Match:
    """Blue's last pawn is due, and no card is left."""
    return at(f"a0,B,C,D,E,c5/{RED}", f"A{number}.6", hands)


def test_kb11_without_cards_play_goes_on_if_somebody_has_a_pair() -> None:
    match = last_pawn(f"1,{ONE_EACH[:-3]}/{ONE_EACH[2:]},18")
    assert table(match)["stocked"] == 0
    play(match, "c4")
    assert turn(match) == "B37.1*"


def test_kb11_without_cards_and_pairs_all_cards_are_shuffled() -> None:
    match = play(last_pawn(f"{ONE_EACH}/{ONE_EACH}"), "c4")
    assert turn(match) == "B37+"
    assert table(match)["stocked"] == 36
    assert table(match)["held"] == [0, 0]
    assert {weight for _, weight in match.chances()} == {2}


def test_kb11_open_cards_are_not_shuffled_in() -> None:
    some = ",".join(map(str, range(2, 19)))
    match = play(at(f"a0,B,C,D,E,c5/{RED}", "A36.6", f"{some}/{some}", "1"), "c4")
    assert table(match)["stocked"] == 34
    assert "+1" not in legal(match)


def test_kb11_after_a_hundred_table_rounds_nobody_is_paid() -> None:
    match = at(f"a0,B,C,D,E,L/{RED[:-1]}d8", "B200.6", "1/2")
    play(match, "d7")
    assert match.over
    assert match.scores == (0, 0)
    assert match.outcome is not None
    assert "no race in 100 table rounds" in match.outcome.why.en
    other = at(f"a0,B,C,D,E,L/{RED[:-1]}d8", "B199.6", "1/2")
    assert turn(play(other, "d7")) == "A200+"


def test_kb12_a_pawn_that_arrives_may_take_the_chest() -> None:
    match = at(f"a3,A,B,C,D,E/{RED}", "A1.1", "5,5/-")
    assert legal(match) == {"a2", "a4", "a4!", "b4"}
    assert turn(play(match.copy(), "a4")) == "A1.2"
    assert turn(play(match, "a4!")) == "A1.1?"


def test_kb12_both_cards_are_needed_in_one_hand() -> None:
    assert legal(at(f"a3,A,B,C,D,E/{RED}", "A1.1", "5/5")) == {"a2", "a4", "b4"}


def test_kb12_also_out_of_a_gate_and_over_a_bridge() -> None:
    match = at(f"d1,A,B,C,D,E/{RED}", "A1.1", "17,17/-")
    assert "e1!" in legal(match)


def test_kb12_a_pawn_that_has_to_stay_may_take_it_too() -> None:
    match = at(f"c0,b0,B,C,D,E/c1,{RED[2:]}", "A1.1", "1,1/-")
    assert legal(match) == {"stay", "stay!"}
    assert turn(play(match.copy(), "stay")) == "A1.2"
    assert turn(play(match, "stay!")) == "A1.1?"


def test_kb12_a_pawn_that_stands_there_already_must_leave_if_it_can() -> None:
    match = at(f"c0,A,B,C,D,E/{RED}", "A1.1", "1,1/-")
    assert legal(match) == {"b0", "c1"}


def test_kb13_the_pair_is_laid_open_and_the_dice_give_any_other_number() -> None:
    match = play(at(f"a3,A,B,C,D,E/{RED}", "A1.1", "5,5,8/-"), "a4!")
    shown = table(match, B)
    assert [number + 1 for number, cards in enumerate(shown["open"]) if cards] == [5]
    assert (shown["held"], shown["secret"]) == ([1, 0], 5)
    assert [(str(number), weight) for number, weight in match.chances()] == [
        (f"chest{number}", 1) for number in range(1, 19) if number != 5
    ]


def taken(*more: str) -> sesame.Match:
    return play(at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7"), "a4!", "chest8", *more)


def test_kb14_the_taker_may_renounce_and_part_one_goes_on() -> None:
    match = taken()
    assert legal(match) == {"run", "renounce"}
    play(match, "renounce")
    assert turn(match) == "A3.2"
    assert match.position().split()[2:4] == ["8/7", "5"]
    assert table(match, A)["treasure"] == 0


def test_kb14_only_once_in_a_round_for_the_whole_table() -> None:
    match = at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7", "3")
    play(match, "a4!", "chest8")
    assert turn(match) == "A1<A1:5>8+0"


def test_kb14_renouncing_with_the_last_pawn_ends_the_turn() -> None:
    match = at(f"A,B,C,D,E,a3/{RED}", "A3.6", "5,5,8/7")
    assert turn(play(match, "a4!", "chest8", "renounce")) == "B4+"


def test_kb14_a_pawn_that_already_moved_is_not_asked_again_after_the_renouncement() -> None:
    match = taken("renounce", "a1")
    assert turn(match) == "A3.3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kb09_every_seat_draws_in_its_turn(seats: int) -> None:
    match = play(set_up(seats), *["die6"] + ["die1"] * (seats - 1))
    for number in range(1, seats + 1):
        assert turn(match) == f"{'ABCD'[number - 1]}{number}+"
        play(match, "+1" if number < 3 else "+2")
        while match.actors:
            play(match, sorted(legal(match))[0])
