"""Part two: the Kim-Bac against six."""

import pytest

import sesame
from tests.games.kim_bac.towns import at, facts, legal, pawns, play, table, turn

ALONE = "-,-,-,-,-"  # the taker's other pawns


def race(
    kim_bac: str, red: str, turn: str, hands: str = "8/7", terms: str = "rounds=1"
) -> sesame.Match:
    """Blue's first pawn runs from monument 5; the cards 5 lie open."""
    return at(f"{kim_bac},{ALONE}/{red}", turn, hands, "5", terms=terms)


def test_kb15_the_others_leave_and_the_kim_bac_moves_first_at_once() -> None:
    match = at("a3,A,b0,C,D,E/F,G,H,I,J,K", "A3.1", "5,5,8/7")
    play(match, "a4!", "chest8", "run")
    assert pawns(match) == f"a4,{ALONE}/F,G,H,I,J,K"
    assert turn(match) == "A1<A1:5>8+0"
    assert match.actors == (0,)


def test_kb15_then_the_players_from_his_left_each_all_pawns() -> None:
    match = at("a4,-/A,B/F,G/c4,I", "C1<A1:5>8+3", "8/7/-/-", "5")
    order = []
    while turn(match)[0] != "A":
        order.append(turn(match)[:2])
        play(match, sorted(legal(match))[0])
    assert order == ["C1", "C2", "D1", "D2"]
    assert turn(match) == "A1<A1:5>8+3"


def test_kb15_no_cards_are_drawn_in_the_race() -> None:
    match = race("a4", "F,G,H,I,J,c5", "B6<A1:5>8+1")
    play(match, "c4")
    assert turn(match) == "A1<A1:5>8+1"


def test_kb15_a_blocked_pursuer_stays() -> None:
    match = race("a4", "a0,a1,b0,b1,J,c5", "B1<A1:5>8+1")
    assert legal(match) == {"stay"}
    assert turn(play(match, "stay")) == "B2<A1:5>8+1"


def test_kb15_the_kim_bac_too_must_move() -> None:
    assert legal(race("a4", "F,G,H,I,J,a5", "A1<A1:5>8+1")) == {"a3", "b4"}


def test_kb15_captured_with_no_move_made() -> None:
    match = at("a3,a5,B,C,D,E/a5,b4,a2,F,G,H".replace("a5,B", "A,B"), "A3.1", "5,5,8/7")
    play(match, "a4!", "chest8")
    assert legal(match) == {"run", "renounce"}
    # a3 is free again once he has come from it: close it, too
    other = at("a3,A,B,C,D,E/a5,b4,a2,F,G,H", "A3.2", "5,5/7")
    assert not other.over
    shut = at("a4,A,B,C,D,E/a3,a5,b4,F,G,H", "A3.1", "5,5,8/7")
    play(shut, "stay!", "chest8", "run")
    assert shut.over
    assert shut.position().split()[0] == "A5>8x10"
    assert facts(shut, "counted") == [{"moves": 0, "left": 80}]


def test_kb16_the_kim_bac_may_not_cross_bridges_but_the_others_may() -> None:
    assert legal(race("c4", "F,G,H,I,J,a5", "A1<A1:5>8+1")) == {"c3", "c5"}
    assert legal(race("a4", "c4,G,H,I,J,a5", "B1<A1:5>8+1")) == {"c3", "c5", "d4"}


def test_kb17_he_wins_on_reaching_the_treasures_crossing() -> None:
    match = race("c6", "F,G,H,I,J,a5", "A1<A1:5>8+4")
    play(match, "c7")
    assert match.over
    assert match.position().split()[0] == "A5>8+10"
    assert match.scores == (3000, 0)
    assert match.winners == (0,)


def test_kb17_an_occupied_crossing_cannot_be_entered() -> None:
    assert "c7" not in legal(race("c6", "F,G,H,I,J,c7", "A1<A1:5>8+4"))


def test_kb18_captured_without_a_free_street_on_his_turn() -> None:
    """A bridge does not help him: c4 has two streets and a bridge."""
    match = race("c4", "b2,c5,H,I,J,K", "B1<A1:5>8+4")
    play(match, "c3")
    assert not match.over  # it is still Red's turn
    play(match, "b5")  # number 2 had to move, and let him out
    assert not match.over
    shut = race("c4", "c3,F,H,I,J,c6", "B6<A1:5>8+4")
    play(shut, "c5")
    assert shut.over
    assert shut.position().split()[0] == "A5>8x10"
    assert shut.scores == (0, 3000)
    assert table(shut)["treasure"] == 8


def test_kb19_the_80th_move_is_the_last() -> None:
    match = race("c4", "F,G,H,I,J,K", "A1<A1:5>8+78")
    play(match, "c5")
    assert turn(match).startswith("B1<A1:5>8+79")
    late = race("c4", "F,G,H,I,J,K", "A1<A1:5>8+79", hands="8/7,8")
    play(late, "c5")
    assert late.over
    assert late.position().split()[0] == "A5>8=11"
    assert late.scores == (0, 0)
    assert table(late)["treasure"] == 8


def test_kb19_the_80th_move_may_arrive() -> None:
    match = play(race("c6", "F,G,H,I,J,K", "A1<A1:5>8+79"), "c7")
    assert match.scores == (3000, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kb15_six_pursuers_however_many_play(seats: int) -> None:
    lines = {2: f"a4,{ALONE}/F,G,H,I,J,K", 3: "a4,-,-/F,G,H/I,J,K", 4: "a4,-/F,G/H,I/J,K"}
    match = at(lines[seats], "A1<A1:5>8+0", "/".join("-" * seats), "5")
    play(match, "a3")
    moved = 0
    while match.actors != (0,):
        play(match, sorted(legal(match))[0])
        moved += 1
    assert moved == 6
