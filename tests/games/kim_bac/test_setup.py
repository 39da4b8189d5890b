"""The box, the pawns on the gates, and who starts."""

from collections import Counter

import pytest

import sesame
from sesame.games.kim_bac.actions import Throw
from sesame.games.kim_bac.state import DIE, SPECIAL_DIE
from tests.games.kim_bac.towns import GAME, at, legal, line, play, set_up, table, town, turn


@pytest.mark.parametrize("board", list(GAME.boards))
def test_kb01_gates_monuments_and_bridges(board: str) -> None:
    shown = table(GAME.new(board=board))
    assert len(shown["gate"]) == 12
    assert len(set(shown["monument"])) == 18
    assert sum(map(len, shown["ways"])) - sum(map(len, shown["streets"])) == 2 * 3
    assert min(shown["river_x"][:2]) >= 0


def test_kb02_the_two_dice_give_each_number_alike() -> None:
    sums = Counter(one + other for one in DIE for other in SPECIAL_DIE)
    assert sums == dict.fromkeys(range(1, 19), 2)


def test_kb03_two_cards_of_each_number() -> None:
    match = play(set_up(), "die2", "die1")
    assert [(str(card), weight) for card, weight in match.chances()] == [
        (f"+{number}", 2) for number in range(1, 19)
    ]
    assert table(match)["stocked"] == 36


def test_kb04_the_given_plan() -> None:
    """60 crossings, 92 streets; the south is the mirror of the north, monument k of 19 - k."""
    board = town()
    first = ["a1", "a3", "a5", "a7", "b9", "e9", "f7", "f5", "f3", "f1", "e0", "b0"]
    assert (len(board.crossings), len(board.streets), len(board.bridges)) == (60, 92, 3)
    streets = {frozenset(street.split("-")) for street in board.streets}
    assert {frozenset(map(mirror, street)) for street in streets} == streets
    assert [mirror(name) for name in board.monuments] == board.monuments[::-1]
    assert {letter: gate.to for letter, gate in board.gates.items()} == dict(
        zip(
            "ABCDEFGHIJKL",
            first,
            strict=True,
        )
    )
    assert board.bridges == ["c1-d1", "c4-d4", "c6-d6"]


def mirror(name: str) -> str:
    return "fedcba"["abcdef".index(name[0])] + name[1]


@pytest.mark.parametrize(
    ("crossing", "near"),
    [("a0", "a1 b0 b1"), ("b6", "a6 a7 b5 b7 c5"), ("c8", "b8 c7 c9 d8"), ("d3", "d2 d4 e2 e3")],
)
def test_kb04_streets_as_given(crossing: str, near: str) -> None:
    board = town()
    found = {end for street in board.streets for end in street.split("-") if crossing in street}
    assert found - {crossing} == set(near.split())


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 3), (4, 2)])
def test_kb06_the_kim_bac_always_faces_six(seats: int, each: int) -> None:
    shown = table(GAME.new(seats))
    assert (len(shown["pawn"]), shown["pawns"]) == (seats, each)
    assert each * (seats - 1) == 6


def test_kb07_one_pawn_each_in_turn_on_a_free_gate() -> None:
    match = GAME.new(3, board="kb04")
    assert legal(match) == {f"@{gate}" for gate in "ABCDEFGHIJKL"}
    play(match, "@C", "@A", "@L", "@B")
    assert match.position().split()[1] == "C,B,-/A,-,-/L,-,-"
    assert match.actors == (1,)
    assert legal(match) == {f"@{gate}" for gate in "DEFGHIJK"}


@pytest.mark.parametrize(("sheet", "first"), [("-", 0), ("0", 1), ("0/0", 2), ("0/0/0", 0)])
def test_kb07_the_seat_of_the_rounds_number_places_first(sheet: str, first: int) -> None:
    pawns = "/".join(["-,-,-"] * 3)
    match = at(pawns, f"@{'ABC'[first]}", sheet=sheet, terms="rounds=4")
    assert match.actors == (first,)
    with pytest.raises(sesame.BadPosition):
        at(pawns, f"@{'BCA'[first]}", sheet=sheet, terms="rounds=4")


def test_kb08_the_highest_throw_starts() -> None:
    match = set_up(3)
    assert match.chances() == [(Throw(points), 1) for points in range(1, 7)]
    play(match, "die3", "die5")
    assert turn(match) == "die35."
    assert turn(play(match, "die4")) == "B1+"


def test_kb08_only_the_tied_throw_again() -> None:
    match = play(set_up(4), "die6", "die2", "die6", "die6")
    assert turn(match) == "die.-../1"
    assert turn(play(match, "die1", "die1", "die1")) == "die.-../2"
    assert turn(play(match, "die1", "die4", "die4")) == "die--../3"
    assert turn(play(match, "die1", "die2")) == "D1+"


def test_kb08_after_ten_ties_the_lowest_tied_seat_starts() -> None:
    match = play(set_up(3), "die1", "die3", "die3")
    for _ in range(9):
        assert turn(match).startswith("die-")
        play(match, "die2", "die2")
    assert turn(match) == "B1+"


def test_kb08_play_goes_to_the_left() -> None:
    match = play(set_up(3), "die1", "die3", "die2", "+1")
    starters = [turn(match)[0]]
    for _ in range(9):
        play(match, sorted(legal(match))[0])
        if not match.actors:
            play(match, sorted(legal(match))[0])
        starters.append(turn(match)[0])
    assert starters == list("BBBCCCAAAB")


def test_seats_are_called_by_their_colours() -> None:
    names = [GAME.text.seat_name(seat) for seat in range(4)]
    assert [name.fr for name in names] == ["Bleu", "Rouge", "Jaune", "Blanc"]
    assert line("-,-/-,-/-,-/-,-", "@A").endswith("seats=4 rounds=1 board=kb04")
