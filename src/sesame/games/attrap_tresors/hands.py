"""Robots' hands: how fast they see, decide and grab (AT-32, AT-33).

A delay is an ex-Gaussian: a normal part, and an exponential tail of late reactions, as people's
are. The cosine is our own few terms, as logarithms are (`core/curves.py`), so that the same seed
plays the same game, to the millisecond, on every machine.
"""

from math import pi, sqrt

import numpy as np

from sesame.core import bits, curves, dice
from sesame.core.contract import State
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import reckoning, rules, sight
from sesame.games.attrap_tresors.judging import Grabs, lay
from sesame.games.attrap_tresors.rush import BUSY, FASTEST, STAYED
from sesame.games.attrap_tresors.state import CHEST, COLUMN, KINDS, LAMP, NOBODY, SEATS

NONE = -1  # no seat
_REACH = 150.0  # milliseconds from one object to the next, beside the busy hand
_TERMS = 12  # of the series: enough for all bits
_GOLDEN = (LAMP, CHEST)


@kernel
def _cos(turns: float) -> float:
    """The cosine of a part of a whole turn, from 0 to 1."""
    half = abs(turns - 0.5)  # where the cosine is the other way round
    is_far = half > 0.25
    angle = 2.0 * pi * (0.5 - half if is_far else half)
    square, total = angle * angle, 1.0
    for term in range(_TERMS, 0, -1):
        total = 1.0 - total * square / ((2 * term - 1) * (2 * term))
    return total if is_far else -total


@kernel
def uniform(rng: Rng) -> float:
    """From 0 to 1, both excluded."""
    return (float(dice.below(rng, 1 << 31)) + 0.5) / (1 << 31)


@kernel
def delay(mean: float, deviation: float, tail: float, rng: Rng) -> float:
    """One reaction, never faster than a human can be (AT-31)."""
    radius = sqrt(-2.0 * curves.log(uniform(rng)))
    normal = radius * _cos(uniform(rng))
    late = -curves.log(uniform(rng)) * tail
    return max(float(FASTEST), mean + deviation * normal + late)


@kernel
def thought(mean: float, deviation: float, tail: float, rng: Rng) -> int:
    """Milliseconds that a robot takes to choose in peace."""
    return int(np.rint(2.0 * delay(mean, deviation, tail, rng)))


@kernel
def wants(s: State, known: State, seat: int, lapse: float, false: float, rng: Rng) -> bool:
    """AT-33: whether the seat goes for the column, from what it may know and how awake it is.

    `known` is scratch.
    """
    sight.observe(s, seat, known)
    chance = uniform(rng)
    return chance >= lapse if reckoning.is_entitled(known, seat) else chance < false


@kernel
def start(rush: State, s: State, known: State, rng: Rng) -> None:
    """The dice, or an open tower, are about to be seen: who goes for it, and when.

    An attempt is drawn when what allows it is there to see: for the column the dice, for the rest
    the taking of the column, by whomever. `known` is scratch.
    """
    if s.holder != NOBODY:  # a game that is gone on with in the middle of a throw
        turn_to_tower(rush, s, 0, NONE, rng)
        return
    for seat in range(SEATS):
        rush.is_out[seat] = 0
        if rush.is_robot[seat] and wants(s, known, seat, rush.lapse[seat], rush.false[seat], rng):
            _send(rush, _delay_of(rush, seat, rng), seat, False, rng)


@kernel
def turn_to_tower(rush: State, s: State, at: int, holder: int, rng: Rng) -> None:
    """AT-09: the column is gone: every free hand turns to the rest; `holder` is whose it is now."""
    for seat in range(SEATS):
        rush.is_out[seat] = 0
    for seat in range(SEATS):
        if not rush.is_robot[seat] or not is_free(s, seat):
            continue
        if seat == holder:  # AT-21
            _send(rush, at + BUSY + _way(rng), seat, False, rng)
        elif uniform(rng) < rush.early[seat]:
            _send(rush, at + uniform(rng) * (FASTEST - 1), seat, True, rng)
        else:
            _send(rush, at + _delay_of(rush, seat, rng), seat, False, rng)


@kernel
def go_on(rush: State, s: State, seat: int, at: int, rng: Rng) -> None:
    """A hand took something, or came second, then; if it is a robot's it reaches again."""
    if rush.is_robot[seat] and is_free(s, seat):
        _send(rush, at + BUSY + _way(rng), seat, False, rng)


@kernel
def next_seat(rush: State) -> int:
    """Whose hand goes out next; NONE: no robot's."""
    found = NONE
    for seat in range(SEATS):
        if rush.is_out[seat] and (found == NONE or _goes_first(rush, seat, found)):
            found = seat
    return found


@kernel
def _goes_first(rush: State, seat: int, other: int) -> bool:
    if rush.out_at[seat] != rush.out_at[other]:
        return bool(rush.out_at[seat] < rush.out_at[other])
    return bool(rush.out_lot[seat] < rush.out_lot[other])


@kernel
def next_moment(rush: State) -> float:
    """When: milliseconds after the dice were shown; infinite: never."""
    seat = next_seat(rush)
    return np.inf if seat == NONE else float(rush.out_at[seat])


@kernel
def reach(rush: State, s: State, grabs: Grabs, place: int, rng: Rng) -> None:
    """The next hand goes out; one that was too early comes again once it is free (AT-32)."""
    seat = next_seat(rush)
    is_hasty = bool(rush.is_hasty[seat])
    at, kind = int(rush.out_at[seat]), COLUMN if s.holder == NOBODY else _best(s, rng)
    rush.is_out[seat] = 0
    if is_hasty:
        _send(rush, at + STAYED + _way(rng), seat, False, rng)
    moment = rush.shown + at
    lay(grabs, place, seat, kind, True, rush.sent, moment, moment, 0.0, 0.0, 0.0)


@kernel
def _send(rush: State, at: float, seat: int, is_hasty: bool, rng: Rng) -> None:
    rush.is_out[seat] = 1
    rush.is_hasty[seat] = is_hasty
    rush.out_at[seat] = int(np.rint(at))
    rush.out_lot[seat] = dice.below(rng, 1 << 31)


@kernel
def _delay_of(rush: State, seat: int, rng: Rng) -> float:
    return delay(rush.normal[seat], rush.spread[seat], rush.tail[seat], rng)


@kernel
def _way(rng: Rng) -> float:
    """From one object to the next, beside the busy hand."""
    return _REACH * uniform(rng)


@kernel
def is_free(s: State, seat: int) -> bool:
    return bits.has(rules.actors(s), seat)


@kernel
def _best(s: State, rng: Rng) -> int:
    """The object to go for: one of two sacks if there is one; by lot among those alike."""
    golden, others = 0, 0
    for kind in range(KINDS):
        others += s.tower[kind] > 0
        golden += kind in _GOLDEN and s.tower[kind] > 0
    drawn = dice.below(rng, golden if golden else others)
    for kind in range(KINDS):
        if s.tower[kind] > 0 and (golden == 0 or kind in _GOLDEN):
            if drawn == 0:
                return kind
            drawn -= 1
    return COLUMN


@kernel
def think(rush: State, seat: int, rng: Rng) -> int:
    """Milliseconds that this robot takes to choose in peace."""
    return thought(rush.normal[seat], rush.spread[seat], rush.tail[seat], rng)
