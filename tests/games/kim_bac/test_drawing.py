"""The town in the terminal: it fits, and nothing is told by colour alone."""

import random

import pytest

from tests.games.kim_bac.towns import GAME, at, play, town

RED = "F,G,H,I,J,K"


@pytest.mark.parametrize("board", list(GAME.boards))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_the_terminal(board: str, seats: int) -> None:
    match, chooser = GAME.new(seats, seed=1, board=board, rounds=1), random.Random(1)
    while not match.over:
        if chooser.random() < 0.05:
            lines = match.draw(0).plain.splitlines()
            assert max(map(len, lines)) < 80
            assert len(lines) < 41
        match.play(match.actors[0], chooser.choice(match.legal(match.actors[0])))
    assert len(match.draw().plain.splitlines()) < 41


@pytest.mark.parametrize("board", list(GAME.boards))
def test_every_crossing_monument_and_gate_can_be_read(board: str) -> None:
    plan, plain = town(board), GAME.new(board=board).draw().plain
    for letter in plan.gates:
        assert f"[{letter}]" in plain
    for name in plan.crossings:
        number = plan.monuments.index(name) + 1 if name in plan.monuments else 0
        assert (f"{name}*{number}" if number else name) in plain, name


def test_pawns_the_kim_bac_and_ones_own_cards() -> None:
    match = at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7")
    assert "<A1>" in match.draw(0).plain
    assert "5 5 8" in match.draw(0).plain
    assert "5 5 8" not in match.draw(1).plain
    assert "? ? ?" in match.draw(1).plain
    play(match, "a4!", "chest8", "run", "a5")
    assert "(A1)" in match.draw(1).plain
    assert "5 -> ?" in match.draw(1).plain
    assert "5 -> 8" in match.draw(0).plain
