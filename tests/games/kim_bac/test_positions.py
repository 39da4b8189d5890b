"""Positions come back byte for byte at every step of a game."""

import random

import pytest

import sesame
from tests.games.kim_bac.towns import GAME, at, play

RED = "F,G,H,I,J,K"


@pytest.mark.parametrize(("seats", "board"), [(2, "kb04"), (3, "river-town"), (4, "river-town")])
def test_every_step_of_a_game_can_be_written(seats: int, board: str) -> None:
    chooser = random.Random(seats)
    match = GAME.new(seats, chance="manual", rounds=1, board=board)
    while not match.over:
        seat = (match.actors or (sesame.CHANCE,))[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        written = GAME.text.write_position(match.state)
        again = match.terms.lay()[0]
        GAME.text.read_position(written, again)
        assert again.tobytes() == match.state.tobytes(), written
    assert GAME.at(match.position()).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("table", "turn"),
    [
        (f"- a0,B,C,D,E,c5/{RED} 1,1/2 - ", "A1.1"),
        (f"- a4,B,C,D,E,c5/{RED} 1,1/2 5 ", "A9.1?"),
        (f"- a4,B,C,D,E,c5/{RED} 1,1/2 5 ", "A9.1?18"),
        (f"- a4,B,C,D,E,c5/{RED} 1,1/2 5,9 ", "A9.1?"),
        (f"- a3,-,-,-,-,-/{RED} 1,1/2 5 ", "B4<A1:5>18+7~1,2"),
        (f"A5>8x01 c7,-,-,-,-,-/{RED} 1,1/2,8 5 ", "#A1:5>8+3"),
        (f"0 a0,B,C,D,E,c5/{RED} 1,1/2 9 ", "#"),
    ],
)
def test_how_a_position_reads(table: str, turn: str) -> None:
    line = f"{table}{turn} rounds=1 board=kb04"
    assert GAME.at(line, chance="manual").position() == line


def test_a_game_goes_on_from_its_position() -> None:
    match = at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7")
    play(match, "a4!")
    again = GAME.at(match.position(), chance="manual")
    assert again.chances() == match.chances()
