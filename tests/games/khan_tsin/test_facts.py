"""What follows from the rules: the facts of docs/games/khan_tsin.md."""

import random
from collections.abc import Iterator

import pytest

from sesame.core.kernel import INTERPRETED
from sesame.core.match import Match
from sesame.games.khan_tsin.actions import Move, Pass
from tests.games.khan_tsin.chronicle import blocked, chronicle
from tests.games.khan_tsin.dragons import GAME, START, at

in_bulk = pytest.mark.skipif(INTERPRETED, reason="too many games to interpret")

FLIPS = "flip_moved=on flip_result=on"


def start(seed: int) -> str:
    """The squares of a random full start."""
    return GAME.new(setup="random", seed=seed).position().split()[0]


def test_140_moves_at_every_start() -> None:
    for squares in (START, *map(start, range(100))):
        assert choices(at(f"{squares} S")) == choices(at(f"{squares} N")) == 140


def test_124_and_125_moves_at_every_start_under_two_speeds() -> None:
    for squares in (START, *map(start, range(100))):
        assert choices(at(f"{squares} S two_speeds=on")) == 124
        assert choices(at(f"{squares} N two_speeds=on")) == 125


def choices(match: Match) -> int:
    return len(match.legal(match.actors[0]))


def test_turns_at_the_start_only_where_they_change_something() -> None:
    """A pile of two unlike barons can be turned; each of the four has 24 unlike ones to join."""
    assert choices(at(f"{START} S flip_moved=on")) == 140
    assert choices(at(f"{START} S flip_result=on")) == 140 + 4 * 24
    assert choices(at(f"{START} S {FLIPS}")) == 140 + 4 * 24


@in_bulk
def test_random_play_in_the_basic_game() -> None:
    """No draws, at most 119 moves, no baron lost; 34 moves, 84 choices, South wins half."""
    told = chronicle(100_000, seed=1)
    assert told.faults == 0
    assert told.draws == 0
    assert told.least_gain == 2
    assert told.longest <= 119
    assert told.passes > 0
    assert told.moves / told.games == pytest.approx(34.1, abs=0.1)
    assert told.choices / told.moves == pytest.approx(84.1, abs=0.3)
    assert told.south_wins / told.games == pytest.approx(0.5, abs=0.006)


@in_bulk
@pytest.mark.parametrize("both", [("flip_moved",), ("flip_result",), ("flip_moved", "flip_result")])
def test_no_draw_with_turns_either(both: tuple[str, ...]) -> None:
    told = chronicle(5_000, seed=2, **dict.fromkeys(both, True))
    assert (told.faults, told.draws, told.least_gain) == (0, 0, 2)
    assert told.longest <= 119


@in_bulk
def test_draws_happen_under_two_speeds() -> None:
    """About thirteen random games in a thousand."""
    told = chronicle(5_000, seed=3, two_speeds=True)
    assert told.faults == 0
    assert told.least_gain == 2
    assert told.longest <= 119
    assert told.draws / told.games == pytest.approx(0.013, abs=0.006)


@in_bulk
def test_somebody_can_move_on_every_late_dragon() -> None:
    """Five to twelve piles, made up rather than reached: the reason holds for all of them."""
    laid, stuck = blocked(60_000, seed=4)
    assert laid >= 50_000
    assert stuck == 0


# --- symmetries

TERMS = ["", FLIPS, "two_speeds=on"]


def middles(terms: str, games: int) -> Iterator[Match]:
    """Positions from random games, one in four."""
    for seed in range(games):
        chooser = random.Random(seed)
        match = at(f"{start(seed)} S", terms)
        while not match.over:
            if chooser.random() < 0.25:
                yield match
            seat = match.actors[0]
            match.play(seat, chooser.choice(match.legal(seat)))


@pytest.mark.parametrize("terms", TERMS)
def test_colours_may_be_exchanged(terms: str) -> None:
    """Every permutation of the three colours leaves the legal moves as they are."""
    for match in middles(terms, games=8):
        squares, turn = match.position().split()[:2]
        for colours in ("krw", "wkr", "rwk", "kwr", "wrk"):
            other = at(f"{squares.translate(str.maketrans('rkw', colours))} {turn}", terms)
            assert other.legal(other.actors[0]) == match.legal(match.actors[0])


@pytest.mark.parametrize("terms", TERMS[:2])
def test_the_dragon_may_be_turned_round(terms: str) -> None:
    """Reversing the line and exchanging the players maps legal moves onto legal moves."""
    for match in middles(terms, games=12):
        squares, turn = match.position().split()[:2]
        back = at(f"{'/'.join(reversed(squares.split('/')))} {'SN'[turn == 'S']}", terms)
        moves = match.legal(match.actors[0])
        assert set(back.legal(back.actors[0])) == {mirrored(move) for move in moves}


def mirrored(move: Move | Pass) -> Move | Pass:
    if isinstance(move, Pass):
        return move
    start, goal = 35 - move.start, 35 - move.goal
    return Move(start, goal, move.count, move.turn_moved, move.turn_result)


def test_two_speeds_is_not_symmetric() -> None:
    """South's end begins with a double square, North's with a triple one."""
    assert choices(at(f"{START} S two_speeds=on")) != choices(at(f"{START} N two_speeds=on"))
