"""What follows from the rules: the facts of docs/games/mille_et_un_tresors.md."""

import pytest

import sesame
from sesame.core.kernel import INTERPRETED
from sesame.lab.simulate import Simulation
from tests.games.mille_et_un_tresors.caves import GAME
from tests.games.mille_et_un_tresors.components import components

in_bulk = pytest.mark.skipif(INTERPRETED, reason="too many games to interpret")

DRAWN, LEAVERS, BEST = (name.en for name in GAME.measures)


def simulated(games: int, **terms: object) -> Simulation:
    options: dict[str, object] = {"seats": 4, "threads": 2, "seed": 1} | terms
    return sesame.simulate(GAME.name, games, **options)  # type: ignore[arg-type]


def figures(found: Simulation, wanted: str) -> list[int]:
    counts = next(counts for name, counts in found.measures.items() if name == wanted)
    return [int(count) for count in counts]


@in_bulk
@pytest.mark.parametrize("die", ["small", "full"])
def test_mt11_mt22_the_chief_arrives_after_32_draws_on_average(die: str) -> None:
    """Where nobody leaves: the tenth of 12 heads among 41 cards, 10 x 42 / 13 = 32.3."""
    drawn = figures(simulated(40_000, luck=True, die=die), DRAWN)
    assert len(drawn) == 40_000
    assert sum(drawn) / len(drawn) == pytest.approx(420 / 13, abs=0.1)
    assert max(drawn) == 39  # 29 cards have no head
    assert min(drawn) >= 10


@in_bulk
def test_mt12_never_after_the_39th_draw() -> None:
    found = simulated(40_000)
    drawn = figures(found, DRAWN)
    assert 0 < len(drawn) < 40_000  # sometimes everybody has left before
    assert max(drawn) == 39


@in_bulk
def test_mt04_a_longer_path_takes_longer() -> None:
    """All twelve heads: 12 x 42 / 13 = 38.8 draws, at the latest the last card."""
    drawn = figures(simulated(20_000, luck=True, board="long-path"), DRAWN)
    assert sum(drawn) / len(drawn) == pytest.approx(504 / 13, abs=0.1)
    assert max(drawn) == 41


@in_bulk
def test_random_play_of_four() -> None:
    found = simulated(40_000)
    assert found.lengths.mean() == pytest.approx(67.0, abs=0.3)
    assert found.choices == pytest.approx(3.74, abs=0.02)
    assert found.draws / found.games == pytest.approx(0.236, abs=0.01)


@in_bulk
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_favours_no_seat(seats: int) -> None:
    """Nobody has an edge by the seat alone, as the starter is drawn."""
    found = simulated(20_000, seats=seats)
    shares = [wins / found.games for wins in found.wins]
    assert max(shares) - min(shares) < 0.03
    assert 0 < found.draws < found.games
    assert max(figures(found, LEAVERS)) == seats
    assert min(figures(found, BEST)) >= 1


def test_mt01_every_card_is_always_in_exactly_one_place() -> None:
    for seats in GAME.seats:
        match = GAME.new(seats, seed=seats)
        box = components(match.state)
        while not match.over:
            assert box.total() == 60
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
            assert components(match.state) == box


def test_mt12_the_longest_game_is_within_the_bound() -> None:
    """Every head last on the longest path: 41 draws, four steps a turn, the last card unlaid."""
    match = GAME.new(4, chance="manual", luck=True, board="long-path")
    while not match.over:
        if match.actors:
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        else:
            chances = [str(action) for action, _ in match.chances()]
            match.play(sesame.CHANCE, min(chances, key=lambda card: "h" in card))
    assert len(match.log) == match.terms.bound
