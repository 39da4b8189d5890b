"""The clocks of a table: whose runs, and what is left. Milliseconds; no clock is read here.

What a player's line took is given back, but never more than was used, and from a quota (lichess
has one) that a seat begins with and that every move fills a little: a line that is slow at every
move gets back what it says only while that is little beside the time agreed on.
"""

from collections.abc import Container

from sesame.server.protocol import Clock, DaysClock, LiveClock

_DAY = 24 * 3600 * 1000
_LEAST_GAIN, _MOST_GAIN, _GAIN = 100, 300, 1 / 600  # of a quota by a move; of the whole time
_FIRST, _FULL = 3, 7  # gains in a new quota, and in a full one


class Clocks:
    """One clock a seat. It runs while the seat may act, and nothing is paused."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.is_timed = self._given() is not None
        self._left: list[int | None] = [self._given()] * seats
        self._since: list[int | None] = [None] * seats  # running from that moment on
        self._gain = round(max(_LEAST_GAIN, min((self._given() or 0) * _GAIN, _MOST_GAIN)))
        self._quota = [_FIRST * self._gain] * seats  # of lag that may be given back

    def _given(self) -> int | None:
        match self._clock:
            case LiveClock(seconds=seconds):
                return seconds * 1000
            case DaysClock(days=days):
                return days * _DAY
            case _:
                return None

    @property
    def running(self) -> tuple[bool, ...]:
        """Of each seat."""
        return tuple([since is not None for since in self._since])

    def runs(self, seat: int) -> bool:
        return self._since[seat] is not None

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left; never less than nothing."""
        left, since = self._left[seat], self._since[seat]
        if left is None or since is None:
            return left
        return max(0, left - max(0, now - since))

    def shown(self, now: int) -> list[tuple[int | None, bool]]:
        """Of each seat what it has left, and whether it runs."""
        if not self.is_timed:
            return [(None, since is not None) for since in self._since]
        return [(self.left(seat, now), self.runs(seat)) for seat in range(len(self._since))]

    def run(self, seats: Container[int], now: int) -> None:
        """From now on exactly these run; those that go on are not disturbed."""
        for seat, since in enumerate(self._since):
            if seat in seats:
                if since is None:
                    self._since[seat] = now
            elif since is not None:
                self.stop(seat, now)

    def stop(self, seat: int, now: int) -> None:
        self._left[seat] = self.left(seat, now)
        self._since[seat] = None

    def moved(self, seat: int, now: int, lag: int) -> None:
        """A seat has moved: what its line took is not its own time; then what it gets back."""
        if self._since[seat] is None or not self.is_timed:
            self._since[seat] = None
            return
        before = self._left[seat]
        self.stop(seat, now)
        left = self._left[seat]
        if left is None or before is None:
            return
        match self._clock:
            case LiveClock(increment=increment):
                back = self._forgiven(seat, min(lag, before - left))
                self._left[seat] = left + back + increment * 1000
            case _:
                self._left[seat] = self._given()

    def _forgiven(self, seat: int, lag: int) -> int:
        """As much of it as the quota has; the quota after it."""
        back = max(0, min(lag, self._quota[seat]))
        full = _FULL * self._gain
        self._quota[seat] = min(self._quota[seat] + self._gain - back, full)
        return back

    def ran_before(self, moment: int) -> bool:
        """Whether any that runs now ran already then."""
        return self.is_timed and any(since is not None and since < moment for since in self._since)

    def skip(self, since: int, until: int) -> None:
        """Between these moments nobody could play: that is nobody's time."""
        for seat, began in enumerate(self._since):
            if began is not None and began < until:
                self._since[seat] = began + until - max(began, since)

    def falls(self) -> tuple[int, int] | None:
        """The next flag to fall, if nobody moves: when, and whose."""
        if not self.is_timed:
            return None
        ends = [
            (since + left, seat)
            for seat, (since, left) in enumerate(zip(self._since, self._left, strict=True))
            if since is not None and left is not None
        ]
        return min(ends, default=None)
