"""Background tasks: what was begun is finished, though whoever asked may go away."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from sesame.core.errors import SesameError
from sesame.server.live.trouble import Trouble

_log = logging.getLogger("sesame.tables")
Answer = TypeVar("Answer")


class Tasks:
    """Everything that this house has begun and nobody waits for."""

    def __init__(self, trouble: Trouble) -> None:
        self._begun = dict[asyncio.Task[Any], None]()  # in the order begun
        self._trouble = trouble

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Whether it can be done is told to nobody but whoever runs the house."""
        task = self._begin(work)
        task.add_done_callback(self._note)
        return task

    async def whole(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Not to be cut in the middle, though whoever asked may go away."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.create_task(work)
        self._begun[task] = None
        task.add_done_callback(self._begun.pop)
        return task

    def _note(self, task: asyncio.Task[Any]) -> None:
        """Once, while it lasts: a full disk is no reason for a traceback at every move."""
        error = None if task.cancelled() else task.exception()
        if isinstance(error, SesameError):
            self._trouble.note(error)
        elif error is not None:
            _log.error("what was begun failed", exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Wait for what was begun, but no longer than that."""
        if waiting := [task for task in self._begun if not task.done()]:
            await asyncio.wait(waiting, timeout=seconds)
