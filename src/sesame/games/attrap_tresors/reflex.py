"""Hands and time: how fast a robot sees, decides and grabs (AT-32, AT-33).

A delay is an ex-Gaussian: a normal part, and an exponential tail of late reactions, as people's
are. Everything is drawn from one seed: the same seed plays the same game, to the millisecond.
"""

from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import cos, log, pi, sqrt
from typing import NamedTuple

from sesame.core import contract, dice
from sesame.core.contract import CLOCK, State
from sesame.core.dice import Rng
from sesame.core.match import Match
from sesame.games.attrap_tresors import reckoning, sight
from sesame.games.attrap_tresors.actions import Give, Grab, Time
from sesame.games.attrap_tresors.referee import BUSY, FASTEST, STAYED
from sesame.games.attrap_tresors.state import CHEST, COLUMN, GIVING, HANDFUL, LAMP, VALUES
from sesame.games.attrap_tresors.state import State as Table

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


def wants(s: State, seat: int, level: Level, rng: Rng) -> bool:
    """AT-33: whether the seat goes for the column, from what it may know and how awake it is."""
    known = contract.blank(Table)
    sight.observe(s, seat, known[0])
    chance = uniform(rng)
    return chance >= level.lapse if reckoning.is_entitled(known[0], seat) else chance < level.false


def round_of(s: State, levels: list[Level], rng: Rng) -> list[Attempt]:
    """Every hand that goes out after a throw, in order; none: nobody wants the column."""
    race = [
        Attempt(round(delay(level, rng)), seat, COLUMN)
        for seat, level in enumerate(levels)
        if wants(s, seat, level, rng)
    ]
    if not race:
        return []
    first = min(attempt.at for attempt in race)
    tied = [attempt for attempt in race if attempt.at == first]
    winner = tied[dice.below(rng, len(tied))]  # AT-31: by lot
    return [winner, *_scramble(s, winner, levels, rng)]


def _scramble(s: State, taken: Attempt, levels: list[Level], rng: Rng) -> list[Attempt]:
    """AT-09, AT-32: the others grab what is worth most; hands are busy, or stayed."""
    left = [0 if kind == COLUMN else int(count) for kind, count in enumerate(s.tower)]
    holding = dict.fromkeys(range(len(levels)), 0)
    holding[taken.seat] = 1 if len(levels) == 2 else HANDFUL  # AT-21
    queue = [_start(seat, taken, levels[seat], rng) for seat in holding if holding[seat] < HANDFUL]
    heapify(queue)
    found, last, patience = list[Attempt](), taken.at, 1000 * int(s.patience)
    while queue and any(left):
        at, seat, early = heappop(queue)
        if at - last > patience:
            break
        kind = _best(left, rng)
        found.append(Attempt(at, seat, kind, early))
        if early:
            heappush(queue, (at + STAYED + round(_REACH * uniform(rng)), seat, False))
            continue
        left[kind] -= 1
        holding[seat] += 1
        last = at
        if holding[seat] < HANDFUL:
            heappush(queue, (at + BUSY + round(_REACH * uniform(rng)), seat, False))
    return found


def _start(seat: int, taken: Attempt, level: Level, rng: Rng) -> tuple[int, int, bool]:
    """When a hand first goes out after the column is gone, and whether that is too early."""
    if seat == taken.seat:
        return taken.at + BUSY + round(_REACH * uniform(rng)), seat, False
    if uniform(rng) < level.early:
        return taken.at + round(uniform(rng) * (FASTEST - 1)), seat, True
    return taken.at + round(delay(level, rng)), seat, False


def _best(left: list[int], rng: Rng) -> int:
    """The object to go for: one of two sacks if there is one; by lot among those alike."""
    golden = [kind for kind in (LAMP, CHEST) if left[kind]]
    others = golden or [kind for kind, count in enumerate(left) if count]
    return others[dice.below(rng, len(others))]


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
    value = next(v for i, v in enumerate(VALUES) if match.state.gold[seat, i])
    match.play(seat, Give(value), round(2 * delay(levels[seat], rng)))


def _grab(match: Match, levels: list[Level], rng: Rng) -> None:
    """One throw: the grabs in order, then the clock if the round is not over."""
    at, before = 0, int(match.state.rounds)
    for attempt in round_of(match.state, levels, rng):
        if not attempt.early:  # AT-32: such a hand takes nothing
            at = attempt.at
            match.play(attempt.seat, Grab(attempt.object), at)
    if match.state.rounds == before:
        match.play(CLOCK, Time(), at + 1000 * int(match.state.patience))
