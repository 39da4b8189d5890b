"""What `Match` refuses before any rule is asked."""

from typing import Any

import numpy as np
import pytest

import sesame
from sesame.core.contract import PUBLIC
from sesame.core.match import Step


@pytest.mark.parametrize("given", [3.0, "3", True, 5, np.float64(2)])
def test_a_number_of_seats_is_a_whole_number_that_the_game_takes(given: Any) -> None:
    with pytest.raises(sesame.BadOption) as refused:
        sesame.game("bakschisch").new(given)
    assert str(refused.value) == f"Bakschisch takes 2, 3, 4 players, not {given!r}"


def test_a_number_of_seats_may_be_numpys() -> None:
    match = sesame.game("bakschisch").new(np.int64(3))  # type: ignore[arg-type]
    assert type(match.seats) is int
    assert sesame.game("bakschisch").at(match.position()).seats == 3


@pytest.mark.parametrize("seat", [2, 9, -4, -7])
@pytest.mark.parametrize("asked", ["draw", "observed", "told", "legal", "legal_ids", "view"])
def test_a_seat_that_nobody_has_is_refused(asked: str, seat: int) -> None:
    match = sesame.game("bakschisch").new(2, seed=1)
    with pytest.raises(sesame.BadOption, match=f"no seat {seat}"):
        getattr(match, asked)(seat)


def test_a_seat_that_nobody_has_sees_nothing_done() -> None:
    match = sesame.game("bakschisch").new(2, seed=1)
    step = Step(0, match.legal_ids(0)[0])
    for asked in (match.shown, match.effects):
        with pytest.raises(sesame.BadOption, match="no seat 2"):
            asked(step, 2)


@pytest.mark.parametrize("seat", [sesame.CHANCE, sesame.CLOCK])
def test_chance_and_the_clock_may_be_asked_what_they_may_do(seat: int) -> None:
    assert sesame.game("bakschisch").new(2, seed=1).legal(seat) == []


@pytest.mark.parametrize("who", [PUBLIC, sesame.CHANCE, sesame.CLOCK])
def test_chance_and_the_clock_know_what_everybody_does(who: int) -> None:
    match = sesame.game("bakschisch").new(2, seed=1)
    match.play(0, "3")
    assert match.observed(who).tobytes() == match.observed(None).tobytes()
    assert match.told(who) == match.told(None)
    with pytest.raises(sesame.BadOption):  # but they do not sit at the table
        match.view(who)
