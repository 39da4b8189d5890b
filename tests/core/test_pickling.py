"""Matches, and what they are agreed on, can be copied and sent to another process."""

import copy
import pickle

import pytest

import sesame
from sesame.core.encoding import encoding
from sesame.core.match import Match
from sesame.testing.cases import Case
from tests.games.conformance.cases import USUAL


def _again(thing: object, how: str) -> object:
    return copy.deepcopy(thing) if how == "deepcopy" else pickle.loads(pickle.dumps(thing))


both_ways = pytest.mark.parametrize("how", ["deepcopy", "pickle"])


@both_ways
def test_a_game_stays_itself(how: str) -> None:
    game = sesame.game("kim-bac")
    assert _again(game, how) is game
    assert _again(encoding(game), how) is encoding(game)


@both_ways
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_match_goes_on_as_the_first_does(case: Case, how: str) -> None:
    match = case.new(seed=5)
    for _ in range(6):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[-1])
    other = _again(match, how)
    assert isinstance(other, Match)
    assert other.record() == match.record()
    before = match.position()
    for one in (other, match):
        assert one.position() == before  # what the other has played is not seen here
        one.play(one.actors[0], one.legal_ids(one.actors[0])[0])
    assert (other.position(), other.log) == (match.position(), match.log)
    other.undo()
    assert other.position() == before


@both_ways
def test_a_match_that_began_at_a_position_remembers_it(how: str) -> None:
    match = sesame.game("bakschisch").at("60 FGHE. 000010 8:5 10:5 10", chance="manual")
    match.play(sesame.CHANCE, "H")
    other = _again(match, how)
    assert isinstance(other, Match)
    other.cut(0)
    assert other.position() == "60 FGHE. 000010 8:5 10:5 10"
    assert match.position() != other.position()
