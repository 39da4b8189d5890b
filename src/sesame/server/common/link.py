"""Latency, jitter and clock offset of one client's connection, as the server itself measures it.

A client answers pings when it likes, so it can seem slower than it is, never faster. Hence the
shortest of many round trips counts, pings come at moments that nobody can foresee, and where there
is a *witness* of the line whom the client's program cannot delay, its word is the most that is
believed: the server's own kernel, which hears the other kernel's acknowledgements, or the proxy's.
Where there is none, next to nothing is believed.
"""

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import NamedTuple

MOST_LAG = 500  # milliseconds of delay that a clock forgives
MOST_DELAY = 320  # milliseconds there and back that a race forgives
_REMEMBERED = 32  # round trips; at one in a few seconds, about two minutes
_WITNESSES = 8  # of what witnesses said: a line that got longer for good is believed in the end
_UNSEEN = 4.0  # milliseconds that a line is believed that nobody has seen
_LEAST_JITTER, _JITTER = 6.0, 0.04  # milliseconds, and of the delay: more is not put to the line
_HICCUP, _MANY = 4.0, 0.25  # times as much; of all round trips
_CONTRADICTED = 3.0  # milliseconds by which pongs that are never as short contradict a witness
_PLACES = 4096  # people and addresses whose lines are remembered

Trips = deque[float]


def no_trips(most: int = _REMEMBERED) -> Trips:
    return deque(maxlen=most)


class Known(NamedTuple):
    """Of a person at an address."""

    trips: Trips
    witnesses: Trips


def _jitter(delay: float) -> float:
    """What round trips take beyond the shortest on average, at most."""
    return _LEAST_JITTER + _JITTER * delay


@dataclass
class Link:
    """Delay there and back, in milliseconds, and how far the client's clock is from ours."""

    offset: float = 0.0
    witnesses: Trips = field(default_factory=lambda: no_trips(_WITNESSES))  # what they saw
    late: float = 0.0  # milliseconds by which we sent too late what was to be seen at a moment
    trips: Trips = field(default_factory=no_trips)
    _sharpest: float = float("inf")

    def measured(self, round_trip: float) -> None:
        """A ping came back."""
        self.trips.append(round_trip)

    def witnessed(self, round_trip: float) -> None:
        """What somebody has seen who stands on the line: it cannot be shorter than it is."""
        self.witnesses.append(round_trip)

    def remember(self, before: "Known") -> None:
        """The same line before: whoever comes back is not measured from nothing, nor do they come
        back until a hiccup makes the witness's line look long."""
        before.trips.extend(self.trips)
        before.witnesses.extend(self.witnesses)
        self.trips, self.witnesses = before.trips, before.witnesses

    @property
    def delay(self) -> float:
        """The shortest of the last round trips; no more than the witness's.

        Without one nobody can tell a long line from a program that is late with everything but
        its grabs: then it is as good as none.
        """
        shortest = min(self.trips, default=0.0)
        return min(shortest, self._testified(shortest) if self.witnesses else _UNSEEN)

    def _testified(self, shortest: float) -> float:
        """The witness's word.

        Where no pong was ever as short they are late on purpose, and nothing tells by how much the
        word itself is too long: what a line jitters is taken off it, or, as the shortest of several
        words counts, the less the more there are.
        """
        word = min(self.witnesses)
        if shortest <= word + _CONTRADICTED:
            return word
        return max(0.0, word - _jitter(word) / len(self.witnesses))

    @property
    def jitter(self) -> float:
        """What a round trip takes beyond that on average, as far as lines do; where many take what
        only a hiccup does, they are feigned."""
        if not self.trips:
            return 0.0
        shortest, most = min(self.trips), _jitter(self.delay)
        late = sum(trip > shortest + _HICCUP * most for trip in self.trips)
        if late > _MANY * len(self.trips):
            return 0.0
        return min(sum(self.trips) / len(self.trips) - shortest, most)

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
        self._known = OrderedDict[tuple[str, str], Known]()

    def of(self, person: str, address: str) -> Known:
        place = person, address
        known = self._known.setdefault(place, Known(no_trips(), no_trips(_WITNESSES)))
        self._known.move_to_end(place)
        if len(self._known) > _PLACES:
            self._known.popitem(last=False)
        return known

    def forget(self, person: str) -> None:
        for place in [place for place in self._known if place[0] == person]:
            del self._known[place]
