"""Latency compensation: how long lines take, when all are told at one moment, who is believed.

Nothing that may be answered is sent before it may be seen: each line is told as much earlier than
the moment as half of its shortest round trip takes, so that it arrives everywhere at that moment,
as far as anybody can know. If the ways of a line are not alike, it arrives later or sooner by half
of their difference, and its grabs take as much less or longer: between that moment and the arrival
of a grab there is always the reaction and half a round trip. So that half, its jitter, and the wait
for a screen's next frame is what a line usually hides of a reaction.

A reaction timed by the player's own clock says by the way how long the line took. Once, that may
be jitter. But jitter comes and goes, and on the average a line takes what it usually takes: what
is claimed beyond that, again and again, is no line. So everybody has a quota (`Quota`), as clocks
have one: what a claim puts to the line beyond the usual is taken from it, what the line took less
comes back, and what the quota does not cover is not believed. However lies are told, big or small,
often or where they count, all of them together gain no more than the quota. Only reactions that
were near to being first are counted: who is far behind could be generous at no cost.
"""

from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from sesame.core.live import Line
from sesame.server.common.link import MOST_DELAY

PAINT = 8  # milliseconds that a picture waits for its screen, on average
MARGIN = 30  # to write down what is to be told, before the first is told
WORK = 3  # what honest claims on busy machines take besides, on average: programs, sockets, stalls
FULL = 80  # of a quota: a claim whose passages both stall by 40 ms is believed whole
START = 12  # a stranger's: over the ten throws of a game a liar gains 1.2 ms a throw by it
_MOST_BACK = 20  # of claims on honest lines one in a hundred is shorter than usual by more
_PEOPLE = 4096


def way(line: Line) -> float:
    """One way, in milliseconds; a line that is slower is believed no further."""
    return min(line.delay, MOST_DELAY) / 2


def hidden(line: Line) -> float:
    """What a line usually hides of a reaction to something that was sent to be seen at a moment."""
    return way(line) + line.jitter + PAINT + WORK + line.late


def lead(lines: Iterable[Line]) -> int:
    """How long before a moment it is written down, so that the slowest can be told in time."""
    return round(max(map(way, lines), default=0.0) + MARGIN)


class Quota:
    """One person's: milliseconds that their line may still take beyond the usual."""

    def __init__(self) -> None:
        self.left: float = START

    def spend(self, beyond: float) -> None:
        """One claim: how much longer the line took by it than it usually does."""
        left = self.left - max(-_MOST_BACK, beyond)
        self.left = max(0.0, min(left, FULL))


class Quotas:
    """Everybody's in this process, over games and connections."""

    def __init__(self) -> None:
        self._kept = OrderedDict[str, Quota]()

    def of(self, person: str) -> Quota:
        quota = self._kept.setdefault(person, Quota())
        self._kept.move_to_end(person)
        if len(self._kept) > _PEOPLE:
            self._kept.popitem(last=False)
        return quota


class Lines:
    """The lines of whoever is in a race, by seat, and what is left of their quotas."""

    def __init__(
        self, measured: Mapping[int, Line], quotas: Mapping[int, Quota] | None = None
    ) -> None:
        self._measured, self._quotas = measured, quotas or {}

    def usual(self, seat: int) -> Line:
        line, quota = self._measured.get(seat, Line()), self._quotas.get(seat)
        return replace(line, delay=hidden(line), quota=quota.left if quota else START)

    def latest(self, seats: Collection[int]) -> float | None:
        lines = [self.usual(seat) for seat in seats if seat in self._measured]
        return max((line.delay + line.quota for line in lines), default=None)

    def lead(self) -> int:
        return lead(self._measured.values())

    def note(self, seat: int, beyond: float) -> None:
        if seat in self._quotas:
            self._quotas[seat].spend(beyond)
