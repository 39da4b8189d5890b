"""What is decided in a throw of Attrap'trésors, as it is kept in the log and told to everybody.

A decision is written down first, then folded into the match, then told.
"""

from itertools import takewhile

import msgspec

from sesame.core.contract import CHANCE, CLOCK
from sesame.core.match import Match, Step
from sesame.games.attrap_tresors.actions import DEALS, Grab, Time
from sesame.games.attrap_tresors.state import COLUMN
from sesame.server.common.ruled import Ruled

FIRST = COLUMN  # what is grabbed by who has read what all see


class Showing(msgspec.Struct, frozen=True):
    """Paint it then: the dice, or the taking of the column."""

    at: int  # the server's milliseconds; each screen knows how far its clock is from it


class Grabbed(msgspec.Struct, frozen=True, tag="grabbed"):
    """The grabs of one window, in their order."""

    rulings: tuple[Ruled, ...]


class TimeUp(msgspec.Struct, frozen=True, tag="time"):
    """AT-10, AT-11: nobody has taken anything for as long as patience."""

    at: int  # milliseconds since the dice were shown


Decision = Grabbed | TimeUp


def before_the_dice(steps: list[Step]) -> list[Step]:
    """What happens at once: everybody sees how a round ended before the dice fall again (AT-06)."""
    return list(takewhile(lambda step: step.seat != CHANCE or step.action >= DEALS, steps))


def fold(match: Match, decision: Decision) -> None:
    """Play on what was decided; grabs that took nothing change nothing."""
    if isinstance(decision, TimeUp):
        match.play(CLOCK, Time(), decision.at)
        return
    for ruled in decision.rulings:
        if ruled.reason is None:
            match.play(ruled.seat, Grab(ruled.object), ruled.at)
