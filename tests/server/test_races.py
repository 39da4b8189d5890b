"""One throw over the network: what is decided, when, and in which order; time is ours to turn."""

from dataclasses import replace
from math import sqrt

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sesame
from sesame.core import dice
from sesame.core.live import NOTHING, Claim, Decision, Grabbed, Line, TimeUp
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys
from sesame.games.attrap_tresors.actions import Grab
from sesame.games.attrap_tresors.live import Race, at_once, fold
from sesame.games.attrap_tresors.referee import BUSY, STAYED, WINDOW
from sesame.games.attrap_tresors.reflex import LEVELS, Level
from sesame.games.attrap_tresors.state import CARPET, COLUMN, GEM, GIVING, LAMP, THROWING
from sesame.server.common.link import MOST_DELAY
from sesame.server.live.latency import MARGIN, PAINT, START, WORK, Lines, lead
from tests.games.attrap_tresors.souks import NO_GOLD, held, souk, table
from tests.server import fairness

NEAR, FAR = Line(delay=20), Line(offset=-7_000, delay=280)
PATIENCE = 5_000
SURE = replace(LEVELS["steady"], lapse=0.0, false=0.0, early=0.0)


class Table:
    """What a table does with a souk: write down, fold, tell."""

    def __init__(
        self,
        match: Match,
        links: dict[int, Line],
        levels: dict[int, Level] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.match, self.links, self.log = match, links, list[bytes]()
        self.souk = Race(match, levels or {}, Lines(links), dice.stream(1), strict=strict)
        self.opened = 10_600  # when the dice are seen
        self.souk.open(self.opened)
        self.shown = self.opened  # and then the taking of the column

    def grab(self, seat: int, kind: int, took: float, lie: float = 0) -> None:
        """So long after it was painted there; honest, unless told otherwise."""
        line, shown = self.links[seat], self.shown if kind != COLUMN else self.opened
        arrived = shown + took + line.delay / 2
        self.until(arrived)
        seen = shown + line.offset
        self.souk.claim(Claim(seat, kind, seen + lie, seen + took, arrived))
        self.until(arrived)

    def pass_over(self, seat: int, took: float) -> None:
        """They say that nobody may grab."""
        line = self.links[seat]
        arrived = self.opened + took + line.delay / 2
        self.until(arrived)
        seen = self.opened + line.offset
        self.souk.claim(Claim(seat, NOTHING, seen, seen + took, arrived))
        self.until(arrived)

    def settle(self) -> None:
        """Until what was grabbed is judged."""
        self.until(self.now + WINDOW)

    def until(self, now: float) -> None:
        self.now = now
        while self.souk.due <= now:
            at = self.souk.due
            if decision := self.souk.advance(at):
                self.log.append(msgspec.json.encode(decision))
                fold(self.match, decision)
                if showing := self.souk.see(self.match, at):
                    self.shown = showing.at

    @property
    def decisions(self) -> list[Decision]:
        return [msgspec.json.decode(kept, type=Decision) for kept in self.log]

    @property
    def rulings(self) -> list[tuple[int, int, str | None]]:
        """Seat, reaction and reason of every grab."""
        windows = [decision for decision in self.decisions if isinstance(decision, Grabbed)]
        return [(r.seat, r.reaction, r.reason) for window in windows for r in window.rulings]


def three(strict: bool = False, levels: dict[int, Level] | None = None) -> Table:
    """Seat 0 is near, 1 far, 2 between; all six colours lie there, so that everybody may."""
    links = {0: NEAR, 1: FAR, 2: Line(offset=300, delay=100)}
    people = {seat: line for seat, line in links.items() if seat not in (levels or {})}
    return Table(souk("roygbvvv", "bro"), people, levels, strict=strict)


# --- sent ahead


@pytest.mark.parametrize(
    ("delay", "ahead"), [(20, 10), (280, 140), (1_600, MOST_DELAY / 2), (60_000, MOST_DELAY / 2)]
)
def test_at06_dice_are_written_down_in_time_for_the_slowest_line(
    delay: float, ahead: float
) -> None:
    assert lead([NEAR, Line(delay=delay), NEAR]) == ahead + MARGIN


def test_at31_the_taking_of_the_column_is_seen_at_one_moment_too() -> None:
    begun = three()
    begun.grab(0, COLUMN, 400)
    decided = begun.souk.due
    begun.until(decided)
    assert begun.shown == decided + FAR.delay / 2 + MARGIN


# --- nobody


def test_at10_when_everybody_has_said_nobody_the_dice_are_thrown_again_at_once() -> None:
    begun = three()
    begun.pass_over(0, 700)
    begun.pass_over(1, 900)
    begun.until(begun.opened + 4_000)
    assert begun.decisions == []
    begun.pass_over(2, 4_000)
    begun.until(begun.now + 500)
    (decided,) = begun.decisions
    assert decided == TimeUp(4_000 + 50)  # when the last of them was heard
    assert begun.souk.over


def test_at10_whoever_said_nobody_may_still_grab_and_then_all_are_asked_anew() -> None:
    begun = three()
    begun.pass_over(0, 700)
    begun.grab(0, COLUMN, 900)
    begun.settle()
    assert begun.rulings == [(0, 900, None)]
    begun.until(begun.shown)
    for seat in (1, 2):  # the others take nothing of the rest
        begun.pass_over(seat, begun.shown - begun.opened + 400)
    begun.until(begun.now + 500)
    assert begun.souk.over
    assert len(begun.decisions) == 2


def test_at10_a_robots_hand_that_is_on_its_way_is_waited_for() -> None:
    begun = three(levels={2: SURE})
    for seat in (0, 1):
        begun.pass_over(seat, 100)
    assert begun.decisions == []
    begun.until(begun.opened + 3_000)
    first = begun.decisions[0]
    assert isinstance(first, Grabbed)
    assert [ruled.seat for ruled in first.rulings] == [2]


def test_at10_what_is_said_before_the_dice_are_seen_counts_for_nothing() -> None:
    begun = three()
    for seat in range(3):
        begun.souk.claim(Claim(seat, NOTHING, None, begun.opened - 10, begun.opened - 10))
    begun.until(begun.opened + 3_000)
    assert begun.decisions == []


# --- who was first


def test_at31_a_faster_hand_on_a_slow_line_wins() -> None:
    begun = three()
    begun.grab(0, COLUMN, 410)
    begun.grab(1, COLUMN, 380)
    begun.until(begun.shown + 2_000)
    assert begun.rulings == [(1, 380, None), (0, 410, "second")]
    assert table(begun.match)["holder"] == 1
    assert begun.match.times == {0: 380}


def test_strict_who_arrives_first_is_first_and_nobody_is_waited_for() -> None:
    begun = three(strict=True)
    begun.grab(0, COLUMN, 410)
    assert begun.rulings == [(0, 420, None)]
    begun.grab(1, COLUMN, 380)
    assert begun.rulings[1:] == [(1, 520, "second")]


def test_at31_a_lie_that_the_line_forbids_counts_as_the_server_measured_it() -> None:
    begun = three()
    begun.grab(0, COLUMN, 410, lie=150)
    begun.grab(1, COLUMN, 360)
    begun.until(begun.shown + 2_000)
    assert begun.rulings == [(1, 360, None), (0, 410 - PAINT - WORK - START, "second")]
    (window,) = begun.decisions
    assert isinstance(window, Grabbed)
    assert [ruled.measured for ruled in window.rulings] == ["own clock", "corrected"]


def test_at31_a_window_closes_when_nobody_away_can_have_been_faster() -> None:
    begun = three()
    begun.grab(2, COLUMN, 400)
    assert begun.souk.due == begun.shown + 400 + FAR.delay / 2 + PAINT + WORK + START + 1
    begun.grab(1, COLUMN, 401)
    assert begun.now == begun.opened + 401 + FAR.delay / 2
    assert begun.rulings == [(2, 400, None), (1, 401, "second")], "a near one would be here"


def test_at31_a_window_is_never_longer_than_the_rule_says() -> None:
    begun = Table(souk("rrrooggv", "bro"), {0: NEAR, 1: Line(delay=3_000, jitter=90)})
    begun.grab(0, COLUMN, 400)
    assert begun.souk.due == begun.shown + 400 + NEAR.delay / 2 + WINDOW


def test_at31_who_is_not_there_is_not_waited_for() -> None:
    begun = Table(souk("rrrooggv", "bro"), {0: NEAR})
    begun.grab(0, COLUMN, 400)
    assert begun.rulings == [(0, 400, None)]


def test_at31_second_at_the_column_is_not_too_early_for_the_rest() -> None:
    """The grab was under way when the column went."""
    begun = three()
    begun.grab(0, COLUMN, 400)
    begun.grab(1, COLUMN, 700)
    assert begun.rulings[1:] == [(1, 700, "second")]
    begun.grab(1, LAMP, 300)
    begun.until(begun.shown + 2_000)
    assert begun.rulings[2:] == [(1, 300, None)]


# --- hands


def test_at32_a_grab_before_the_dice_stays_that_hand() -> None:
    begun = three()
    begun.souk.claim(Claim(1, COLUMN, None, begun.shown - 100 + FAR.offset, begun.shown + 40))
    begun.until(begun.shown + 40)
    begun.grab(1, COLUMN, STAYED - 101)
    begun.grab(1, COLUMN, STAYED - 100)
    begun.until(begun.shown + 2_000)
    assert [reason for _, _, reason in begun.rulings] == ["too early", "stayed", None]


def test_at32_a_grab_while_the_dice_are_still_in_the_cup() -> None:
    match = souk("rrrooggv", "bro")
    waiting = Race(match, {}, Lines({1: NEAR}), dice.stream(1))
    assert waiting.due == float("inf")
    waiting.claim(Claim(1, COLUMN, None, 9_000, 9_010))
    decision = waiting.advance(9_010)
    assert isinstance(decision, Grabbed)
    assert [ruled.reason for ruled in decision.rulings] == ["too early"]


def test_at09_at32_the_holder_takes_nothing_more_and_a_hand_is_busy() -> None:
    begun = three()
    begun.grab(1, COLUMN, 400)
    begun.settle()
    for seat, kind, took in (
        (1, GEM, 280),
        (0, LAMP, 300),
        (0, CARPET, 300 + BUSY - 1),
        (0, CARPET, 300 + BUSY),
    ):
        begun.grab(seat, kind, took)
    begun.until(begun.shown + 2_000)
    assert [(seat, reason) for seat, _, reason in begun.rulings[1:]] == [
        (1, "hands full"),
        (0, None),
        (0, "busy"),
        (0, None),
    ]


def test_at21_of_two_players_the_holder_may_take_another() -> None:
    match = souk("rrrooggv", "bro", NO_GOLD, NO_GOLD)
    begun = Table(match, {0: NEAR, 1: FAR})
    begun.grab(1, COLUMN, 400)
    begun.settle()
    begun.grab(1, LAMP, 300)
    begun.grab(0, GEM, 320)
    begun.until(begun.shown + 1_000)
    assert begun.rulings[1:] == [(1, 300, None), (0, 320, None)]
    assert begun.souk.over


def test_hammering_is_not_heard() -> None:
    begun = three()
    for i in range(50):
        seen = begun.shown + FAR.offset
        begun.souk.claim(Claim(1, COLUMN, seen, seen + 400 + i, begun.shown + 540 + i))
    begun.until(begun.shown + 2_000)
    assert len(begun.rulings) == 3


# --- robots


def test_at33_a_robot_does_not_win_by_being_near() -> None:
    """Its hand goes out first on the server's clock; the person on the slow line was faster."""
    fast = {2: replace(SURE, mean=420, deviation=0, tail=0)}
    begun = three(levels=fast)
    begun.grab(1, COLUMN, 419)
    assert begun.rulings == [(1, 419, None), (2, 420, "second")]


def test_at33_robots_react_to_the_column_when_everybody_sees_it_gone() -> None:
    begun = three(levels={2: replace(SURE, mean=400, deviation=0, tail=0)})
    begun.grab(1, COLUMN, 380)
    begun.until(begun.shown + 2_000)
    assert begun.rulings[:3] == [(1, 380, None), (2, 400, "second"), (2, 400, None)]


def test_at33_a_robot_that_came_second_reaches_again() -> None:
    begun = three(levels={2: replace(SURE, mean=400, deviation=0, tail=0)})
    begun.grab(1, COLUMN, 380)
    begun.until(begun.shown + 300)
    begun.grab(0, LAMP, 390)  # what the robot goes for as well
    begun.until(begun.shown + 2_000)
    assert begun.rulings[2:4] == [(0, 390, None), (2, 400, "second")]
    assert [(seat, reason) for seat, _, reason in begun.rulings[4:]] == [(2, None)] * 2


# --- patience


def test_at10_patience_waits_for_what_was_grabbed_in_time() -> None:
    begun = three()
    assert begun.souk.due == begun.shown + PATIENCE + FAR.delay / 2 + PAINT + WORK + START
    begun.grab(1, COLUMN, PATIENCE - 1)
    begun.until(begun.shown + PATIENCE + 1_000)
    assert begun.rulings == [(1, PATIENCE - 1, None)]


def test_at10_at11_patience_runs_from_what_was_last_seen_taken() -> None:
    begun = three()
    begun.grab(1, COLUMN, 400)
    begun.settle()
    begun.until(begun.shown + PATIENCE + 1_000)
    assert begun.decisions[1:] == [TimeUp(begun.shown + PATIENCE - begun.opened)]
    assert begun.souk.over
    assert begun.souk.due == float("inf")


def test_at10_a_throw_that_nobody_answers_is_over() -> None:
    begun = three()
    begun.until(begun.shown + PATIENCE + 1_000)
    assert begun.decisions == [TimeUp(PATIENCE)]
    assert begun.souk.over


# --- write down, then tell


def test_nothing_more_is_decided_before_the_match_has_it() -> None:
    begun = three()
    match, shown = begun.match, begun.shown
    before = match.state.tobytes()
    begun.souk.claim(Claim(0, COLUMN, shown, shown + 400, shown + 410))
    decision = begun.souk.advance(shown + 2_000)
    assert decision is not None
    assert match.state.tobytes() == before, "the souk only looks at it"
    assert begun.souk.advance(shown + 60_000) is None
    fold(match, decision)
    assert begun.souk.see(match, shown + 2_000) is not None


@pytest.mark.parametrize("stopped_after", [0, 1, 2])
def test_a_throw_goes_on_after_a_restart(stopped_after: int) -> None:
    begun, grabs = three(), [(1, COLUMN, 400), (0, LAMP, 310), (2, CARPET, 330)]
    for seat, kind, took in grabs[:stopped_after]:
        begun.grab(seat, kind, took)
        begun.settle()
    again = Table(begun.match, begun.links)
    for seat, kind, took in grabs[stopped_after:]:
        again.grab(seat, kind, took)
        again.settle()
    again.until(again.shown + PATIENCE + 1_000)
    assert again.souk.over
    assert [held(again.match, seat) for seat in range(3)] == [["lamp"], ["column"], ["carpet"]]
    assert list(again.match.times.values()) == sorted(again.match.times.values())


def test_at06_the_next_dice_wait_until_everybody_saw_how_the_round_ended() -> None:
    """They used to be drawn with the last grab: nobody saw what the round had brought."""
    match = souk("rrrooggv", "bro")
    for seat, kind in ((1, COLUMN), (0, LAMP), (2, CARPET)):
        match.play(seat, Grab(kind), 400)
    match.trust(1)
    steps = match.answer(0, Grab(GEM))  # the grab, a new card for Badia, the next dice
    kept = at_once(steps)
    assert kept == steps[:2]
    assert len(steps) == 3
    ahead = match.copy()
    ahead.follow(kept)
    assert ahead.state.phase == THROWING
    assert table(ahead)["verdict"] is not None
    assert held(ahead, 0) == ["lamp", "gem"]


# --- whole games, and anything that may arrive


def test_a_whole_game_of_people_and_robots_verifies() -> None:
    match = sesame.game("attrap-tresors").new(4, seed=4)
    links, levels = {0: NEAR, 1: FAR}, {2: LEVELS["quick"], 3: LEVELS["asleep"]}
    while not match.over:
        if match.state.phase == GIVING:
            match.play(int(match.state.holder), keys.smallest(match.state), 800)
            continue
        throw = Table(match, links, levels)
        throw.grab(0, COLUMN, 700)
        while not throw.souk.over:
            throw.until(throw.souk.due)
    assert not sesame.verify(match.record()).faults
    assert sesame.replay(match.record()).times == match.times


moments = st.integers(-2_000, 8_000)
anything = st.tuples(
    st.integers(0, 2),
    st.integers(0, 5),
    st.one_of(st.none(), moments, st.floats(-1e300, 1e300)),
    st.one_of(moments, st.floats(-1e300, 1e300)),
    st.integers(0, 400),
)


@given(st.lists(anything, max_size=40), st.booleans(), st.booleans())
@settings(max_examples=150, deadline=None)
def test_whatever_is_claimed_what_is_decided_can_be_played(
    claims: list[tuple[int, int, float | None, float, int]], strict: bool, with_robot: bool
) -> None:
    begun = three(strict, {2: SURE} if with_robot else None)
    now = float(begun.shown - 500)
    for seat, kind, seen, moment, wait in claims:
        now += wait
        begun.until(now)
        if not begun.souk.over and seat in begun.links:
            begun.souk.claim(Claim(seat, kind, seen, moment, now))
    begun.until(now + 60_000)
    assert begun.souk.over
    times = [begun.match.times[i] for i in sorted(begun.match.times)]
    assert times == sorted(times)


# --- fairness: see fairness.py for what is simulated


def shares_differ(tally: fairness.Tally) -> float:
    """The largest difference from an equal share, in standard errors."""
    equal = 1 / len(tally.won)
    error = sqrt(equal * (1 - equal) / tally.grabs)
    return max(abs(share - equal) for share in tally.shares) / error


def check_fairness(throws: int) -> None:
    amis = fairness.simulate(fairness.FIVE, throws, 1)
    strict = fairness.simulate(fairness.FIVE, throws, 1, strict=True)
    assert amis.fastest >= 0.95
    assert amis.first_packet < strict.fastest < 0.8
    assert shares_differ(fairness.simulate(fairness.NEAR_AND_FAR, throws, 2)) < 4


def test_at31_the_fastest_hand_wins_and_equal_hands_share() -> None:
    check_fairness(300)


@pytest.mark.soak
def test_at31_the_same_over_many_grabs() -> None:
    check_fairness(5_000)
