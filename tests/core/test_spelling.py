"""What kernels write as JSON is what records say, letter by letter."""

import msgspec
import pytest

import sesame
from sesame.core.match import Match
from sesame.core.spelling import GAP
from sesame.core.telling import Teller
from sesame.games import OURS
from sesame.server.live import views
from sesame.testing.cases import play_randomly

_STEPS = 60


@pytest.mark.parametrize("name", OURS)
def test_a_view(name: str) -> None:
    for seats in sesame.game(name).seats:
        for match in _ways(name, seats):
            for seat in (None, *range(seats)):
                seen = match.seen(seat, in_words=False)
                number = msgspec.json.encode(seat)
                assert number.join(match.spelled(seat)) == msgspec.json.encode(seen)


@pytest.mark.parametrize("name", OURS)
def test_a_step(name: str) -> None:
    if not views.is_spelled(sesame.game(name), in_words=False):
        return
    for seats in sesame.game(name).seats:
        for match in _ways(name, seats):
            start = match.copy()
            start.cut(0)
            one, other = Teller(start, None), Teller(start, None)
            one.skip_to(start)
            other.skip_to(start)
            for step in match.log:
                record = views.happened(one, step)
                assert other.spelled(step, views._HAPPENED) == msgspec.json.encode(record)
            assert other.table.log == match.log
            assert other._known.tobytes() == match.known(None).tobytes()


def test_a_gap_is_no_letter_of_any_text() -> None:
    assert GAP not in msgspec.json.encode("\0")


def _ways(name: str, seats: int) -> list[Match]:
    """A game at several moments, and another at its end."""
    found = list[Match]()
    for seed, most in ((1, 0), (2, 3), (3, _STEPS), (4, 100_000)):
        match = sesame.game(name).new(seats, seed=seed)
        play_randomly(match, seed, most=most)
        found.append(match)
    return found
