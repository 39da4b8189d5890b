"""The cave, the cards and how a game begins."""

from collections import Counter

import pytest

import sesame
from sesame.games.mille_et_un_tresors.actions import Deal, Start
from tests.games.mille_et_un_tresors.caves import (
    ENTRANCES,
    GAME,
    OPEN,
    ROCKS,
    SPACES,
    SPOTS,
    A,
    B,
    C,
    D,
    alone,
    at,
    cave_of,
    exits_of,
    face_name,
    legal,
    pile_of,
    play,
    put,
    table,
)
from tests.games.mille_et_un_tresors.components import components


def dealt(match: sesame.Match) -> list[str]:
    """The cards of the cave row by row, the entrance left out."""
    return [card for row in cave_of(match) for card in row.split(",") if card != "E"]


def test_mt01_what_is_in_the_box() -> None:
    match = GAME.new(4, chance="manual")
    assert sum(ENTRANCES.values()) == 19
    assert sum(ROCKS.values()) == 41
    assert components(match.state) == Counter(ENTRANCES) + Counter(ROCKS)
    assert pile_of(match) == ROCKS
    assert (table(match)["chief"], table(match)["path"]) == (0, 10)
    assert table(match)["pawn"] == [None] * 4


def test_mt01_two_to_four_players() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(sesame.BadOption):
            GAME.new(seats)


def test_mt02_a_grid_without_its_corner() -> None:
    match = GAME.new(seed=1)
    assert table(match)["entrance"] == 0
    assert exits_of(match) == [1, 5]  # b1 and a2
    assert cave_of(match)[0].startswith("E,")
    assert [len(row.split(",")) for row in cave_of(match)] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("start", "ends", "other"),
    [
        ("b2", "b1 a2 c2 b3", "e4"),  # all four directions
        ("e3", "e2 d3 e4", "a4"),
        ("a4", "a3 b4", "e4"),  # no way round to e3
        ("e1", "d1 e2", "e4"),
        ("a3", "a2 b3 a4", "e4"),
        ("c4", "c3 b4 d4", "e4"),
    ],
)
def test_mt02_the_rim_is_closed(start: str, ends: str, other: str) -> None:
    assert legal(at(alone(start, "1", other), "A")) == set(ends.split())


def test_mt03_faces() -> None:
    """1 to 3 treasures, walls or heads; entrance cards show 1 or 2 and no head."""
    match = GAME.new(chance="manual")
    assert {name[0] for name in ENTRANCES} == {"1", "2"}
    assert not any("h" in name for name in ENTRANCES)
    assert {face_name(card) for card in legal(match)} == set(ENTRANCES)
    assert set(pile_of(match)) == set(ROCKS)
    assert {name for name in ROCKS if "h" in name} == {"1h", "2h", "3h"}


def test_mt05_cards_are_dealt_space_by_space_with_their_looks() -> None:
    match = GAME.new(chance="manual")
    assert match.actors == ()
    weights = {str(action): weight for action, weight in match.chances()}
    assert weights == {  # four rotations of each card, equal looks merged
        "1": 4 * 5,
        "1n": 3,
        "1e": 3,
        "1s": 3,
        "1w": 3,
        "1ne": 1,
        "1es": 1,
        "1sw": 1,
        "1nw": 1,
        "1ns": 2,
        "1ew": 2,
        "2": 4 * 4,
        "2n": 3,
        "2e": 3,
        "2s": 3,
        "2w": 3,
        "2ne": 1,
        "2es": 1,
        "2sw": 1,
        "2nw": 1,
        "2ns": 2,
        "2ew": 2,
    }
    assert sum(weights.values()) == 4 * 19
    play(match, "1w", "2ns")
    assert cave_of(match) == ["E,1w,2ns,-,-", "-,-,-,-,-", "-,-,-,-,-", "-,-,-,-,-"]
    after = {str(action): weight for action, weight in match.chances()}
    assert after["1n"] == after["1w"] == 2
    assert "2ew" not in after
    assert sum(after.values()) == 4 * 17


def test_mt05_all_nineteen_then_the_starter() -> None:
    match = GAME.new(3, chance="manual")
    cards = [card for card, count in ENTRANCES.items() for _ in range(count)]
    play(match, *cards)
    assert dealt(match) == cards
    assert match.chances() == [(Start(A), 1), (Start(B), 1), (Start(C), 1)]
    assert table(match)["chief"] == 0
    assert sum(table(match)["pile"]) == 41


def test_mt05_the_cave_is_drawn_from_the_seed() -> None:
    first, second = (GAME.new(seed=seed).position() for seed in (1, 2))
    assert first == GAME.new(seed=1).position()
    assert first != second
    for seed in range(5):
        cards = Counter(face_name(card) for card in dealt(GAME.new(seed=seed)))
        assert cards == Counter(ENTRANCES)


def test_mt05_only_chance_deals() -> None:
    match = GAME.new(chance="manual")
    with pytest.raises(sesame.IllegalAction, match="It is chance's turn"):
        match.play(A, Deal(0))


def test_mt06_pawns_on_any_free_card_clockwise_from_the_starter() -> None:
    match = GAME.new(4, seed=3, chance="manual")
    play(match, *[card for card, count in ENTRANCES.items() for _ in range(count)], "C")
    for seat, space in ((C, "e4"), (D, "a2"), (A, "b1"), (B, "c3")):
        assert match.actors == (seat,)
        free = set(SPACES) - {"e4", "a2", "b1"}.intersection(_taken(match))
        assert legal(match) == {f"@{space}" for space in free}
        play(match, f"@{space}")
    assert match.actors == (C,)  # and the starter moves first
    assert _taken(match) == {"e4", "a2", "b1", "c3"}
    assert not any("@" in move for move in legal(match))


def _taken(match: sesame.Match) -> set[str]:
    return {SPOTS[spot] for spot in table(match)["pawn"] if spot is not None}


def test_mt06_one_pawn_a_card() -> None:
    match = GAME.new(2, seed=1)
    play(match, "@c3")
    assert "@c3" not in legal(match)
    assert len(legal(match)) == 18


def test_mt06_players_who_are_out_are_skipped() -> None:
    match = at(put(OPEN, e4="D2"), "A", out="BC")
    play(match, "b3", "+1", "lay")
    assert match.actors == (D,)
    play(match, "e2", "+2", "lay")
    assert match.actors == (A,)
