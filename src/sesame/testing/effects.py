"""Effects: they lead from the table before to the table after, for every pair of eyes."""

from collections.abc import Iterator

import numpy as np

import sesame
from sesame.core.facts import redo
from sesame.core.match import Match, Step
from sesame.testing.cases import Case, covering, deciders
from sesame.testing.over import over

_GAMES, _STEPS = 2, 250  # of each table, and of each game at most


@over(covering)
def test_effects_lead_to_the_table_after(case: Case) -> None:
    """What a board draws is there when the last effect has been shown; each viewer their own."""
    facts = sesame.game(case.game).effects
    for match, step in _steps(case):
        if facts is None:  # a game that has none tells none
            assert len(match.effects(step, None)) == 0
            continue
        after = match.copy()
        after.follow((step,))
        for viewer in (None, *range(match.seats)):
            rows = match.effects(step, viewer)
            assert len(rows) <= facts.MOST
            drawn, seen = match.observed(viewer).copy(), after.observed(viewer)
            redo(facts.KINDS, rows, drawn)
            for name in facts.DRAWN:
                assert np.array_equal(drawn[name], seen[name]), (name, step, viewer, rows.tolist())


@over(covering)
def test_forecasts_are_rows_of_effects(case: Case) -> None:
    facts = sesame.game(case.game).effects
    most, kinds = (facts.MOST, len(facts.KINDS)) if facts else (0, 0)
    for match, _ in _steps(case):
        for seat in match.actors:
            for action in match.legal_ids(seat)[:20]:
                rows = match.forecast(seat, action)
                assert len(rows) <= most
                assert all(0 <= row[0] < kinds for row in rows)


def _steps(case: Case) -> Iterator[tuple[Match, Step]]:
    """Each step of a few random games, and the table before it; chance and the clock included."""
    for seed in range(_GAMES):
        rng = np.random.default_rng(seed)
        match = case.new(chance="manual")
        while not match.over and len(match.log) < _STEPS:
            seats = (sesame.CHANCE,) if match.chance_is_due else deciders(match)
            seat = int(rng.choice(seats))
            step = Step(seat, int(rng.choice(match.legal_ids(seat))))
            yield match, step
            match.follow((step,))
