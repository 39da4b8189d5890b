"""What is in the box, and the table before the first throw."""

from pathlib import Path
from typing import cast

import pytest

import sesame
from sesame.games.attrap_tresors.board import BOARDS, BOX, Souk, weights
from sesame.games.attrap_tresors.names import SIGNS
from sesame.games.attrap_tresors.saying import say
from sesame.games.attrap_tresors.state import MOST_ALIKE, MOST_MISSES, MOST_WEIGHT
from tests.games.attrap_tresors.souks import GAME, cards, chances, held, legal, souk, table

SOUK = cast(Souk, BOARDS["souk"])


def test_at01_the_box() -> None:
    assert BOX == {"column": 1, "lamp": 1, "chest": 1, "carpet": 1, "pouf": 1, "gem": 2}
    assert sum(SOUK.gold) == 84
    assert 6 * SOUK.instructions == 18


def test_at02_gold_cards_and_six_colours_with_a_sign_each() -> None:
    assert SOUK.gold == [40, 20, 12, 12]
    assert [say("coloured-card", colour=colour).fr for colour in SIGNS] == [
        *("carte rouge", "carte orange", "carte jaune", "carte verte"),
        *("carte bleue", "carte violette"),
    ]
    assert len(set(SIGNS.values())) == 6


@pytest.mark.parametrize(
    ("seats", "tower"),
    [
        (2, "column lamp gem"),
        (3, "column lamp carpet gem"),
        (4, "column lamp carpet pouf gem"),
        (5, "column lamp chest carpet pouf gem"),
        (6, "column lamp chest carpet pouf gem gem"),
    ],
)
def test_at03_players_and_one_objects(seats: int, tower: str) -> None:
    built = held(GAME.new(seats, chance="manual"), None)
    assert built == tower.split()
    assert len(built) == seats + 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_at04_ten_two_sack_cards_up_to_four_players(seats: int) -> None:
    stock = table(GAME.new(seats, chance="manual"))["stock"]
    assert stock == [40, 10 if seats <= 4 else 20, 12, 12]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at05_a_secret_card_each_then_a_thrower_by_lot(seats: int) -> None:
    match = GAME.new(seats, chance="manual")
    for seat in range(seats):
        left = 3 - seat if seat < 3 else 0
        assert chances(match).get("+r", 0) == left
        match.play(sesame.CHANCE, "+r" if left else "+g")
    assert chances(match) == dict.fromkeys("ABCDEF"[:seats], 1)
    match.play(sesame.CHANCE, "C")
    assert table(match)["thrower"] == 2
    assert cards(match, 1) == [None, "r", *[None] * (seats - 2)]
    assert legal(match, 0) == []


def test_at07_no_board_has_more_than_a_table_is_said_to_hold() -> None:
    """The ranges in `state.py`, with which observations are documented."""
    assert max(max(weights(misses)) for misses in range(0, MOST_MISSES + 1, 500)) == MOST_WEIGHT
    assert max(BOX.values()) == MOST_ALIKE


def test_at07_weights_fit_the_generator_and_the_rate() -> None:
    """The sum stays below 2**32; the share of each number of misses is right to a thousandth."""
    rate = SOUK.misses_in_a_million["cup"] / 1e6
    found = weights(SOUK.misses_in_a_million["cup"])
    totals = [each * 6**dice for dice, each in zip(range(4, 9), found, strict=True)]
    assert sum(totals) < 2**32
    assert abs(totals[-1] / sum(totals) - (1 - rate) ** 8) < 1e-3
    assert abs(totals[-2] / sum(totals) - 8 * rate * (1 - rate) ** 7) < 1e-3
    assert weights(0)[:-1] == [0, 0, 0, 0]


BAD = [
    ("few_twos = 10", "few_twos = 9", "gold: 9 cards of 2 with 2 players; 10 are needed"),
    ("instructions = 3", "instructions = 2", "instructions: 3 to 20 of each colour"),
    ("gold = [40, 20, 12, 12]", "gold = [40, 20, 12]", "gold: four numbers from 0 to 99"),
    ('2 = ["column", "lamp", "gem"]', "", "towers: needs a tower for 2 to 6"),
    ('["column", "lamp", "gem"]', '["lamp", "column", "gem"]', "the column must be at the foot"),
    ('["column", "lamp", "gem"]', '["column", "lamp"]', "towers.2: 2 objects instead of 3"),
    ('["column", "lamp", "gem"]', '["column", "lamp", "lamp"]', "lamp: 1 are in the box"),
]


@pytest.mark.parametrize(("old", "new", "why"), BAD)
def test_at03_a_box_that_cannot_be_played_is_refused(
    old: str, new: str, why: str, tmp_path: Path
) -> None:
    text = (BOARDS.folder / "souk.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(sesame.BadBoard) as refused:
        GAME.new(board=path)
    assert why in str(refused.value)


def test_at07_a_rate_that_is_no_rate(tmp_path: Path) -> None:
    text = (BOARDS.folder / "souk.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("hands = ", "hands = 9"), "utf-8")
    with pytest.raises(sesame.BadBoard, match=r"misses_in_a_million\.hands: needs a number"):
        GAME.new(board=path)


def test_at10_patience_goes_from_2_to_30_seconds() -> None:
    assert table(GAME.new(seed=1))["patience"] == 5
    assert table(GAME.new(seed=1, patience=30))["patience"] == 30
    with pytest.raises(sesame.BadOption):
        GAME.new(patience=1)
    assert legal(souk("rrroygbv", "gbv"), sesame.CLOCK) == ["time"]
