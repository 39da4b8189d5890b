"""Positions come back byte for byte at every step, and impossible ones are refused."""

import random

import pytest

import sesame
from tests.games.mille_et_un_tresors.caves import GAME, OPEN, at, play, position, put


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("luck", [False, True])
def test_every_step_of_a_game_can_be_written(seats: int, luck: bool) -> None:
    chooser = random.Random(seats)
    match = GAME.new(seats, chance="manual", luck=luck, die="full", board="long-path")
    while not match.over:
        seat = (match.actors or (sesame.CHANCE,))[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        again = GAME.at(match.position(), chance="manual")
        assert again.state.tobytes() == match.state.tobytes(), match.position()
        assert again.position() == match.position()


def test_how_a_position_reads() -> None:
    match = play(at(OPEN, "B"), "c4", "+3ne")
    assert match.position() == (
        "E,A2,1,2,1h/1,2,3,1h,2/2h,1,1,2,3/1,2,B2h,1h,- 5 1n,1ne,2nx2,2ns/1nx2,1ns,2,2n,2ne B+3ne"
    )


GOOD = position(OPEN, "A")
BAD = {
    "a word is missing": (
        GOOD.rsplit(" ", 1)[0],
        "expected the cave, the chief, the hands and the turn",
    ),
    "no such turn": (GOOD[:-1] + "E", "expected the cave, the chief, the hands and the turn"),
    "a row too short": (GOOD.replace(",1h/", "/", 1), "the cave has 4 rows of 5 spaces"),
    "the entrance elsewhere": (GOOD.replace("E,A2", "A2,E"), "the entrance (E) is not where"),
    "a card unheard of": (GOOD.replace("/1,2,3", "/1,2,4"), "unknown card: '4'"),
    "a card turned in no way": (GOOD.replace("/1,2,3", "/1,2,3en"), "unknown card: '3en'"),
    "a card taken, unheard of": (GOOD.replace("1ns", "1ew"), "unknown card: '1ew'"),
    "a pawn twice": (GOOD.replace("B2", "A2"), "two pawns A"),
    "a pawn too many": (GOOD.replace("/1,2,3", "/1,C2,3"), "C does not play here"),
    "a hand too many": (GOOD.replace(" A", "/- A"), "3 hands for 2 seats"),
    "inside and out": (GOOD.replace(" 5 ", " 5 ^"), "A cannot be out"),
    "too many cards alike": (GOOD.replace("1ns", "1nsx9"), "9 cards 1ns; 3 in all"),
    "no number": (GOOD.replace("1ns", "1nsx0"), "impossible number: '1nsx0'"),
    "twice in a hand": (GOOD.replace("1ns", "1ns,1ns"), "impossible number: '1ns'"),
    "an entrance card is missing": (GOOD.replace("1ns", "3n"), "0 cards 1ns; 1 were in the cave"),
    "the chief is elsewhere": (GOOD.replace(" 5 ", " 4 "), "4 steps, but 5 heads drawn"),
    "a card is missing": (GOOD.replace("E,A2,1,2", "E,A2,1,-"), "no game comes to this"),
    "a pawn is missing": (GOOD.replace("B2", "2"), "no game comes to this"),
    "the mover is out": (position(put(OPEN, b1="2"), "A", out="A"), "no game comes to this"),
    "out in the variant": (
        position(put(OPEN, b1="2"), "B2", "luck=on", out="A"),
        "A cannot be out",
    ),
    "placing after the start": (position(OPEN, "@A"), "no game comes to this"),
    "over, but why": (position(put(OPEN, d2="-"), "A#"), "no game comes to this"),
    "the chief is there, and on it goes": (
        GOOD.replace(" 5 ", " 10 1h,2hx2,3hx2,"),
        "no game comes to this",
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_an_impossible_position_is_refused(fault: str) -> None:
    line, reason = BAD[fault]
    with pytest.raises(sesame.BadPosition) as refused:
        GAME.at(line)
    assert reason in refused.value.words.en
    assert refused.value.words.fr
    assert "\n" not in refused.value.words.fr


@pytest.mark.parametrize(
    "line",
    [
        "E,-,1,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- 0 -/- ?",  # not in order
        "E,1,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- 0 -/- @A",  # placed too early
        "E,1,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- 0 1/- ?",  # taken too early
        "E,A1,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- 0 -/- ?",
        "E,3,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- 0 -/- ?",  # no entrance card
    ],
)
def test_an_impossible_setup_is_refused(line: str) -> None:
    with pytest.raises(sesame.BadPosition):
        GAME.at(line)


def test_a_setup_goes_on_from_where_it_was() -> None:
    match = GAME.at("E,1,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,- 0 -/- ?", chance="manual")
    assert match.actors == ()
    assert match.position().startswith("E,1,-")
