"""Notation, positions and records come back as they went out, byte for byte."""

import json
from collections.abc import Iterable, Iterator

import msgspec
import pytest

import sesame
from sesame.core.match import Match
from sesame.testing.cases import Case, every, play_randomly, usual
from sesame.testing.over import over

LONG = 800  # steps beyond which a game is long
_CLOSELY, _NOW_AND_THEN = 60, 10  # steps whose views are all looked at, then one in so many


def _games(case: Case) -> int:
    """Some hundreds of games of every game, over all its cases; one of each that may last long."""
    if case.new(chance="manual").terms.bound > LONG:
        return 1
    return 1 + 300 // len(every(case.game))


def _assert_same_match(again: Match, match: Match) -> None:
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log == match.log
    assert again.record() == match.record()


def assert_round_trips(case: Case, seeds: Iterable[int]) -> Iterator[int]:
    """Records and positions of games with these seeds; the steps of each, as they are done."""
    for seed in seeds:
        match = play_randomly(case.new(seed=seed), seed)
        _assert_same_match(sesame.replay(match.record()), match)
        assert not sesame.verify(match.record()).faults
        _assert_same_match(sesame.replay(match.record(ids=True)), match)
        for at in (len(match.log) // 3, len(match.log) // 2, len(match.log)):
            stopped = _stopped(match, at)
            again = match.game.at(stopped.position(), chance="manual")
            assert again.state.tobytes() == stopped.state.tobytes()
            assert again.position() == stopped.position()
        yield len(match.log)


def _stopped(match: Match, length: int) -> Match:
    """The same match after so many steps of its log."""
    again = Match(match.terms, chance="manual")
    for seat, action in match.log[:length]:
        again.play(seat, action)
    return again


@over(every)
def test_records_and_positions_round_trip(case: Case) -> None:
    assert sum(assert_round_trips(case, range(_games(case))))


@over(usual)
def test_a_record_can_start_from_a_position(case: Case) -> None:
    middle = play_randomly(case.new(seed=3), 3, most=5)
    match = play_randomly(middle.game.at(middle.position(), seed=4), 4)
    _assert_same_match(sesame.replay(match.record()), match)


def test_every_id_is_an_action_and_back(name: str) -> None:
    actions = sesame.game(name).actions
    for number in range(actions.COUNT):
        action = actions.from_id(number)
        assert actions.to_id(action) == number
        assert actions.parse(str(action)) == action
        assert not set(str(action)) & set(" \t\n(){}"), "the record could not be read back"


@over(usual)
def test_views_are_json_and_made_of_what_is_observed(case: Case) -> None:
    match = case.new(seed=5)
    while not match.over:
        is_seen = len(match.log) < _CLOSELY or len(match.log) % _NOW_AND_THEN == 0
        for seat in (None, *range(match.seats)) if is_seen else ():
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == msgspec.json.decode(msgspec.json.encode(view))
        play_randomly(match, len(match.log), most=1)
    assert match.view(None)["over"]


@over(usual)
def test_where_all_is_open_whoever_looks_sees_the_same(case: Case) -> None:
    match = case.new(seed=7)
    while match.game.is_open and not match.over:
        seen = {match.observed(seat).tobytes() for seat in (None, *range(match.seats))}
        assert seen == {match.state.tobytes()}  # and that is all there is
        assert match.told(None) == match.log
        play_randomly(match, len(match.log), most=1)


@over(every)
def test_every_step_has_its_sentence_in_both_languages(case: Case) -> None:
    match = play_randomly(case.new(seed=6), 6)
    told = Match(match.terms, chance="manual")
    for step in match.log:
        seen = told.observed(step.seat)
        action = match.game.actions.from_id(step.action)
        words = match.game.text.sentence(seen, step.seat, action)
        assert words.fr.strip()
        assert words.en.strip()
        told.play(*step)
    assert match.outcome is not None
    assert match.outcome.why.fr.strip()


@over(every)
def test_components_are_conserved(case: Case, request: pytest.FixtureRequest) -> None:
    """`COMPONENTS` of the test file has a function that counts what is in a game's box."""
    components = getattr(request.module, "COMPONENTS", {}).get(case.game)
    if components is None:
        pytest.skip(f"COMPONENTS does not say what is in the box of {case.game}")
    match = play_randomly(case.new(seed=7), 7)
    told = Match(match.terms, chance="manual")
    box = components(told.state)
    for step in match.log:
        told.play(*step)
        assert components(told.state) == box
