"""A position is the whole table: byte for byte, in every state of whole games."""

import pytest

from sesame.core.match import Match
from sesame.testing.cases import play_randomly
from tests.games.attrap_tresors.souks import GAME


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(6))
def test_at16_every_state_of_a_game_comes_back_from_its_position(seats: int, seed: int) -> None:
    match = play_randomly(GAME.new(seats, seed=seed), seed)
    told = Match(match.terms, chance="manual")
    for step in match.log:
        again = GAME.at(told.position(), chance="manual")
        assert again.state.tobytes() == told.state.tobytes(), told.position()
        told.play(*step)
    assert GAME.at(told.position(), chance="manual").state.tobytes() == match.state.tobytes()
