"""How far ahead things are sent, and how long a grab may be on its way (AT-06, AT-31).

What is sent ahead is painted everywhere at one moment of the server's clock. A screen finds that
moment by pings, and takes half of a ping for the way back. If the ways are not alike, it is wrong
by half of their difference, and paints too early by as much as its grabs take longer: between that
moment and the arrival of a grab there is always the reaction and half a round trip. So that half
is what a line may hide, and neither a long nor a lopsided one loses a grab.
"""

from collections.abc import Iterable

from sesame.games.attrap_tresors.referee import SLACK, WINDOW, Line

EYE = 600  # dice roll at least so long before they lie there
LONGEST = 1_500  # nobody's line keeps the others waiting for longer
MARGIN = SLACK + 20  # over the usual way: a line may be slower for once, and a screen has frames


def way(line: Line) -> float:
    """One way, in milliseconds; beyond the window a slow line is believed no further."""
    return min(line.delay / 2, WINDOW)


def one_way(line: Line) -> Line:
    """What a line may hide of something that was sent ahead."""
    return Line(line.offset, way(line))


def dice_lead(lines: Iterable[Line]) -> int:
    """How long ahead the dice are sent: for the eye, and to reach the slowest line in time."""
    slowest = max((line.delay / 2 for line in lines), default=0)
    return round(min(max(EYE, slowest + MARGIN), LONGEST))


def column_lead(lines: Iterable[Line]) -> int:
    """How long ahead the taking of the column is told."""
    return round(max(map(way, lines), default=0) + MARGIN)
