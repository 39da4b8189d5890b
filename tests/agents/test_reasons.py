"""Reasons are facts: of declared kinds, told from what a seat may know, and each has its words."""

import numpy as np
import pytest

from sesame.agents import knowledge, saying
from sesame.agents.advice import why
from sesame.agents.thoughts import FIRST_REASON
from sesame.core import calls, contract, dice
from sesame.core.facts import WIDTH, name_of
from sesame.core.match import Match
from sesame.games import OURS, game
from sesame.testing.cases import play_randomly

_POSITIONS = 40


def positions(name: str) -> list[Match]:
    """Moments of games at random, with one seat or several to act."""
    found = list[Match]()
    for number in range(_POSITIONS):
        seats = game(name).seats
        match = game(name).new(seats[number % len(seats)], seed=number)
        found.append(play_randomly(match, number, most=7 * number))
    return [match for match in found if match.actors]


@pytest.mark.parametrize("name", OURS)
def test_rows_are_of_declared_kinds_and_have_words(name: str) -> None:
    kinds = saying.kinds(game(name))
    told = 0
    for match in positions(name):
        for seat in match.actors:
            for action in match.legal_ids(seat)[:30]:
                rows = why(match, seat, action)
                assert all(FIRST_REASON <= row[0] < len(kinds) for row in rows)
                assert all(len(row) == 1 + len(kinds[row[0]].parts) for row in rows)
                for row in rows:
                    for language in ("fr", "en", "de"):
                        said = saying.said(match.game, [row]).to(language)
                        assert said.endswith("."), name_of(kinds[row[0]])
                        assert "{" not in said
                told += len(rows)
    assert told


@pytest.mark.parametrize("name", OURS)
def test_reasons_are_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    for match in positions(name):
        for seat in match.actors:
            other = match.copy()
            contract.redeal(other.state, seat, dice.stream(7))
            for action in match.legal_ids(seat)[:20]:
                assert why(match, seat, action) == why(other, seat, action)


@pytest.mark.parametrize("name", OURS)
def test_a_reason_changes_no_table_and_writes_no_row_too_many(name: str) -> None:
    knowledge.load(game(name))
    for match in positions(name)[:10]:
        seat = match.actors[0]
        known, scratch = match.known(seat), calls.blank(match.game.record)
        before = known.tobytes()
        rows = np.full((knowledge.MOST_REASONS + 1, WIDTH), -7, np.int32)
        for action in match.legal_ids(seat)[:20]:
            n = knowledge.asked_why(known, seat, action, scratch, rows)
            assert 0 <= n <= knowledge.MOST_REASONS
            assert known.tobytes() == before
        assert (rows[-1] == -7).all()
