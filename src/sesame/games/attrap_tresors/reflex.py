"""Hands and time: how fast a robot sees, decides and grabs (AT-32, AT-33).

A delay is an ex-Gaussian: a normal part, and an exponential tail of late reactions, as people's
are. `Hands` reacts to whatever happens, so that robots play among themselves (`round_of`, `play`)
and with people (`race.py`) by the same lines. Everything is drawn from one seed: the same seed
plays the same game, to the millisecond.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from math import cos, inf, log, pi, sqrt
from typing import NamedTuple

from sesame.core import contract, dice
from sesame.core.contract import CLOCK
from sesame.core.dice import Rng
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys, reckoning, rules, sight
from sesame.games.attrap_tresors.actions import GRABS, Grab, Time
from sesame.games.attrap_tresors.referee import BUSY, FASTEST, STAYED
from sesame.games.attrap_tresors.state import (
    CHEST,
    COLUMN,
    GIVING,
    GRABBING,
    KINDS,
    LAMP,
    NOBODY,
    State,
)

_REACH = 150.0  # milliseconds from one object to the next, beside the busy hand


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


def uniform(rng: Rng) -> float:
    """From 0 to 1, 0 excluded."""
    return (float(dice.below(rng, 1 << 31)) + 0.5) / (1 << 31)


def delay(level: Level, rng: Rng) -> float:
    """One reaction, never faster than a human can be (AT-31)."""
    normal = sqrt(-2.0 * log(uniform(rng))) * cos(2.0 * pi * uniform(rng))
    late = -log(uniform(rng)) * level.tail
    return max(FASTEST, level.mean + level.deviation * normal + late)


def thought(level: Level, rng: Rng) -> int:
    """The moment that a robot takes to choose in peace."""
    return round(2 * delay(level, rng))


def wants(s: State, seat: int, level: Level, rng: Rng) -> bool:
    """AT-33: whether the seat goes for the column, from what it may know and how awake it is."""
    known = contract.blank(State.dtype)
    sight.observe(s, seat, known[0])
    chance = uniform(rng)
    return chance >= level.lapse if reckoning.is_entitled(known[0], seat) else chance < level.false


class _Reach(NamedTuple):
    """A hand that will go out."""

    at: int
    lot: int  # AT-31: of two at the same millisecond the lower goes first
    seat: int
    early: bool


class Hands:
    """The robots' hands after a throw, each with its next attempt; they react to what happens.

    An attempt is drawn when what allows it is there to see: for the column the dice, for the rest
    the taking of the column, by whomever. Moments are milliseconds after the dice were shown.
    """

    def __init__(self, s: State, levels: Mapping[int, Level], rng: Rng) -> None:
        self._levels, self._rng = levels, rng
        self._ahead = list[_Reach]()  # a heap; at most one a seat
        if s.holder != NOBODY:  # a game that is gone on with in the middle of a throw
            self._open(s, Attempt(0, NOBODY, COLUMN))
            return
        for seat, level in levels.items():
            if wants(s, seat, level, rng):
                self._send(delay(level, rng), seat)

    @property
    def moment(self) -> float:
        """When the next hand goes out."""
        return self._ahead[0].at if self._ahead else inf

    def reach(self, s: State) -> Attempt:
        """The next attempt; a hand that was too early comes again once it is free (AT-32)."""
        at, _, seat, early = heappop(self._ahead)
        kind = COLUMN if s.holder == NOBODY else _best(s, self._rng)
        if early:
            self._send(at + STAYED + self._way(), seat)
        return Attempt(at, seat, kind, early)

    def see(self, s: State, taken: Attempt) -> None:
        """Somebody, robot or not, has taken something; `s` is the table after it (AT-09)."""
        if taken.object == COLUMN:
            self._open(s, taken)
        elif taken.seat in self._levels and _is_free(s, taken.seat):
            self._send(taken.at + BUSY + self._way(), taken.seat)

    def _open(self, s: State, taken: Attempt) -> None:
        """The column is gone: every free hand turns to the rest."""
        self._ahead.clear()
        for seat, level in self._levels.items():
            if _is_free(s, seat):
                self._start(seat, level, taken)

    def _start(self, seat: int, level: Level, taken: Attempt) -> None:
        """When a hand first goes out after the column is gone, and whether that is too early."""
        if seat == taken.seat:  # AT-21
            self._send(taken.at + BUSY + self._way(), seat)
        elif uniform(self._rng) < level.early:
            self._send(taken.at + uniform(self._rng) * (FASTEST - 1), seat, early=True)
        else:
            self._send(taken.at + delay(level, self._rng), seat)

    def _way(self) -> float:
        """From one object to the next, beside the busy hand."""
        return _REACH * uniform(self._rng)

    def _send(self, at: float, seat: int, early: bool = False) -> None:
        heappush(self._ahead, _Reach(round(at), dice.below(self._rng, 1 << 31), seat, early))


def _is_free(s: State, seat: int) -> bool:
    return bool(int(rules.actors(s)) >> seat & 1)


def _best(s: State, rng: Rng) -> int:
    """The object to go for: one of two sacks if there is one; by lot among those alike."""
    golden = [kind for kind in (LAMP, CHEST) if s.tower[kind]]
    others = golden or [kind for kind in range(KINDS) if s.tower[kind]]
    return others[dice.below(rng, len(others))]


def round_of(s: State, levels: list[Level], rng: Rng) -> list[Attempt]:
    """Every hand that goes out after a throw, in order; none: nobody wants the column."""
    tables = contract.blank(State.dtype)
    tables[0] = s
    table, found, last = tables[0], list[Attempt](), 0
    hands = Hands(table, dict(enumerate(levels)), rng)
    while table.phase == GRABBING and hands.moment <= last + 1000 * int(s.patience):
        attempt = hands.reach(table)
        found.append(attempt)
        if not attempt.early:  # AT-32: such a hand takes nothing
            rules.apply(table, attempt.seat, GRABS + attempt.object)
            hands.see(table, attempt)
            last = attempt.at
    return found


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
