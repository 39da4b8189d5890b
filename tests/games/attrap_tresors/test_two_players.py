"""Two players: an open row of cards, four dice each, two objects each."""

import pytest

import sesame
from tests.games.attrap_tresors.souks import (
    GAME,
    NO_GOLD,
    cards,
    chances,
    grab,
    legal,
    sacks,
    souk,
    told,
)

TWO = (NO_GOLD, NO_GOLD)


def test_at20_three_open_cards_and_no_first_thrower() -> None:
    match = GAME.new(2, chance="manual")
    for card in ("+r", "+r", "+g"):
        match.play(sesame.CHANCE, card)
    assert len(chances(match)) == 2_919
    assert cards(match) == cards(match, 0) == ["r", "r", "g"]
    assert told(match, "has-cup") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_at20_the_cards_count_for_both(seat: int) -> None:
    match = souk("gggooyyv", "rgb", *TWO)
    assert sacks(grab(match, f"{'AB'[seat]}:column", "T"))[seat] == 4
    assert cards(match) == ["r", "", "b"]
    match.play(sesame.CHANCE, "+v")
    assert cards(match) == ["r", "v", "b"]


def test_at20_the_leftmost_met_card_is_replaced_also_with_six_colours() -> None:
    match = grab(souk("gggvvvoy", "vgb", *TWO), "A:column", "T")
    assert cards(match) == ["", "g", "b"]
    match = grab(souk("roygggbv", "bgv", *TWO), "A:column", "T")
    assert sacks(match) == [5, 0]
    assert cards(match) == ["b", "", "v"]


def test_at21_two_objects_each_the_column_counted() -> None:
    match = grab(souk("gggooyyv", "rgb", *TWO), "A:column")
    assert list(match.actors) == [0, 1]
    assert legal(match, 0) == ["lamp", "gem"]
    grab(match, "A:lamp")
    assert list(match.actors) == [1]
    grab(match, "B:gem")
    assert sacks(match) == [6, 1]


def test_at21_a_wrong_taker_is_paid_for_nothing() -> None:
    match = souk("ggooyyvv", "rgb", "1,0,0,0:", "0,0,0,0:")
    grab(match, "A:column", "A:lamp", "B:gem")
    assert legal(match, 0) == ["give1"]
    assert sacks(grab(match, "A:give1")) == [0, 1]
