"""A seat's own actions: all that are ever legal, none of chance's, both ways."""

import numpy as np
import pytest

import sesame
from sesame.core import calls, contract, dice
from sesame.core.errors import BadOption
from sesame.core.own import NOT_OWN, own, own_of
from sesame.testing.cases import Case, deciders
from tests.games.conformance.cases import USUAL


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_legal_action_has_a_number_and_comes_back(case: Case) -> None:
    match, rng = case.new(seed=5), dice.stream(5)
    numbered = own(match.terms)
    while not match.over and len(match.log) < 200:
        for seat in match.actors:
            ids = np.array(match.legal_ids(seat))
            table = calls.table_of(match.state)
            numbers = numbered.numbers_of(table, seat, ids)
            assert len({*numbers.tolist()} - {NOT_OWN}) == len(ids)
            assert [numbered.id_of(table, seat, it) for it in numbers] == ids.tolist()
            contract.redeal(other := calls.copied(table)[0], seat, rng)
            assert np.array_equal(numbered.numbers_of(calls.table_of(other), seat, ids), numbers)
        seat = (sitting := deciders(match))[dice.below(rng, len(sitting))]
        legal = match.legal_ids(seat)
        match.play(seat, legal[dice.below(rng, len(legal))])


@pytest.mark.parametrize(
    ("name", "options", "count"),
    [
        ("khan-tsin", {"setup": "random"}, 8 * 4 * 36 + 1),  # of 41,512: counts, piles, goals, pass
        ("khan-tsin", {"setup": "random", "flip_moved": True}, 2 * 8 * 4 * 36 + 1),
        ("khan-tsin", {}, 36 + 8 * 4 * 36 + 1),
        ("bakschisch", {}, 21 + 1),  # of 49: what two bags hold, and the thief
        ("mille-et-un-tresors", {}, 72),  # of 119
        ("attrap-tresors", {}, 11),  # of 2,943: objects, gold cards, waiting
    ],
)
def test_how_many_there_are(name: str, options: dict[str, object], count: int) -> None:
    assert own(sesame.game(name).terms(options=options)).count == count


def test_north_means_by_a_square_what_it_sees_there() -> None:
    """The nearest pile onto the next: 1-2 of South's is 36-35 of North's."""
    match = sesame.game("khan-tsin").new(seed=1, setup="random")
    numbered, table = own(match.terms), calls.table_of(match.state)
    south, north = (
        match.game.actions.to_id(match.game.actions.parse(it)) for it in ("1-5", "36-32")
    )
    called = numbered.numbers_of(table, 0, [south]), numbered.numbers_of(table, 1, [north])
    assert called[0] == called[1]


def test_an_unknown_numbering_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown numbering 'few'"):
        own_of(sesame.game("khan-tsin").terms(), "few")
