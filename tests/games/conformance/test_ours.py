"""Our games are held to what any game is held to; the long proofs are `make soak`'s."""

import itertools
from importlib import import_module

import pytest

import sesame
from sesame.games import OURS
from sesame.testing.cases import Case
from sesame.testing.conformance import *  # noqa: F403
from sesame.testing.texts import assert_round_trips
from sesame.testing.walk import walk
from tests.games.conformance.cases import CASES, USUAL

GAMES = OURS
COMPONENTS = {
    name: import_module(f"tests.games.{name.replace('-', '_')}.components").components
    for name in GAMES
}
_LONGER, _MANY = 5_000, 1_000_000  # steps, states
OPEN_TABLES = [("attrap-tresors", 2)]  # cards in an open row (AT-20)


def test_which_of_ours_hide_nothing() -> None:
    assert [name for name in OURS if sesame.game(name).is_open] == [
        "khan-tsin",
        "mille-et-un-tresors",
    ]


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_records_and_positions_round_trip_for_longer(case: Case) -> None:
    """At every table until so many steps are done, by other games than in the usual run."""
    steps = itertools.accumulate(assert_round_trips(case, itertools.count(1_000)))
    assert next(done for done in steps if done >= _LONGER) >= _LONGER


@pytest.mark.soak
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_no_leak_over_many_states(case: Case) -> None:
    found = walk(case, games=_MANY, seed=0, states=_MANY)
    assert not any(found.faults.values()), found.faults
    assert found.states >= _MANY
