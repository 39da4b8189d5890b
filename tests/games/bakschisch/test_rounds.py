"""The end of a round, and the end of the game."""

import random

import pytest

import sesame
from sesame.core.match import Match
from tests.games.bakschisch.cities import GAME, at, back, bags, bribe, city, legal, pawns, table

BOX = "remainder=box"


# --- the end of a round


def test_bk17_the_row_is_discarded_and_a_new_one_laid_face_down() -> None:
    match = back("H", (1, 0), "0:10t", "0:10t")
    shown = table(match)
    assert (shown["round"], shown["bribe"], shown["cards"]) == (2, 0, [""] * 5)
    assert shown["unseen"] == {"F": 4, "G": 4, "S": 4, "E": 4, "H": 4, "C": 5}


def test_bk17_thirty_cards_are_six_rounds_then_all_are_shuffled() -> None:
    match, cards = GAME.new(chance="manual"), random.Random(1)
    for number in range(30):
        assert sum(weight for _, weight in match.chances()) == 30 - number
        bribe(match, str(cards.choice(match.legal(sesame.CHANCE))), 0, 0)
    assert table(match)["round"] == 7
    assert [weight for _, weight in match.chances()] == [5] * 6


def test_bk18_the_pot_is_shared_equally() -> None:
    match = back("E", (3, 2, 1), "12:10t", "12:10t", "12:10t")
    assert bags(match) == [9, 10, 11]
    assert table(match)["pot"] == 0


def test_bk18_the_remainder_stays_in_the_pot() -> None:
    match = back("E", (3, 2, 3), "12:10t", "12:10t", "12:10t")
    assert bags(match) == [9, 10, 9]
    assert (table(match)["pot"], table(match)["box"]) == (2, 0)
    assert match.position().split()[-2] == "2"


def test_bk18_or_it_leaves_the_game() -> None:
    match = back("E", (3, 2, 3), "12:10t", "12:10t", "12:10t", terms=BOX)
    assert bags(match) == [9, 10, 9]
    assert (table(match)["pot"], table(match)["box"]) == (0, 2)
    assert match.position().split()[-3] == "0+2"


def test_bk18_bk21_without_any_gold_left_the_game_is_judged_at_once() -> None:
    match = at("7 FGSE. 444455 9:0t 7:1t 9:0t 0+29 seats=3 remainder=box")
    bribe(match, "H", 0, 1, "thief")
    assert not match.over  # the thief has it
    match = at("7 FGSE. 444455 15:0t 7:1t 9:0t 0+29 seats=3 remainder=box")
    bribe(match, "H", 0, 1, 0)
    assert match.over
    assert pawns(match) == [10, 7, 5]
    assert (bags(match), table(match)["pot"], table(match)["box"]) == ([0, 0, 0], 0, 30)
    assert match.winners == (0,)
    assert match.outcome is not None
    assert match.outcome.why == (
        "Il n'y a plus d'or en jeu, Ali l'emporte, à la case 10.",
        "No gold is left in play, Ali wins, on square 10.",
    )


def test_bk19_thieves_come_home_except_into_the_palace() -> None:
    match = back("E", ("thief", "thief", 1, 1), "12:10t", "12:10t", "25:10", "12:10")
    assert table(match)["thieves"] == ["bag", "bag", "gate", "bag"]
    bribe(match, "F")
    assert ["thief" in legal(match, seat) for seat in range(4)] == [True, True, False, True]


# --- the end of the game


def outcome(match: Match) -> tuple[tuple[int, ...], str, str]:
    assert match.outcome is not None
    return match.winners, *match.outcome.why


def test_bk20_on_the_throne_at_the_end_of_a_round_is_caliph() -> None:
    match = back("H", (1, 0), "31@3:10", "12:10t")
    assert match.over
    assert outcome(match) == (
        (0,),
        "Ali est sur le trône à la fin du tour 1 et devient calife.",
        "Ali is on the throne at the end of round 1 and becomes Caliph.",
    )
    assert match.returns == (1.0, -1.0)
    assert match.scores == (31, 10)


def test_bk20_not_before_the_fifth_bribe() -> None:
    match = bribe(city("FG...", "30:10", "12:10t"), "F", 1, 0)
    assert pawns(match) == [31, 12]
    assert not match.over


def test_bk20_whoever_is_sent_back_from_the_throne_has_not_won() -> None:
    match = back("H", (0, 1), "31@3:10", "12:10t")
    assert pawns(match) == [28, 12]
    assert not match.over


def test_bk20_of_several_the_one_with_most_gold() -> None:
    match = back("H", (2, 1, 0), "31@3:9", "31@4:10", "12:10t")
    assert outcome(match) == (
        (1,),
        "Ali et Bahia sont sur le trône à la fin du tour 1 ; "
        "Bahia a le plus d'or et devient calife.",
        "Ali and Bahia are on the throne at the end of round 1; "
        "Bahia has the most gold and becomes Caliph.",
    )


def test_bk20_gold_is_counted_before_the_pot_is_shared() -> None:
    match = back("H", (2, 1, 0), "31@3:9", "31@4:10", "12:10t")
    assert bags(match) == [7, 9, 10]
    assert table(match)["pot"] == 4
    assert table(match)["cards"] == list("FGSEH")  # the last row stays


def test_bk20_with_equal_gold_the_one_who_was_there_first() -> None:
    match = back("H", (1, 1, 0), "31@3:10", "31@2:10", "12:10t")
    assert outcome(match) == (
        (1,),
        "Ali et Bahia sont sur le trône à la fin du tour 1 ; "
        "à or égal, Bahia y était avant et devient calife.",
        "Ali and Bahia are on the throne at the end of round 1; "
        "with equal gold, Bahia was there before and becomes Caliph.",
    )


def test_bk20_still_level_they_share_the_win() -> None:
    match = back("H", (1, 1, 0), "31@3:10", "31@3:10", "12:10t")
    assert outcome(match) == (
        (0, 1),
        "Ali et Bahia sont sur le trône à la fin du tour 1 et partagent la victoire.",
        "Ali and Bahia are on the throne at the end of round 1 and share the win.",
    )
    assert match.returns == (0.25, 0.25, -0.5)
    three = back("H", (1, 1, 3, 0), "31@3:10", "31@3:10", "31@2:10", "12:10t")
    assert outcome(three) == (
        (0, 1),
        "Ali, Bahia et Chafik sont sur le trône à la fin du tour 1 ; "
        "Ali et Bahia partagent la victoire.",
        "Ali, Bahia and Chafik are on the throne at the end of round 1; "
        "Ali and Bahia share the win.",
    )


def test_bk20_arrivals_are_those_of_this_stay() -> None:
    """Reached at bribe 1, still there at bribe 3, joined at bribe 4 by another."""
    match = city(".....", "30:10", "27:10", "12:10t")
    bribe(match, "F", 1, 0, 0)
    bribe(match, "C", 1, 0, 0)
    bribe(match, "H", 0, 0, 0)
    bribe(match, "F", 0, 2, 0)
    assert match.position().split()[3:5] == ["31@1:8!0", "27>31@4:8!2"]
    bribe(match, "G", 1, 1, 0)
    assert match.winners == (0,)


def last_round(*seats: str, fists: tuple[int, ...], card: str = "E") -> Match:
    """The fifth bribe of round 60, the sixth since a shuffle: the stock's last card."""
    gold = sum(int(seat.partition(":")[2].rstrip("t")) for seat in seats)
    unseen = "".join("1" if letter == card else "0" for letter in "FGSEHC")
    words = f"60 FGSH. {unseen} {' '.join(seats)} {10 * len(seats) - gold} seats={len(seats)}"
    return bribe(at(words), card, *fists)


def test_bk21_after_sixty_rounds_the_furthest_pawn() -> None:
    match = last_round("12:10t", "20:10t", fists=(2, 1))
    assert pawns(match) == [12, 16]
    assert outcome(match) == (
        (1,),
        "Après 60 tours sans calife, Bahia l'emporte, à la case 16.",
        "After 60 rounds without a Caliph, Bahia wins, on square 16.",
    )


def test_bk21_then_the_most_gold_with_the_pot_unshared() -> None:
    match = last_round("12:10t", "16:9t", fists=(3, 1))
    assert pawns(match) == [12, 12]
    assert (bags(match), table(match)["pot"]) == ([7, 8], 5)
    assert outcome(match) == (
        (1,),
        "Après 60 tours sans calife, Bahia l'emporte, à la case 12 et avec le plus d'or.",
        "After 60 rounds without a Caliph, Bahia wins, on square 12 with the most gold.",
    )


def test_bk21_then_the_win_is_shared() -> None:
    match = last_round("12:10t", "16:9t", fists=(2, 1))
    assert outcome(match) == (
        (0, 1),
        "Après 60 tours sans calife, Ali et Bahia partagent la victoire, à la case 12.",
        "After 60 rounds without a Caliph, Ali and Bahia share the win, on square 12.",
    )
    assert match.returns == (0.0, 0.0)


def test_bk20_bk21_a_caliph_of_the_last_round_is_told_as_one() -> None:
    match = last_round("31@4:10", "16:9t", fists=(2, 1))
    assert outcome(match)[2] == "Ali is on the throne at the end of round 60 and becomes Caliph."


def test_bk15_bk21_places_are_shown_as_the_pawns_stand() -> None:
    match = at("60 FGHE. 000010 8:5 10:5 10")
    for seat, action in ((sesame.CHANCE, "H"), (0, "1"), (1, "0")):
        assert table(match)["places"] == [2, 1]
        match.play(seat, action)
    assert match.over
    assert (pawns(match), table(match)["places"]) == ([8, 5], [1, 2])


@pytest.mark.parametrize("number", [1, 59])
def test_bk21_not_earlier(number: int) -> None:
    """The fifth round since a shuffle leaves five cards behind it."""
    if number == 1:
        match = back("E", (2, 1), "12:10t", "16:10t")
    else:
        match = bribe(at("59 FGSH. 111111 12:10t 20:10t 0"), "E", 2, 1)
    assert not match.over
    assert table(match)["round"] == number + 1
