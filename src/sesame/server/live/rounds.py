"""Periodic work: what a house does every second, every third, every tenth."""

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Sequence

from sesame.core.errors import SesameError
from sesame.server.live.trouble import Trouble

_log = logging.getLogger("sesame.tables")
_BEAT = 1.0  # seconds

Errand = tuple[int, Callable[[], Awaitable[None] | None]]  # every so many beats


class Rounds:
    """One errand after the other, beat by beat; what fails is tried again when it is next due."""

    def __init__(self, errands: Sequence[Errand], trouble: Trouble) -> None:
        self._errands, self._trouble = errands, trouble
        self._going: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._going = asyncio.create_task(self._go())

    async def stop(self) -> None:
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)

    async def _go(self) -> None:
        beat = 0
        while True:
            try:
                await self._visit(beat)
            except SesameError as error:
                self._trouble.note(error)
            except Exception:
                _log.exception("upkeep failed")
            beat += 1
            await asyncio.sleep(_BEAT)

    async def _visit(self, beat: int) -> None:
        for every, errand in self._errands:
            if beat % every == 0:
                done = errand()
                if inspect.isawaitable(done):
                    await done
