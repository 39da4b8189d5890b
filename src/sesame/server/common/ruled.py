"""What became of a hand in real time, as it is kept and told."""

from typing import Literal

import msgspec

from sesame.games.attrap_tresors.referee import Reason

# How a reaction was measured: on the player's clock; on that clock and corrected, because it has
# put more to the line than the line takes; by the server, because the line does not allow what that
# clock says; by arrival, as everybody's in the strict mode; or drawn
Measured = Literal["own clock", "corrected", "cut to link", "arrival", "robot"]


class Ruled(msgspec.Struct, frozen=True):
    """What became of a grab: a line of the timing table (AT-31)."""

    seat: int
    object: int
    at: int  # milliseconds since the dice were shown, for the record
    reaction: int  # milliseconds, as it counted
    reason: Reason | None  # None: the object is theirs
    measured: Measured
