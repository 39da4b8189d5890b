"""Moments in, an order out: who was first, whatever the lines."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sesame.core.contract import CLOCK
from sesame.core.live import Claim, Line
from sesame.games.attrap_tresors.referee import (
    BUSY,
    FASTEST,
    STAYED,
    WINDOW,
    Ruling,
    Scene,
    arbitrate,
    reaction,
    referee,
)
from sesame.games.attrap_tresors.state import CARPET, COLUMN, GEM, LAMP
from tests.games.attrap_tresors.souks import grab, souk

QUOTA = 40  # by how much slower than usual lines may be here
DICE = Scene(sent=1_000, left={COLUMN: 1})
TOWER = Scene(sent=1_000, left={LAMP: 1, CARPET: 1, GEM: 2})


def claim(
    seat: int, took: float, *, kind: int = COLUMN, line: Line | None = None, late: float = 0
) -> Claim:
    """An honest grab after so many milliseconds; `late`: the line was slower than measured."""
    known = line or Line()
    seen = 1_000 + known.delay / 2 + known.offset
    return Claim(seat, kind, seen, seen + took, 1_000 + known.delay + took + late)


def winner(rulings: list[Ruling]) -> int:
    return next(ruling.seat for ruling in rulings if ruling.reason is None)


def test_at30_the_rules_take_an_order_and_records_keep_the_moments() -> None:
    match = souk("rrrooggv", "rgb")
    match.play(0, "column", 412)
    match.play(1, "lamp", 800)
    match.play(CLOCK, "time", 5_800)
    assert "A:column@412ms B:lamp@800ms T:time@5800ms" in match.record()
    assert (
        match.state.tobytes()
        == grab(souk("rrrooggv", "rgb"), "A:column", "B:lamp", "T").state.tobytes()
    )


def test_at31_a_faster_reaction_on_a_slow_line_wins() -> None:
    lines = {0: Line(delay=20), 1: Line(offset=-7_000, delay=200)}
    _, rulings = referee(
        DICE, [claim(0, 400, line=lines[0]), claim(1, 380, line=lines[1])], lines, lot=1
    )
    assert [ruling.seat for ruling in rulings] == [1, 0]
    assert [ruling.reason for ruling in rulings] == [None, "second"]
    assert [ruling.reaction for ruling in rulings] == [380, 400]


def test_at31_after_the_window_what_was_told_stands() -> None:
    lines = {1: Line(delay=300)}
    late = claim(1, 380, line=lines[1])
    assert late.arrived - claim(0, 400).arrived > WINDOW
    assert winner(referee(DICE, [late, claim(0, 400)], lines, lot=1)[1]) == 0


def test_at31_equal_to_the_millisecond_goes_by_lot() -> None:
    claims = [claim(0, 400.2), claim(1, 399.9)]
    found = {winner(arbitrate(DICE, claims, {}, lot)[1]) for lot in range(20)}
    assert found == {0, 1}
    assert winner(arbitrate(DICE, claims, {}, 3)[1]) == winner(
        arbitrate(DICE, claims[::-1], {}, 3)[1]
    )


def test_at31_an_impossible_claim_counts_as_the_server_measured_it() -> None:
    lie = Claim(0, COLUMN, seen=1_290, moment=1_400, arrived=1_420)  # it waited 420: 110 is a lie
    assert reaction(lie, 1_000, Line(delay=20)) == 420 - 20
    assert reaction(lie, 1_000, Line(delay=20, quota=QUOTA)) == 420 - 20 - QUOTA
    _, rulings = arbitrate(DICE, [lie, claim(1, 399)], {0: Line(delay=20)}, 1)
    assert [(ruling.seat, ruling.is_cut) for ruling in rulings] == [(1, False), (0, True)]


def test_at31_a_claim_that_the_line_allows_is_believed() -> None:
    line = Line(delay=20, quota=QUOTA)
    assert reaction(claim(0, 400, line=line, late=QUOTA), 1_000, line) == 400
    assert reaction(claim(0, 400, line=line, late=QUOTA + 1), 1_000, line) == 401


def test_at31_too_fast_to_be_true_is_too_early() -> None:
    _, rulings = arbitrate(DICE, [claim(0, FASTEST - 1), claim(1, FASTEST)], {}, 1)
    assert [ruling.reason for ruling in rulings] == ["too early", None]


def test_at32_before_the_dice_and_before_the_column() -> None:
    before = Claim(0, COLUMN, None, 900, 910)
    scene, rulings = arbitrate(Scene(None, {}), [before], {0: Line(quota=QUOTA)}, 1)
    assert rulings[0].reason == "too early"
    assert scene.free[0] == 900 + STAYED
    _, rulings = arbitrate(DICE, [claim(0, 300, kind=LAMP)], {}, 1)
    assert rulings[0].reason == "too early"


def test_at32_what_is_no_object_is_grabbed_too_early() -> None:
    """Clients may say any number: it must not be looked up beyond the tower."""
    for kind in (6, 20, -1):
        _, (ruling,) = arbitrate(TOWER, [claim(0, 300, kind=kind)], {}, 1)
        assert ruling.reason == "too early"


def test_at32_a_stayed_hand_waits_half_a_second() -> None:
    early, soon, later = claim(0, 50), claim(0, 50 + STAYED - 1), claim(0, 50 + STAYED)
    for second, reason in ((soon, "stayed"), (later, None)):
        _, rulings = referee(DICE, [early, second], {}, 1)
        assert [ruling.reason for ruling in rulings] == ["too early", reason]


def test_at32_nobody_has_been_stayed_long_ago() -> None:
    """A client that dated its early grab back to yesterday would be free at once."""
    lines = {0: Line(quota=QUOTA)}
    scene, _ = arbitrate(DICE, [Claim(0, COLUMN, None, -86_400_000, 1_050)], lines, 1)
    assert scene.free[0] == 1_050 - QUOTA + STAYED


def test_at32_a_hand_that_took_something_is_busy() -> None:
    first = claim(0, 300, kind=LAMP)
    for gap, reason in ((BUSY - 1, "busy"), (BUSY, None)):
        second = claim(0, 300 + gap, kind=CARPET)
        assert referee(TOWER, [first, second], {}, 1)[1][1].reason == reason


def test_at09_at31_two_objects_at_most_and_two_gems() -> None:
    claims = [claim(seat, 300 + seat, kind=GEM) for seat in range(3)]
    _, rulings = arbitrate(TOWER, claims, {}, 1)
    assert [ruling.reason for ruling in rulings] == [None, None, "second"]
    many = [claim(0, 300 + i * BUSY, kind=kind) for i, kind in enumerate((GEM, LAMP, CARPET))]
    assert [r.reason for r in referee(TOWER, many, {}, 1)[1]] == [None, None, "hands full"]


reactions = st.lists(
    st.integers(FASTEST, 900), min_size=2, max_size=6, unique=True
)  # whole milliseconds, all different
lags = st.lists(st.integers(0, 200), min_size=6, max_size=6)
jitters = st.lists(st.integers(0, QUOTA), min_size=6, max_size=6)
offsets = st.lists(st.integers(-10_000, 10_000), min_size=6, max_size=6)


@given(reactions, lags, jitters, offsets, st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_at31_inside_the_window_the_order_is_that_of_reactions(  # type: ignore[no-untyped-def]
    took: list[int], lag: list[int], late: list[int], offset: list[int], shuffler
) -> None:
    """Whatever the lines, as long as they are no more than QUOTA slower than measured."""
    lines = {seat: Line(offset[seat], lag[seat], quota=QUOTA) for seat in range(6)}
    claims = [claim(i, t, line=lines[i], late=late[i]) for i, t in enumerate(took)]
    arrivals = [known.arrived for known in claims]
    assume(max(arrivals) - min(arrivals) <= WINDOW)
    shuffler.shuffle(claims)
    _, rulings = referee(DICE, claims, lines, lot=1)
    assert [r.seat for r in rulings] == sorted(range(len(took)), key=lambda seat: took[seat])
    assert [r.reason for r in rulings] == [None] + ["second"] * (len(took) - 1)


@given(
    slow=st.integers(FASTEST, 900),
    gain=st.integers(QUOTA + 1, 500),
    told=st.integers(-1_000, 1_000),
    extra=st.integers(0, 400),
    lag=st.tuples(st.integers(0, 200), st.integers(0, 200)),
    late=st.integers(0, QUOTA),
)
@settings(max_examples=300, deadline=None)
def test_at31_no_lie_and_no_delay_gains_more_than_the_bound(
    slow: int, gain: int, told: int, extra: int, lag: tuple[int, int], late: int
) -> None:
    """Seat 0 reacts slower by more than QUOTA, says anything, delays at will; seat 1 is honest."""
    fast = slow - gain
    assume(fast >= FASTEST)
    lines = {0: Line(delay=lag[0], quota=QUOTA), 1: Line(delay=lag[1], quota=QUOTA)}
    true = claim(0, slow, line=lines[0], late=extra)
    lie = Claim(0, COLUMN, true.moment - told, true.moment, true.arrived)
    honest = claim(1, fast, line=lines[1], late=late)
    assume(abs(lie.arrived - honest.arrived) <= WINDOW)
    assert winner(referee(DICE, [lie, honest], lines, lot=1)[1]) == 1
    assert reaction(lie, 1_000, lines[0]) >= slow - QUOTA
