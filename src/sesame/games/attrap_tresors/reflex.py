"""Robots of known reflexes, as Python asks for them: among themselves or with people (AT-33).

The hands themselves are kernels (`hands.py`). Everything is drawn from one seed: the same seed
plays the same game, to the millisecond.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sesame.core import contract, dice
from sesame.core.contract import CLOCK
from sesame.core.dice import Rng
from sesame.core.live import Claim
from sesame.core.match import Match
from sesame.games.attrap_tresors import course, hands, keys, rules, rush
from sesame.games.attrap_tresors.actions import GRABS, Grab, Time
from sesame.games.attrap_tresors.state import COLUMN, GIVING, GRABBING, State


@dataclass(frozen=True)
class Level:
    """How good a robot is; times in milliseconds, chances from 0 to 1."""

    mean: float  # of the normal part
    deviation: float
    tail: float  # mean of the exponential part
    lapse: float  # an entitlement is missed
    false: float  # the column is grabbed without one
    early: float  # a hand goes out before it may

    @property
    def typical(self) -> float:
        """The mean delay."""
        return self.mean + self.tail


# AT-33: from about 350 to about 900 milliseconds
LEVELS: dict[str, Level] = {
    "asleep": Level(720, 110, 180, 0.20, 0.030, 0.06),
    "slow": Level(560, 85, 140, 0.12, 0.020, 0.05),
    "steady": Level(430, 60, 110, 0.07, 0.012, 0.04),
    "quick": Level(340, 40, 80, 0.03, 0.008, 0.03),
    "lightning": Level(295, 28, 55, 0.01, 0.004, 0.02),
}


class Attempt(NamedTuple):
    """A hand that goes out: when, whose, for what, and whether it was too early."""

    at: int  # milliseconds after the dice were shown
    seat: int
    object: int
    early: bool = False


def delay(level: Level, rng: Rng) -> float:
    """One reaction, never faster than a human can be (AT-31)."""
    return hands.delay(level.mean, level.deviation, level.tail, rng)


def thought(level: Level, rng: Rng) -> int:
    """The moment that a robot takes to choose in peace."""
    return int(hands.thought(level.mean, level.deviation, level.tail, rng))


def wants(s: State, seat: int, level: Level, rng: Rng) -> bool:
    """AT-33: whether the seat goes for the column, from what it may know and how awake it is."""
    known = contract.blank(State.dtype)[0]
    return hands.wants(s, known, seat, level.lapse, level.false, rng)


def reached(r: State, s: State, rng: Rng) -> Claim:
    """The next hand that goes out in a rush; one that was too early comes again (AT-32)."""
    grabs = contract.blank(rush.Grab)
    hands.reach(r, s, grabs, 0, rng)
    (grab,) = grabs
    seat, kind = int(grab.seat), int(grab.object)
    return Claim(seat, kind, float(grab.seen), float(grab.moment), float(grab.arrived))


def attempts(s: State, levels: Mapping[int, Level], rng: Rng) -> Iterator[Attempt]:
    """Every hand that goes out after a throw, in order, until patience ends; those that are not too
    early take what they go for, on the table `s` itself."""
    r, last = rush.fresh(levels), 0
    course.begin(r, s, contract.blank(State.dtype)[0], 0, rng)
    while s.phase == GRABBING and hands.next_moment(r) <= last + 1000 * int(s.patience):
        early = bool(r.is_hasty[hands.next_seat(r)])
        claim = reached(r, s, rng)
        attempt = Attempt(round(claim.moment), claim.seat, claim.object, early)
        yield attempt
        if not early:  # AT-32: such a hand takes nothing
            rules.apply(s, attempt.seat, GRABS + attempt.object)
            _go_on(r, s, attempt, rng)
            last = attempt.at


def _go_on(r: State, s: State, taken: Attempt, rng: Rng) -> None:
    if taken.object == COLUMN:
        hands.turn_to_tower(r, s, taken.at, taken.seat, rng)
    else:
        hands.go_on(r, s, taken.seat, taken.at, rng)


def round_of(s: State, levels: list[Level], rng: Rng) -> list[Attempt]:
    """The same for a robot in each seat, on a copy; none: nobody wants the column."""
    tables = contract.blank(State.dtype)
    tables[0] = s
    return list(attempts(tables[0], dict(enumerate(levels)), rng))


def play(match: Match, levels: list[Level], seed: int) -> Match:
    """Let robots play the match to its end; every grab carries its moment."""
    rng = dice.stream(seed)
    while not match.over:
        if match.state.phase == GIVING:
            _give_back(match, levels, rng)
        else:
            _grab(match, levels, rng)
    return match


def _give_back(match: Match, levels: list[Level], rng: Rng) -> None:
    """AT-13: the smallest card, after a moment's thought."""
    seat = int(match.state.holder)
    match.play(seat, keys.smallest(match.state), thought(levels[seat], rng))


def _grab(match: Match, levels: list[Level], rng: Rng) -> None:
    """One throw: the grabs in order, then the clock if the round is not over."""
    at, before = 0, int(match.state.rounds)
    for attempt in round_of(match.state, levels, rng):
        if not attempt.early:  # AT-32: such a hand takes nothing
            at = attempt.at
            match.play(attempt.seat, Grab(attempt.object), at)
    if match.state.rounds == before:
        match.play(CLOCK, Time(), at + 1000 * int(match.state.patience))
