"""Latency compensation: how long lines take, when all are told at one moment, who is believed.

Nothing that may be answered is sent before it may be seen: each line is told as much earlier than
the moment as half of its shortest round trip takes, so that it arrives everywhere at that moment,
as far as anybody can know. If the ways of a line are not alike, it arrives later or sooner by half
of their difference, and its grabs take as much less or longer: between that moment and the arrival
of a grab there is always the reaction and half a round trip. So that half, its jitter, and the wait
for a screen's next frame is what a line usually hides of a reaction.

A reaction timed by the player's own clock says by the way how long the line took. Once, that may
be jitter. But jitter comes and goes, and on the average a line takes what it usually takes: what
is claimed beyond that, again and again, is no line. So the average is owed (`Ledger`), and added to
every reaction that is claimed afterwards. Only reactions that were near to being first are counted:
who is far behind could be generous at no cost.
"""

from collections import OrderedDict, deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from sesame.core.live import SLACK, Line
from sesame.server.common.link import MOST_DELAY

PAINT = 8  # milliseconds that a picture waits for its screen, on average
MARGIN = 30  # to write down what is to be told, before the first is told
_REMEMBERED = 24  # reactions
_DOUBT = 1  # as many reactions without any excess are taken for granted of a stranger
_PEOPLE = 4096


def way(line: Line) -> float:
    """One way, in milliseconds; a line that is slower is believed no further."""
    return min(line.delay, MOST_DELAY) / 2


def hidden(line: Line) -> float:
    """What a line usually hides of a reaction to something that was sent to be seen at a moment."""
    return way(line) + line.jitter + PAINT + line.late


def lead(lines: Iterable[Line]) -> int:
    """How long before a moment it is written down, so that the slowest can be told in time."""
    return round(max(map(way, lines), default=0.0) + MARGIN)


class Ledger:
    """One person's."""

    def __init__(self) -> None:
        self._beyond = deque[float](maxlen=_REMEMBERED)

    def note(self, beyond: float, most: float) -> None:
        """One claim: how much longer the line took by it than it usually does."""
        self._beyond.append(max(-most, min(beyond, most)))

    @property
    def owed(self) -> float:
        """Milliseconds that are added to a reaction by this person's own clock."""
        return max(0.0, sum(self._beyond) / (len(self._beyond) + _DOUBT))


class Ledgers:
    """Everybody's in this process, over games and connections."""

    def __init__(self) -> None:
        self._kept = OrderedDict[str, Ledger]()

    def of(self, person: str) -> Ledger:
        ledger = self._kept.setdefault(person, Ledger())
        self._kept.move_to_end(person)
        if len(self._kept) > _PEOPLE:
            self._kept.popitem(last=False)
        return ledger


class Lines:
    """The lines of whoever is in a race, by seat, and what is owed on them."""

    def __init__(
        self, measured: Mapping[int, Line], ledgers: Mapping[int, Ledger] | None = None
    ) -> None:
        self._measured, self._ledgers = measured, ledgers or {}

    def usual(self, seat: int) -> Line:
        line, ledger = self._measured.get(seat, Line()), self._ledgers.get(seat)
        return replace(line, delay=hidden(line), owed=ledger.owed if ledger else 0.0)

    def latest(self, seats: Collection[int]) -> float | None:
        lines = [self._measured[seat] for seat in seats if seat in self._measured]
        return max((hidden(line) + SLACK for line in lines), default=None)

    def lead(self) -> int:
        return lead(self._measured.values())

    def note(self, seat: int, beyond: float) -> None:
        if seat in self._ledgers:
            self._ledgers[seat].note(beyond, SLACK)
