"""Heartbeats: the store hears that we are here, and tells when nobody was: nobody's time."""

import asyncio

from sesame.server.common.server_clock import Clock
from sesame.server.store.interface import Closure, Store

# Milliseconds without a sign of life after which nobody was there: of ours; of another process's
_SILENCE, _ELSEWHERE, _NEVER = 10_000, 5_000, 1 << 50


class Life:
    """The signs of life of this process."""

    def __init__(self, store: Store, now: Clock) -> None:
        self._store, self._now = store, now
        self.closure = Closure(0, 0)  # when the house was shut last
        self._beaten_at: float | None = None  # by the loop's clock

    async def beat(self) -> None:
        time = asyncio.get_running_loop().time
        if self._beaten_at is None:  # before us there was somebody else, or nobody
            gap = _ELSEWHERE if self._store.is_shared else 0
        else:
            gap = _SILENCE if time() - self._beaten_at > _SILENCE / 1000 else _NEVER
        self.closure = await self._store.beat(round(self._now()), gap)
        self._beaten_at = time()

    async def is_open_now(self) -> None:
        """Before anybody loses by their clock: the store hears of us, and has done so all along."""
        silent = asyncio.get_running_loop().time() - (self._beaten_at or 0)
        if silent > _SILENCE / 2000:
            await self.beat()
