"""The clocks of a table: whose runs, and what is left. Milliseconds; no clock is read here."""

from sesame.server.protocol import Clock, DaysClock, LiveClock

_DAY = 24 * 3600 * 1000


class Clocks:
    """One clock a seat. It runs while the seat may act, and nothing is paused."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._is_timed = self._given() is not None
        self._left: list[int | None] = [self._given()] * seats
        self._since: list[int | None] = [None] * seats  # running from that moment on

    def _given(self) -> int | None:
        match self._clock:
            case LiveClock(seconds=seconds):
                return seconds * 1000
            case DaysClock(days=days):
                return days * _DAY
            case _:
                return None

    def runs(self, seat: int) -> bool:
        return self._since[seat] is not None

    def left(self, seat: int, now: int) -> int | None:
        """What a seat has left; never less than nothing."""
        left, since = self._left[seat], self._since[seat]
        if left is None or since is None:
            return left
        return max(0, left - max(0, now - since))

    def run(self, seats: set[int], now: int) -> None:
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
        if self._since[seat] is None:
            return
        self.stop(seat, now)
        left = self._left[seat]
        if left is None:
            return
        match self._clock:
            case LiveClock(increment=increment):
                self._left[seat] = left + lag + increment * 1000
            case _:
                self._left[seat] = self._given()

    def ran_before(self, moment: int) -> bool:
        """Whether any that runs now ran already then."""
        return self._is_timed and any(since is not None and since < moment for since in self._since)

    def skip(self, since: int, until: int) -> None:
        """Between these moments nobody could play: that is nobody's time."""
        for seat, began in enumerate(self._since):
            if began is not None and began < until:
                self._since[seat] = began + until - max(began, since)

    def falls(self) -> tuple[int, int] | None:
        """The next flag to fall, if nobody moves: when, and whose."""
        if not self._is_timed:
            return None
        ends = [
            (since + left, seat)
            for seat, (since, left) in enumerate(zip(self._since, self._left, strict=True))
            if since is not None and left is not None
        ]
        return min(ends, default=None)
