"""The checked door, for every game: Hypothesis invents games and tries what is not allowed."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sesame
from sesame.core.match import Match
from sesame.testing.cases import Case, deciders, usual
from sesame.testing.over import over

MOST = 60  # decisions of an invented game


def _invent(case: Case, seed: int, choices: list[int]) -> Match:
    match = case.new(seed=seed)
    for choice in choices:
        if match.over:
            break
        seat = deciders(match)[choice % len(deciders(match))]
        legal = match.legal(seat)
        match.play(seat, legal[choice % len(legal)])
    return match


_invented = given(
    seed=st.integers(0, 1_000), choices=st.lists(st.integers(0, 10_000), max_size=MOST)
)


@over(usual)
@_invented
@settings(max_examples=20, deadline=None)
def test_undo_and_copy(case: Case, seed: int, choices: list[int]) -> None:
    match = _invent(case, seed, choices)
    twin = match.copy()
    assert twin.record() == match.record()
    if any(step.seat != sesame.CHANCE for step in match.log):
        last = max(i for i, step in enumerate(match.log) if step.seat != sesame.CHANCE)
        taken = match.log[last]
        match.undo()
        assert len(match.log) == last
        match.play(*taken)
        assert match.state.tobytes() == twin.state.tobytes()


@over(usual)
@_invented
@settings(max_examples=20, deadline=None)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    case: Case, seed: int, choices: list[int]
) -> None:
    match = _invent(case, seed, choices)
    actions, before = match.game.actions, match.state.tobytes()
    for number in np.random.default_rng(seed).integers(0, actions.COUNT, 20):
        for seat in range(match.seats):
            if actions.from_id(int(number)) in match.legal(seat):
                continue
            with pytest.raises(sesame.IllegalAction) as refused:
                match.play(seat, int(number))
            assert refused.value.words.fr
            assert refused.value.words.en
    for rubbish in ("", "xyzzy", "42?", -1, actions.COUNT, None, 1.5, object()):
        with pytest.raises(sesame.BadAction):
            match.play(0, rubbish)
    assert match.state.tobytes() == before


@over(usual)
def test_chance_by_hand(case: Case) -> None:
    """The same outcomes, played by the caller, give the same game."""
    match = _invent(case, 8, list(range(MOST)))
    by_hand = case.new(chance="manual")
    for seat, action in match.log:
        if seat == sesame.CHANCE:
            assert by_hand.actors == ()
            assert match.game.actions.from_id(action) in by_hand.legal(sesame.CHANCE)
        by_hand.play(seat, action)
    assert by_hand.state.tobytes() == match.state.tobytes()


@over(usual)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first, second = (_invent(case, 9, list(range(MOST))) for _ in range(2))
    assert first.log == second.log
    assert first.record() == second.record()


def test_an_action_that_cannot_be_is_not_read_as_another(name: str) -> None:
    """A field off the board used to overflow into the id of some other action, and be played."""
    game = sesame.game(name)
    for number in np.linspace(0, game.actions.COUNT - 1, 50, dtype=int):
        action = game.actions.from_id(int(number))
        for field in action.__struct_fields__:
            value = getattr(action, field)
            if type(value) is not int:
                continue
            for wrong in (-1, 10_000):
                with pytest.raises(sesame.BadAction):
                    game.new(seed=1).play(0, msgspec.structs.replace(action, **{field: wrong}))
