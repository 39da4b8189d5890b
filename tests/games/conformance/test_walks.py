"""Over whole random games of every kind: nobody is stuck, nothing leaks, every game ends."""

import pytest

import sesame
from tests.games.conformance.cases import CASES, USUAL, Case
from tests.games.conformance.walk import walk

# Two players of Attrap'trésors have their cards in an open row (AT-20).
OPEN_TABLES = [case for case in USUAL if (case.game, case.seats) == ("attrap-tresors", 2)]
HIDES_NOTHING = ("khan-tsin", "mille-et-un-tresors")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_flow_and_nothing_leaks(case: Case) -> None:
    found = walk(case, games=40, seed=1)
    assert found.states > 0
    assert not any(found.faults.values()), found.faults


@pytest.mark.soak
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_no_leak_over_many_states(case: Case) -> None:
    games, states = 1_000, 0
    for seed in range(1_000):
        found = walk(case, games, seed)
        assert not any(found.faults.values()), found.faults
        states += found.states
        if states >= 1_000_000:
            return


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_redeal_moves_what_is_hidden(case: Case) -> None:
    """Else the leak test would prove nothing."""
    found = walk(case, games=40, seed=2)
    assert (found.moved == 0) == (case.game in HIDES_NOTHING or case in OPEN_TABLES)


def test_every_game_is_covered() -> None:
    assert {case.game for case in CASES} == set(sesame.games())
