"""What somebody puts to the line beyond what it takes is taken from a quota, as far as it goes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sesame.core import dice
from sesame.core.live import Claim, Grabbed, Line, Ruled
from sesame.games.attrap_tresors.live import Race
from sesame.games.attrap_tresors.state import COLUMN
from sesame.server.live.latency import FULL, PAINT, START, WORK, Lines, Quota, Quotas
from tests.games.attrap_tresors.souks import souk

AT, DELAY = 10_000, 100


def known(left: float = FULL) -> Quota:
    """Somebody's who has claimed nothing for long."""
    quota = Quota()
    quota.left = left
    return quota


def grab(
    quota: Quota,
    took: int,
    *,
    lie: float = 0,
    late: float = 0,
    rival: int = 900,
    again: float | None = None,
) -> Ruled:
    """One grab of the column on a line as it usually is, unless it is `late`; the rival's is behind
    it. `again`: a second grab at once, with another lie."""
    links = {0: Line(delay=DELAY), 1: Line(delay=DELAY)}
    throw = Race(souk("rrrooggv", "bro"), {}, Lines(links, {0: quota}), dice.stream(1))
    throw.open(AT)
    seen = AT + PAINT
    hands = [(0, took, lie, late), (1, rival, 0, 0)]
    if again is not None:
        hands.insert(1, (0, took + 1, again, late))
    for seat, reaction, lied, slower in hands:
        moment = seen + reaction
        arrived = moment + DELAY / 2 + WORK + slower
        throw.claim(Claim(seat, COLUMN, seen + lied, moment, arrived))
    decided = throw.advance(AT + 5_000)
    assert isinstance(decided, Grabbed)
    return next(ruled for ruled in decided.rulings if ruled.seat == 0)


def test_the_truth_is_counted_as_it_is_and_costs_nothing() -> None:
    quota = Quota()
    told = [grab(quota, took) for took in range(380, 420)]
    assert [ruled.reaction for ruled in told] == list(range(380, 420))
    assert {ruled.measured for ruled in told} == {"own clock"}
    assert quota.left == START


def test_a_line_that_stalls_once_costs_nobody_a_grab() -> None:
    quota = known()
    for late in (80, 0):
        ruled = grab(quota, 400, late=late)
        assert (ruled.reaction, ruled.measured) == (400, "own clock")


def test_a_small_lie_is_believed_until_the_quota_is_spent() -> None:
    quota = Quota()
    told = [grab(quota, 400, lie=START / 2) for _ in range(4)]
    assert [ruled.reaction for ruled in told] == [400 - START / 2] * 2 + [400] * 2
    assert told[-1].measured == "cut to link"


def test_a_bold_lie_gains_no_more_and_once() -> None:
    quota = Quota()
    told = [grab(quota, 400, lie=200) for _ in range(2)]
    assert [ruled.reaction for ruled in told] == [400 - START, 400]
    assert [ruled.measured for ruled in told] == ["corrected", "cut to link"]


@given(st.lists(st.integers(0, 250), min_size=1, max_size=30), st.sampled_from([START, FULL]))
@settings(max_examples=50, deadline=None)
def test_all_lies_together_gain_the_quota_however_they_are_told(lies: list[int], left: int) -> None:
    quota = known(left)
    assert sum(400 - grab(quota, 400, lie=lie).reaction for lie in lies) <= left


def test_what_a_line_takes_less_comes_back_up_to_a_full_quota() -> None:
    quota = known(0)
    assert grab(quota, 400, lie=10).reaction == 400
    grab(quota, 400, late=-10)
    assert quota.left == 10
    assert grab(quota, 400, lie=10).reaction == 390
    for _ in range(40):
        grab(quota, 400, late=-10)
    assert quota.left == FULL


def test_no_line_is_quicker_than_it_can_be() -> None:
    quota = known(0)
    grab(quota, 400, lie=-200)
    assert quota.left < FULL / 2


def test_generosity_in_a_race_that_is_lost_buys_nothing() -> None:
    quota = known(0)
    grab(quota, 700, lie=-30, rival=550)
    assert quota.left == 0


def test_nor_does_a_second_grab_in_vain() -> None:
    quota = known(10)
    grab(quota, 400, lie=10, again=-50)
    assert quota.left == 0


def test_everybody_has_one_and_there_is_room_for_so_many() -> None:
    quotas = Quotas()
    mine = quotas.of("ali")
    assert quotas.of("ali") is mine
    for number in range(5_000):
        quotas.of(str(number))
    assert quotas.of("ali") is not mine
