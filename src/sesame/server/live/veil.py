"""Staggered delivery: what may be seen from a moment on reaches each line at that moment.

Real time is fair only if nobody has the news before the others, by a shorter line or by a program
that reads what its screen does not show yet. So whatever is told of a table before its moment waits
here, client by client, for as long as the client's line needs less than the slowest.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from sesame.server.common.link import MOST_DELAY, Link
from sesame.server.common.server_clock import Clock


class Reader(Protocol):
    """Somebody who is told of the table."""

    link: Link

    def send(self, message: bytes) -> None: ...


class Veil:
    """Of one table. `until` says from which moment on everything may be seen."""

    def __init__(self, now: Clock, until: Callable[[], float]) -> None:
        self._now, self._until = now, until
        self._held = dict[Reader, list[bytes]]()

    @property
    def left(self) -> float:
        """Milliseconds until everything may be seen."""
        return max(0.0, self._until() - self._now())

    @property
    def is_lifted(self) -> bool:
        """Whether everything may be seen, and nobody still waits for what was told before."""
        until = self._until()
        return not self._held and (not until or until <= self._now())

    async def lifted(self) -> None:
        """For whoever comes from outside: they see the table when everybody does."""
        while (left := self.left) > 0:
            await asyncio.sleep(left / 1000)

    def tell(self, reader: Reader, message: bytes, *, plays: bool, is_news: bool = False) -> None:
        """In the order told; a player's arrives at the moment, a spectator's is sent at it.

        `is_news`: it is what the moment is for; how late it is sent, if it is, is noted.
        """
        if reader in self._held:
            self._held[reader].append(message)
            return
        wait = self._until() - self._now() - (_way(reader) if plays else 0.0)
        if wait > 0:
            self._held[reader] = [message]
            asyncio.get_running_loop().call_later(wait / 1000, self._let_go, reader)
            return
        if is_news:
            reader.link.late = -wait
        reader.send(message)

    def forget(self, reader: Reader) -> None:
        self._held.pop(reader, None)

    def _let_go(self, reader: Reader) -> None:
        reader.link.late = max(0.0, self._now() + _way(reader) - self._until())
        for message in self._held.pop(reader, []):
            reader.send(message)


def _way(reader: Reader) -> float:
    return min(reader.link.delay, MOST_DELAY) / 2
