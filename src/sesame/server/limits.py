"""How much anybody may ask for: a bucket that fills steadily, and that every message empties."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from sesame.core.errors import SesameError

MOST_MESSAGE = 64 * 1024  # bytes of one message or request; a board may be in it
_REMEMBERED = 20_000  # callers


class TooMuch(SesameError):
    """Slow down."""


def too_fast() -> TooMuch:
    return TooMuch(
        "Trop de messages à la fois : attendez un instant.",
        "Too many messages at once: wait a moment.",
    )


@dataclass
class Bucket:
    """So many a second on average, and a burst of them at once."""

    rate: float
    burst: float
    _level: float = -1.0
    _at: float = 0.0

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        full = self._level < 0
        self._level = (
            self.burst if full else min(self.burst, self._level + (now - self._at) * self.rate)
        )
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Limits:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets = OrderedDict[str, Bucket]()

    def take(self, caller: str) -> bool:
        bucket = self._buckets.pop(caller, None) or Bucket(self._rate, self._burst)
        self._buckets[caller] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
