"""Health: whether the store can be written to, asked at most every other second."""

import asyncio
import time
from typing import Final

from sesame.server.store.interface import Store

_LASTS: Final = 2.0  # seconds that an answer is as good as a new one


class Pulse:
    """Whoever watches may ask as often as they like: everybody gets the same answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def is_well(self) -> bool:
        is_old = time.monotonic() - self._asked_at > _LASTS
        if self._asking is None or (self._asking.done() and is_old):
            self._asked_at = time.monotonic()
            self._asking = asyncio.create_task(self._store.is_well())
        return await asyncio.shield(self._asking)
