"""One client's connection, as the server itself measures it."""

from dataclasses import dataclass, field

_MOST_LAG = 500  # milliseconds of delay that a clock forgives


@dataclass
class Link:
    """Delay there and back, in milliseconds, and how far the client's clock is from ours."""

    delay: float = 0.0
    offset: float = 0.0
    _recent: list[float] = field(default_factory=list)
    _sharpest: float = float("inf")

    def measured(self, round_trip: float) -> None:
        """A ping came back. The median of the last few: one late packet is not the line."""
        self._recent = [*self._recent[-6:], round_trip]
        self.delay = sorted(self._recent)[len(self._recent) // 2]

    def synced(self, theirs: float, ours: float, round_trip: float) -> None:
        """The client told its clock; the answer after the shortest round trip is the sharpest."""
        if round_trip <= self._sharpest:
            self._sharpest = round_trip
            self.offset = theirs - (ours - round_trip / 2)

    @property
    def lag(self) -> int:
        """What a clock does not charge for."""
        return round(min(self.delay, _MOST_LAG))
