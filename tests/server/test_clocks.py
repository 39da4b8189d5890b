"""Lag compensation: a line's time is given back, never more than was used, and from a quota."""

from hypothesis import given
from hypothesis import strategies as st

from sesame.server.log.clocks import Clocks
from sesame.server.protocol import LiveClock

moves = st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 500)), max_size=60)


def left_after(played: list[tuple[int, int]], seconds: int = 300, increment: int = 0) -> int:
    """What is left of a clock after moves that took so long, with so much lag each."""
    clocks, now = Clocks(LiveClock(seconds, increment), 2), 0
    for took, lag in played:
        clocks.run({0}, now)
        now += took
        clocks.moved(0, now, lag)
    left = clocks.left(0, now)
    assert left is not None
    return left


@given(moves)
def test_a_compensated_clock_never_gains_more_than_was_used(played: list[tuple[int, int]]) -> None:
    used = sum(took for took, _ in played)
    uncompensated = max(0, 300_000 - used)
    assert uncompensated <= left_after(played) <= 300_000
    for at in range(len(played)):
        assert left_after(played[: at + 1]) <= left_after(played[:at])


def test_the_time_of_an_ordinary_line_is_all_given_back() -> None:
    assert left_after([(2_000, 100)] * 60, seconds=300) == 300_000 - 60 * 1_900


def test_seventeen_moves_of_a_line_that_says_half_a_second_in_a_game_of_thirty() -> None:
    """It used to give back 8.2 seconds of 30; now the first quota, and a tenth of one a move."""
    played = [(1_000, 480)] * 17
    assert left_after(played, seconds=30) - 13_000 == 300 + 16 * 100
    assert left_after([(1_000, 480), (1_000, 0)] * 8, seconds=30) - 14_000 <= 300 + 15 * 100


def test_a_move_made_at_once_gets_nothing_back() -> None:
    assert left_after([(0, 480)] * 10, seconds=30) == 30_000
