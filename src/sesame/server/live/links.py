"""When things are sent so that all see them at one moment, and how long a grab may be on its way.

Nothing that may be answered is sent before it may be seen (AT-06): each line is told as much
earlier than the moment as half of its shortest round trip takes, so that it arrives everywhere at
that moment, as far as anybody can know. If the ways of a line are not alike, it arrives later or
sooner by half of their difference, and its grabs take as much less or longer: between that moment
and the arrival of a grab there is always the reaction and half a round trip (AT-31). So that half,
its jitter, and the wait for a screen's next frame is what a line usually hides of a reaction.
"""

from collections.abc import Iterable
from dataclasses import replace

from sesame.games.attrap_tresors.referee import SLACK, Line
from sesame.server.common.link import MOST_DELAY

EYE = 600  # dice roll at least so long before they lie there
PAINT = 8  # milliseconds that a picture waits for its screen, on average
MARGIN = 30  # to write down what is to be told, before the first is told


def way(line: Line) -> float:
    """One way, in milliseconds; a line that is slower is believed no further."""
    return min(line.delay, MOST_DELAY) / 2


def hidden(line: Line) -> float:
    """What a line usually hides of a reaction to something that was sent to be seen at a moment."""
    return way(line) + line.jitter + PAINT + line.late


def one_way(line: Line) -> Line:
    """The same as the referee takes it."""
    return replace(line, delay=hidden(line))


def latest(lines: Iterable[Line]) -> float:
    """After what time any grab has arrived, beside its reaction."""
    return max((hidden(line) + SLACK for line in lines), default=0.0)


def lead(lines: Iterable[Line]) -> int:
    """How long before a moment it is written down, so that the slowest can be told in time."""
    return round(max(map(way, lines), default=0.0) + MARGIN)
