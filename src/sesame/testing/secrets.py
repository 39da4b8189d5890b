"""Over whole random games of every kind: nobody is stuck, nothing leaks, every game ends."""

import pytest

import sesame
from sesame.testing.cases import Case, every, usual
from sesame.testing.over import over
from sesame.testing.walk import walk


@over(every)
def test_games_flow_and_nothing_leaks(case: Case) -> None:
    found = walk(case, games=40, seed=1)
    assert found.states > 0
    assert not any(found.faults.values()), found.faults


@over(usual)
def test_a_redeal_moves_what_is_hidden(case: Case, request: pytest.FixtureRequest) -> None:
    """Else the leak test would prove nothing.

    `OPEN_TABLES` of the test file has the numbers of seats at which a game that hides something
    elsewhere hides nothing: `(game, seats)`.
    """
    found = walk(case, games=40, seed=2)
    open_tables = getattr(request.module, "OPEN_TABLES", ())
    is_open = sesame.game(case.game).is_open or (case.game, case.seats) in open_tables
    assert (found.moved == 0) == is_open
