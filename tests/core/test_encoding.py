"""Observations as numbers: all of what a seat sees, nothing else, and as documented."""

from collections.abc import Iterator

import numpy as np
import pytest

import sesame
from sesame.core import calls, contract, dice
from sesame.core.calls import Table
from sesame.core.contract import PUBLIC
from sesame.core.encoding import VIEWER, encoding
from sesame.core.match import Match
from sesame.games import OURS
from sesame.testing.cases import Case, deciders
from tests.games.conformance.cases import USUAL

HIDES = [case for case in USUAL if case.game in ("bakschisch", "kim-bac", "attrap-tresors")]
HIDES = [case for case in HIDES if (case.game, case.seats) != ("attrap-tresors", 2)]  # AT-20


def _tables(case: Case, seed: int, most: int = 150) -> Iterator[tuple[Match, Table]]:
    """The tables of a random game, at most so many."""
    match, rng = case.new(seed=seed), dice.stream(seed)
    while not match.over and len(match.log) < most:
        yield match, calls.table_of(match.state)
        seats = deciders(match)
        seat = seats[dice.below(rng, len(seats))]
        legal = match.legal_ids(seat)
        match.play(seat, legal[dice.below(rng, len(legal))])


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_numbers_are_what_the_seat_sees_and_within_their_range(case: Case) -> None:
    numbers = encoding(sesame.game(case.game))
    for match, table in _tables(case, seed=1):
        for seat in (*range(case.seats), PUBLIC):
            found = numbers.observation(table, seat)
            assert ((numbers.low <= found) & (found <= numbers.high)).all()
            named, known = numbers.named(found), match.observed(seat)
            assert named[VIEWER].tolist() == [other == seat for other in range(len(named[VIEWER]))]
            for field in match.game.State.own_fields:
                value = named[field.name].astype(np.int64)
                if field.width:
                    value = (value << field.width * np.arange(field.parts)).sum(axis=-1)
                assert np.array_equal(value, known[field.name])


@pytest.mark.parametrize("case", HIDES, ids=str)
def test_numbers_do_not_tell_what_a_seat_cannot_know(case: Case) -> None:
    numbers, rng, moved = encoding(sesame.game(case.game)), dice.stream(7), 0
    for _, table in _tables(case, seed=2):
        for seat in (*range(case.seats), PUBLIC):
            other = calls.copied(table)
            contract.redeal(other[0], seat, rng)
            moved += other.tobytes() != table.tobytes()
            assert np.array_equal(
                numbers.observation(table, seat), numbers.observation(other, seat)
            )
    assert moved > 0


@pytest.mark.parametrize("name", OURS)
def test_every_field_of_a_table_is_explained(name: str) -> None:
    game = sesame.game(name)
    found = {field.name: field for field in game.State.own_fields}
    assert all(field.meaning for field in found.values())
    left_out = set(game.state.names or ()) - set(found)
    assert left_out <= set(game.settings.names or ())  # the board itself
    rows = encoding(game).rows
    assert [row.start for row in rows[1:]] == [row.stop for row in rows[:-1]]


@pytest.mark.parametrize("name", OURS)
def test_every_range_is_the_game_s_and_exact_in_a_float(name: str) -> None:
    """Not what the number's type could hold."""
    for row in encoding(sesame.game(name)).rows:
        assert (row.low, row.high) not in {(-(2**bits), 2**bits - 1) for bits in (7, 15, 31, 63)}
        assert max(-row.low, row.high) <= 2**24


def test_the_range_is_what_is_declared() -> None:
    found = {field.name: field for field in sesame.game("bakschisch").State.own_fields}
    assert (found["gold"].low, found["gold"].high) == (-1, 40)  # 0 to 40; UNKNOWN
    assert (found["card"].low, found["card"].high) == (0, 6)  # FAKIR to CALIPH; 0
    assert (found["track"].width, found["track"].parts) == (1, 63)  # as bits
    piles = {field.name: field for field in sesame.game("khan-tsin").State.own_fields}["pile"]
    assert (piles.width, piles.parts, piles.high) == (2, 15, 3)  # two bits each


def test_many_observations_are_named_at_once() -> None:
    numbers = encoding(sesame.game("bakschisch"))
    table = calls.table_of(sesame.game("bakschisch").new(seed=1).state)
    pair = np.stack([numbers.observation(table, seat) for seat in (0, 1)])
    assert numbers.named(pair)["gold"].shape == (2, 4)
