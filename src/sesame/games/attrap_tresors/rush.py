"""One throw in real time, as numbers: what may be grabbed, whose hands are where, what is to come.

These are the records that the kernels of real time read and write: who was first is `judging.py`'s,
robots' hands are `hands.py`'s, what a throw goes through is `course.py`'s. Moments are milliseconds
on the clock of whoever runs it: a server, a terminal, a browser by itself.
"""

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from sesame.core import contract
from sesame.core.contract import State
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors.state import HANDFUL, KINDS, SEATS

WINDOW = 250  # after the first grab to arrive: those that come in count as rivals
FASTEST = 90  # a shorter reaction is a guess
STAYED = 500  # how long a hand that was too early is stayed
BUSY = 350  # how long a hand that took something is busy
CROWD = HANDFUL + 1  # grabs of one seat in one window; more are hammering, and not heard
NOT_YET = -1  # objects of a kind that may not be grabbed

# What becomes of a grab
TAKEN, TOO_EARLY, IS_STAYED, IS_BUSY, SECOND, HANDS_FULL = 0, 1, 2, 3, 4, 5

Rush = np.dtype(
    [
        # What may be grabbed, and whose hands are where (AT-31, AT-32)
        ("sent", "f8"),  # moment of what allows it: the dice, or the taking of the column
        ("shown", "f8"),  # moment when the dice were shown
        ("last", "f8"),  # moment when they were, or something was last taken
        ("given_up", "f8"),  # moment since which every person says that they take nothing
        ("free", "f8", SEATS),  # moment when a hand is free again
        # Robots' hands (AT-33): how good each is, and where it is to go next
        ("normal", "f8", SEATS),  # not `mean`, which NumPy has as a method
        ("spread", "f8", SEATS),
        ("tail", "f8", SEATS),
        ("lapse", "f8", SEATS),
        ("false", "f8", SEATS),
        ("early", "f8", SEATS),
        ("out_at", "i8", SEATS),  # milliseconds after the dice were shown
        ("out_lot", "i8", SEATS),  # AT-31: of two at the same millisecond the lower goes first
        # The record's clock: it goes on where a throw is opened again
        ("begun", "i8"),  # the last moment of this throw in the record when it was
        ("recorded", "i8"),  # and now
        ("luck", "u8", 1),  # scratch, for lots
        ("left", "i1", KINDS),  # objects that may be grabbed, how many of each; NOT_YET
        ("holding", "i1", SEATS),  # objects each seat has
        ("is_open", "i1"),  # 0: nothing may be grabbed yet
        ("is_stayed", "i1", SEATS),  # of hands that are not free: too early, not busy
        ("is_robot", "i1", SEATS),
        ("is_content", "i1", SEATS),  # a person who says that they take nothing
        ("is_out", "i1", SEATS),  # a robot's hand is to go out
        ("is_hasty", "i1", SEATS),  # and too early
        ("patience", "i1"),  # seconds
        ("rounds", "i1"),  # which throw of the game it is
        ("throws", "i1"),
    ],
    align=True,
)

# A grab, and once it is judged, what became of it
Grab = np.dtype(
    [
        ("seen", "f8"),  # the player's clock when what allows it was painted
        ("moment", "f8"),  # the player's clock at the grab
        ("arrived", "f8"),
        ("offset", "f8"),  # of the player's clock
        ("delay", "f8"),  # what the line usually takes, there and back
        ("quota", "f8"),  # by how much more a claim may make it
        ("sent", "f8"),  # moment of what it is counted from
        ("beyond", "f8"),  # how much longer the line took by it than usual
        ("reaction", "f8"),  # as it counts
        ("moved", "f8"),  # moment of the grab, on the clock of whoever runs it
        ("at", "i8"),  # milliseconds since the dice were shown, for the record
        ("lot", "u8"),
        ("seat", "i1"),
        ("object", "i1"),
        ("is_seen", "i1"),  # 0: it was not painted yet
        ("is_late", "i1"),  # for the column, when that was gone
        ("is_cut", "i1"),  # the player's clock was not believed in full
        ("reason", "i1"),  # TAKEN to HANDS_FULL
        ("place", "i1"),  # in their order, from 0
    ],
    align=True,
)


class Level(Protocol):
    """How good a robot's hand is; times in milliseconds, chances from 0 to 1."""

    @property
    def mean(self) -> float: ...  # of the normal part
    @property
    def deviation(self) -> float: ...
    @property
    def tail(self) -> float: ...  # mean of the exponential part
    @property
    def lapse(self) -> float: ...  # an entitlement is missed
    @property
    def false(self) -> float: ...  # the column is grabbed without one
    @property
    def early(self) -> float: ...  # a hand goes out before it may


def fresh(levels: Mapping[int, Level] | None = None) -> State:
    """A rush in which nothing may be grabbed yet; `levels` are the robots'."""
    rush = contract.blank(Rush)[0]
    clear(rush)
    for seat, level in (levels or {}).items():
        enlist(rush, seat, level.mean, level.deviation, level.tail, level.lapse, level.false,
               level.early)  # fmt: skip
    return rush


@kernel
def clear(rush: State) -> None:
    """Nothing may be grabbed yet, all hands are free, and none is a robot's."""
    rush.is_open = 0
    for kind in range(KINDS):
        rush.left[kind] = NOT_YET
    for seat in range(SEATS):
        rush.free[seat] = -np.inf
        rush.holding[seat] = 0
        rush.is_stayed[seat] = 0
        rush.is_robot[seat] = 0
        rush.is_out[seat] = 0


@kernel
def enlist(
    rush: State,
    seat: int,
    mean: float,
    deviation: float,
    tail: float,
    lapse: float,
    false: float,
    early: float,
) -> None:
    """AT-33: this seat is a robot, so good."""
    rush.is_robot[seat] = 1
    rush.normal[seat] = mean
    rush.spread[seat] = deviation
    rush.tail[seat] = tail
    rush.lapse[seat] = lapse
    rush.false[seat] = false
    rush.early[seat] = early
