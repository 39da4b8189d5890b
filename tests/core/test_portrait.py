"""Observations for learners: what the seat sees and no more, turned to it, between -1 and 1."""

from collections.abc import Iterator

import numpy as np
import pytest

import sesame
from sesame.core import calls, contract, dice
from sesame.core.calls import Table
from sesame.core.contract import PUBLIC
from sesame.core.encoding import encoding
from sesame.core.errors import BadOption
from sesame.core.match import Match
from sesame.core.planes import Planes, planes, seats
from sesame.core.portrait import lens_of, portrait
from sesame.games import OURS
from sesame.testing.cases import Case, deciders
from tests.games.conformance.cases import USUAL


def _tables(case: Case, seed: int, most: int = 120) -> Iterator[tuple[Match, Table]]:
    match, rng = case.new(seed=seed), dice.stream(seed)
    while not match.over and len(match.log) < most:
        yield match, calls.table_of(match.state)
        sitting = deciders(match)
        seat = sitting[dice.below(rng, len(sitting))]
        legal = match.legal_ids(seat)
        match.play(seat, legal[dice.below(rng, len(legal))])


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_numbers_lie_in_their_range_and_tell_nothing_hidden(case: Case) -> None:
    """Another deal that the seat could not tell from this is the same portrait."""
    numbers, rng = portrait(sesame.game(case.game), case.seats), dice.stream(7)
    for _, table in _tables(case, seed=1):
        for seat in (*range(case.seats), PUBLIC):
            found = numbers.observation(table, seat)
            assert ((numbers.low <= found) & (found <= numbers.high)).all()
            other = calls.copied(table)
            contract.redeal(other[0], seat, rng)
            assert np.array_equal(found, numbers.observation(other, seat))


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_tables_that_a_seat_can_tell_apart_are_told_apart(case: Case) -> None:
    """Nothing is lost that the record says, but for fields that follow from others."""
    game = sesame.game(case.game)
    plain, learned, seen = encoding(game), portrait(game, case.seats), dict[bytes, bytes]()
    kept = [row for row in plain.rows if row.name not in game.planes.without]
    at = np.concatenate([np.arange(row.start, row.stop) for row in kept if row.name != "viewer"])
    for _, table in _tables(case, seed=3):
        told = learned.observation(table, 0).tobytes()
        assert seen.setdefault(told, plain.observation(table, 0)[at].tobytes()) == (
            plain.observation(table, 0)[at].tobytes()
        )
    assert len(seen) > 3


@pytest.mark.parametrize("name", OURS)
def test_most_numbers_change_and_none_is_packed(name: str) -> None:
    game = sesame.game(name)
    for row in portrait(game, game.seats[-1]).rows:
        assert (row.low, row.high) in {(0, 1), (-1, 1)}
        assert row.meaning


def test_planes_stand_first_in_the_shape_of_the_board() -> None:
    numbers = portrait(sesame.game("mille-et-un-tresors"), 3)
    match = sesame.game("mille-et-un-tresors").new(3, seed=1)
    seen = numbers.observation(calls.table_of(match.state), 0)
    assert numbers.planes(seen).shape == (numbers.channels, 4, 5)
    named = numbers.named(np.stack([seen, seen]))
    assert named["walls"].shape == (2, 4, 4, 5)
    assert np.shares_memory(numbers.planes(seen), seen)


def test_the_viewer_is_the_first_of_the_seats() -> None:
    """Bakschisch: three pawns on squares of their own, seen by each seat."""
    match = sesame.game("bakschisch").new(3, seed=1)
    table = calls.table_of(match.state)
    table["pawn"][0, :3] = 5, 6, 7
    numbers = portrait(match.game, 3)
    for seat in range(3):
        pawns = numbers.named(numbers.observation(table, seat))["pawn"]
        squares = [5, 6, 7][seat:] + [5, 6, 7][:seat]
        assert pawns.argmax(axis=1).tolist() == squares


def test_north_sees_the_dragon_from_its_other_end() -> None:
    match = sesame.game("khan-tsin").new(seed=1, setup="random")
    numbers, table = portrait(match.game, 2), calls.table_of(match.state)
    south, north = (numbers.named(numbers.observation(table, seat)) for seat in (0, 1))
    for name in ("tall", "holds", "pile", "kind"):
        assert np.array_equal(south[name], north[name][..., ::-1])
    assert south["seat"].tolist() == [1, 0]  # it is South's turn: the viewer's, and the other's
    assert north["seat"].tolist() == [0, 1]


def test_one_who_may_not_know_is_told_so() -> None:
    """Kim-Bac: others' cards are -1, one's own are theirs."""
    match = sesame.game("kim-bac").new(3, seed=1, rounds=1)
    while not match.state["held"].any():
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    numbers = portrait(match.game, 3)
    hands = numbers.named(numbers.observation(calls.table_of(match.state), 1))["hand"]
    assert (hands[0] >= 0).all()
    assert (hands[1:] == -1).any()


def test_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(TypeError, match="pwan"):
        planes(pwan=seats()).check({"pawn"}, "a game")
    Planes().check({"pawn"}, "a game")


def test_an_unknown_encoding_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown encoding 'pixels'; there are record, planes"):
        lens_of(sesame.game("khan-tsin").terms(), "pixels")
