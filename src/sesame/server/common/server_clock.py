"""The server's clock: milliseconds since 1970 that never jump back while it runs."""

import time
from collections.abc import Callable

Clock = Callable[[], float]


def system_clock() -> Clock:
    """Starts at the system's time and goes on by its steady counter."""
    start = time.time() - time.monotonic()
    return lambda: 1000.0 * (start + time.monotonic())
