"""One client's connection, as the server itself measures it: latency, jitter, clock offset.

A client answers pings when it likes, so it can seem slower than it is, never faster. Hence the
shortest of many round trips counts, pings come at moments that nobody can foresee, and where there
is a *witness* of the line whom the client's program cannot delay, its word is the most that is
believed: the server's own kernel, which hears the other kernel's acknowledgements, or the proxy's.
Where there is none, next to nothing is believed.
"""

from collections import OrderedDict, deque
from dataclasses import dataclass, field

MOST_LAG = 500  # milliseconds of delay that a clock forgives
MOST_DELAY = 320  # milliseconds there and back that a race forgives
_REMEMBERED = 32  # round trips; at one in a few seconds, about two minutes
_PROGRAM = 4.0  # milliseconds that an honest program takes to answer, beside its line
_LEAST_JITTER, _JITTER = 6.0, 0.04  # milliseconds, and of the delay: more is not put to the line
_PLACES = 4096  # people and addresses whose lines are remembered

Trips = deque[float]


def no_trips() -> Trips:
    return deque(maxlen=_REMEMBERED)


@dataclass
class Link:
    """Delay there and back, in milliseconds, and how far the client's clock is from ours."""

    offset: float = 0.0
    witness: float | None = None  # the shortest round trip that a witness of the line has seen
    late: float = 0.0  # milliseconds by which we sent too late what was to be seen at a moment
    trips: Trips = field(default_factory=no_trips)
    _sharpest: float = float("inf")

    def measured(self, round_trip: float) -> None:
        """A ping came back."""
        self.trips.append(round_trip)

    def witnessed(self, round_trip: float) -> None:
        """What somebody has seen who stands on the line: it cannot be shorter than it is."""
        self.witness = min(round_trip, self.witness if self.witness is not None else round_trip)

    def remember(self, trips: Trips) -> None:
        """Those of the same line before: whoever comes back is not measured from nothing."""
        trips.extend(self.trips)
        self.trips = trips

    @property
    def delay(self) -> float:
        """The shortest of the last round trips; no more than the witness's.

        Without one nobody can tell a long line from a program that is late with everything but
        its grabs: then it is as good as none.
        """
        return min(min(self.trips, default=0.0), (self.witness or 0.0) + _PROGRAM)

    @property
    def jitter(self) -> float:
        """What a round trip takes beyond that on average, as far as lines do."""
        if not self.trips:
            return 0.0
        beyond = sum(self.trips) / len(self.trips) - min(self.trips)
        return min(beyond, _LEAST_JITTER + _JITTER * self.delay)

    def synced(self, theirs: float, ours: float, round_trip: float) -> None:
        """The client told its clock; the answer after the shortest round trip is the sharpest."""
        if round_trip <= self._sharpest:
            self._sharpest = round_trip
            self.offset = theirs - (ours - round_trip / 2)

    @property
    def lag(self) -> int:
        """What a clock does not charge for, as far as its quota goes."""
        return round(min(self.delay, MOST_LAG))


class Memory:
    """Round trips by person and address, so that a new connection forgets nothing of the old."""

    def __init__(self) -> None:
        self._trips = OrderedDict[tuple[str, str], Trips]()

    def of(self, person: str, address: str) -> Trips:
        trips = self._trips.setdefault((person, address), no_trips())
        self._trips.move_to_end((person, address))
        if len(self._trips) > _PLACES:
            self._trips.popitem(last=False)
        return trips

    def forget(self, person: str) -> None:
        for place in [place for place in self._trips if place[0] == person]:
            del self._trips[place]
