"""Who was first: grabs with their moments in, an order and a verdict for each out (AT-30 to AT-32).

What a line may hide is bounded. Between showing the dice and hearing of a grab whoever judges waits
for the way there, the reaction, and the way back. Whoever claims a reaction so short that the
line would have been slower than it usually is by more than is left of its quota (`Grab.quota`) is
not believed beyond that: what was waited, less line and quota, counts instead. So no claim and no
delay gains more than the quota. Where all sit at one screen there is no line, and nothing to hide.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import dice
from sesame.core.contract import State
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors.actions import GRABS
from sesame.games.attrap_tresors.rush import (
    BUSY,
    FASTEST,
    HANDS_FULL,
    IS_BUSY,
    IS_STAYED,
    NOT_YET,
    SECOND,
    STAYED,
    TAKEN,
    TOO_EARLY,
)
from sesame.games.attrap_tresors.state import COLUMN, HANDFUL, KINDS

Grabs = npt.NDArray[Any]  # records of Grab
LOTS = 1 << 31

# Numbers of a ruling, as `ruling` writes them
SEAT, OBJECT, ACTION, AT, COUNTED, REASON, IS_CUT = 0, 1, 2, 3, 4, 5, 6
RULING = 7


@kernel
def lay(
    grabs: Grabs,
    place: int,
    seat: int,
    kind: int,
    is_seen: bool,
    seen: float,
    moment: float,
    arrived: float,
    offset: float,
    delay: float,
    quota: float,
) -> None:
    """A grab as it has arrived, and the line that it came by."""
    grab = grabs[place]
    grab.seat = seat
    grab.object = kind
    grab.is_seen = is_seen
    grab.seen = seen
    grab.moment = moment
    grab.arrived = arrived
    grab.offset = offset
    grab.delay = delay
    grab.quota = quota


@kernel
def measure(grab: State, sent: float) -> None:
    """AT-31: the claimed reaction, and what the line with its quota does not allow of it."""
    waited = grab.arrived - sent
    claimed = min(grab.moment - grab.seen, waited) if grab.is_seen else waited
    grab.sent = sent
    grab.beyond = waited - claimed - grab.delay
    grab.reaction = claimed + max(0.0, grab.beyond - grab.quota) if grab.is_seen else 0.0
    grab.is_cut = grab.is_seen and grab.beyond > grab.quota


@kernel
def _date(grab: State) -> None:
    """The grab on our clock; not later than it arrived, nor earlier than the line allows.

    The latter because a hand is stayed from then on: nobody may have been stayed long ago.
    """
    earliest = grab.arrived - grab.delay - grab.quota
    grab.moved = max(min(grab.moment - grab.offset, grab.arrived), earliest)


@kernel
def judge(rush: State, grabs: Grabs, n: int, rng: Rng) -> None:
    """AT-31, AT-32: the grabs of one window in their order, each with what became of it.

    Then those that were for the column when it was gone already.
    """
    lot = dice.below(rng, LOTS)
    arbitrate(rush, grabs, n, lot, dice.below(rng, LOTS))


@kernel
def arbitrate(rush: State, grabs: Grabs, n: int, lot: int, late_lot: int) -> None:
    """The same, with these lots where two are equal."""
    for i in range(n):
        grab = grabs[i]
        grab.is_late = _is_late(rush, grab)
        if rush.is_open:
            measure(grab, rush.shown if grab.is_late else rush.sent)
        else:
            grab.sent, grab.beyond, grab.reaction, grab.is_cut = rush.shown, 0.0, 0.0, 0
        _date(grab)
        dice.start(rush.luck, late_lot if grab.is_late else lot, int(grab.seat))
        grab.lot = dice.draw(rush.luck)
    for i in range(n):
        before = 0
        for other in range(n):
            before += other != i and _goes_before(grabs[other], grabs[i], other < i)
        grabs[i].place = before
    for place in range(n):
        _rule(rush, grabs[find(grabs, place)])


@kernel
def find(grabs: Grabs, place: int) -> int:
    """Which of them is the first, the second, and so on."""
    at = 0
    while grabs[at].place != place:
        at += 1
    return at


@kernel
def _is_late(rush: State, grab: State) -> bool:
    """Sent for the column before its player could know that it is gone: second, not early."""
    return bool(rush.is_open and grab.object == COLUMN and rush.left[COLUMN] == NOT_YET)


@kernel
def _goes_before(one: State, other: State, is_listed_first: bool) -> bool:
    """By reaction, to the millisecond; then by lot; a seat's own grabs in their order."""
    if one.is_late != other.is_late:
        return bool(other.is_late)
    took, took_other = np.rint(one.reaction), np.rint(other.reaction)
    if took != took_other:
        return bool(took < took_other)
    if one.lot != other.lot:
        return bool(one.lot < other.lot)
    if one.moment != other.moment:
        return bool(one.moment < other.moment)
    return is_listed_first


@kernel
def _rule(rush: State, grab: State) -> None:
    """One grab, those before it being judged; hands and objects after it."""
    seat = int(grab.seat)
    grab.reason = _reason(rush, grab)
    if grab.reason == TOO_EARLY:
        rush.free[seat] = grab.moved + STAYED
        rush.is_stayed[seat] = 1
    elif grab.reason == TAKEN:
        kind = int(grab.object)
        rush.left[kind] = int(rush.left[kind]) - 1
        rush.holding[seat] = int(rush.holding[seat]) + 1
        rush.free[seat] = grab.moved + BUSY
        rush.is_stayed[seat] = 0
    _enter(rush, grab)


@kernel
def _reason(rush: State, grab: State) -> int:
    seat, kind = int(grab.seat), int(grab.object)
    if grab.moved < rush.free[seat]:
        return IS_STAYED if rush.is_stayed[seat] else IS_BUSY
    if not rush.is_open or not grab.is_seen or grab.reaction < FASTEST:
        return TOO_EARLY
    left = 0 if grab.is_late else _left(rush, kind)
    if left == NOT_YET:  # an object while the column stands (AT-32)
        return TOO_EARLY
    if rush.holding[seat] >= HANDFUL:
        return HANDS_FULL
    return TAKEN if left > 0 else SECOND


@kernel
def _left(rush: State, kind: int) -> int:
    """How many may be grabbed; clients may say anything, also what is no object."""
    return int(rush.left[kind]) if 0 <= kind < KINDS else NOT_YET


@kernel
def _enter(rush: State, grab: State) -> None:
    """As it goes into the record: what is taken later has no earlier moment there."""
    since = int(np.rint(grab.sent - rush.shown)) if rush.is_open else 0
    at = int(rush.begun) + since + counted(grab)
    if grab.reason == TAKEN:
        at = max(int(rush.recorded), at)
        rush.recorded = at
    grab.at = at


@kernel
def counted(grab: State) -> int:
    """The reaction in whole milliseconds."""
    return max(0, int(np.rint(grab.reaction)))


@kernel
def ruling(grabs: Grabs, place: int, out: npt.NDArray[np.int64]) -> None:
    """What became of the grab in that place of their order, for whoever tells it."""
    grab = grabs[find(grabs, place)]
    out[SEAT] = grab.seat
    out[OBJECT] = grab.object
    out[ACTION] = GRABS + int(grab.object)
    out[AT] = grab.at
    out[COUNTED] = counted(grab)
    out[REASON] = grab.reason
    out[IS_CUT] = grab.is_cut
