"""Over whole random games of every kind: nobody is stuck, nothing leaks, every game ends."""

from functools import cache

import pytest

import sesame
from sesame.testing.cases import Case, every, usual
from sesame.testing.over import over
from sesame.testing.walk import Walk, walk

_GAMES, _STATES = 40, 50_000  # of each table at most


@cache
def _walked(case: Case) -> Walk:
    return walk(case, _GAMES, seed=1, states=_STATES)


@over(every)
def test_games_flow_and_nothing_leaks(case: Case) -> None:
    found = _walked(case)
    assert found.states > 0
    assert not any(found.faults.values()), found.faults


@over(usual)
def test_a_redeal_moves_what_is_hidden(case: Case, request: pytest.FixtureRequest) -> None:
    """Else the leak test would prove nothing.

    `OPEN_TABLES` of the test file has the numbers of seats at which a game that hides something
    elsewhere hides nothing: `(game, seats)`.
    """
    found = _walked(case)
    open_tables = getattr(request.module, "OPEN_TABLES", ())
    is_open = sesame.game(case.game).is_open or (case.game, case.seats) in open_tables
    assert (found.moved == 0) == is_open
